import type { Title } from './title.ts';

/** The rules and the cards that a match was begun with: it is always played, shown and verified with these. */
export interface Edition {
  readonly rulesVersion: number;
  readonly packDigest: string;
}

/** Why this program can't run a match. */
export type Unplayable = 'newerRules' | 'olderRules' | 'otherCards';

export type TitleFor =
  | { readonly ok: true; readonly title: Title }
  | { readonly ok: false; readonly reason: Unplayable };

/**
 * The title with the rules and cards of an edition.
 *
 * @param pack the cards stored with the match; null if only their digest is known
 */
export function titleFor(title: Title, { rulesVersion, packDigest }: Edition, pack: unknown): TitleFor {
  const withCards = cardsOf(title, packDigest, pack);
  if (withCards === null) return { ok: false, reason: 'otherCards' };
  const withRules = withCards.atVersion(rulesVersion);
  if (withRules !== null) return { ok: true, title: withRules };
  return { ok: false, reason: rulesVersion > title.game.rulesVersion ? 'newerRules' : 'olderRules' };
}

/** Found by the digest, whatever the pack is called; null if there is no pack with these cards any more. */
function cardsOf(title: Title, digest: string, pack: unknown): Title | null {
  if (title.game.pack.digest === digest) return title;
  for (const each of pack === null ? title.earlierPacks : [pack, ...title.earlierPacks]) {
    const read = title.withPack(each);
    if (read.ok && read.title.game.pack.digest === digest) return read.title;
  }
  return null;
}
