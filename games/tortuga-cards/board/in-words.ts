import { at, type LegalOffer, type Params, type Seat, seatsOf } from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';
import type { BoardInWords, PartInWords } from '../../in-words.ts';
import type { Pack } from '../rules/pack.ts';
import type { CardId, CardsTypes, Column, View } from '../rules/types.ts';
import { phrasesOf } from '../words/phrases.ts';
import { cardInfo, infoText, type Told } from './info.ts';
import { cardAt, columnsOf, groupsOf } from './layout.ts';
// It is asked for at the board: what both use is in that chunk.
import './index.ts';

/** The table in sentences: those that explain its pieces, in the order in which a player would ask. */
export function inWords(pack: Pack, speaker: Speaker): BoardInWords<CardsTypes> {
  const { say, nameOf } = speaker;
  const phrases = phrasesOf(pack);
  const t = (key: string, params: Params = {}): string => say({ key, params });
  const cardName = (card: CardId): string => say(phrases.card(card));

  function parts(view: View): PartInWords[] {
    const told: Told = { view, viewer: view.viewer, pack, phrases, t, say, nameOf, cardName };
    const about = (what: string): readonly string[] => infoText(what, told);
    const part = ([heading = '', ...lines]: readonly string[]): PartInWords => ({ heading, lines });
    /** Its name, and what is printed on it. */
    const cardText = (card: CardId): string => about(cardInfo(card)).slice(0, 2).join(': ');

    const eventText = (seat: Seat): string => {
      const event = at(view.eventCards, seat);
      const owner = t('cards.ui.eventOf', { mine: seat === view.viewer ? 'yes' : 'no', player: nameOf(seat) });
      if (event === null) return `${owner}: ${t('cards.board.noEvent')}`;
      return `${owner}: ${t('cards.eventCard.name', { event })}. ${t('cards.info.effect', { event })}`;
    };
    const hand = view.viewer === 'spectator' ? [] : at(view.hands, view.viewer);
    const columnPart = (column: Column): PartInWords => {
      const places = view.rows.map((row) => {
        const name = t('cards.board.row', { row });
        const card = cardAt(view, row, column);
        return card === null ? t('cards.words.free', { place: name }) : `${name}: ${cardText(card)}`;
      });
      const [, ...comparison] = about(`tally ${column}`);
      return part([...about(`column ${column}`), ...places, ...comparison.slice(0, -1)]);
    };
    return [
      { heading: t('cards.board.hand'), lines: 'hidden' in hand ? [] : hand.map(cardText) },
      { heading: t('cards.ui.event'), lines: seatsOf(view.seats).map(eventText) },
      {
        heading: t('cards.board.heading', { voyage: view.voyage }),
        lines: groupsOf(view, view.viewer).flatMap(({ side }) => about(`side ${side}`)),
      },
      ...columnsOf(view).map(columnPart),
      part(about('stock')),
    ];
  }

  /** What becomes of the columns that a move changes, and for whom. */
  function gain({ move, price }: LegalOffer<CardsTypes>, view: View): string | null {
    if (price === null || price.kind === undefined) {
      return move.kind === 'play' ? forWhom(move.column, view) : null;
    }
    if (price.kind === 'event') {
      const changes = price.changes.map(
        ({ column, outcome, prestige }) =>
          `${t('cards.ui.column', { column: at(view.columns, column).label })}: ${t('cards.price.strategy', { outcome, prestige })}, ${forWhom(column, view)}`,
      );
      return changes.length === 0 ? t('cards.words.unchanged') : changes.join('; ');
    }
    const comparisons = (price.comparisons ?? []).map(([strength, resistance], index) =>
      t('cards.words.against', { characteristic: at(view.characteristics, index), strength, resistance }),
    );
    const whose = move.kind === 'play' ? [forWhom(move.column, view)] : [];
    return [...comparisons, t('cards.ui.stake', { prestige: price.atStake }), ...whose].join(', ');
  }

  function forWhom(column: Column, view: View): string {
    const { side } = at(view.columns, column);
    const seats = seatsOf(view.seats).filter((seat) => at(view.sides, seat) === side);
    const mine = view.viewer !== 'spectator' && seats.includes(view.viewer);
    return t('cards.ui.forWhom', { mine: mine ? 'yes' : 'no', player: speaker.list(seats.map(nameOf)) });
  }

  return { parts, gain };
}
