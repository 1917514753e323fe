import type { TableInfo } from '@tortuga/host';
import { useEffect, useState } from 'react';
import { whenIdle } from '../idle.ts';
import { isFinished, type LocalTable } from '../local/local-table.ts';
import { isPlayer, useMe } from '../server/me.ts';
import { type Speech, useSpeech } from '../speech/speech.tsx';
import { isKeptFor } from '../table/KeptSeat.tsx';
import { localNames, namesAt } from '../table/names.ts';

/** A table as home lists it, wherever it lives. */
export interface HomeTable {
  readonly id: string;
  readonly game: string;
  readonly href: string;
  readonly state: 'lobby' | 'playing' | 'finished';
  readonly myTurn: boolean;
  /** A bot plays for me until I come back. */
  readonly kept: boolean;
  /** By seat; null where nobody sits yet. */
  readonly names: readonly (string | null)[];
  readonly where: 'here' | 'server';
}

const MOST_LISTED = 9;
const ORDER = { playing: 0, lobby: 1, finished: 2 } as const;

const fromServer = (speech: Speech, table: TableInfo, me: string): HomeTable => ({
  id: table.id,
  game: table.game,
  href: `/table/${table.id}`,
  state: table.state,
  myTurn: table.seats.some(
    ({ kind, player }, seat) => kind === 'person' && player === me && table.pending.includes(seat),
  ),
  kept: isKeptFor(table, me),
  names: namesAt(speech, table).map((name, seat) => (table.seats[seat]?.kind === 'open' ? null : name)),
  where: 'server',
});

const fromHere = (speech: Speech, table: LocalTable): HomeTable => ({
  id: table.id,
  game: table.game,
  href: `/here/${table.id}`,
  state: isFinished(table) ? 'finished' : 'playing',
  myTurn: table.pending.some((seat) => table.seats[seat]?.kind === 'person'),
  kept: false,
  names: localNames(speech, table),
  where: 'here',
});

/** My tables, those waiting for me first, and the open ones of others. Without a server, those of this browser. */
export function useHomeTables(): { readonly mine: readonly HomeTable[]; readonly open: readonly TableInfo[] } {
  const speech = useSpeech();
  const me = useMe();
  const myId = isPlayer(me) ? me.id : null;
  const [here, setHere] = useState<readonly LocalTable[]>([]);
  const [there, setThere] = useState<readonly TableInfo[]>([]);
  const [open, setOpen] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    whenIdle()
      .then(() => import('../local/house.ts'))
      .then(({ localHouse }) => localHouse().tables())
      .then(setHere, () => undefined);
  }, []);
  useEffect(() => {
    if (me === 'unasked' || me === 'offline') return;
    const nothing = () => undefined;
    void import('../server/api.ts').then(({ api }) => {
      api.openTables().then(setOpen, nothing);
      if (myId !== null) api.myTables().then(setThere, nothing);
    }, nothing);
  }, [me, myId]);
  const mine = [
    ...(myId === null ? [] : there.map((table) => fromServer(speech, table, myId))),
    ...here.map((table) => fromHere(speech, table)),
  ].sort((a, b) => Number(b.myTurn) - Number(a.myTurn) || ORDER[a.state] - ORDER[b.state]);
  return { mine: mine.slice(0, MOST_LISTED), open };
}
