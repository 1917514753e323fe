import type { Phrase } from '@tortuga/kernel';
import ipaddr from 'ipaddr.js';
import { SHORTEST_TOKEN } from './administration/token.ts';
import { type AlertSettings, alertSettingsFrom } from './alerts/settings.ts';
import type { StoreLocation } from './storage/location.ts';
import { locationFrom } from './storage/location.ts';

/** What the host of a server has set, read from the environment and checked. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly location: StoreLocation;
  /** Null: the page that was built beside this program. */
  readonly webDir: string | null;
  readonly logLevel: string;
  readonly trustedProxies: string;
  /** From one address. */
  readonly requestsPerMinute: number;
  /** How long a bot takes for a choice at least. */
  readonly botPaceMs: number;
  readonly areMetricsOpen: boolean;
  /** Null: nobody can administer the server. */
  readonly adminToken: string | null;
  readonly alerts: AlertSettings;
}

/** One sentence about a setting that is wrong, and what it may be. */
export class WrongSetting extends Error {
  readonly phrase: Phrase;

  constructor(key: string, params: Phrase['params'] = {}) {
    super(key);
    this.phrase = { key, params };
  }
}

const NAMES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'WEB_DIR',
  'LOG_LEVEL',
  'TRUSTED_PROXIES',
  'REQUESTS_PER_MINUTE',
  'BOT_PACE_MS',
  'METRICS',
  'ADMIN_TOKEN',
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'WEBHOOKS',
  'ALERTS_TO_OWN_NETWORK',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
] as const;
type Name = (typeof NAMES)[number];

/** Of shorter names too many are near that mean something else. */
const SHORTEST_MISSPELT = 7;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const SWITCH = ['on', 'off'];
/** Networks that Fastify knows by name. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const MAX_PORT = 65_535;
const MAX_REQUESTS = 10_000_000;
/** Whoever wants them slower than this wants no bots. */
const MAX_BOT_PACE_MS = 60_000;

/** Throws a `WrongSetting` for the first one that is wrong. */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  refuseMisspelt(env);
  if (env['DATA_DIR'] !== undefined && env['DATABASE_URL'] !== undefined)
    throw new WrongSetting('server.error.twoPlaces');
  for (const name of ['WEBHOOKS', 'ALERTS_TO_OWN_NETWORK'] as const) choice(env, name, SWITCH, 'off');
  const alerts = alertSettingsFrom(env);
  if (!alerts.ok) throw new WrongSetting(alerts.problem.key, alerts.problem.params);
  return {
    port: number(env, 'PORT', 0, MAX_PORT, 2199),
    host: env['HOST'] ?? '127.0.0.1',
    location: locationFrom(env),
    webDir: env['WEB_DIR'] ?? null,
    logLevel: choice(env, 'LOG_LEVEL', LOG_LEVELS, 'warn'),
    trustedProxies: proxies(env['TRUSTED_PROXIES'] ?? 'loopback'),
    requestsPerMinute: number(env, 'REQUESTS_PER_MINUTE', 1, MAX_REQUESTS, 600),
    botPaceMs: number(env, 'BOT_PACE_MS', 0, MAX_BOT_PACE_MS, 700),
    areMetricsOpen: choice(env, 'METRICS', ['local', 'open'], 'local') === 'open',
    adminToken: adminToken(env['ADMIN_TOKEN']),
    alerts: alerts.settings,
  };
}

function number(env: NodeJS.ProcessEnv, name: Name, least: number, most: number, usual: number): number {
  const value = env[name] ?? String(usual);
  const read = Number(value);
  if (/^\d+$/.test(value) && read >= least && read <= most) return read;
  throw new WrongSetting('server.error.badNumber', { name, least: String(least), most: String(most), value });
}

function choice(env: NodeJS.ProcessEnv, name: Name, allowed: readonly string[], usual: string): string {
  const value = env[name] ?? usual;
  if (allowed.includes(value)) return value;
  throw new WrongSetting('server.error.badChoice', { name, allowed: allowed.join(', '), value });
}

/** What it is now is not said: whatever is printed is in a log. */
function adminToken(token: string | undefined): string | null {
  if (token === undefined) return null;
  if (token.length >= SHORTEST_TOKEN && !/\s/.test(token)) return token;
  throw new WrongSetting('server.error.badAdminToken', { least: String(SHORTEST_TOKEN) });
}

function proxies(value: string): string {
  for (const part of value.split(',').map((each) => each.trim())) {
    const isKnown = NETWORKS.includes(part) || ipaddr.isValid(part) || ipaddr.isValidCIDR(part);
    if (!isKnown) throw new WrongSetting('server.error.badProxies', { value: part, names: NETWORKS.join(', ') });
  }
  return value;
}

/** A name that is nearly one of ours is meant to be: without a word the server would do something else than its host wants. */
function refuseMisspelt(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) {
    if ((NAMES as readonly string[]).includes(name)) continue;
    const meant = NAMES.find((known) => known.length >= SHORTEST_MISSPELT && isNearly(name, known));
    if (meant !== undefined) throw new WrongSetting('server.error.noSuchSetting', { name, meant });
  }
}

/** Whether one letter too many, too few or another one, or two that changed places, make the one of the other. */
function isNearly(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const rest = (text: string, skipped: number): string => text.slice(start + skipped);
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (rest(one, 2) === rest(other, 2) && one[start] === other[start + 1] && one[start + 1] === other[start])
  );
}
