import type { GameModule } from './game-module.ts';

/** The rules and the cards that a match was begun with: it is always played, shown and verified with these. */
export interface Edition {
  readonly rulesVersion: number;
  readonly packDigest: string;
}

/** Why this program can't run a match. */
export type Unplayable = 'newerRules' | 'olderRules' | 'otherCards';

export type ModuleFor =
  | { readonly ok: true; readonly module: GameModule }
  | { readonly ok: false; readonly reason: Unplayable };

/**
 * The module with the rules and cards of an edition.
 *
 * @param pack the cards stored with the match; null if only their digest is known
 */
export function moduleFor(module: GameModule, { rulesVersion, packDigest }: Edition, pack: unknown): ModuleFor {
  const withCards = cardsOf(module, packDigest, pack);
  if (withCards === null) return { ok: false, reason: 'otherCards' };
  const withRules = withCards.atVersion(rulesVersion);
  if (withRules !== null) return { ok: true, module: withRules };
  return { ok: false, reason: rulesVersion > module.game.rulesVersion ? 'newerRules' : 'olderRules' };
}

/** Found by the digest, whatever the pack is called; null if there is no pack with these cards any more. */
function cardsOf(module: GameModule, digest: string, pack: unknown): GameModule | null {
  if (module.game.pack.digest === digest) return module;
  for (const each of pack === null ? module.earlierPacks : [pack, ...module.earlierPacks]) {
    const read = module.withPack(each);
    if (read.ok && read.module.game.pack.digest === digest) return read.module;
  }
  return null;
}
