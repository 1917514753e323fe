export { describeGame, LAWS } from './describe-game.ts';
export { describeSize } from './describe-size.ts';
export {
  type GoldenGame,
  type GoldenLanguage,
  lineOf,
  type Reached,
  readGolden,
  unreached,
  writeGolden,
} from './golden.ts';
export { type Journey, type JourneyStart, type Moment, travel } from './journey.ts';
export type { Invariants, Law } from './law.ts';
export { randomPlay } from './random-play.ts';
export { ArrangedMatch, type Player, type ScenarioLanguage, scenario, seatOf } from './scenario.ts';
