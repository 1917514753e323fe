import type { Title } from './title.ts';

/** Which rules and which cards a match was begun with: it is played, shown and verified with these for ever. */
export interface Edition {
  readonly rulesVersion: number;
  readonly packDigest: string;
}

/** Why a match can't be run by this program. */
export type Unplayable = 'newerRules' | 'olderRules' | 'otherCards';

export type TitleFor =
  | { readonly ok: true; readonly title: Title }
  | { readonly ok: false; readonly reason: Unplayable };

/**
 * The title as a match was begun with it.
 *
 * @param pack the cards that were kept for the match; null where only their digest is known
 */
export function titleFor(title: Title, { rulesVersion, packDigest }: Edition, pack: unknown): TitleFor {
  const withCards = cardsOf(title, packDigest, pack);
  if (withCards === null) return { ok: false, reason: 'otherCards' };
  const withRules = withCards.atVersion(rulesVersion);
  if (withRules !== null) return { ok: true, title: withRules };
  return { ok: false, reason: rulesVersion > title.game.rulesVersion ? 'newerRules' : 'olderRules' };
}

/** The digest decides, whatever a pack is called; null if nobody has these cards any more. */
function cardsOf(title: Title, digest: string, pack: unknown): Title | null {
  if (title.game.pack.digest === digest) return title;
  for (const each of pack === null ? title.earlierPacks : [pack, ...title.earlierPacks]) {
    const read = title.withPack(each);
    if (read.ok && read.title.game.pack.digest === digest) return read.title;
  }
  return null;
}
