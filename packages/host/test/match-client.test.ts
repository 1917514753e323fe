import { seat } from '@tortuga/kernel';
import { expect, it, vi } from 'vitest';
import { MatchClient, type Message, type Request } from '../src/index.ts';

const ME = seat(0);

const standing = {
  decision: 7,
  pending: [ME],
  clocks: [],
  prompt: { key: 'my-turn' },
  offers: { legal: [], refused: [] },
  undo: false,
  redo: false,
  result: null,
  seed: null,
};
const snapshot: Message = {
  type: 'snapshot',
  n: 1,
  game: 'toy',
  rulesVersion: 1,
  options: {},
  seats: 2,
  seedCommitment: '',
  view: { gold: 1 },
  missed: [],
  ...standing,
};
const update: Message = {
  type: 'update',
  n: 2,
  kind: 'move',
  seat: ME,
  events: [],
  changes: [[['gold'], 2]],
  own: [],
  ...standing,
};

/** A client, what it sent, and what it made of what it was told. */
function open() {
  const sent: Request[] = [];
  const notUnderstood = vi.fn();
  let ids = 0;
  const client = new MatchClient({
    send: (text) => void sent.push(JSON.parse(text)),
    newId: () => `id ${ids++}`,
    changed: () => undefined,
    notUnderstood,
  });
  const say = (message: unknown) => client.receive(JSON.stringify(message));
  return { client, sent, say, notUnderstood };
}

it('what a newer host says besides is passed over', () => {
  const { client, say, notUnderstood } = open();
  say({ ...snapshot, weather: 'fair' });
  say({ ...update, weather: 'foul', prompt: { ...standing.prompt, tone: 'grim' } });
  say({ type: 'weather', wind: 7 });
  expect(client.standing).toMatchObject({ n: 2, view: { gold: 2 } });
  expect(notUnderstood).not.toHaveBeenCalled();
});

it.each([
  ['a known message without what belongs to it', JSON.stringify({ ...update, pending: 'everybody' })],
  ['a message that does not say what it is', '{"n":3}'],
  ['no message at all', 'O Captain! my Captain!'],
])('%s changes nothing, and is told as not understood', (_, text) => {
  const { client, say, notUnderstood } = open();
  say(snapshot);
  client.receive(text);
  expect(notUnderstood).toHaveBeenCalledTimes(1);
  expect(client.standing).toMatchObject({ n: 1, view: { gold: 1 } });
});

it('changes that are not of this view are not guessed: the whole is asked for', () => {
  const { client, sent, say, notUnderstood } = open();
  say(snapshot);
  say({ ...update, changes: [[['gold', 'purse', 3], 2]] });
  expect(sent).toEqual([{ type: 'resume', from: 1 }]);
  expect(client.standing).toMatchObject({ n: 1 });
  expect(notUnderstood).not.toHaveBeenCalled();
});

it('what one client asked and did not hear of, the next asks again by the same id', async () => {
  const first = open();
  first.say(snapshot);
  void first.client.play({ take: 1 });
  void first.client.undo();
  const second = open();
  const answers = first.client.unanswered.map((request) => second.client.askAgain(request));
  expect(second.sent).toEqual([]);
  second.client.connected();
  expect(second.sent).toEqual([{ type: 'resume', from: 0 }, ...first.sent]);
  second.say({ ...snapshot, n: 2 });
  second.say({ type: 'done', id: 'id 0', n: 2 });
  second.say({ type: 'refused', id: 'id 1', refusal: { rule: '1.1', key: 'no' } });
  expect(await Promise.all(answers)).toMatchObject([{ kind: 'done', n: 2 }, { kind: 'refused' }]);
  expect(second.client.unanswered).toEqual([]);
});
