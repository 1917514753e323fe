/** The server sends an invitation once, to the host: this browser stores it, so that it can be shared again. */

const keyOf = (table: string): string => `tortuga.invite.${table}`;

export function keepInvite(table: string, invite: string | null): void {
  if (invite === null) return;
  try {
    localStorage.setItem(keyOf(table), invite);
  } catch {
    // The lobby then shows no link; opening a new table is easy.
  }
}

export function inviteTo(table: string): string | null {
  try {
    return localStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
}

/** The invitation that this page was opened with, or that this browser has stored. */
export function inviteFor(table: string): string | null {
  const brought = new URLSearchParams(location.search).get('invite');
  keepInvite(table, brought);
  return brought ?? inviteTo(table);
}

/** In the language of whoever sends it: a messenger shows the preview of a link in that one. */
export const linkTo = (table: string, invite: string | null, lang: string): string =>
  `${location.origin}/table/${table}?${new URLSearchParams({ ...(invite === null ? {} : { invite }), lang })}`;
