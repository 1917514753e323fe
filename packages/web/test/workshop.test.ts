import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openBalance } from '@tortuga/games/balances';
import { allTogether, measuring, quickTables } from '@tortuga/games/measure';
import { GAME_MODULES } from '@tortuga/games/registry';
import { estimateOf } from '@tortuga/games/tallies';
import type { Section } from '@tortuga/games/workshop';
import { openWorkshop } from '@tortuga/games/workshops';
import { at } from '@tortuga/kernel';
import { checkCatalogs, checkUsage } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { check, progressOf } from '../src/workshop/checked.ts';
import {
  cardsOf,
  type Draft,
  nodeAt,
  valueAt,
  withCard,
  withoutCard,
  withText,
  withUsual,
  withValue,
} from '../src/workshop/draft.ts';
import { filled } from '../src/workshop/filled.ts';
import { readFile } from '../src/workshop/read-file.ts';
import { slugOf } from '../src/workshop/sets.ts';
import en from '../words/workshop/en.json' with { type: 'json' };
import fr from '../words/workshop/fr.json' with { type: 'json' };
import ptBR from '../words/workshop/pt-BR.json' with { type: 'json' };
import ru from '../words/workshop/ru.json' with { type: 'json' };

async function bench(id: string) {
  const module = GAME_MODULES.find(({ game }) => game.id === id);
  const workshop = await openWorkshop(id);
  if (module === undefined || workshop === null) throw new Error(`${id} has no workshop`);
  const house = module.pack as Draft;
  const open = (json: unknown) =>
    readFile(module, workshop, new Blob([typeof json === 'string' ? json : JSON.stringify(json)]));
  return { module, workshop, house, open };
}

type CardSection = Extract<Section, { kind: 'cards' }>;

const cardSection = (sections: readonly Section[], id: string): CardSection => {
  const found = sections.find((section) => section.id === id);
  if (found?.kind !== 'cards') throw new Error(`no cards in ${id}`);
  return found;
};

it('the words of the workshop are complete in four languages, and all used', () => {
  expect(checkCatalogs({ en, fr, ru, 'pt-BR': ptBR })).toEqual([]);
  const folder = path.join(import.meta.dirname, '../src/workshop');
  const sources = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  expect(checkUsage(Object.keys(en), 'workshop', sources)).toEqual({ unused: [], unknown: [] });
});

