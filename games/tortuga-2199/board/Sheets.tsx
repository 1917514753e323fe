import { at } from '@tortuga/kernel';
import { TurnButtons } from './ActionBar.tsx';
import { ActionsSheet } from './ActionsSheet.tsx';
import { CardSheet } from './CardSheet.tsx';
import { useBoard } from './context.ts';
import { DeckSheet } from './DeckSheet.tsx';
import { Market } from './Market.tsx';
import { MineralsSheet, ReinforceSheet } from './PaySheets.tsx';
import { Piles, PlayedCards } from './Played.tsx';
import { PlayerSheet } from './PlayerSheet.tsx';
import { Recap } from './Recap.tsx';
import { SectorSheet } from './SectorSheet.tsx';
import { Sheet } from './Sheet.tsx';

/** The sheet that is open now. */
export function Sheets() {
  const { sheet, view, me, t, cardName, open, turnEnd } = useBoard();
  if (sheet === null) return null;
  switch (sheet.kind) {
    case 'card':
      return <CardSheet key={sheet.card} card={sheet.card} />;
    case 'sector':
      return <SectorSheet key={sheet.sector} number={sheet.sector} />;
    case 'actions':
      return <ActionsSheet />;
    case 'player':
      return <PlayerSheet key={sheet.seat} seat={sheet.seat} />;
    case 'reinforce':
      return <ReinforceSheet />;
    case 'minerals':
      return <MineralsSheet />;
    case 'market':
      return (
        <Sheet title={t('2199.ui.market')}>
          <Market />
          {turnEnd.isPossible && <TurnButtons inSheet />}
        </Sheet>
      );
    case 'played':
      return (
        <Sheet title={t('2199.ui.played')}>
          <PlayedCards />
          <Piles />
        </Sheet>
      );
    case 'recap':
      return <Recap />;
    case 'deck':
      return <DeckSheet seat={sheet.seat} />;
    case 'pile': {
      const cards = sheet.pile === 'gone' || me === null ? view.gone : at(view.players, me).discard;
      return (
        <Sheet title={sheet.pile === 'gone' ? t('2199.ui.gone') : t('2199.ui.discard')}>
          <ul className="neon-names">
            {[...new Set(cards)].map((card) => (
              <li key={card}>
                <button type="button" className="neon-named" onClick={() => open({ kind: 'card', card })}>
                  {cardName(card)}
                </button>{' '}
                ×{cards.filter((each) => each === card).length}
              </li>
            ))}
          </ul>
          {sheet.pile === 'discard' && view.gone.length > 0 && (
            <button type="button" className="neon-button" onClick={() => open({ kind: 'pile', pile: 'gone' })}>
              {t('2199.ui.gone')} ({view.gone.length})
            </button>
          )}
        </Sheet>
      );
    }
  }
}
