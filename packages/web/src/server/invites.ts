/** The server tells an invitation once, to the host: this browser keeps it, so that it can be sent again. */

const keyOf = (table: string): string => `tortuga.invite.${table}`;

export function keepInvite(table: string, invite: string | null): void {
  if (invite === null) return;
  try {
    localStorage.setItem(keyOf(table), invite);
  } catch {
    // The lobby then shows no link; a new table is quickly made.
  }
}

export function inviteTo(table: string): string | null {
  try {
    return localStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
}

/** The invitation with which this page was opened, or that this browser has kept. */
export function inviteFor(table: string): string | null {
  const brought = new URLSearchParams(location.search).get('invite');
  keepInvite(table, brought);
  return brought ?? inviteTo(table);
}

export const linkTo = (table: string, invite: string | null): string =>
  `${location.origin}/table/${table}${invite === null ? '' : `?invite=${invite}`}`;