describe('a draft', () => {
  it('names every blank with its place, and counts what is done', async () => {
    const { module, workshop } = await bench('tortuga-dice');
    const empty = module.packTemplate() as Draft;
    const dice = cardSection(workshop.sections, 'dice');
    expect(check(module, workshop, empty).problems).toHaveLength(25);
    const one = Object.fromEntries(['fleet', 'recruit', 'hunt', 'boarding', 'plunder'].map((each) => [each, 3]));
    const begun = withValue(empty, ['dice', 0], one);
    expect(progressOf(dice, workshop, begun, check(module, workshop, begun).problems)).toMatchObject({
      done: 1,
      wanted: 5,
      isWrong: false,
    });
    const wrong = withValue(begun, ['dice', 1, 'hunt'], 12);
    const { problems } = check(module, workshop, wrong);
    expect(progressOf(dice, workshop, wrong, problems).isWrong).toBe(true);
    expect(problems.map((each) => each.path.join('.'))).toContain('dice.1.hunt');
    const all = withValue(empty, ['dice'], [one, one, one, one, one]);
    expect(check(module, workshop, all).module?.pack).toMatchObject({ dice: [one, one, one, one, one] });
  });

  it('of 2199 may have blank cards left in a deck that is complete, and places of problems count them', async () => {
    const { module, workshop, house } = await bench('tortuga-2199');
    const vortex = cardSection(workshop.sections, 'vortex');
    const withBlank = withCard(vortex, workshop.schema, house, 0);
    expect(check(module, workshop, withBlank).module).not.toBeNull();
    const broken = withValue(withBlank, ['cards', 1, 'cost'], -3);
    expect(check(module, workshop, broken).problems.map(({ path }) => path)).toEqual([['cards', 1, 'cost']]);
    const fewer = withoutCard(house, at(cardsOf(vortex, workshop.schema, house), 0));
    expect(check(module, workshop, fewer).module).toBeNull();
    const progress = progressOf(vortex, workshop, fewer, check(module, workshop, fewer).problems);
    expect(progress).toMatchObject({ wanted: 10, isComplete: false });
    expect(progress.done).toBeLessThan(10);
  });

  it('gets what most cards have with the first letter of a name, and keeps names in other languages', async () => {
    const { module, workshop } = await bench('tortuga-2199');
    const lab = cardSection(workshop.sections, 'lab');
    const empty = module.packTemplate() as Draft;
    const card = at(cardsOf(lab, workshop.schema, empty), 0);
    const named = withUsual(lab, withText(empty, [...card, 'name'], 'fr', 'Sonde'), card);
    expect(valueAt(named, card)).toMatchObject({ crypto: 0, maneuvers: 0, abilities: [], copies: 1, cost: null });
    expect(valueAt(withText(named, [...card, 'name'], 'en', 'Probe'), [...card, 'name'])).toEqual({
      fr: 'Sonde',
      en: 'Probe',
    });
  });

  it('forgets our translations of a name that is changed, and a text that is emptied', async () => {
    const { module, workshop, house } = await bench('tortuga-2199');
    const name = ['ships', 0, 'name'];
    expect(valueAt(withText(house, name, 'en', 'Kite', { isOurs: true }), name)).toEqual({ en: 'Kite' });
    const text = ['starters', 'mining', 'text'];
    const emptied = withText(house, text, 'en', '', { isOurs: true, isOptional: true });
    expect(valueAt(emptied, text)).toBeUndefined();
    expect(check(module, workshop, emptied).module).not.toBeNull();
  });

  it('can always be drawn: blanks are filled, numbers brought within their limits', async () => {
    for (const { game, packTemplate, pack } of GAME_MODULES) {
      const { module, workshop } = await bench(game.id);
      // Decks with too few cards and blank maps are no matter of drawing.
      const drawn = module.withPack(filled(workshop.schema, packTemplate()));
      const places = drawn.ok ? [] : drawn.problems.map(({ path }) => path.join('.'));
      expect(places.filter((place) => !/^(cards|layout\.(two|more))$/.test(place))).toEqual([]);
      expect(filled(workshop.schema, pack)).toEqual(pack);
    }
  });

  it.each([
    ['a set with texts like those of the second house set', 6, -1],
    ['the present house set, which says more about Tortuga', 6.5, null],
  ] as const)(
    'of 2199, %s, takes %d entries a card on average, and a card more than ten never',
    async (_, limit, earlier) => {
      const { workshop, house: present, module } = await bench('tortuga-2199');
      const house = earlier === null ? present : (module.earlierPacks.at(earlier) as Draft);
      const entries = workshop.sections.flatMap((section) => {
        if (section.kind !== 'cards') return [];
        return cardsOf(section, workshop.schema, house).map((place) =>
          // The words at the foot are our own; a box has none.
          section.fields
            .filter((field) => field !== 'text')
            .reduce((sum, field) => {
              const value = valueAt(house, [...place, field]);
              if (Array.isArray(value)) {
                const ability = (each: object): number =>
                  Object.entries(each).filter(
                    ([key, entry]) => !(key === 'amount' && entry === 1) && !(key === 'when' && entry === 'attacking'),
                  ).length;
                return sum + value.reduce((all: number, each) => all + ability(each), 0);
              }
              return sum + (value === section.usual[field] ? 0 : 1);
            }, 0),
        );
      });
      const mean = entries.reduce((sum, each) => sum + each, 0) / entries.length;
      expect(mean).toBeLessThanOrEqual(limit);
      expect(Math.max(...entries)).toBeLessThanOrEqual(10);
    },
  );
});

