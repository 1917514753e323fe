import { seat } from '@tortuga/kernel';
import type { MatchMessage, Request, UpdateMessage } from '@tortuga/protocol';
import { expect, it } from 'vitest';
import { MatchClient } from '../src/index.ts';

const ME = seat(0);

const shared = { decision: 7, pending: [ME], clocks: [], prompt: { key: 'my-turn' }, result: null, seed: null };
const own = { offers: { legal: [], refused: [] }, undo: false, redo: false };
const snapshot: MatchMessage = {
  type: 'snapshot',
  n: 1,
  game: 'toy',
  rulesVersion: 1,
  options: {},
  seats: 2,
  seedCommitment: '',
  view: { gold: 1, hand: [3] },
  missed: [],
  ...shared,
  ...own,
};
const update: UpdateMessage = {
  type: 'update',
  n: 2,
  shared: { kind: 'move', seat: ME, events: [], changes: [[['gold'], 2]], ...shared, decision: 8 },
  own: { changes: [[['hand'], []]], ...own, undo: true },
};

/** A client, and what it sent. */
function open() {
  const sent: Request[] = [];
  let ids = 0;
  const client = new MatchClient({
    send: (request) => void sent.push(request),
    newId: () => `id ${ids++}`,
    changed: () => undefined,
  });
  return { client, sent };
}

it('an update changes the view, first what all see and then what is the viewer’s own', () => {
  const { client, sent } = open();
  client.receive(snapshot);
  client.receive(update);
  expect(client.snapshot).toMatchObject({ n: 2, decision: 8, undo: true, view: { gold: 2, hand: [] } });
  expect(sent).toEqual([]);
});

it('a client whose view does not fit the changes asks for a snapshot', () => {
  const { client, sent } = open();
  client.receive(snapshot);
  client.receive({ ...update, shared: { ...update.shared, changes: [[['gold', 'purse', 3], 2]] } });
  expect(sent).toEqual([{ type: 'resume', from: 1 }]);
  expect(client.snapshot).toMatchObject({ n: 1 });
});

it('requests that one client got no answer to are repeated by the next one with the same ids', async () => {
  const first = open();
  first.client.receive(snapshot);
  void first.client.play({ take: 1 });
  void first.client.undo();
  const second = open();
  const answers = first.client.unanswered.map((request) => second.client.repeat(request));
  expect(second.sent).toEqual([]);
  second.client.connected();
  expect(second.sent).toEqual([{ type: 'resume', from: 0 }, ...first.sent]);
  second.client.receive({ ...snapshot, n: 2 });
  second.client.receive({ type: 'done', id: 'id 0', n: 2 });
  second.client.receive({ type: 'refused', id: 'id 1', refusal: { rule: '1.1', key: 'no' } });
  expect(await Promise.all(answers)).toMatchObject([{ kind: 'done', n: 2 }, { kind: 'refused' }]);
  expect(second.client.unanswered).toEqual([]);
});
