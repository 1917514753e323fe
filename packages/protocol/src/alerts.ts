import { z } from 'zod';
import { phraseSchema } from './values.ts';

/** An alert tells a player who is away from a table that something happened there. See ADR 22. */

/** What it may be about; a player chooses which of them to get. */
export const ALERT_KINDS = ['turn', 'joined', 'invited', 'reminder', 'over', 'rematch'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** By what it may come: to a device, to an address, to another program. */
const WAYS = ['push', 'mail', 'hook'] as const;
const HOOK_FORMATS = ['discord', 'plain'] as const;

const MAX_URL_LENGTH = 1000;
const languageSchema = z.enum(['en', 'fr', 'ru', 'pt-BR']);

const alertWaySchema = z.object({
  id: z.string(),
  kind: z.enum(WAYS),
  /** The address, or the host of a device or a webhook: their whole addresses are secrets. */
  name: z.string(),
  /** A mail address gets nothing until its owner has followed the link. */
  isConfirmed: z.boolean(),
  /** Whether whoever asks uses this very browser or program. */
  isHere: z.boolean(),
  /** Why nothing is sent there any more. */
  problem: phraseSchema.nullable(),
});
export type AlertWay = z.infer<typeof alertWaySchema>;

export const alertsSchema = z.object({
  /** What this server can send; for devices the public key that they subscribe with (VAPID). */
  offers: z.object({ pushKey: z.string(), mail: z.boolean(), hook: z.boolean() }),
  kinds: z.array(z.enum(ALERT_KINDS)),
  ways: z.array(alertWaySchema),
});
export type Alerts = z.infer<typeof alertsSchema>;

export const alertChoiceBody = z.strictObject({
  kinds: z.array(z.enum(ALERT_KINDS)).max(ALERT_KINDS.length).optional(),
  language: languageSchema.optional(),
});

const base64url = z.string().regex(/^[\w-]+={0,2}$/);

/** What a browser gives to whoever may send it messages, and the language to send them in. */
export const alertDeviceBody = z.strictObject({
  endpoint: z.string().max(MAX_URL_LENGTH),
  keys: z.strictObject({ p256dh: base64url.max(100), auth: base64url.max(40) }),
  /** Without it that of before. */
  language: languageSchema.optional(),
});

export const alertMailBody = z.strictObject({ address: z.string().max(254), language: languageSchema });

export const alertHookBody = z.strictObject({
  url: z.string().max(MAX_URL_LENGTH),
  format: z.enum(HOOK_FORMATS),
  language: languageSchema,
});

/** From a link in a message. */
export const alertTokenBody = z.strictObject({ token: z.string().max(200) });
export const alertTokenAnswer = z.object({ name: z.string() });