describe('a file', () => {
  const keysOf = (read: Awaited<ReturnType<typeof readFile>>): readonly string[] =>
    read.ok ? [] : read.problems.map(({ key }) => key);

  it('that is no set at all, of another game or of ten megabytes is refused with the reason', async () => {
    const { house, open } = await bench('tortuga-cards');
    const dice = GAME_MODULES.find(({ game }) => game.id === 'tortuga-dice')?.pack;
    expect(keysOf(await open('O Captain! my Captain!'))).toEqual(['web.pack.notJson']);
    expect(keysOf(await open([1, 2]))).toEqual(['web.pack.notJson']);
    expect(keysOf(await open('x'.repeat(10_000_000)))).toEqual(['server.error.packTooLarge']);
    expect(keysOf(await open(dice))).toEqual(['workshop.file.otherGame']);
    expect(await open({ ...house, version: 7 })).toMatchObject({
      ok: false,
      problems: [{ key: 'cards.pack.wrong', params: { field: 'pack.version' } }],
    });
  });

  it('with an unknown word is refused with its place; blanks, bad numbers and missing cards are opened to be mended', async () => {
    const { house, open, workshop } = await bench('tortuga-2199');
    const unknown = await open(withValue(house, ['cards', 8, 'abilities'], [{ do: 'teleport' }]));
    expect(unknown).toMatchObject({ ok: false, problems: [{ key: '2199.pack.wrong' }] });
    expect(JSON.stringify(unknown)).toContain('teleport');
    const negative = withValue(house, ['cards', 8, 'cost'], -3);
    expect(await open(negative)).toEqual({ ok: true, pack: negative });
    const few = withValue(house, ['hunts'], [valueAt(house, ['hunts', 0])]);
    expect(await open(few)).toEqual({ ok: true, pack: few });
    expect(await open(withValue(house, ['cards', 8, 'cost'], 'a lot'))).toMatchObject({ ok: false });
    expect(await open(withValue(house, ['cards'], 'none'))).toMatchObject({ ok: false });
    const markup = withText(house, ['ships', 0, 'name'], 'en', '<b>Pinnace</b>');
    expect(await open(markup)).toEqual({ ok: true, pack: markup });
    expect(nodeAt(workshop.schema, ['cards', 8, 'cost'])).toMatchObject({ minimum: 0, maximum: 20 });
  });

  it('is called after its set in plain letters', () => {
    expect(['My box', 'Été à Tortuga', 'Моя коробка', '2199!'].map(slugOf)).toEqual([
      'my-box',
      'ete-a-tortuga',
      'my-set',
      'my-set',
    ]);
  });
});

describe('measuring', () => {
  it.each(GAME_MODULES.map((module) => ({ id: module.game.id, module })))(
    'some quick games of $id fill the tables of a quick look, and several reports add up',
    async ({ module }) => {
      const balance = await openBalance(module);
      const reports = ['one', 'two'].map((seed) => {
        const { play, report } = measuring(module, balance, seed);
        for (let game = 0; game < 2; game++) play();
        return report();
      });
      const { lengths, tallies } = allTogether(reports);
      expect(lengths).toHaveLength(4);
      expect(Math.min(...lengths)).toBeGreaterThan(10);
      const tables = quickTables(balance);
      expect(tallies).toHaveLength(tables.length);
      const order = tables.findIndex(({ id }) => id === 'order');
      const wins = Array.from({ length: balance.quickSeats }, (_, row) =>
        estimateOf(at(tables, order), at(tallies, order), row, 0),
      );
      expect(wins.map((each) => each?.games)).toEqual(wins.map(() => 4));
      expect(wins.reduce((sum, each) => sum + (each?.value ?? 0), 0)).toBeCloseTo(100);
    },
  );

  it('a quick look is about shares alone: a bar of percent shows each', async () => {
    for (const module of GAME_MODULES) {
      const tables = quickTables(await openBalance(module));
      expect(tables.map(({ columns }) => at(columns, 0).unit)).toEqual(tables.map(() => 'share'));
    }
  });
});
