import type { MatchMessage, ServerEnvelope, UpdateMessage } from '@tortuga/protocol';

/** Turns messages into text. Many viewers get the same objects: each is encoded once. */

const texts = new WeakMap<object, string>();

function textOf(value: object): string {
  let text = texts.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    texts.set(value, text);
  }
  return text;
}

export type Encode = (envelope: ServerEnvelope) => string;

export const encoderFor = (protocol: number): Encode => (protocol < 3 ? encodeWithoutEnvelope : encode);

const encode: Encode = ({ to, message }) => {
  const text = message.type === 'update' ? updateText(message) : textOf(message);
  return `{"to":"${to}","message":${text}}`;
};

/** For clients of protocols 1 and 2: no envelope, and an update that holds all its fields side by side. */
const encodeWithoutEnvelope: Encode = ({ message }) =>
  message.type === 'update' ? flatUpdateText(message) : textOf(message);

const answersText = ({ answers }: UpdateMessage): string =>
  answers === undefined ? '' : `,"answers":${JSON.stringify(answers)}`;

function updateText(update: UpdateMessage): string {
  const { n, shared, own } = update;
  return `{"type":"update","n":${n},"shared":${textOf(shared)},"own":${textOf(own)}${answersText(update)}}`;
}

function flatUpdateText(update: UpdateMessage): string {
  const { n, shared, own } = update;
  const { changes, ...ownPosition } = own;
  const ownText = JSON.stringify({ own: changes, ...ownPosition });
  return `{"type":"update","n":${n},${textOf(shared).slice(1, -1)},${ownText.slice(1, -1)}${answersText(update)}}`;
}

export const matchEnvelope = (message: MatchMessage): ServerEnvelope => ({ to: 'match', message });
