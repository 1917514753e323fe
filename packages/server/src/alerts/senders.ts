import { createHash } from 'node:crypto';
import type { Transporter } from 'nodemailer';
import type { AlertWay } from '../storage/alert-rows.ts';
import { mailOf } from './mail-text.ts';
import { encrypt, type PushKeys, type VapidKeys, vapidHeader } from './push-crypto.ts';
import { NotSent, PATIENCE_MS, post } from './safe-request.ts';
import type { AlertSettings } from './settings.ts';
import { alertSpeaker, type Message } from './text.ts';

/** How a message gets to a device, an address or a webhook. Each resolves when it was taken, and throws `NotSent` if not. */
export interface Sender {
  send(way: AlertWay, message: Message, links: MessageLinks): Promise<void>;
}

/** Tokens and addresses for one way. */
interface MessageLinks {
  readonly stopToken: string;
}

interface Parts {
  readonly settings: AlertSettings;
  readonly closing: AbortSignal;
  readonly now: () => number;
}

/** A device that is off gets it when it is on again; after a day nobody wants to know. */
const TTL_S = 24 * 3600;

export function pushSender(keys: VapidKeys, { settings, closing, now }: Parts): Sender {
  return {
    async send({ address, detailsJson }, message, { stopToken }) {
      const { title, body, locale, path, action, news } = message;
      const stop = alertSpeaker(locale).say({ key: 'alert.stop' });
      const payload = { title, body, lang: locale, path, open: action, stop, token: stopToken, tag: tagOf(message) };
      const details = JSON.parse(detailsJson) as PushKeys;
      await post(address, {
        body: encrypt(JSON.stringify(payload), details),
        headers: {
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          authorization: vapidHeader(address, contactOf(settings), keys, now()),
          ttl: String(TTL_S),
          urgency: news?.kind === 'reminder' ? 'high' : 'normal',
          // What was not fetched yet is replaced by what is newer.
          topic: createHash('sha256').update(tagOf(message)).digest('base64url').slice(0, 32),
        },
        toOwnNetwork: settings.toOwnNetwork,
        closing,
      });
    },
  };
}

/** A device shows one message for a table. */
const tagOf = ({ kind, news }: Message): string => (news === null ? kind : news.table);

/** Push services want to know whom to ask about us. */
const contactOf = ({ publicUrl, mail }: AlertSettings): string => {
  const address = mail === null ? undefined : /[^\s<>]+@[^\s<>]+/.exec(mail.from)?.[0];
  if (address !== undefined) return `mailto:${address}`;
  return publicUrl?.startsWith('https:') === true ? publicUrl : 'mailto:nobody@tortuga.invalid';
};

export function mailSender({ smtpUrl, from }: { smtpUrl: string; from: string }, site: string): Sender {
  let connection: Promise<Transporter> | null = null;
  // Loaded with the first mail: most servers send none.
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      dnsTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    async send({ address }, message, { stopToken }) {
      const { subject, text, html } = mailOf(message, site, stopToken);
      try {
        connection ??= connect();
        const transport = await connection;
        await transport.sendMail({
          from,
          // Not as text, in which a comma would begin another address.
          to: { name: '', address },
          subject,
          text,
          html,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': message.locale,
            'List-Unsubscribe': `<${site}/api/alerts/stop/${stopToken}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        });
      } catch (error) {
        throw asNotSent(error);
      }
    },
  };
}

/** A refused recipient is theirs to see; everything else is a matter between our settings and the mail server. */
function asNotSent(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const { code, responseCode } = error as Error & { readonly code?: unknown; readonly responseCode?: unknown };
  const isRefused = code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
  return isRefused ? new NotSent('refused', `status ${responseCode}`) : error;
}

export function hookSender({ settings, closing }: Parts, site: string): Sender {
  return {
    async send({ address, detailsJson }, message, { stopToken }) {
      const { format } = JSON.parse(detailsJson) as { readonly format: 'discord' | 'plain' };
      const stop = `${site}/alerts/stop#${stopToken}`;
      const json = format === 'discord' ? forDiscord(message, site, stop) : plain(message, site, stop);
      await post(address, {
        body: Buffer.from(JSON.stringify(json)),
        headers: { 'content-type': 'application/json', 'user-agent': 'Tortuga' },
        toOwnNetwork: settings.toOwnNetwork,
        closing,
      });
    },
  };
}

/** No name in it calls or styles anything: `@everyone` is a possible name. */
function forDiscord({ title, body, path, action, locale }: Message, site: string, stop: string): object {
  const unsubscribe = alertSpeaker(locale).say({ key: 'alert.stop' });
  const lines = [
    `**${escaped(title)}**`,
    escaped(body),
    `[${escaped(action)}](<${site}${path}>) · [${escaped(unsubscribe)}](<${stop}>)`,
  ];
  return { content: lines.join('\n'), allowed_mentions: { parse: [] } };
}

const escaped = (text: string): string => text.replace(/[\\*_~`|<>[\]()#@:]/g, (sign) => `\\${sign}`);

const plain = ({ kind, title, body, path, locale, news }: Message, site: string, stop: string): object => ({
  kind,
  title,
  text: body,
  language: locale,
  ...(news !== null && { game: news.game, table: news.table, players: news.others }),
  url: `${site}${path}`,
  stop,
});
