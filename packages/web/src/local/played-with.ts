import type { GameModule } from '@tortuga/games/game-module';

/** The rules and the cards of a match, from which a bot's thread makes its module. */
export interface PlayedWith {
  readonly game: string;
  readonly rulesVersion: number;
  readonly packDigest: string;
  readonly pack: object;
}

export const playedWithOf = ({ game, pack }: GameModule): PlayedWith => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  packDigest: game.pack.digest,
  pack: pack as object,
});
