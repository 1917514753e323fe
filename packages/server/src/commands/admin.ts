import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { adminApi, problemSchema } from '@tortuga/protocol/http';
import type { z } from 'zod';
import { networkOf } from '../administration/networks.ts';
import { WrongSetting } from '../settings.ts';
import type { Call } from './call.ts';

/** `admin <deed> …`: asks the running server, with ADMIN_TOKEN, and prints what it answers. */

interface Flags {
  readonly hours?: string | undefined;
  readonly minutes?: string | undefined;
  readonly reason?: string | undefined;
  readonly off?: boolean | undefined;
  readonly wait?: boolean | undefined;
}

interface Asked {
  readonly words: readonly string[];
  readonly flags: Flags;
  readonly ask: Ask;
}

type Operation = (typeof adminApi)[keyof typeof adminApi];
type Ask = <O extends Operation>(
  operation: O,
  input?: { readonly id?: string; readonly query?: Record<string, string>; readonly body?: object },
) => Promise<z.output<O['response']>>;

interface Deed {
  /** What has to be named, in order. */
  readonly wants: readonly string[];
  readonly do: (asked: Asked) => Promise<unknown>;
}

/** What is no number is sent as it is: the server says what is wrong with it. */
const numberOf = (text: string | undefined): number | string | null =>
  text === undefined ? null : /^\d+$/.test(text) ? Number(text) : text;

const sanctioned = ({ words: [target = ''], flags }: Asked, kind: 'ban' | 'mute') => ({
  kind: kind === 'ban' && networkOf(target) !== null ? 'address' : kind,
  target,
  hours: numberOf(flags.hours),
  ...(flags.reason === undefined ? {} : { reason: flags.reason }),
});

const DEEDS: Readonly<Record<string, Deed>> = {
  overview: { wants: [], do: ({ ask }) => ask(adminApi.overview) },
  tables: { wants: [], do: ({ ask, words }) => ask(adminApi.tables, { query: { search: words.join(' ') } }) },
  players: { wants: [], do: ({ ask, words }) => ask(adminApi.players, { query: { search: words.join(' ') } }) },
  chat: { wants: ['table'], do: ({ ask, words: [id = ''] }) => ask(adminApi.chatOfTable, { id }) },
  close: { wants: ['table'], do: ({ ask, words: [id = ''] }) => ask(adminApi.closeTable, { id }) },
  unsay: {
    wants: ['table', 'number'],
    do: ({ ask, words: [id = '', n] }) => ask(adminApi.removeMessage, { id, body: { n: numberOf(n) } }),
  },
  rename: {
    wants: ['player', 'name'],
    do: ({ ask, words: [id = '', ...name] }) => ask(adminApi.renamePlayer, { id, body: { name: name.join(' ') } }),
  },
  ban: { wants: ['player or address'], do: (asked) => asked.ask(adminApi.impose, { body: sanctioned(asked, 'ban') }) },
  mute: { wants: ['player'], do: (asked) => asked.ask(adminApi.impose, { body: sanctioned(asked, 'mute') }) },
  sanctions: { wants: [], do: ({ ask }) => ask(adminApi.sanctions) },
  lift: { wants: ['player or address'], do: lift },
  reports: { wants: [], do: ({ ask }) => ask(adminApi.reports) },
  settle: { wants: ['report'], do: ({ ask, words: [id = ''] }) => ask(adminApi.settle, { id }) },
  announce: {
    wants: [],
    do: ({ ask, words, flags: { off = false, minutes } }) =>
      ask(adminApi.announce, {
        body: {
          text: off ? null : words.join(' '),
          ...(minutes === undefined ? {} : { minutes: numberOf(minutes) }),
        },
      }),
  },
  drain: { wants: [], do: drain },
  log: { wants: [], do: ({ ask }) => ask(adminApi.deeds) },
};

