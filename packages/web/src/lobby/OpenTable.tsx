import { LEVELS } from '@tortuga/bots';
import { shelfGame } from '@tortuga/games/shelf';
import { seat } from '@tortuga/kernel';
import { lettersOf, SeatMark } from '@tortuga/kit';
import type { TableInfo } from '@tortuga/protocol';
import { isLocale } from '@tortuga/words';
import { Link } from 'wouter';
import { levelShown } from '../bots/bots.ts';
import { posterOf } from '../posters.ts';
import { type Speech, useSpeech } from '../speech/speech.tsx';
import { namesAt } from '../table/names.ts';
import { ago } from '../ui/ago.ts';
import { LANGUAGE_NAMES } from '../ui/Languages.tsx';
import { freeSeats } from './filters.ts';

/** A table of others in the lobby: who sits there, which seats are free, what it is like. */
export function OpenTable({ table }: { readonly table: TableInfo }) {
  const speech = useSpeech();
  const { t } = speech;
  const poster = posterOf(table.game);
  const names = namesAt(speech, table);
  const letters = lettersOf(names);
  const free = freeSeats(table);
  const there = names.filter((_, index) => table.seats[index]?.kind !== 'open');
  const canSit = table.state === 'lobby' && free > 0;
  return (
    <li className="open-table" data-state={table.state}>
      <span className="mine-thumb" data-skin={poster?.skin}>
        <img src={poster?.picture} alt="" />
      </span>
      <p>
        <b>{there.join(', ')}</b>
        <span>{[t(`web.game.${table.game}.name`), ...factsOf(speech, table)].join(' · ')}</span>
      </p>
      <span className="open-table-seats">
        {table.seats.map(({ kind }, index) =>
          kind === 'open' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <span key={index} className="free-seat" role="img" aria-label={t('web.lobby.open')} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <SeatMark key={index} seat={seat(index)} letter={letters[index] ?? '?'} />
          ),
        )}
      </span>
      <Link
        className={canSit ? 'btn primary' : 'btn'}
        href={`/table/${table.id}`}
        aria-label={`${t(canSit ? 'web.join.sit' : 'web.join.watch')}: ${there.join(', ')}`}
      >
        {t(canSit ? 'web.join.sit' : 'web.join.watch')}
      </Link>
    </li>
  );
}

/** How long it takes, how strong its bots are, its language, whether hints are allowed, and since when it waits. */
function factsOf({ t, locale }: Speech, table: TableInfo): string[] {
  const minutes = shelfGame(table.game)?.minutes;
  const levels = table.seats.flatMap(({ bot }) => (bot === null ? [] : [levelShown(bot)]));
  const strongest = LEVELS.findLast((level) => levels.includes(level));
  const { language, openedAt } = table;
  return [
    ...(minutes === undefined ? [] : [t('web.home.minutes', { from: minutes[0], to: minutes[1] })]),
    ...(strongest === undefined ? [] : [t('web.lobby.bot', { level: t(`web.level.${strongest}.name`) })]),
    ...(language !== null && isLocale(language) ? [LANGUAGE_NAMES[language]] : []),
    ...(table.hints === 'forbidden' ? [t('web.join.noHints')] : []),
    ...(table.state !== 'lobby' || openedAt === null ? [] : [ago(locale, openedAt)]),
  ];
}
