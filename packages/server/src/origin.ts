import type { FastifyRequest } from 'fastify';

/**
 * A page of another site, or of another program on this host, must not act with a visitor's cookie. Browsers send the
 * origin of a request; programs don't, and have no cookie.
 */
export function isCrossSite({ method, headers, cookies, host }: FastifyRequest): boolean {
  const { origin, upgrade } = headers;
  const isReading = (method === 'GET' || method === 'HEAD') && upgrade === undefined;
  if (isReading || origin === undefined || Object.keys(cookies).length === 0) return false;
  if (headers['sec-fetch-site'] === 'same-origin') return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
