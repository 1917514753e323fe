import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { at, Match, seedFromText, writeMatchFile } from '@tortuga/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import defaultPack from '../../../games/tortuga-cards/packs/house.json' with { type: 'json' };
import { inFolder, lab, root } from './program.ts';

const TIMEOUT = { timeout: 60_000 };

describe('simulate', TIMEOUT, () => {
  it('simulate --json prints one JSON object', async () => {
    const { code, out } = await lab([
      'simulate',
      'tortuga-cards',
      '--seats',
      '3',
      '--games',
      '50',
      '--bots',
      'random',
      '--seed',
      's',
      '--json',
    ]);
    expect(code).toBe(0);
    const simulation = JSON.parse(out);
    expect(simulation).toMatchObject({ game: 'tortuga-cards', seats: 3, games: 50, finished: 50, moves: 2700 });
    expect(simulation.wins.reduce((sum: number, wins: number) => sum + wins, 0)).toBeCloseTo(50);
    expect(simulation.movesPerSecond).toBeGreaterThan(0);
    expect(simulation.meanScore).toBeGreaterThan(0);
  });

  it('simulate plays the same games for the same seed', async () => {
    const args = ['simulate', 'tortuga-cards', '--games', '20', '--bots', 'greedy,random', '--seed', 'same', '--json'];
    const [one, other] = (await Promise.all([lab(args), lab(args)])).map(({ out }) => JSON.parse(out));
    expect(one.wins).toEqual(other.wins);
    expect(one.meanScores).toEqual(other.meanScores);
  });

  it('simulate of Tortuga 2199 tells how the game was played', async () => {
    const { out } = await lab(['simulate', 'tortuga-2199', '--games', '2']);
    expect(out).toMatch(/^Attacks: \d+\.\d\d a game$/m);
    expect(out).toMatch(/^Refreshes without a purchase in the same turn: \d+\.\d\d a game$/m);
  });

  it('simulate prints its result in the chosen language', async () => {
    const { out } = await lab(['simulate', 'tortuga-cards', '--games', '5', '--lang', 'ru']);
    expect(out).toContain('5 партий');
  });
});

