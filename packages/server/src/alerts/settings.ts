import type { Phrase } from '@tortuga/kernel';
import { areVapidKeys, type VapidKeys } from './push-crypto.ts';

/** What the self-hoster has set about alerts. */
export interface AlertSettings {
  /** Where the page is, for links in mails and to webhooks; null: neither is sent. */
  readonly publicUrl: string | null;
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  readonly areHooksOn: boolean;
  /** Messages may go to this machine and its network, without TLS. */
  readonly toOwnNetwork: boolean;
  /** Null: made once, and kept in the database. */
  readonly vapid: VapidKeys | null;
  /** How long a player must be away before they are told. */
  readonly awayMs: number;
  /** How often it is looked for what is to be told. */
  readonly lookMs: number;
  /** After how long a message that failed is tried again, each time. */
  readonly againMs: readonly number[];
}

/** Longer than other nodes take to announce who is there. */
const AWAY_MS = 15_000;
const LOOK_MS = 5000;
/** A mail server that does not know us yet wants to be asked again after some minutes. */
const AGAIN_MS = [60_000, 600_000];

export const NO_ALERT_SETTINGS: AlertSettings = {
  publicUrl: null,
  mail: null,
  areHooksOn: false,
  toOwnNetwork: false,
  vapid: null,
  awayMs: AWAY_MS,
  lookMs: LOOK_MS,
  againMs: AGAIN_MS,
};

/** Reads the environment; `problem` says which setting is wrong. */
export function alertSettingsFrom(
  env: NodeJS.ProcessEnv,
): { readonly ok: true; readonly settings: AlertSettings } | { readonly ok: false; readonly problem: Phrase } {
  const { PUBLIC_URL, SMTP_URL, MAIL_FROM, WEBHOOKS, ALERTS_TO_OWN_NETWORK, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = env;
  const wrong = (key: string, params: Phrase['params'] = {}) => ({ ok: false as const, problem: { key, params } });
  if (PUBLIC_URL !== undefined && !/^https?:\/\/[^/\s]+\/?$/.test(PUBLIC_URL))
    return wrong('server.error.badPublicUrl', { value: PUBLIC_URL });
  const publicUrl = PUBLIC_URL?.replace(/\/$/, '') ?? null;
  const areHooksOn = WEBHOOKS === 'on';
  if (areHooksOn && publicUrl === null) return wrong('server.error.hooksNeedUrl');
  const mails = [SMTP_URL, MAIL_FROM].filter((each) => each !== undefined);
  if (mails.length === 1 || (mails.length === 2 && publicUrl === null)) return wrong('server.error.mailNeeds');
  if (SMTP_URL !== undefined && !/^smtps?:\/\/[^\s]+$/.test(SMTP_URL)) return wrong('server.error.badSmtpUrl');
  const vapid =
    VAPID_PUBLIC_KEY === undefined && VAPID_PRIVATE_KEY === undefined
      ? null
      : { publicKey: VAPID_PUBLIC_KEY ?? '', privateKey: VAPID_PRIVATE_KEY ?? '' };
  if (vapid !== null && !areVapidKeys(vapid)) return wrong('server.error.badVapid');
  return {
    ok: true,
    settings: {
      ...NO_ALERT_SETTINGS,
      publicUrl,
      mail: SMTP_URL === undefined || MAIL_FROM === undefined ? null : { smtpUrl: SMTP_URL, from: MAIL_FROM },
      areHooksOn,
      toOwnNetwork: ALERTS_TO_OWN_NETWORK === 'on',
      vapid,
    },
  };
}
