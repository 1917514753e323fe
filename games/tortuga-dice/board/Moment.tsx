import { MomentCard } from '@tortuga/kit';
import type { Colour } from '../rules/types.ts';
import { actionName, faceName } from '../words/names.ts';
import { phraseOfEvent } from '../words/phrases.ts';
import { Badge } from './Badge.tsx';
import { useBoard } from './context.ts';
import { ActionIcon, Icon } from './Icon.tsx';
import type { DiceMoment } from './moments.ts';
import { Chest } from './Pieces.tsx';

interface Props {
  readonly what: DiceMoment;
  readonly onEnd: () => void;
}

/** A sign over the board. */
export function DiceMomentCard({ what, onEnd }: Props) {
  return (
    <MomentCard className="dice-moment" kind={what.kind} onEnd={onEnd}>
      <Picture what={what} />
      <Words what={what} />
    </MomentCard>
  );
}

function Picture({ what }: { readonly what: DiceMoment }) {
  const { view } = useBoard();
  switch (what.kind) {
    case 'roll':
      return faceName(what.face) === 'skull' ? <Icon name="skull" /> : <ActionIcon action={what.face} />;
    case 'robbery':
    case 'treasure':
      return (
        <>
          <Badge seat={what.event.seat} />
          {what.event.chest === null ? null : <Chest colour={what.event.chest} silent />}
        </>
      );
    case 'set':
      return (
        <>
          <Badge seat={what.seat} />
          <span className="dice-moment-chests">
            {view.colours.map(({ set }, colour) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a colour is its number
              set === 'part' ? <Chest key={colour} colour={colour as Colour} silent /> : null,
            )}
          </span>
        </>
      );
  }
}

function Words({ what }: { readonly what: DiceMoment }) {
  const { view, t, say } = useBoard();
  const lines = (): readonly [string, string] => {
    switch (what.kind) {
      case 'roll': {
        const skulls = faceName(what.face) === 'skull';
        const face = skulls ? t('dice.text.skull') : t('dice.action', { action: actionName(what.face) });
        return [t('dice.moment.roll', { count: what.count, face }), ''];
      }
      case 'robbery':
        return [
          t('dice.moment.robbery'),
          t('dice.moment.robs', { player: { seat: what.event.seat }, target: { seat: what.event.target } }),
        ];
      case 'treasure':
        return [t('dice.moment.treasure'), say(phraseOfEvent(what.event))];
      case 'set':
        return [t('dice.moment.set'), t('dice.moment.setOf', { player: { seat: what.seat }, points: view.set.points })];
    }
  };
  const [title, line] = lines();
  return (
    <p className="dice-moment-words">
      <b>{title}</b>
      {line !== '' && <span>{line}</span>}
    </p>
  );
}
