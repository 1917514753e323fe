import { SPECTATOR, seat } from '@tortuga/kernel';
import { useState } from 'react';
import { Link } from 'wouter';
import { posterOf } from '../posters.ts';
import { type Speech, useSpeech } from '../speech/speech.tsx';
import { winnersPhrase } from '../table/winners.ts';
import { Icon } from '../ui/Icon.tsx';
import { SeatMarks } from '../ui/SeatMarks.tsx';
import type { HomeTable } from './home-tables.ts';

interface MyTablesProps {
  readonly id: string;
  readonly title: string;
  /** Said beside the title. */
  readonly note?: string;
  readonly tables: readonly HomeTable[];
  /** Where tables can be removed. */
  readonly onRemove?: (id: string) => void;
}

/** How many finished tables are shown at first. */
const FINISHED_SHOWN = 3;

/** The tables of one place: whatever is not finished is always there, of the finished ones the last, and all on demand. */
export function MyTables({ id, title, note, tables, onRemove }: MyTablesProps) {
  const { t } = useSpeech();
  const [showsAll, setShowsAll] = useState(false);
  if (tables.length === 0) return null;
  const finished = tables.filter(({ state }) => state === 'finished');
  const hidden = showsAll ? [] : finished.slice(FINISHED_SHOWN);
  return (
    <section className="mine" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="row">
        {title}
        {note !== undefined && <span>{note}</span>}
      </h2>
      <ul>
        {tables
          .filter((table) => !hidden.includes(table))
          .map((table) => (
            <MyTable key={table.id} table={table} onRemove={onRemove && (() => onRemove(table.id))} />
          ))}
      </ul>
      {hidden.length > 0 && (
        <button type="button" className="btn mine-all" onClick={() => setShowsAll(true)}>
          {t('web.home.showAll', { count: tables.length })}
        </button>
      )}
    </section>
  );
}

interface MyTableProps {
  readonly table: HomeTable;
  readonly onRemove: (() => void) | undefined;
}

function MyTable({ table, onRemove }: MyTableProps) {
  const speech = useSpeech();
  const { t } = speech;
  const [asking, setAsking] = useState(false);
  const poster = posterOf(table.game);
  const headline = headlineOf(speech, table);
  // Bots have time: only people are waiting.
  const isUrgent = table.myTurn && table.where === 'server';
  const about = [t(`web.game.${table.game}.name`), dayOf(speech, table)].filter((each) => each !== null).join(' · ');
  if (asking && onRemove !== undefined) {
    return (
      <li className="mine-table" data-asking="true">
        <p>
          <b>{t('web.home.removeAsk')}</b>
          <span>{about}</span>
        </p>
        <button type="button" className="btn" onClick={() => setAsking(false)}>
          {t('web.home.keep')}
        </button>
        <button type="button" className="btn" onClick={onRemove}>
          {t('web.home.remove')}
        </button>
      </li>
    );
  }
  return (
    <li className="mine-table" data-turn={isUrgent}>
      <span className="mine-thumb" data-skin={poster?.skin}>
        <img src={poster?.picture} alt="" />
      </span>
      <p>
        <b>{headline}</b>
        <span>{about}</span>
        <span className="mine-who">{whoOf(table)}</span>
      </p>
      <SeatMarks names={table.names} />
      <span className="mine-doors">
        {table.replay !== null && (
          <Link className="btn" href={table.replay}>
            {t('web.ending.replay')}
          </Link>
        )}
        <Link className={isUrgent ? 'btn primary' : 'btn'} href={table.href}>
          {t(table.myTurn ? 'web.home.go' : 'web.home.look')}
        </Link>
        {onRemove !== undefined && (
          <button
            type="button"
            className="tool"
            aria-label={t('web.home.removeThis', { about })}
            title={t('web.home.remove')}
            onClick={() => setAsking(true)}
          >
            <Icon name="close" />
          </button>
        )}
      </span>
    </li>
  );
}

function headlineOf(speech: Speech, { kept, myTurn, state, result, names, mySeat }: HomeTable): string {
  const { t } = speech;
  if (result !== null) {
    const all = names.map((name) => name ?? '');
    return winnersPhrase(speech, result, all, mySeat === null ? SPECTATOR : seat(mySeat));
  }
  if (kept) return t('web.home.kept');
  return t(myTurn ? 'web.home.yourTurn' : `web.home.state.${state}`);
}

/** Everybody by name, with their points once it is over. */
const whoOf = ({ names, result }: HomeTable): string =>
  names
    .flatMap((name, index) => (name === null ? [] : [result === null ? name : `${name} ${result.scores[index] ?? ''}`]))
    .join(', ');

/** The day something last happened there. */
function dayOf({ locale }: Speech, { touchedAt }: HomeTable): string | null {
  if (touchedAt === null) return null;
  const day = new Date(touchedAt);
  const isThisYear = day.getFullYear() === new Date().getFullYear();
  const parts = { day: 'numeric', month: 'short' } as const;
  return day.toLocaleDateString(locale, isThisYear ? parts : { ...parts, year: 'numeric' });
}
