import { seat as seatAt } from '@tortuga/kernel';
import { CardInfo } from './CardInfo.tsx';
import { useBoard } from './context.ts';
import { Glyph } from './Glyph.tsx';
import { DeckInfo, DiscardInfo, PlayerInfo } from './PlayerInfo.tsx';
import { HuntInfo, SectorInfo } from './SectorInfo.tsx';

const COUNTED = ['crypto', 'maneuvers', 'minerals', 'influence'] as const;
type Counted = (typeof COUNTED)[number];
const isCounted = (kind: string): kind is Counted => COUNTED.some((each) => each === kind);

/** Explains a piece by its `data-info`: its kind, and its number or name. */
export function Info({ what }: { readonly what: string }) {
  const { view, t } = useBoard();
  const [kind = '', number = '0'] = what.split(' ');
  const first = Number(number);
  if (isCounted(kind)) {
    return (
      <>
        <b>
          <Glyph name={kind} /> {t(`2199.ui.${kind}`)}
        </b>
        <p>{t(`2199.info.${kind}`, { goal: view.goal })}</p>
      </>
    );
  }
  switch (kind) {
    case 'card':
      return <CardInfo card={first} />;
    case 'sector':
      return <SectorInfo number={first} />;
    case 'hunt':
      return <HuntInfo number={first} />;
    case 'deck':
      return <DeckInfo seat={seatAt(first)} />;
    case 'discard':
      return <DiscardInfo seat={seatAt(first)} />;
    case 'held':
      return <Held number={first} />;
    case 'reserve':
      return <Plain title={t('2199.board.reserve')} text={t('2199.info.reserve')} />;
    case 'refresh':
      return <Plain title={t('2199.ui.refreshBrief')} text={t('2199.info.refresh')} />;
    case 'round':
      return (
        <Plain
          title={t('2199.ui.round', { round: view.round })}
          text={t('2199.info.round', { goal: view.goal, rounds: view.rounds })}
        />
      );
    default:
      return <PlayerInfo seat={seatAt(first)} />;
  }
}

function Plain({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <b>{title}</b>
      <p>{text}</p>
    </>
  );
}

/** The tokens in a player's hold. */
function Held({ number }: { readonly number: number }) {
  const { view, t } = useBoard();
  const ability = (kind: 'tradingPost' | 'turrets') => t('2199.ui.ability', { kind, scenario: view.scenario });
  return (
    <>
      <b>
        <Glyph name="markers" /> {t('2199.info.markersTitle')}
      </b>
      <p>{t('2199.info.holds', { count: view.players[number]?.markers ?? 0 })}</p>
      <p>{t('2199.info.markers')}</p>
      <p>
        <Glyph name="posts" /> {t('2199.ui.posts')}: {ability('tradingPost')}.
      </p>
      <p>
        <Glyph name="turrets" /> {t('2199.ui.turrets')}: {ability('turrets')}.
      </p>
    </>
  );
}
