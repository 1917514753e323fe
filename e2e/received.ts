import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { MatchClient, type MatchSnapshot } from '../packages/host/src/match-client.ts';
import type { Step } from '../packages/protocol/src/match-messages.ts';
import { readServerEnvelope } from '../packages/protocol/src/socket.ts';

/** A message of the server: snapshots are deflated. */
export const textOf = (message: string | Buffer): string =>
  typeof message === 'string' ? message : String(inflateSync(message));

/** Records every view and every event that a page receives about its match. */
export function recordMessages<View, Event>(page: Page) {
  const snapshots: MatchSnapshot[] = [];
  const steps: Step[] = [];
  page.on('websocket', (socket) => {
    const client = new MatchClient({
      send: () => undefined,
      newId: () => '',
      changed: (snapshot, fresh) => {
        snapshots.push(snapshot);
        steps.push(...fresh);
      },
    });
    socket.on('framereceived', ({ payload }) => {
      const envelope = readServerEnvelope(textOf(payload));
      if (envelope !== null && envelope !== 'outdated' && envelope.to === 'match') client.receive(envelope.message);
    });
  });
  return {
    snapshots,
    views: () => snapshots.map(({ view }) => view as View),
    events: () => steps.flatMap(({ events }) => events as Event[]),
  };
}
