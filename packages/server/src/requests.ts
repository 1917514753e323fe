import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identities } from './identity.ts';
import { problem } from './problem.ts';
import type { Player } from './storage/store.ts';

const COOKIE = 'tortuga';
const A_YEAR_S = 365 * 24 * 3600;

/** The secret a request carries: in the cookie of a page, or as the bearer token of a program. */
function secretOf({ headers, cookies }: FastifyRequest): string | null {
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return bearer ?? cookies[COOKIE] ?? null;
}

/** Who asks; null for a guest without a name, and for a secret that nobody has. */
export async function playerOf(request: FastifyRequest, identities: Identities): Promise<Player | null> {
  const secret = secretOf(request);
  return secret === null ? null : identities.find(secret);
}

/** For what guests may do as well: who brings a secret that nobody has, or has no more, is told so. */
export async function playerOrGuest(request: FastifyRequest, identities: Identities): Promise<Player | null> {
  const player = await playerOf(request, identities);
  if (player === null && secretOf(request) !== null) throw problem(401, 'unknownIdentity');
  return player;
}

/** For what needs a name. */
export async function knownPlayer(request: FastifyRequest, identities: Identities): Promise<Player> {
  const player = await playerOrGuest(request, identities);
  if (player === null) throw problem(401, 'nameFirst');
  return player;
}

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

const clearSecret = (reply: FastifyReply): unknown => reply.clearCookie(COOKIE, { path: '/' });
