import { use } from 'react';
import { type Drawn, drawnWith } from '../rulebook/drawn.ts';
import { Pieces } from '../rulebook/Pieces.tsx';
import { useSpeech } from '../speech/speech.tsx';
import { openedOnce } from '../ui/opened-once.ts';
import type { SpokenModule } from './game.ts';

const opened = new Map<string, Promise<Drawn | null>>();

/** All the cards that a table plays with. Suspends until they are drawn. */
export function CardsOfTable({ module }: { readonly module: SpokenModule }) {
  const speech = useSpeech();
  const { id, pack } = module.game;
  const drawn = use(openedOnce(opened, `${id} ${pack.digest} ${speech.locale}`, () => drawnWith(module, speech)));
  return (
    <>
      <p>{speech.t('web.workshop.own', { set: pack.id })}</p>
      <div className="sr" aria-hidden="true">
        {drawn?.sprite}
      </div>
      {drawn?.gallery.map(({ id: kind, heading, pieces }) => (
        <section key={kind} className="rulebook-part">
          <h3>{heading}</h3>
          <Pieces pieces={pieces} />
        </section>
      ))}
    </>
  );
}
