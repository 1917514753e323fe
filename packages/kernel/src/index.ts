export { at } from './at.ts';
export {
  type Game,
  type GameTypes,
  HIDDEN,
  type Hidden,
  hashOfState,
  type PackRef,
  type Result,
  type ScoreLine,
  type Secret,
  type ViewOf,
  type Vocabulary,
  viewOf,
} from './game.ts';
export { hashOf } from './hash.ts';
export {
  type Branded,
  letterOf,
  onlySeat,
  type Seat,
  SPECTATOR,
  seat,
  seatLettered,
  seatsOf,
  type Viewer,
} from './ids.ts';
export { canonicalJson, isSame, type Json, readJson } from './json.ts';
export { type Entry, Match, type MatchStart, type Outcome } from './match.ts';
export { type MatchFile, parseMatchFile, type Read, replayMatchFile, writeMatchFile } from './match-file.ts';
export { type LegalOffer, type Offer, offersTo, type RefusedOffer } from './offers.ts';
export {
  fieldOf,
  type PackProblem,
  type PackRefusal,
  type PrintedText,
  packRefOf,
  printedIn,
  printedText,
  type ReadPack,
  readPackBy,
} from './pack.ts';
export { type Param, type Params, type Phrase, promptFor, type Refusal } from './phrase.ts';
export { playout } from './playout.ts';
export { FastRng } from './random/fast.ts';
export { pick, type Rng, shuffle } from './random/rng.ts';
export { commitmentTo, isSeed, type Seed, StreamRng, seedFromBytes, seedFromText } from './random/stream.ts';
export { reuse } from './reuse.ts';
