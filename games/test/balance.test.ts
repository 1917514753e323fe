import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at, letterOf, type Phrase, seatsOf } from '@tortuga/kernel';
import { checkCatalogs, checkUsage, LOCALES, Speaker } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { openBalance, openBalanceWords } from '../balances.ts';
import { botFor } from '../bots.ts';
import type { GameModule } from '../game-module.ts';
import { GAME_MODULES } from '../registry.ts';
import { SENTENCES } from '../sentences.ts';
import { playGame } from '../simulation.ts';

const folder = path.join(import.meta.dirname, '..');
const sourcesIn = (...parts: readonly string[]): string[] =>
  readdirSync(path.join(folder, ...parts)).map((file) => readFileSync(path.join(folder, ...parts, file), 'utf8'));

async function wordsOf(id: string) {
  const [en, fr, ru, pt] = await Promise.all(LOCALES.map((locale) => openBalanceWords(id, locale)));
  return { en: en ?? {}, fr: fr ?? {}, ru: ru ?? {}, 'pt-BR': pt ?? {} };
}

async function playAtRandom(module: GameModule, options: object, seats: number, seed: string) {
  const found = await botFor(module, 'random');
  if (!found.ok) throw new Error('there is no random bot');
  return playGame(
    module.game,
    options,
    seatsOf(seats).map(() => found.bot),
    seed,
  );
}

const GAMES = 4;

describe.each(GAME_MODULES.map((module) => ({ id: module.game.id, module })))(
  'the balance of $id',
  ({ id, module }) => {
    it('can be told in four languages: every title, column and row', async () => {
      const words = await wordsOf(id);
      expect(checkCatalogs(words)).toEqual([]);
      const { tables, variants } = await openBalance(module);
      for (const locale of LOCALES) {
        const { say } = new Speaker(locale, [words, SENTENCES[id] ?? {}, module.names], letterOf);
        const phrases: Phrase[] = [
          ...variants.map(({ title }) => title),
          ...tables.flatMap(({ title, columns, seats, rows }) => [
            title,
            ...columns.map((column) => column.title),
            ...seats.flatMap((count) => rows(count)),
          ]),
        ];
        for (const phrase of phrases) expect(say(phrase), phrase.key).not.toContain(phrase.key);
      }
    });

    it('has no table with two rows of the same name', async () => {
      const words = await wordsOf(id);
      const { say } = new Speaker('en', [words, SENTENCES[id] ?? {}, module.names], letterOf);
      for (const { rows, seats, id: table } of (await openBalance(module)).tables) {
        const names = rows(at(seats, seats.length - 1)).map(say);
        expect(new Set(names).size, table).toBe(names.length);
      }
    });

    it('has all words that its tables use, and no other', async () => {
      const own = Object.keys((await wordsOf(id)).en).filter((key) => !key.startsWith('balance.'));
      const prefix = `${id.replace('tortuga-', '')}.balance`;
      expect(checkUsage(own, prefix, sourcesIn(id, 'balance'))).toEqual({ unused: [], unknown: [] });
    });

    it('counts within its rows and columns, and never more than there was, in random games of every number of players', async () => {
      const { tables, variants } = await openBalance(module);
      for (const { options } of variants) {
        for (const seats of module.game.seatCounts) {
          for (let game = 0; game < GAMES; game++) {
            const played = await playAtRandom(module, options, seats, `count ${game}`);
            for (const table of tables.filter((each) => each.seats.includes(seats))) {
              for (const { row, column, x, of } of table.count(played)) {
                const where = `${table.id}, row ${row}, column ${column}`;
                expect(row, where).toBeLessThan(table.rows(seats).length);
                expect(Math.min(row, column, x, of), where).toBeGreaterThanOrEqual(0);
                if (at(table.columns, column).unit === 'share') expect(x, where).toBeLessThanOrEqual(of + 1e-9);
              }
            }
          }
        }
      }
    });

    it('gives one win a game to the places in turn order', async () => {
      const { tables } = await openBalance(module);
      const order = tables.find((table) => table.id === 'order');
      for (const seats of module.game.seatCounts) {
        const played = await playAtRandom(module, at(module.game.optionSets, 0), seats, 'order');
        const wins = order?.count(played) ?? [];
        expect(wins.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(1);
        expect(new Set(wins.map(({ row }) => row)).size).toBe(order?.rows(seats).length);
      }
    });
  },
);

describe('what is counted', () => {
  const moduleOf = (id: string): GameModule =>
    at(
      GAME_MODULES.filter(({ game }) => game.id === id),
      0,
    );

  it('2199: the ways to influence make up all influence there is', async () => {
    const module = moduleOf('tortuga-2199');
    const table = (await openBalance(module)).tables.find(({ id }) => id === 'influence');
    const played = await playAtRandom(module, at(module.game.optionSets, 0), 3, 'influence');
    const counts = table?.count(played) ?? [];
    const sum = (column: number): number =>
      counts.filter((count) => count.column === column).reduce((total, { x }) => total + x, 0);
    expect(sum(1)).toBeGreaterThan(0);
    expect(sum(0)).toBe(sum(1));
    expect(sum(2) + sum(3)).toBeCloseTo(sum(1));
  });

  it('dice: the lines of the score make up all points', async () => {
    const module = moduleOf('tortuga-dice');
    const table = (await openBalance(module)).tables.find(({ id }) => id === 'points');
    const played = await playAtRandom(module, at(module.game.optionSets, 0), 4, 'points');
    const total = module.game.result(played.last)?.scores.reduce((sum, score) => sum + score, 0);
    const counted = (table?.count(played) ?? []).filter(({ column }) => column === 0);
    expect(counted.reduce((sum, { x }) => sum + x, 0)).toBe(total);
  });

  it('cards: every card that was laid is in one column of a voyage, and half of all cards in each voyage', async () => {
    const module = moduleOf('tortuga-cards');
    const { tables } = await openBalance(module);
    const played = await playAtRandom(module, {}, 2, 'cards');
    const laid = tables
      .filter(({ id }) => id.startsWith('cards-'))
      .flatMap((table) => table.count(played).filter(({ column }) => column === 0));
    expect(laid).toHaveLength(48);
    const boarded = played.events.filter(
      (event) => 'boarding' in event && (event.boarding as { outcome: string }).outcome === 'boarded',
    );
    expect(laid.filter(({ x }) => x === 1)).toHaveLength(4 * boarded.length);
  });
});
