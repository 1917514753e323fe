import { lookup as resolve } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Requests to addresses that visitors named: they must not reach the network of this server. */

/** Why nothing could be sent; players are told in words. */
export type Reason = 'gone' | 'refused' | 'redirect' | 'silent' | 'unreachable' | 'ownNetwork';

export class NotSent extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/** How long all of it may take: finding the host, connecting, the answer. */
export const PATIENCE_MS = 8000;

/** An address on the public internet: not this machine, not its network, none of the ranges with a special meaning. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // Of the other IPv6 addresses none is assigned yet.
  return !(parsed instanceof ipaddr.IPv6) || ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000;
}

/** The address if messages may be sent there as far as one can see; with `toOwnNetwork` also to this machine, without TLS. */
export function readTarget(text: string, toOwnNetwork: boolean): URL {
  if (!URL.canParse(text)) throw new NotSent('refused', 'no address');
  const url = new URL(text);
  const isAllowed = url.protocol === 'https:' || (toOwnNetwork && url.protocol === 'http:');
  if (!isAllowed || url.username !== '' || url.password !== '') throw new NotSent('refused', 'no https address');
  const host = hostOf(url);
  // Connecting to a number looks nothing up.
  if (!toOwnNetwork && isIP(host) !== 0 && !isPublic(host)) throw new NotSent('ownNetwork', host);
  return url;
}

/** Throws if the host can't be found, or is not on the public internet. It may be elsewhere later: see `guarded`. */
export async function checkHost(url: URL, toOwnNetwork: boolean): Promise<void> {
  const host = hostOf(url);
  const addresses = await withinPatience(lookup(host, { all: true }), host);
  if (!toOwnNetwork && addresses.some(({ address }) => !isPublic(address))) throw new NotSent('ownNetwork', host);
}

async function withinPatience<T>(looking: Promise<T>, host: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotSent('silent', host)), PATIENCE_MS);
  });
  try {
    return await Promise.race([looking, late]);
  } catch (error) {
    throw error instanceof NotSent ? error : new NotSent('unreachable', host);
  } finally {
    clearTimeout(timer);
  }
}

/** What the connection itself goes to is checked: a name may lead elsewhere than when it was looked up first. */
const guarded: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null) callback(error, []);
    else if (first === undefined || addresses.some(({ address }) => !isPublic(address)))
      callback(new NotSent('ownNetwork', host), []);
    else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

export interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly toOwnNetwork: boolean;
  /** Aborted when the server closes. */
  readonly closing: AbortSignal;
  readonly patienceMs?: number;
}

/** Sends it once, and follows no redirect. Resolves if it was taken; throws `NotSent` otherwise. */
export async function post(address: string, parts: Post): Promise<void> {
  const { headers, body, toOwnNetwork, closing, patienceMs = PATIENCE_MS } = parts;
  const url = readTarget(address, toOwnNetwork);
  const status = await new Promise<number>((answered, failed) => {
    const fail = (error: Error): void => failed(asNotSent(error, url));
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const sending = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        agent: false,
        signal: AbortSignal.any([closing, AbortSignal.timeout(patienceMs)]),
        ...(!toOwnNetwork && { lookup: guarded }),
      },
      (response) => {
        answered(response.statusCode ?? 0);
        // What it says besides is nobody's business, however long it is.
        response.on('error', () => undefined).destroy();
      },
    );
    sending.on('error', fail);
    sending.end(body);
  });
  if (status >= 200 && status < 300) return;
  if (status === 404 || status === 410) throw new NotSent('gone', `status ${status}`);
  if (status >= 300 && status < 400) throw new NotSent('redirect', `status ${status}`);
  throw new NotSent('refused', `status ${status}`);
}

function asNotSent(error: Error, url: URL): NotSent {
  if (error instanceof NotSent) return error;
  const isLate = error.name === 'AbortError' || error.name === 'TimeoutError';
  return new NotSent(
    isLate ? 'silent' : 'unreachable',
    `${url.host}: ${'code' in error ? String(error.code) : error.name}`,
  );
}

/** Without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');
