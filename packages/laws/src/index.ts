export { describeGame, LAWS } from './describe-game.ts';
export { describeSize } from './describe-size.ts';
export {
  type Coverage,
  type GoldenGame,
  type GoldenLanguage,
  moveLine,
  readGolden,
  uncovered,
  writeGolden,
} from './golden.ts';
export type { Invariants, Law } from './law.ts';
export { type Moment, type Playthrough, type PlaythroughStart, playRandomly } from './playthrough.ts';
export { randomPlay } from './random-play.ts';
export { ArrangedMatch, type Player, type ScenarioLanguage, scenario, seatOf } from './scenario.ts';
