import { SHELF } from '@tortuga/games/shelf';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { startPractice } from '../local/start-match.ts';
import { NamedOnly } from '../pages/NamedOnly.tsx';
import { api } from '../server/api.ts';
import { ApiProblem } from '../server/api-problem.ts';
import { isPlayer, useMe } from '../server/me.ts';
import { useSpeech } from '../speech/speech.tsx';
import { useOnce } from '../ui/once.ts';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { byFitness, filtered, NO_FILTERS } from './filters.ts';

const REFUSED = 409;

/** One button: a seat where somebody waits, else a table of one's own with a practice match until somebody comes. */
export function FindTable({ game }: { readonly game: string | null }) {
  const { t } = useSpeech();
  const me = useMe();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="find-table" aria-labelledby="find-table">
      <h2 id="find-table">{t('web.find.title')}</h2>
      <p>{t('web.find.what')}</p>
      {isAsking && !isPlayer(me) ? (
        <NamedOnly>{null}</NamedOnly>
      ) : (
        <div className="row">
          {SHELF.filter(({ id }) => game === null || id === game).map(({ id }) => (
            <Find key={id} game={id} onNameless={() => setAsking(true)} />
          ))}
        </div>
      )}
    </section>
  );
}

function Find({ game, onNameless }: { readonly game: string; readonly onNameless: () => void }) {
  const { t, locale } = useSpeech();
  const me = useMe();
  const [, go] = useLocation();
  const [trouble, attempt] = useTrouble();
  const once = useOnce();
  const find = async (): Promise<void> => {
    if (!isPlayer(me)) {
      onNameless();
      return;
    }
    const open = filtered(await api.openTables(), { ...NO_FILTERS, game, free: 1 });
    const mine = open.find(({ seats }) => seats.some(({ player }) => player === me.id));
    if (mine !== undefined) {
      go(`/table/${mine.id}`);
      return;
    }
    for (const table of open.sort(byFitness(locale))) {
      if (!(await sitDown(table.id))) continue;
      go(`/table/${table.id}`);
      return;
    }
    const { table } = await api.createTable({ game, visibility: 'public', language: locale, seats: ['me', 'open'] });
    go(await startPractice(game, table.id, me.name, t));
  };
  return (
    <>
      <button
        type="button"
        className="btn primary"
        aria-label={t('web.find.find', { game: t(`web.game.${game}.name`) })}
        onClick={() => once(() => attempt(find))}
      >
        {t(`web.game.${game}.name`)}
      </button>
      <Trouble phrase={trouble} />
    </>
  );
}

/** Somebody else may have been faster. */
async function sitDown(table: string): Promise<boolean> {
  try {
    await api.join(table, {});
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === REFUSED) return false;
    throw error;
  }
}
