import type { Result } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import type { TableInfo } from '@tortuga/protocol';
import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../idle.ts';
import { isFinished, type LocalTable } from '../local/local-table.ts';
import { isPlayer, useMe } from '../server/me.ts';
import { type Speech, useSpeech } from '../speech/speech.tsx';
import { isKeptFor } from '../table/kept.ts';
import { localNames, namesAt } from '../table/names.ts';

/** A table as home lists it, wherever it lives. */
export interface HomeTable {
  readonly id: string;
  readonly game: string;
  readonly href: string;
  /** Where it can be looked at again, step by step; null while it is not over. */
  readonly replay: string | null;
  readonly state: 'lobby' | 'playing' | 'finished';
  readonly myTurn: boolean;
  /** A bot plays for me until I come back. */
  readonly kept: boolean;
  /** By seat; null where nobody sits yet. */
  readonly names: readonly (string | null)[];
  /** The only seat that is mine; null if there is none, or several. */
  readonly mySeat: number | null;
  readonly where: 'here' | 'server';
  /** When something last happened there; null if nobody says. */
  readonly touchedAt: number | null;
  /** What it came to, as far as it is known here. */
  readonly result: Result | null;
}

const ORDER = { playing: 0, lobby: 1, finished: 2 } as const;

function fromServer(speech: Speech, table: TableInfo, me: string): HomeTable {
  const mySeat = table.seats.findIndex(({ kind, player }) => kind === 'person' && player === me);
  return {
    id: table.id,
    game: table.game,
    href: `/table/${table.id}`,
    replay: table.state === 'finished' && table.closed === null ? `/replay/server/${table.id}` : null,
    state: table.state,
    myTurn: table.closed === null && table.pending.includes(mySeat),
    kept: isKeptFor(table, me),
    names: namesAt(speech, table).map((name, seat) => (table.seats[seat]?.kind === 'open' ? null : name)),
    mySeat: mySeat < 0 ? null : mySeat,
    where: 'server',
    touchedAt: null,
    result: null,
  };
}

function fromHere(speech: Speech, table: LocalTable): HomeTable {
  const people = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return {
    id: table.id,
    game: table.game,
    href: `/here/${table.id}`,
    replay: isFinished(table) ? `/replay/here/${table.id}` : null,
    state: isFinished(table) ? 'finished' : 'playing',
    myTurn: table.pending.some((seat) => people.includes(seat)),
    kept: false,
    names: localNames(speech, table),
    mySeat: people.length === 1 ? (people[0] ?? null) : null,
    where: 'here',
    touchedAt: table.touchedAt,
    result: table.result,
  };
}

const byUrgency = (a: HomeTable, b: HomeTable): number =>
  Number(b.myTurn) - Number(a.myTurn) || ORDER[a.state] - ORDER[b.state] || (b.touchedAt ?? 0) - (a.touchedAt ?? 0);

export interface HomeTables {
  /** Mine on the server, those waiting for me first. */
  readonly online: readonly HomeTable[];
  /** Those of this browser, in the same order. */
  readonly here: readonly HomeTable[];
  /** Those that others have open. */
  readonly open: readonly TableInfo[];
  /** Removes one of this browser for good. */
  readonly remove: (id: string) => void;
}

/** My tables, all of them, and the open ones of others. Without a server, those of this browser. */
export function useHomeTables(): HomeTables {
  const speech = useSpeech();
  const me = useMe();
  const myId = isPlayer(me) ? me.id : null;
  const [here, setHere] = useState<readonly LocalTable[]>([]);
  const [there, setThere] = useState<readonly TableInfo[]>([]);
  const [open, setOpen] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    whenIdle()
      .then(() => import('../local/worker-client.ts'))
      .then(({ localTables }) => localTables().tables())
      .then(setHere, () => undefined);
  }, []);
  useEffect(() => {
    if (me === 'unasked' || me === 'offline') return;
    const nothing = () => undefined;
    inBackground(
      import('../server/api.ts').then(({ api }) => {
        api.openTables().then(setOpen, nothing);
        if (myId !== null) api.myTables().then(setThere, nothing);
      }, nothing),
    );
  }, [me, myId]);
  const remove = useCallback((id: string) => {
    import('../local/worker-client.ts')
      .then(({ localTables }) => localTables().remove(id))
      .then(
        () => setHere((tables) => tables.filter((table) => table.id !== id)),
        // It is still there, and says so by staying on the list.
        () => undefined,
      );
  }, []);
  return {
    online: myId === null ? [] : there.map((table) => fromServer(speech, table, myId)).sort(byUrgency),
    here: here.map((table) => fromHere(speech, table)).sort(byUrgency),
    open,
    remove,
  };
}