describe('bad input is one clear sentence, exit code 1', TIMEOUT, () => {
  it.each([
    [
      ['dance'],
      'There is no command “dance”; there are arena, levels, simulate, play, replay, verify, balance, golden, pack, train.',
    ],
    [['simulate'], 'simulate needs the name of a game.'],
    [['simulate', 'chess'], 'There is no game “chess”; there are tortuga-cards, tortuga-2199, tortuga-dice.'],
    [['simulate', 'tortuga-cards', '--seats', '5'], 'tortuga-cards is for 2, 3, 4 players, not 5.'],
    [['simulate', 'tortuga-cards', '--seats', 'two'], '--seats needs a whole number of at least 1, not “two”.'],
    [['simulate', 'tortuga-cards', '--games', '-3'], '--games needs a whole number of at least 1, not “-3”.'],
    [
      ['simulate', 'tortuga-cards', '--bots', 'oracle'],
      'There is no bot “oracle”; there are cabinboy, deckhand, bosun, mate, captain, admiral, random, greedy, reference.',
    ],
    [
      ['simulate', 'tortuga-cards', '--bots', 'montecarlo'],
      'There is no bot “montecarlo”; there are cabinboy, deckhand, bosun, mate, captain, admiral, random, greedy, reference.',
    ],
    [
      ['simulate', 'tortuga-cards', '--bots', 'captain@0ms'],
      'The budget of “captain@0ms” can’t be used: it must be 1 to 60000 ms or 1 to 10000000 it.',
    ],
    [
      ['simulate', 'tortuga-cards', '--bots', 'captain@3600000ms'],
      'The budget of “captain@3600000ms” can’t be used: it must be 1 to 60000 ms or 1 to 10000000 it.',
    ],
    [['simulate', 'tortuga-cards', '--seats', '2', '--bots', 'random,random,random'], '3 players named for 2 seats.'],
    [['simulate', 'tortuga-cards', '--fast'], 'There is no option --fast for simulate.'],
    [['simulate', 'tortuga-cards', '--games'], 'The option --games needs a value.'],
    [['simulate', 'tortuga-cards', '--games', '5', '--games', '6'], 'The option --games is given twice.'],
    [['simulate', 'tortuga-cards', '--json=yes'], 'The option --json takes no value.'],
    [
      ['simulate', 'constructor'],
      'There is no game “constructor”; there are tortuga-cards, tortuga-2199, tortuga-dice.',
    ],
    [['play', '--lang', 'en', '--players', 'random,random', '--save', '.'], 'The file . can’t be written.'],
    [['simulate', 'tortuga-cards', 'twice'], 'simulate doesn’t know what to do with “twice”.'],
    [['play', 'tortuga-cards', '--lang', 'de'], 'There is no language “de”; there are en, fr, ru, pt-BR.'],
    [['play', 'tortuga-cards', '--lang', 'en', '--players', 'human'], 'tortuga-cards is for 2, 3, 4 players, not 1.'],
    [
      ['play', 'tortuga-cards', '--lang', 'en', '--players', 'human,oracle'],
      'There is no bot “oracle”; there are cabinboy, deckhand, bosun, mate, captain, admiral, random, greedy, reference.',
    ],
    [['replay'], 'replay needs the name of a game file.'],
    [
      ['simulate', 'tortuga-2199', '--options', '{"scenario":"zen"}'],
      'tortuga-2199 can be played with the options {"scenario":"standard","odds":true}, {"scenario":"aggressive","odds":true}, {"scenario":"peaceful","odds":true}, {"scenario":"standard","odds":false}, not “{"scenario":"zen"}”.',
    ],
    [['pack'], 'pack needs “check” and a file, or “template”.'],
    [['pack', 'check'], 'pack check needs the name of a card pack.'],
    [
      ['pack', 'check', 'x.json', '--game', 'chess'],
      'There is no game “chess”; there are tortuga-cards, tortuga-2199, tortuga-dice.',
    ],
    [['pack', 'check', '/nowhere/pack.json'], 'The file /nowhere/pack.json can’t be read.'],
    [['verify', '/nowhere/at/all.json'], 'The file /nowhere/at/all.json can’t be read.'],
    [['simulate', 'tortuga-cards', '--pack', '/nowhere/pack.json'], 'The file /nowhere/pack.json can’t be read.'],
  ])('bad arguments are reported in one sentence with exit code 1: %j', async (args, sentence) => {
    expect(await lab(args)).toEqual({ code: 1, out: '', err: `${sentence}\n` });
  });

  it('bad arguments are reported in the chosen language', async () => {
    const { err, code } = await lab(['simulate', 'chess', '--lang', 'fr']);
    expect(err).toBe('Le jeu « chess » n’existe pas\u202F; il y a tortuga-cards, tortuga-2199, tortuga-dice.\n');
    expect(code).toBe(1);
  });

  it('an invalid card pack is reported with the field that is wrong', async () => {
    const [first, ...others] = defaultPack.seas;
    writeFileSync(
      inFolder('pack.json'),
      JSON.stringify({ ...defaultPack, seas: [{ ...first, hull: 'deep' }, ...others] }),
    );
    const { err, code } = await lab(['simulate', 'tortuga-cards', '--pack', inFolder('pack.json')]);
    expect(err).toMatch(/^In the card pack, pack\.seas\.0\.hull is missing, unknown or not what it must be\.\n$/);
    expect(code).toBe(1);
  });
});

describe('pack', TIMEOUT, () => {
  const packOf2199 = path.join(root, 'games', 'tortuga-2199', 'packs', 'house.json');

  it('pack check accepts the default pack of tortuga-2199', async () => {
    expect(await lab(['pack', 'check', packOf2199])).toEqual({
      code: 0,
      out: 'The card pack “house” is complete and fits tortuga-2199.\n',
      err: '',
    });
  });

  it('pack template writes a pack to fill in, and pack check says what is missing in it', async () => {
    const file = inFolder('template.json');
    const written = await lab(['pack', 'template', '--write', file]);
    expect(written.out).toContain('A pack to fill in is written to');
    const { err, code } = await lab(['pack', 'check', file]);
    expect(code).toBe(1);
    expect(err).toMatch(
      /^In the card pack, pack\.cards\.hacker\.copies: a whole number is expected\. Found: nothing\.\n$/,
    );
  });

  it('pack check reports a text of ten megabytes with its field and its first letters only', async () => {
    const pack2199 = JSON.parse(readFileSync(packOf2199, 'utf8'));
    pack2199.cards[0].text.ru = 'ы'.repeat(5_000_000);
    const file = inFolder('huge.json');
    writeFileSync(file, JSON.stringify(pack2199));
    const { err } = await lab(['pack', 'check', file, '--lang', 'en']);
    expect(err).toMatch(
      /^In the card pack, pack\.cards\.hacker\.text\.ru: at most 140 letters expected\. Found: ы{30}…\.\n$/,
    );
  });
});

