import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMatchFile, replayMatchFile } from '@tortuga/kernel';
import { describe, expect, it } from 'vitest';
import { moduleFor } from '../editions.ts';
import { GAME_MODULES, moduleNamed } from '../registry.ts';
import results from './fixtures/results.json' with { type: 'json' };

const FOLDER = path.join(import.meta.dirname, 'fixtures');

/** The digests of the cards of the stored matches, and of the same cards under another id, as for somebody's own box. */
const DIGESTS = {
  'tortuga-cards': {
    defaultPack: '31b072d803aaf4aaf9ea9f9e714d936fb252e9c6da6e4fb154a7a14de609ccf3',
    'my-box': '21fb7867614ce333971c3cd8fa4712f4432a697dca270b4a2604bc25ea487cc2',
  },
  'tortuga-2199': {
    defaultPack: '51e29d8954ade314e83ce6f9976fa070e85ee4128ec10c48a33c6c4d4d4a6cc3',
    'my-box': '8ddbed2bf349aab95c91b4c8c0aca47853462781670c29bdf5c29a14cae87f1b',
  },
  'tortuga-dice': {
    defaultPack: 'fedb94e78f1e0e3280446b429520ee635f2f691a09dd83f6e7f5452448f9d3a5',
    'my-box': '6ca5e9ad9dcdff0b9bf5b666390d506d27d63e896e58e0d023a5af4b005ff127',
  },
} as const;

describe('stored matches', () => {
  it.each(Object.entries(results))(
    'the stored match %s replays to the same states and result with the rules and cards it was begun with',
    (file, { hash, ...result }) => {
      const read = parseMatchFile(readFileSync(path.join(FOLDER, file), 'utf8'));
      if (!read.ok) return expect.fail(JSON.stringify(read.problem));
      const { game, rulesVersion, pack } = read.value;
      const module = moduleNamed(game) ?? expect.fail(game);
      const found = moduleFor(module, { rulesVersion, packDigest: pack.digest }, null);
      if (!found.ok) return expect.fail(found.reason);
      expect(found.module.game.rulesVersion).toBe(rulesVersion);
      const replayed = replayMatchFile(found.module.game, read.value);
      if (!replayed.ok) return expect.fail(JSON.stringify(replayed.problem));
      expect(replayed.value.result).toMatchObject(result);
      expect(replayed.value.hash).toBe(hash);
    },
  );

  it('every stored match is listed with its result', () => {
    const files = readdirSync(FOLDER).filter((file) => file.startsWith('match-'));
    expect(files.sort()).toEqual(Object.keys(results).sort());
  });
});

describe.each(GAME_MODULES.map((module) => ({ module, id: module.game.id as keyof typeof DIGESTS })))(
  '$id',
  ({ module, id }) => {
    const digestOf = (pack: unknown): string | null => {
      const read = module.withPack(JSON.parse(JSON.stringify(pack)));
      return read.ok ? read.module.game.pack.digest : null;
    };
    const cardsOfStoredMatches = (): object =>
      [module.pack, ...module.earlierPacks].find(
        (pack): pack is object => typeof pack === 'object' && digestOf(pack) === DIGESTS[id].defaultPack,
      ) ?? expect.fail('The cards of the stored matches are missing');

    it(`the cards of ${id} keep their digests`, () => {
      expect(digestOf(module.pack)).toBe(module.game.pack.digest);
      expect(digestOf({ ...cardsOfStoredMatches(), id: 'my-box' })).toBe(DIGESTS[id]['my-box']);
    });

    it(`a pack of ${id} is read without its $schema, even one of ten megabytes`, () => {
      const named = module.withPack({ ...cardsOfStoredMatches(), $schema: 'x'.repeat(10_000_000) });
      expect(named.ok && named.module.pack).toEqual(cardsOfStoredMatches());
      expect(named.ok && named.module.game.pack.digest).toBe(DIGESTS[id].defaultPack);
    });

    it(`${id} keeps its version with other cards, and makes the module of every other version only once`, () => {
      const { rulesVersion } = module.game;
      const before = module.atVersion(rulesVersion - 1) ?? expect.fail('the version before can be played');
      const read = before.withPack({ ...cardsOfStoredMatches(), id: 'my-box' });
      if (!read.ok) return expect.fail(JSON.stringify(read.problem));
      expect(read.module.game.rulesVersion).toBe(rulesVersion - 1);
      expect(read.module.atVersion(rulesVersion)?.game).toMatchObject({ rulesVersion, pack: { id: 'my-box' } });
      expect(module.atVersion(rulesVersion - 1)).toBe(before);
      expect(before.atVersion(rulesVersion)).toBe(module);
    });

    it(`${id} reports whether rules that it can’t run are older or newer`, () => {
      const packDigest = module.game.pack.digest;
      const reasonFor = (rulesVersion: number) => moduleFor(module, { rulesVersion, packDigest }, null);
      expect(reasonFor(0)).toEqual({ ok: false, reason: 'olderRules' });
      expect(reasonFor(module.game.rulesVersion + 1)).toEqual({ ok: false, reason: 'newerRules' });
    });
  },
);