/** Of whatever kind: a player may be both banned and muted. */
async function lift({ ask, words: [target = ''] }: Asked): Promise<unknown> {
  const all = (await ask(adminApi.sanctions)).filter((each) => each.target === target);
  if (all.length === 0) throw new WrongSetting('server.error.noSuchSanction');
  for (const { kind } of all) await ask(adminApi.lift, { body: { kind, target } });
  return null;
}

const EVERY_MS = 2000;

/** With --wait it ends when nobody has a table open any more: then a restart interrupts nobody. */
async function drain({ ask, flags: { off = false, wait = false } }: Asked): Promise<unknown> {
  await ask(adminApi.drain, { body: { isDraining: !off } });
  while (wait && !off && (await ask(adminApi.overview)).visitors > 0) await sleep(EVERY_MS);
  return null;
}

export async function admin({ args, say }: Call): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: {
      server: { type: 'string' },
      json: { type: 'boolean' },
      hours: { type: 'string' },
      minutes: { type: 'string' },
      reason: { type: 'string' },
      off: { type: 'boolean' },
      wait: { type: 'boolean' },
    },
  });
  const [name = 'overview', ...words] = positionals;
  // A new one, to be put into the settings of the server.
  if (name === 'token') return print(randomBytes(24).toString('base64url'));
  const deed = Object.hasOwn(DEEDS, name) ? DEEDS[name] : undefined;
  if (deed === undefined)
    throw new WrongSetting('server.error.noSuchDeed', { name, known: [...Object.keys(DEEDS), 'token'].join(', ') });
  if (words.length < deed.wants.length)
    throw new WrongSetting('server.error.whichOne', { name, wants: deed.wants.map((each) => `<${each}>`).join(' ') });
  const token = process.env['ADMIN_TOKEN'];
  if (token === undefined) throw new WrongSetting('server.error.adminTokenFirst');
  const server = values.server ?? `http://${process.env['HOST'] ?? '127.0.0.1'}:${process.env['PORT'] ?? '2199'}`;
  const answer = await deed.do({ words, flags: values as Flags, ask: asking(String(server), token) });
  if (answer === null) print(say({ key: 'server.done' }));
  else print(values.json === true ? JSON.stringify(answer) : linesOf(answer));
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function asking(server: string, token: string): Ask {
  return async (operation, { id = '', query = {}, body } = {}) => {
    const search = new URLSearchParams(query).toString();
    const address = `${server}/api${operation.path.replace(':id', encodeURIComponent(id))}${search && `?${search}`}`;
    const response = await fetch(address, {
      method: operation.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new WrongSetting('server.error.noServerThere', { server });
    });
    const json: unknown = response.status === 204 ? null : await response.json().catch(() => null);
    if (response.ok) return operation.response.parse(json) as z.output<(typeof operation)['response']>;
    const problem = problemSchema.safeParse(json);
    if (!problem.success) throw new WrongSetting('server.error.noServerThere', { server });
    throw new WrongSetting(problem.data.error.key, problem.data.error.params);
  };
}

/** A line for each thing, the parts apart by tabs: to be read, and to be cut. */
function linesOf(answer: unknown): string {
  if (Array.isArray(answer)) return answer.map((each) => partsOf(each).join('\t')).join('\n');
  return Object.entries(answer as object)
    .map(([name, value]) => `${name}\t${partsOf(value).join('\t')}`)
    .join('\n');
}

function partsOf(value: unknown): string[] {
  if (value === null || value === undefined) return ['–'];
  if (Array.isArray(value)) return [value.map((each) => partsOf(each).join(' ')).join(', ')];
  if (typeof value === 'object')
    return Object.entries(value).map(([name, part]) => (isTime(name, part) ? timeText(part) : partsOf(part).join(' ')));
  return [String(value).replaceAll(/\s+/g, ' ')];
}

const isTime = (name: string, part: unknown): part is number =>
  typeof part === 'number' && /(^at|At|^until)$/.test(name);
const timeText = (ms: number): string => new Date(ms).toISOString().slice(0, 16);
