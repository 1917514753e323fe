import { at, type Seat } from '@tortuga/kernel';
import { useDragOnto } from '@tortuga/kit';
import type { Colour, Move, Route } from '../rules/types.ts';
import { colourName, TRACK_NAMES } from '../words/names.ts';
import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';
import { chestsAt, trackAsked } from './layout.ts';
import { Chest } from './Pieces.tsx';

/** Phase 3: the proposed order of the viewer's chests. One click accepts it; or the player clicks chests in another order. */
export function Stow() {
  const { view, me, t, legal } = useBoard();
  const proposal = legal.find(({ move }) => move.kind === 'stow')?.price;
  return (
    <section className="dice-stow" data-about="stow">
      <h2>{t('dice.ui.stowTitle')}</h2>
      {me !== null && (
        <div className="dice-legs">
          {view.routes.map((route) => (
            <Leg key={route.to} zone={route.to} from={route.from} chests={chestsOn(route, me)} />
          ))}
          {proposal?.kind === 'stow' && proposal.overboard.length > 0 && (
            <Leg zone="overboard" from={null} chests={proposal.overboard} />
          )}
        </div>
      )}
    </section>
  );

  function chestsOn({ from, to }: Route, seat: Seat): readonly Colour[] {
    const player = at(view.players, seat);
    if (to === 'tortuga') return chestsAt(player, from);
    if (proposal?.kind === 'stow') return proposal[to];
    const { plans } = player;
    return ('hidden' in plans ? null : plans[TRACK_NAMES.indexOf(to)]) ?? chestsAt(player, from);
  }
}

interface LegProps {
  readonly zone: Route['to'] | 'overboard';
  readonly from: Route['from'] | null;
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

/** The chests chosen so far, then those that may come next. */
function OwnOrder() {
  const { order, setOrder, legal, play } = useBoard();
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
      <span className="dice-stowed">
        {begun.map((colour, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chests of one colour are the same
          <Chest key={index} colour={colour} />
        ))}
      </span>
      {next.map((colour) => (
        <NextChest key={colour} colour={colour} onPick={pick} />
      ))}
    </div>
  );
}

interface NextProps {
  readonly colour: Colour;
  readonly onPick: (colour: Colour) => void;
}

/** It is clicked, or dragged to the chests chosen so far or to its place on the player's board. */
function NextChest({ colour, onPick }: NextProps) {
  const { t, legal } = useBoard();
  const pick = () => onPick(colour);
  const handlers = useDragOnto({
    target: `.dice-stowed, .dice-voyage > [data-zone=${trackAsked(legal)}]`,
    onClick: pick,
    onDrop: pick,
  });
  return (
    <button
      type="button"
      className="dice-loot"
      data-lane=""
      data-drag=""
      aria-label={t('dice.chest', { colour: colourName(colour) })}
      {...handlers}
    >
      <Chest colour={colour} silent />
    </button>
  );
}
