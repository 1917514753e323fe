import { Link } from 'wouter';
import { posterOf } from '../posters.ts';
import { useSpeech } from '../speech/speech.tsx';
import { SeatMarks } from '../ui/SeatMarks.tsx';
import type { HomeTable } from './home-tables.ts';

function headlineOf({ kept, myTurn, state }: HomeTable): string {
  if (kept) return 'web.home.kept';
  return myTurn ? 'web.home.yourTurn' : `web.home.state.${state}`;
}

/** The tables I sit at, those waiting for me first. */
export function MyTables({ tables, waiting }: { readonly tables: readonly HomeTable[]; readonly waiting: number }) {
  const { t } = useSpeech();
  return (
    <section className="mine" id="mine" aria-labelledby="mine-title">
      <h2 id="mine-title">
        {t('web.home.mine')}
        {waiting > 0 && <span>{t('web.home.waiting', { count: waiting })}</span>}
      </h2>
      <ul>
        {tables.map((table) => (
          <li key={table.id} className="mine-table" data-turn={table.myTurn}>
            <span className="mine-thumb" data-skin={posterOf(table.game)?.skin}>
              <img src={posterOf(table.game)?.picture} alt="" />
            </span>
            <p>
              <b>{t(headlineOf(table))}</b>
              <span>
                {t(`web.game.${table.game}.name`)} · {t(`web.home.where.${table.where}`)}
              </span>
            </p>
            <SeatMarks names={table.names} />
            <Link className={table.myTurn ? 'btn primary' : 'btn'} href={table.href}>
              {t(table.myTurn ? 'web.home.go' : 'web.home.look')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
