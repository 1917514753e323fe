import type { ReactNode } from 'react';
import { useBoard } from './context.ts';
import { MyEvent, OtherEvent } from './EventCards.tsx';
import { Half } from './Half.tsx';
import { Hand } from './Hand.tsx';
import { type Group, isSmallHand } from './layout.ts';
import { Spine } from './Spine.tsx';

interface Props {
  readonly groups: readonly Group[];
  /** The action bar. */
  readonly children: ReactNode;
}

/** The board during a voyage: the columns, and below them the events, the hand and the action bar. */
export function Waters({ groups, children }: Props) {
  const { view, viewer } = useBoard();
  const [first, ...rest] = groups.map((group) => <Half key={group.side} group={group} />);
  const others = groups.flatMap(({ seats }) => seats).filter((seat) => seat !== viewer);
  return (
    <>
      <div className="cards-chart">
        {groups.length === 2 && first}
        <Spine />
        {groups.length !== 2 && first}
        {rest}
      </div>
      <div className="cards-bottom">
        {viewer !== 'spectator' && <MyEvent seat={viewer} />}
        <div className="cards-dock" data-few={isSmallHand(view, viewer)}>
          {viewer !== 'spectator' && <Hand seat={viewer} />}
          {children}
        </div>
        <div className="cards-others">
          {others.sort().map((seat) => (
            <OtherEvent key={seat} seat={seat} brief={view.seats > 2} />
          ))}
        </div>
      </div>
    </>
  );
}