describe('play', TIMEOUT, () => {
  it('play lets a person play a whole game against a bot, and the saved match verifies', async () => {
    const file = inFolder('solo.json');
    const answers = Array.from({ length: 26 }, () => '1').join('\n');
    const { code, out } = await lab(
      ['play', '--lang', 'en', '--players', 'human,mate', '--seed', 'solo', '--save', file],
      answers,
    );
    expect(code).toBe(0);
    expect(out).toMatch(/Player\s1 must play a transport\./);
    expect(out).toContain('The game is over.');
    expect(out).toContain('The seal opened:');
    const verified = await lab(['verify', file]);
    expect(verified.out).toMatch(/^Verified: tortuga-cards, 52 steps; the seed fits the commitment/);
    expect(verified.code).toBe(0);
  });

  it('play runs tortuga-2199 and explains refusals with their rules', async () => {
    const { code, out } = await lab(
      ['play', 'tortuga-2199', '--lang', 'en', '--players', 'human,random', '--seed', 'ahoy'],
      '1\n1\n1\nw\nq\n',
    );
    expect(code).toBe(0);
    expect(out).toContain('takes the Comet');
    expect(out).toContain('T sectors: on sale');
    expect(out).toMatch(/\[2199-\d+\.\d+\]/);
  });

  it('play asks for language and players, undoes, and explains refusals', async () => {
    const { out, code } = await lab(['play', 'tortuga-cards', '--seed', 'menu'], '2\n3\n\n1\n\nu\n\n1\n\nw\nz\nq\n');
    expect(code).toBe(0);
    expect(out).toContain('Qui joue\u202F?');
    expect(out).toContain('Passez l’écran à Joueur');
    expect(out).toContain('D’abord les Navires de Transport. [cards-2.3]');
    expect(out).toContain('Répondez par un des numéros ou lettres indiqués.');
    expect(out).toContain('La partie s’arrête ici, inachevée.');
  });

  it('play never shows a bot’s hand', async () => {
    const { out } = await lab(['play', '--lang', 'en', '--players', 'human,random', '--seed', 'spy'], '1\n1\n');
    expect(out.match(/^Hand:/gm)?.length).toBe(3);
    expect(out).toMatch(/Bot\s2 has \d/);
  });

  it('play ends quietly when the input ends', async () => {
    const { out, code } = await lab(['play', '--lang', 'ru', '--players', 'human,random'], '');
    expect(code).toBe(0);
    expect(out).toContain('Партия прервана.');
  });
});

