import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOfSecret, type Identities } from './identity.ts';
import { problem, refused } from './problem.ts';
import type { Sanction } from './storage/administration-rows.ts';
import type { Player } from './storage/store.ts';

const COOKIE = 'tortuga';
const A_YEAR_S = 365 * 24 * 3600;

/** The secret of a request: the cookie of a page, or the bearer token of a program. */
function secretOf({ headers, cookies }: FastifyRequest): string | null {
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return bearer ?? cookies[COOKIE] ?? null;
}

/** Of the secret that a request was made with: what belongs to one device is known by it. */
export const secretHashOf = (request: FastifyRequest): string => hashOfSecret(secretOf(request) ?? '');

/** The player who makes a request; null for a guest, and for an unknown secret. */
export async function playerOf(request: FastifyRequest, identities: Identities): Promise<Player | null> {
  const secret = secretOf(request);
  return secret === null ? null : identities.find(secret);
}

/** For requests that guests may make as well; an unknown or revoked secret is refused. */
export async function playerOrGuest(request: FastifyRequest, identities: Identities): Promise<Player | null> {
  const player = await playerOf(request, identities);
  if (player === null && secretOf(request) !== null) throw problem(401, 'unknownIdentity');
  return player;
}

/** For requests that need a player, whom nobody has banned: table-11.2. */
export async function knownPlayer(request: FastifyRequest, identities: Identities): Promise<Player> {
  const player = await namedPlayer(request, identities);
  const ban = identities.banOf(player);
  if (ban !== null) throw refused({ rule: 'table-11.2', key: 'server.refuse.banned', params: saidOf(ban) }, 403);
  return player;
}

/** For what even a banned player may do. */
export async function namedPlayer(request: FastifyRequest, identities: Identities): Promise<Player> {
  const player = await playerOrGuest(request, identities);
  if (player === null) throw problem(401, 'nameFirst');
  return player;
}

/** Why, and how long. */
export const saidOf = ({ reason, until }: Pick<Sanction, 'reason' | 'until'>) => ({
  reason: reason === '' ? 'none' : reason,
  until: until === null ? 'ever' : `${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
});

export function keepSecret(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: A_YEAR_S,
  });
}

export async function forgetSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  identities: Identities,
): Promise<void> {
  const secret = secretOf(request);
  if (secret !== null) await identities.revoke(secret);
  clearSecret(reply);
}

export const clearSecret = (reply: FastifyReply): unknown => reply.clearCookie(COOKIE, { path: '/' });
