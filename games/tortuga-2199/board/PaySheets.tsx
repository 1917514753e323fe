import { PriceTag } from './ActionButton.tsx';
import { useBoard } from './context.ts';
import { Glyph } from './Glyph.tsx';
import { legalOf } from './offers.ts';
import { Priced } from './Priced.tsx';
import { Sheet } from './Sheet.tsx';

/** The choice of a sector and its new defence. */
export function ReinforceSheet() {
  const { view, desk, t, sectorName } = useBoard();
  const offers = legalOf(desk, 'reinforce');
  const sectors = view.sectors.filter(({ sector }) => offers.some(({ move }) => move.sector === sector));
  return (
    <Sheet title={t('2199.ui.do.reinforce')}>
      {sectors.map(({ sector, defence, most }) => (
        <div key={sector} className="neon-reinforce">
          <p>
            <b>{sectorName(sector)}</b> {t('2199.ui.defenceOf', { defence, most })}
          </p>
          <div className="neon-doings">
            {offers
              .filter(({ move }) => move.sector === sector)
              .map((offer) => (
                <Priced key={offer.move.defence} offer={offer} className="neon-button">
                  <Glyph name="defence" />
                  {offer.move.defence}
                  <PriceTag offer={offer} />
                </Priced>
              ))}
          </div>
        </div>
      ))}
    </Sheet>
  );
}

/** The choice of how many minerals to use for the next payment. */
export function MineralsSheet() {
  const { desk, t, say, phrases, play } = useBoard();
  return (
    <Sheet title={t('2199.ui.minerals')}>
      <p>{t('2199.ui.tenderWhy')}</p>
      <div className="neon-doings">
        {legalOf(desk, 'tender').map(({ move }) => (
          <button key={move.minerals} type="button" className="neon-button" onClick={() => play(move)}>
            {say(phrases.phraseOfMove(move))}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
