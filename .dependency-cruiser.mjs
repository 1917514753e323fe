/** The walls of the house, each with its reason. */
export default {
  forbidden: [
    {
      name: 'kernel-stands-alone',
      comment: 'The kernel is what everything else stands on: it imports nothing of ours.',
      severity: 'error',
      from: { path: '^packages/kernel/src/' },
      to: { path: '^(packages|games|bench)/', pathNot: '^packages/kernel/' },
    },
    {
      name: 'rules-know-only-the-kernel',
      comment: 'Rules are pure: of our rooms they import the kernel and nothing else, so that they run anywhere.',
      severity: 'error',
      from: { path: '^games/([^/]+)/rules/' },
      to: { path: '^(packages|games|bench)/', pathNot: '^(packages/kernel/|games/$1/rules/)' },
    },
    {
      name: 'rules-do-no-io',
      comment: 'No clock, no file, no socket in the kernel and the rules: a replay must give the same state anywhere.',
      severity: 'error',
      from: { path: '^(packages/(kernel|bots|words)/src|games/[^/]+/(rules|bot|text|words))/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'games-do-not-know-each-other',
      comment: 'A game is a room of its own: what two games share belongs in the kernel or in games/title.ts.',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/([^/]+)/', pathNot: '^games/$1/' },
    },
    {
      name: 'games-are-hosted-not-hosting',
      comment: 'Hosts (lab, server, web) know games; games know no host.',
      severity: 'error',
      from: { path: '^games/' },
      to: { path: '^(packages/(bots|lab|host|protocol|server|web)|bench)/' },
    },
    {
      name: 'bots-see-views',
      comment: 'Bots play any game through the kernel: they import no game and no host.',
      severity: 'error',
      from: { path: '^packages/bots/src/' },
      to: { path: '^(packages|games|bench)/', pathNot: '^packages/(bots|kernel)/' },
    },
    {
      name: 'protocol-is-schemas',
      comment: 'What page and server say to each other stands on the kernel’s types alone: both can import it.',
      severity: 'error',
      from: { path: '^packages/protocol/src/' },
      to: { path: '^(packages|games|bench)/', pathNot: '^packages/(protocol|kernel)/' },
    },
    {
      name: 'host-knows-no-game',
      comment:
        'The host runs any game anywhere: it imports the kernel and the messages it sends, nothing else of ours.',
      severity: 'error',
      from: { path: '^packages/host/src/' },
      to: { path: '^(packages|games|bench)/', pathNot: '^packages/(host|protocol|kernel)/' },
    },
    {
      name: 'board-decides-nothing',
      comment: 'A board shows what it is told: it may import the types of its rules, never call them.',
      severity: 'error',
      from: { path: '^games/([^/]+)/board/' },
      to: { path: '^games/$1/rules/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kit-knows-no-game',
      comment: 'What boards and pages share is below both: of our rooms it imports the types of the kernel alone.',
      severity: 'error',
      from: { path: '^packages/kit/src/' },
      to: { path: '^(packages|games|bench)/', pathNot: '^packages/(kit|kernel)/' },
    },
    {
      name: 'kit-calls-nothing-of-ours',
      comment: 'The kit draws and moves: of the kernel it knows what a seat is, and runs none of it.',
      severity: 'error',
      from: { path: '^packages/kit/src/' },
      to: { path: '^packages/kernel/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-pages-draw',
      comment: 'The kit needs a browser: only boards and the web client may import it.',
      severity: 'error',
      from: { path: '^(packages|games|bench)/', pathNot: '^(packages/(kit|web)|games/[^/]+/board)/' },
      to: { path: '^packages/kit/' },
    },
    {
      name: 'hosts-do-not-know-each-other',
      comment:
        'Server, web and lab are three hosts of the same functions: what they share belongs in packages/host or packages/protocol. ' +
        'Only the words of the server are read by its clients, each in its own language.',
      severity: 'error',
      from: { path: '^packages/(server|web|lab)/' },
      to: { path: '^packages/(server|web|lab)/', pathNot: '^packages/($1|server/words)/' },
    },
    {
      name: 'laws-are-for-tests',
      comment: 'The test language needs vitest: a program may only use its golden games.',
      severity: 'error',
      from: { path: '^(packages/(kernel|bots|words|lab)/src|games)/', pathNot: '/test/' },
      to: { path: '^packages/laws/src/', pathNot: '^packages/laws/src/golden\\.ts$' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one file, or have a third between them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
};
