import { deflateSync } from 'node:zlib';
import type { MatchMessage, Offers, ServerEnvelope, UpdateMessage } from '@tortuga/protocol';

/** Turns messages into text, and long ones into less than that. */

/** Encodes the same object once when it is sent to many in a row. A WeakMap of all of them costs more than it saves. */
function encodeOnce(): (value: object) => string {
  let last: object | null = null;
  let text = '';
  return (value) => {
    if (value !== last) text = JSON.stringify(value);
    last = value;
    return text;
  };
}

const messageText = encodeOnce();
const sharedText = encodeOnce();
const ownText = encodeOnce();

export type Encode = (envelope: ServerEnvelope) => string;

export function encoderFor(protocol: number): Encode {
  if (protocol >= 4) return encode;
  const encodeOld = protocol < 3 ? encodeWithoutEnvelope : encode;
  return (envelope) => encodeOld(withoutNewPrices(envelope));
}

/** A third of the time of zlib's own level, for a sixth more bytes. */
const LEVEL = 3;

/** A snapshot is long and rare, and much shorter deflated. The updates of a move are short and many: they stay text. */
export const deflatingSnapshots =
  (encodeText: Encode): ((envelope: ServerEnvelope) => string | Buffer) =>
  (envelope) => {
    const text = encodeText(envelope);
    return envelope.message.type === 'snapshot' ? deflateSync(text, { level: LEVEL }) : text;
  };

const encode: Encode = ({ to, message }) => {
  const text = message.type === 'update' ? updateText(message) : messageText(message);
  return `{"to":"${to}","message":${text}}`;
};

/** Prices of the card game since protocol 4: an earlier page takes every price there for that of a strategy, and fails. */
const NEW_PRICES: ReadonlySet<unknown> = new Set(['prey', 'event']);

function withoutNewPrices(envelope: ServerEnvelope): ServerEnvelope {
  const { message } = envelope;
  if (message.type === 'snapshot') return matchEnvelope({ ...message, offers: oldOffers(message.offers) });
  if (message.type !== 'update') return envelope;
  return matchEnvelope({ ...message, own: { ...message.own, offers: oldOffers(message.own.offers) } });
}

function oldOffers(offers: Offers | null): Offers | null {
  if (offers === null) return null;
  const isOld = (price: unknown) => !(price instanceof Object && 'kind' in price && NEW_PRICES.has(price.kind));
  return { ...offers, legal: offers.legal.map((offer) => (isOld(offer.price) ? offer : { move: offer.move })) };
}

/** For clients of protocols 1 and 2: no envelope, and an update that holds all its fields side by side. */
const encodeWithoutEnvelope: Encode = ({ message }) =>
  message.type === 'update' ? flatUpdateText(message) : messageText(message);

const answersText = ({ answers }: UpdateMessage): string =>
  answers === undefined ? '' : `,"answers":${JSON.stringify(answers)}`;

function updateText(update: UpdateMessage): string {
  const { n, shared, own } = update;
  return `{"type":"update","n":${n},"shared":${sharedText(shared)},"own":${ownText(own)}${answersText(update)}}`;
}

function flatUpdateText(update: UpdateMessage): string {
  const { n, shared, own } = update;
  const { changes, ...ownPosition } = own;
  const flatOwn = JSON.stringify({ own: changes, ...ownPosition });
  return `{"type":"update","n":${n},${sharedText(shared).slice(1, -1)},${flatOwn.slice(1, -1)}${answersText(update)}}`;
}

export const matchEnvelope = (message: MatchMessage): ServerEnvelope => ({ to: 'match', message });
