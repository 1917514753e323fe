/** A wall between two parts, with its reason: what `from` may not import. */
const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    wall(
      'kernel-stands-alone',
      'The kernel is what everything else stands on: it imports nothing of ours.',
      { path: '^packages/kernel/src/' },
      { path: '^(packages|games|bench)/', pathNot: '^packages/kernel/' },
    ),
    wall(
      'rules-know-only-the-kernel',
      'Rules are pure: of our code they import the kernel and nothing else, so that they run anywhere.',
      { path: '^games/([^/]+)/rules/' },
      { path: '^(packages|games|bench)/', pathNot: '^(packages/kernel/|games/$1/rules/)' },
    ),
    wall(
      'rules-do-no-io',
      'No clock, no file, no socket in the kernel and the rules: a replay must give the same state anywhere.',
      { path: '^(packages/(kernel|bots|words)/src|games/[^/]+/(rules|bot|text|words))/' },
      { dependencyTypes: ['core'] },
    ),
    wall(
      'games-do-not-know-each-other',
      'A game stands alone: what two games share belongs in the kernel, in games/*.ts or, for boards, in the kit.',
      { path: '^games/([^/]+)/' },
      { path: '^games/([^/]+)/', pathNot: '^games/$1/' },
    ),
    wall(
      'games-are-hosted-not-hosting',
      'Hosts (lab, server, web) know games; games know no host.',
      { path: '^games/' },
      { path: '^(packages/(lab|host|protocol|server|web)|bench)/' },
    ),
    wall(
      'only-bots-need-bots',
      'The rules, the words and the board of a game play no part in how its bots think.',
      {
        path: '^games/',
        pathNot: '^games/([^/]+/(bot|test)/|test/|game-module|balance|bots|bot-room|simulation|measure)',
      },
      { path: '^packages/bots/' },
    ),
    wall(
      'bots-see-views',
      'Bots play any game through the kernel: they import no game and no host.',
      { path: '^packages/bots/src/' },
      { path: '^(packages|games|bench)/', pathNot: '^packages/(bots|kernel)/' },
    ),
    wall(
      'protocol-is-schemas',
      'What page and server say to each other stands on the kernel’s types alone: both can import it.',
      { path: '^packages/protocol/src/' },
      { path: '^(packages|games|bench)/', pathNot: '^packages/(protocol|kernel)/' },
    ),
    wall(
      'host-knows-no-game',
      'The host runs any game anywhere: it imports the kernel and the messages it sends, nothing else of ours.',
      { path: '^packages/host/src/' },
      { path: '^(packages|games|bench)/', pathNot: '^packages/(host|protocol|kernel)/' },
    ),
    wall(
      'board-decides-nothing',
      'A board shows what it is told: it may import the types of its rules, never call them.',
      { path: '^games/([^/]+)/board/' },
      { path: '^games/$1/rules/', dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'board-sees-a-view',
      'What a board needs to know is in the view, the offers and the words: it imports no other folder of its game, where a rule or a constant of the rules could come from.',
      { path: '^games/([^/]+)/board/' },
      { path: '^games/$1/', pathNot: '^games/$1/(board|words|rules)/' },
    ),
    wall(
      'kit-knows-no-game',
      'What boards and pages share is below both: of our code it imports the types of the kernel alone.',
      { path: '^packages/kit/src/' },
      { path: '^(packages|games|bench)/', pathNot: '^packages/(kit|kernel)/' },
    ),
    wall(
      'kit-calls-nothing-of-ours',
      'The kit draws and moves: of the kernel it knows what a seat is, and runs none of it.',
      { path: '^packages/kit/src/' },
      { path: '^packages/kernel/', dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'only-pages-draw',
      'The kit needs a browser: only boards and the web client may import it.',
      { path: '^(packages|games|bench)/', pathNot: '^(packages/(kit|web)|games/[^/]+/board)/' },
      { path: '^packages/kit/' },
    ),
    wall(
      'hosts-do-not-know-each-other',
      'Server, web and lab are three hosts of the same functions: what they share belongs in packages/host or packages/protocol. ' +
        'Only the words of the server are read by its clients, each in its own language.',
      { path: '^packages/(server|web|lab)/' },
      { path: '^packages/(server|web|lab)/', pathNot: '^packages/($1|server/words)/' },
    ),
    wall(
      'laws-are-for-tests',
      'The test language needs vitest: a program may only use its golden games.',
      { path: '^(packages/(kernel|bots|words|lab)/src|games)/', pathNot: '/test/' },
      { path: '^packages/laws/src/', pathNot: '^packages/laws/src/golden\\.ts$' },
    ),
    wall(
      'no-cycles',
      'Two files that import each other are one file, or have a third between them.',
      {},
      { circular: true },
    ),
  ],
};
