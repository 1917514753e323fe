import { at, type Seat } from '@tortuga/kernel';
import type { Colour, Move, TrackName } from '../rules/types.ts';
import { colourName, TRACK_NAMES } from '../words/names.ts';
import { trackAsked } from './ActionBar.tsx';
import { useBoard } from './context.ts';
import { chestsIn } from './layout.ts';
import { Chest, Icon } from './Pieces.tsx';

/** Phase 3: how my chests would lie. One click accepts it; or the chests are tapped in an order of one's own. */
export function Stow() {
  const { view, me, t, legal } = useBoard();
  const proposal = legal.find(({ move }) => move.kind === 'stow')?.price;
  return (
    <section className="dice-stow">
      <h2>{t('dice.ui.stowTitle')}</h2>
      {me !== null && (
        <div className="dice-legs">
          <Leg zone="tortuga" from="fleet" chests={zoneOf(me, 'fleet')} />
          <Leg
            zone="fleet"
            from="crew"
            chests={proposal?.kind === 'stow' ? proposal.fleet : (planOf(me, 'fleet') ?? zoneOf(me, 'crew'))}
          />
          <Leg
            zone="crew"
            from="island"
            chests={
              proposal?.kind === 'stow' ? proposal.crew : (planOf(me, 'crew') ?? chestsIn(at(view.players, me).island))
            }
          />
          {proposal?.kind === 'stow' && proposal.overboard.length > 0 && (
            <Leg zone="overboard" from={null} chests={proposal.overboard} />
          )}
        </div>
      )}
    </section>
  );

  function zoneOf(seat: Seat, track: TrackName): readonly Colour[] {
    return at(at(view.players, seat).zones, TRACK_NAMES.indexOf(track));
  }

  function planOf(seat: Seat, track: TrackName): readonly Colour[] | null {
    const { plans } = at(view.players, seat);
    return 'hidden' in plans ? null : (plans[TRACK_NAMES.indexOf(track)] ?? null);
  }
}

interface LegProps {
  readonly zone: 'tortuga' | 'fleet' | 'crew' | 'overboard';
  readonly from: 'fleet' | 'crew' | 'island' | null;
  readonly chests: readonly Colour[];
}

function Leg({ zone, from, chests }: LegProps) {
  const { t, order, legal } = useBoard();
  const isAsked = order !== null && trackAsked(legal) === zone;
  return (
    <div className="dice-leg" data-zone={zone} data-asked={isAsked}>
      <p>
        {zone !== 'overboard' && <Icon name={zone === 'tortuga' ? 'palm' : zone === 'fleet' ? 'ship' : 'hat'} />}
        <b>{zone === 'overboard' ? t('dice.ui.overboard') : t('dice.ui.zone', { zone })}</b>
        {from !== null && <span>{t('dice.ui.from', { zone: t('dice.ui.zone', { zone: from }) })}</span>}
      </p>
      {isAsked ? <OwnOrder /> : <Chests chests={chests} />}
    </div>
  );
}

function Chests({ chests }: { readonly chests: readonly Colour[] }) {
  const { t } = useBoard();
  return (
    <p className="dice-leg-chests">
      {chests.map((colour, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chests of one colour are the same
        <Chest key={index} colour={colour} />
      ))}
      {chests.length === 0 && <span>{t('dice.nothing')}</span>}
    </p>
  );
}

/** The chests named so far, then those that an offer still goes on with. */
function OwnOrder() {
  const { order, setOrder, legal, play, t } = useBoard();
  const begun = order ?? [];
  const fitting = legal.flatMap(({ move }) =>
    (move.kind === 'load' || move.kind === 'haul') && begun.every((colour, index) => move.chests[index] === colour)
      ? [move]
      : [],
  );
  const next = [...new Set(fitting.flatMap(({ chests }) => chests.slice(begun.length, begun.length + 1)))];
  const pick = (colour: Colour) => {
    const named = [...begun, colour];
    const done: Move | undefined = fitting.find(
      ({ chests }) => chests.length === named.length && named.every((each, index) => chests[index] === each),
    );
    if (done === undefined) setOrder(named);
    else play(done);
  };
  return (
    <div className="dice-leg-chests">
      {begun.map((colour, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chests of one colour are the same
        <Chest key={index} colour={colour} />
      ))}
      {next.map((colour) => (
        <button
          key={colour}
          type="button"
          className="dice-loot"
          data-lane=""
          aria-label={t('dice.chest', { colour: colourName(colour) })}
          onClick={() => pick(colour)}
        >
          <Chest colour={colour} silent />
        </button>
      ))}
    </div>
  );
}
