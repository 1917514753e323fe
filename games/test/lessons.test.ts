import { at, type Entry, type GameTypes, Match, type Phrase, type Seat, seat } from '@tortuga/kernel';
import { checkCatalogs, LOCALES, Speaker } from '@tortuga/words';
import { describe, expect, it } from 'vitest';
import { openBook } from '../book.ts';
import type { GameModule } from '../game-module.ts';
import { isOneOf, type Lesson, moveByPart, openLesson, openLessonWords } from '../lesson.ts';
import { type LearnerMove, movesInEffect, type Progress, progressOf } from '../lesson-progress.ts';
import { openSentences } from '../open-sentences.ts';
import { GAME_MODULES } from '../registry.ts';
import { openRulebook } from '../rulebook.ts';

/** Every lesson is played in the real engine: when cards or rules change, this says which step no longer fits. */

const MAX_MOVES = 400;

const startOf = (module: GameModule, { seed, options }: Lesson): Match<GameTypes> =>
  Match.start(module.game, { options: module.game.optionsSchema.parse(options) as object, seats: 2, seed });

function learnerMoves(module: GameModule, entries: readonly Entry<GameTypes>[], me: Seat): LearnerMove[] {
  return movesInEffect(entries, me).map(({ entry, made }) => ({ entry, text: module.writeMove(made.move) }));
}

const legalMoves = (match: Match<GameTypes>, of: Seat): object[] =>
  match.offers(of).flatMap((offer) => (offer.refusal === null ? [offer.move as object] : []));

interface Moment {
  readonly match: Match<GameTypes>;
  readonly progress: Progress;
}

/** Follows the lesson to its end, and stops at every decision of the learner. */
function* follow(module: GameModule, lesson: Lesson): Generator<Moment> {
  const me = seat(lesson.seat);
  const rival = seat(1 - lesson.seat);
  const match = startOf(module, lesson);
  let made = 0;
  for (let moves = 0; moves < MAX_MOVES && match.result === null; moves++) {
    const progress = progressOf(lesson, learnerMoves(module, match.entries, me), lesson.steps.length);
    if (progress.kind !== 'step') return;
    if (match.pending.includes(rival)) {
      const legal = legalMoves(match, rival);
      const isOver = made >= lesson.rival.length;
      const move = isOver ? at(legal, 0) : moveByPart(lesson, made, legal, (each) => module.writeMove(each));
      if (move === null) throw new Error(`${progress.step.id}: the rival’s part does not fit after ${made} moves`);
      made++;
      if (!match.pending.includes(me))
        expect(progress.step.watch, `${progress.step.id}: what to watch for meanwhile`).toBeDefined();
      expect(match.play(rival, move).ok).toBe(true);
      continue;
    }
    yield { match, progress };
    const { moves: wanted = [], harmless } = progress.step;
    const fitting = (patterns: readonly string[]): object | undefined =>
      legalMoves(match, me).find((move) => isOneOf(module.writeMove(move), patterns));
    const move = fitting(wanted) ?? fitting(harmless);
    if (move === undefined) throw new Error(`${progress.step.id}: what it wants is not legal`);
    expect(match.play(me, move).ok).toBe(true);
  }
}

/** The rules of the quick reference that no lesson teaches, because they seldom matter in a first game. */
const NOT_TAUGHT: Readonly<Record<string, readonly string[]>> = {
  'tortuga-cards': ['cards-3.1', 'cards-3.2', 'cards-3.3', 'cards-3.4', 'cards-3.5'],
  'tortuga-2199': [
    ...['2199-10.7', '2199-10.2', '2199-10.6', '2199-7.2', '2199-6.3', '2199-6.2'],
    ...['2199-11.1', '2199-11.2', '2199-11.3', '2199-11.4'],
  ],
  'tortuga-dice': ['dice-3.5', 'dice-4.2', 'dice-4.8'],
};

for (const module of GAME_MODULES) {
  const { id } = module.game;
  const lesson = await openLesson(id);
  if (lesson === null) continue;
  describe(`the lesson of ${id}`, () => {
    it(`the lesson of ${id} can be followed to its end, and the rival has a legal move for every answer`, () => {
      const seen = [...follow(module, lesson)].map(({ progress }) =>
        progress.kind === 'step' ? progress.step.id : '',
      );
      const toPlay = lesson.steps.filter(({ moves }) => moves !== undefined).map((step) => step.id);
      expect([...new Set(seen)]).toEqual(toPlay);
      expect(lesson.steps.at(-1)?.moves, 'the last step says goodbye').toBeUndefined();
    });

    it(`the lesson of ${id} notices every other move, at every step, and leads back to that step`, () => {
      const me = seat(lesson.seat);
      for (const { match, progress } of follow(module, lesson)) {
        if (progress.kind !== 'step') continue;
        const { moves = [], harmless } = progress.step;
        const before = learnerMoves(module, match.entries, me);
        for (const move of legalMoves(match, me)) {
          const text = module.writeMove(move);
          if (isOneOf(text, [...moves, ...harmless])) continue;
          const entry = match.entries.length;
          const strayed = progressOf(lesson, [...before, { entry, text }], lesson.steps.length);
          expect(strayed).toEqual({ kind: 'strayed', entry, index: progress.index });
        }
        expect(progressOf(lesson, before, lesson.steps.length)).toEqual(progress);
      }
    });

    it(`every step of the lesson of ${id} has a sentence in four languages, with names from the game`, async () => {
      const loaded = await Promise.all(LOCALES.map(async (locale) => [locale, await openLessonWords(id, locale)]));
      const catalogs = Object.fromEntries(loaded);
      expect(checkCatalogs(catalogs)).toEqual([]);
      const watched = new Set(lesson.steps.flatMap(({ watch }) => (watch === undefined ? [] : [`watch.${watch}`])));
      const keys = [...lesson.steps.map((step) => step.id), ...watched].map((id) => `${lesson.prefix}.lesson.${id}`);
      expect(Object.keys(catalogs['en']).sort()).toEqual([...keys].sort());
      for (const locale of LOCALES) {
        const sentences = { [locale]: await openSentences(id, locale) };
        const speaker = new Speaker(locale, [catalogs, sentences, module.names], String);
        for (const step of lesson.steps) {
          const names = Object.entries(step.names).map(([slot, key]): [string, Phrase] => [slot, { key }]);
          const params = { left: step.times, ...Object.fromEntries(names) };
          const text = speaker.say({ key: `${lesson.prefix}.lesson.${step.id}`, params });
          expect(text).not.toMatch(/[{}]/);
          for (const [slot, name] of names) expect(text, `${step.id}: ${slot}`).toContain(speaker.say(name));
        }
      }
    });

    it(`the lesson of ${id} teaches rules that the rulebook has, and of its quick reference leaves out only those listed here`, async () => {
      const { sections } = await openRulebook(id, 'en');
      const all = sections.flatMap(({ rules }) => Object.keys(rules));
      const taught = new Set(lesson.steps.flatMap(({ rules }) => rules));
      expect([...taught].filter((rule) => !all.includes(rule))).toEqual([]);
      const open = await openBook(id, 'en');
      const mentioned = new Set(open?.book.reference.flatMap(({ rules }) => rules));
      expect([...mentioned].filter((rule) => !taught.has(rule))).toEqual(NOT_TAUGHT[id]);
    });
  });
}