describe('a match file', TIMEOUT, () => {
  const good = inFolder('good.json');
  let text = '';

  beforeAll(async () => {
    await lab(['play', '--lang', 'en', '--players', 'random,random', '--seed', 'file', '--save', good]);
    text = readFileSync(good, 'utf8');
  }, 60_000);

  const changed = (
    change: (file: Record<string, unknown> & { entries: Record<string, unknown>[] }) => void,
  ): string => {
    const file = JSON.parse(text);
    change(file);
    return JSON.stringify(file);
  };

  it('replay prints a match in the chosen language', async () => {
    const { out, code } = await lab(['replay', good, '--lang', 'pt-BR']);
    expect(code).toBe(0);
    expect(out).toMatch(/^1\. [AB]: .* na coluna/);
    expect(out).toContain('Começa a viagem 2');
  });

  it.each([
    ['that is cut off', () => text.slice(0, 1000), /ends early or is broken at line \d+, column \d+\./],
    ['that is not JSON', () => 'ahoy', /is broken at line 1, column 1\./],
    ['of another shape', () => '{"format":"chess"}', /match\.format is missing, unknown or of the wrong kind\./],
    [
      'with an unknown field',
      () => changed((file) => Object.assign(file, { cheat: true })),
      /not a game file: match is missing, unknown/,
    ],
    ['of another game', () => changed((file) => Object.assign(file, { game: 'chess' })), /There is no game “chess”/],
    [
      'of another rules version',
      () => changed((file) => Object.assign(file, { rulesVersion: 7 })),
      /played by version 7 of the rules, which this program does not have; its newest is version \d+\./,
    ],
    [
      'of another pack',
      () => changed((file) => Object.assign(file, { pack: { id: 'mine', digest: '0'.repeat(64) } })),
      /different values: card pack “mine”/,
    ],
    [
      'with another seed',
      () => changed((file) => Object.assign(file, { seed: '0'.repeat(64) })),
      /not the one that was fixed before/,
    ],
    [
      'with a step left out',
      () => changed((file) => void file.entries.splice(9, 1)),
      /^Step 10 is not allowed \(table-1\.1\)/,
    ],
    [
      'with an illegal move',
      () => changed((file) => Object.assign(file.entries[16] ?? {}, { move: file.entries[0]?.['move'] })),
      /^Step 17 is not allowed \(cards-2\.2\): This card is not in your hand\./,
    ],
    [
      'with something that is not a move',
      () => changed((file) => Object.assign(file.entries[4] ?? {}, { move: { kind: 'fly' } })),
      /^Step 5: this is not a move in this game\./,
    ],
    [
      'with a seat that the match does not have',
      () => changed((file) => Object.assign(file.entries[4] ?? {}, { seat: 3 })),
      /^Step 5: this is not a move in this game\./,
    ],
    [
      'with another hash',
      () => changed((file) => Object.assign(file.entries[20] ?? {}, { hash: '0'.repeat(16) })),
      /^Step 21 leads to another position/,
    ],
    [
      'with its last steps missing',
      () => changed((file) => void file.entries.splice(40)),
      /digest does not fit its 40 steps/,
    ],
  ])(
    'verify and replay report a match file %s in one sentence that says where it is wrong',
    async (_, edit, sentence) => {
      const file = inFolder('edited.json');
      writeFileSync(file, edit());
      for (const command of ['verify', 'replay']) {
        const { code, out, err } = await lab([command, file]);
        expect({ code, out }).toEqual({ code: 1, out: '' });
        expect(err).toMatch(sentence);
        expect(err.trim().split('\n')).toHaveLength(1);
      }
    },
  );

  it('a match played with another pack is verified with that pack, and not without it', async () => {
    const [pack, file] = [inFolder('mine.json'), inFolder('mine-match.json')];
    writeFileSync(pack, JSON.stringify({ ...defaultPack, id: 'mine' }));
    const players = ['--lang', 'en', '--players', 'random,random'];
    await lab(['play', ...players, '--seed', 'pack', '--pack', pack, '--save', file]);
    expect((await lab(['verify', file])).err).toContain('different values: card pack “mine”, here it is “house”');
    expect((await lab(['verify', file, '--pack', pack])).code).toBe(0);
    expect((await lab(['replay', file, '--pack', pack])).code).toBe(0);
  });

  it('a match of an earlier version of the rules is verified by that version, with the default pack or another', async () => {
    const stored = 'games/test/fixtures/match-tortuga-cards-v2-3.json';
    const { out, code } = await lab(['verify', stored, '--lang', 'en']);
    expect({ code, said: out.split(';')[0] }).toEqual({ code: 0, said: 'Verified: tortuga-cards, 56 steps' });
    expect((await lab(['replay', stored, '--lang', 'en'])).out).toContain('Voyage 2 begins; A starts.');
    const [pack, file] = [inFolder('old-cards.json'), inFolder('old-match.json')];
    writeFileSync(pack, JSON.stringify({ ...defaultPack, id: 'mine' }));
    const read = tortugaCards.atVersion(2)?.withPack({ ...defaultPack, id: 'mine' });
    const { game } = read?.ok ? read.module : expect.fail('version 2 can be played with other cards');
    const seed = seedFromText('old');
    const match = Match.start(game, { options: {}, seats: 3, seed });
    for (let step = 0; step < 40; step++) {
      const player = at(match.pending, 0);
      match.play(player, at(game.moves(match.state, player), 0));
    }
    writeFileSync(file, JSON.stringify(writeMatchFile(match, seed)));
    expect((await lab(['verify', file, '--pack', pack])).code).toBe(0);
    expect((await lab(['verify', file])).err).toContain('different values: card pack “mine”, here it is “house”');
  });

  it('play fails at once when the match file can’t be written', async () => {
    const file = inFolder('no/such/folder.json');
    const { code, err } = await lab(['play', '--lang', 'en', '--players', 'random,random', '--save', file]);
    expect(code).toBe(1);
    expect(err).toContain('can’t be written.');
    expect(existsSync(file)).toBe(false);
  });
});
