import { expect, it } from 'vitest';
import { settingsFrom, WrongSetting } from '../src/settings.ts';
import { speakerFor } from '../src/words.ts';

/** What its host is told; null if everything is right. */
function saidOf(env: Record<string, string>): string | null {
  try {
    settingsFrom(env);
    return null;
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    return speakerFor('en').say(error.phrase);
  }
}

it('without any setting the server has the usual ones', () => {
  expect(settingsFrom({})).toMatchObject({
    port: 2199,
    host: '127.0.0.1',
    location: { dataDir: 'data' },
    webDir: null,
    logLevel: 'warn',
    trustedProxies: 'loopback',
    requestsPerMinute: 600,
    botPaceMs: 700,
    areMetricsOpen: false,
    adminToken: null,
  });
});

it.each([
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not “80a”.'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not “65536”.'],
  [{ PORT: '' }, 'PORT must be a whole number from 0 to 65535, not “”.'],
  [{ REQUESTS_PER_MINUTE: 'many' }, 'REQUESTS_PER_MINUTE must be a whole number from 1 to 10000000, not “many”.'],
  [{ REQUESTS_PER_MINUTE: '0' }, 'REQUESTS_PER_MINUTE must be a whole number from 1 to 10000000, not “0”.'],
  [{ ADMIN_TOKEN: 'guess me' }, 'ADMIN_TOKEN must have at least 24 characters, without spaces.'],
  [{ BOT_PACE_MS: '-1' }, 'BOT_PACE_MS must be a whole number from 0 to 60000, not “-1”.'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL may be one of these: fatal, error, warn, info, debug, trace, silent. It is “loud”.',
  ],
  [{ METRICS: 'closed' }, 'METRICS may be one of these: local, open. It is “closed”.'],
  [{ WEBHOOKS: 'yes' }, 'WEBHOOKS may be one of these: on, off. It is “yes”.'],
  [
    { TRUSTED_PROXIES: 'loopback, nonsense' },
    'TRUSTED_PROXIES may name addresses, networks such as 10.0.0.0/8, and loopback, linklocal, uniquelocal, but not “nonsense”.',
  ],
  [
    { DATA_DIR: 'data', DATABASE_URL: 'postgres://localhost/tortuga' },
    'DATA_DIR and DATABASE_URL are both set: keep the one where your data is.',
  ],
  [{ DATABSE_URL: 'postgres://localhost/x' }, 'There is no setting DATABSE_URL. Did you mean DATABASE_URL?'],
  [{ LOG_LEVELS: 'info' }, 'There is no setting LOG_LEVELS. Did you mean LOG_LEVEL?'],
  [{ WEB_DRI: 'dist' }, 'There is no setting WEB_DRI. Did you mean WEB_DIR?'],
])('of %o the host is told: %s', (env, said) => expect(saidOf(env)).toBe(said));

it('right settings, and names that only look a little like ours, are accepted', () => {
  expect(saidOf({ TRUSTED_PROXIES: '10.0.0.0/8, ::1,uniquelocal', METRICS: 'open', LOG_LEVEL: 'silent' })).toBeNull();
  expect(saidOf({ HOME: '/root', POST: 'x', DATABASE: 'x', MAIL: 'x', LANGUAGE: 'en' })).toBeNull();
});
