import type { ReactNode } from 'react';
import { asSentences, type FigureProps, type GalleryKind, type GalleryPiece } from '../../../figure.ts';
import type { Pack } from '../../rules/pack.ts';
import type { Colour } from '../../rules/types.ts';
import { actionName, LETTERS, TRACK_NAMES } from '../../words/names.ts';
import { ActionIcon } from '../Icon.tsx';
import { infoText } from '../info.ts';
import { actionsOf } from '../layout.ts';
import { Bonus, Chest } from '../Pieces.tsx';
import { Tile } from '../Side.tsx';
import { DieFace } from '../Tray.tsx';
import { Track } from '../Zones.tsx';
import { COUNTS, POSITIONS, stillBoard } from './position.ts';
import { Still } from './Still.tsx';

const POSITION = POSITIONS.round;

/** How the pieces are drawn. */
function piecesOf(by: FigureProps<Pack>) {
  const { words } = stillBoard(POSITION, by);
  const { view, t } = words;
  const { me } = words;
  const drawn = (pieces: ReactNode): ReactNode => (
    <Still position={POSITION} by={by}>
      <div className="dice-figure-piece">{pieces}</div>
    </Still>
  );
  const told = (what: string): { name: string; text: string } => {
    const [name = '', ...lines] = infoText(what, { ...words, me: null, view: { ...view, barren: [] } });
    return { name, text: asSentences(lines) };
  };
  const actions = actionsOf(view);
  const diePiece = (letter: string, die: number): GalleryPiece => ({
    id: `die-${letter}`,
    ...told(`die ${die}`),
    count: view.seats,
    picture: drawn(
      [...actions, actions.length].map((face) => (
        <span key={face} className="dice-pick" data-skull={face === actions.length}>
          <span className="dice-die">
            <DieFace die={die} face={face} />
          </span>
        </span>
      )),
    ),
  });
  return { t, view, me, actions, drawn, told, diePiece };
}

/** Dice, chests, tiles, actions and tracks. */
export function gallery(by: FigureProps<Pack>): readonly GalleryKind[] {
  const { t, view, me, actions, drawn, told, diePiece } = piecesOf(by);
  const bonusTile = told('bonus');
  return [
    {
      id: 'die',
      heading: t('dice.book.gallery.die'),
      pieces: LETTERS.map(diePiece),
    },
    {
      id: 'chest',
      heading: t('dice.book.gallery.chest'),
      pieces: COUNTS.chests.map((count, colour) => ({
        id: `chest-${colour}`,
        ...told(`chest ${colour}`),
        count,
        picture: drawn(<Chest colour={colour as Colour} />),
      })),
    },
    {
      id: 'tile',
      heading: t('dice.book.gallery.tile'),
      pieces: [
        ...COUNTS.tiles.map((count, index) => ({
          id: `tile-${index}`,
          name: t('dice.price.tile', { coins: index + 1 }),
          text: asSentences([t('dice.info.tiles')]),
          count,
          picture: drawn(<Tile coins={index + 1} />),
        })),
        {
          id: 'bonus',
          ...bonusTile,
          count: COUNTS.bonus,
          picture: drawn([1, 2].map((side) => <Bonus key={side} side={side} />)),
        },
      ],
    },
    {
      id: 'action',
      heading: t('dice.book.gallery.action'),
      pieces: actions.map((action) => ({
        id: `action-${actionName(action)}`,
        ...told(`action ${action}`),
        count: null,
        picture: drawn(<ActionIcon action={action} className="dice-big" />),
      })),
    },
    {
      id: 'track',
      heading: t('dice.book.gallery.track'),
      pieces: TRACK_NAMES.map((track, index) => ({
        id: `track-${track}`,
        name: t('dice.ui.zone', { zone: track }),
        text: view.carries.map((room, space) => t('dice.book.gallery.room', { space: space + 1, room })).join('; '),
        count: null,
        picture: me === null ? null : drawn(<Track seat={me} track={index} slim />),
      })),
    },
  ];
}

export function printed(place: string, by: FigureProps<Pack>): GalleryPiece | null {
  const die = Number(place.split(' ')[1]);
  const letter = LETTERS[die];
  return letter === undefined ? null : piecesOf(by).diePiece(letter, die);
}
