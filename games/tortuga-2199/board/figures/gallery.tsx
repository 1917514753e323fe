import type { CSSProperties, ReactNode } from 'react';
import { asSentences, type FigureProps, type GalleryKind, type GalleryPiece } from '../../../figure.ts';
import type { Pack } from '../../rules/pack.ts';
import type { SectorView } from '../../rules/view-types.ts';
import { type Face, facesOf } from '../../words/faces.ts';
import { CardFace } from '../CardFace.tsx';
import { Sector } from '../Sector.tsx';
import { POSITIONS, STARTERS, stillBoard } from './position.ts';
import { Still } from './Still.tsx';

/** Nobody is anywhere, and nothing has been conquered. */
const POSITION = {
  ...POSITIONS.start,
  view: { ...POSITIONS.start.view, players: POSITIONS.start.view.players.map((each) => ({ ...each, sector: null })) },
};

const KINDS = ['starter', 'ship', 't', 'vortex', 'lab', 'mines', 'fortress', 'hunt'] as const satisfies Face['from'][];

/** A single hexagon: its place is in the middle of a map of its own. */
const ALONE = { '--wide': 1.8, '--high': 2.06 } as CSSProperties;

/** How the pieces of a pack are drawn. */
function piecesOf(by: FigureProps<Pack>) {
  const { words } = stillBoard(POSITION, by);
  const { view, t, cardName, abilityTexts, sectorName } = words;
  const drawn = (piece: ReactNode): ReactNode => (
    <Still position={POSITION} by={by}>
      {piece}
    </Still>
  );
  const textOf = ({ crypto, maneuvers, cost, hunt, abilities }: Face): string =>
    asSentences([
      cost > 0 ? t('2199.book.gallery.cost', { cost }) : '',
      hunt === null ? '' : t('2199.ui.difficulty', { count: hunt.difficulty }),
      crypto + maneuvers > 0 ? t('2199.ui.gives', { crypto, maneuvers }) : '',
      ...abilityTexts(abilities),
      hunt === null ? '' : t('2199.ui.worth', { influence: hunt.influence }),
    ]);

  const faces = facesOf(by.pack);
  const cardPiece = (face: Face): GalleryPiece => {
    const card = faces.indexOf(face);
    return {
      id: `card-${face.id}`,
      name: cardName(card),
      text: textOf(face),
      count: face.from === 'starter' ? (STARTERS[card] ?? null) : face.copies,
      picture: drawn(
        <span className="neon-card">
          <CardFace card={card} />
        </span>,
      ),
    };
  };

  const sectors = view.sectors.filter(
    ({ kind }, index) => view.sectors.findIndex((other) => other.kind === kind) === index,
  );
  const sectorPiece = (sector: SectorView): GalleryPiece => ({
    id: `sector-${sector.kind}`,
    name: sectorName(sector.sector).replace(/ I$/, ''),
    text: asSentences([
      t('2199.ui.sectorWorth', { influence: sector.influence }),
      sector.most > 0 ? t('2199.ui.defenceOf', { defence: sector.defence, most: sector.most }) : '',
      t('2199.ui.ability', { kind: sector.kind, scenario: view.scenario }),
    ]),
    count: view.sectors.filter(({ kind }) => kind === sector.kind).length,
    picture: drawn(
      <div className="neon-figure-sector">
        <div className="neon-map" style={ALONE}>
          <Sector sector={{ ...sector, hunt: null, mineral: false }} x={0.9} y={1.03} />
        </div>
      </div>,
    ),
  });

  return { t, faces, cardPiece, sectors, sectorPiece };
}

/** The sectors, and all cards of the pack by where they come from. */
export function gallery(by: FigureProps<Pack>): readonly GalleryKind[] {
  const { t, faces, cardPiece, sectors, sectorPiece } = piecesOf(by);
  return [
    { id: 'sector', heading: t('2199.book.gallery.sector'), pieces: sectors.map(sectorPiece) },
    ...KINDS.map((from) => ({
      id: from,
      heading: t(`2199.book.gallery.${from}`),
      pieces: faces.filter((face) => face.from === from).map(cardPiece),
    })),
  ];
}

export function printed(place: string, by: FigureProps<Pack>): GalleryPiece | null {
  const { faces, cardPiece } = piecesOf(by);
  const [list, name = ''] = place.split(' ');
  const { cards, hunts, ships } = by.pack;
  const lists: Readonly<Record<string, readonly { readonly id: string }[]>> = { cards, hunts, ships };
  const id = list === 'starters' ? name : lists[list ?? '']?.[Number(name)]?.id;
  const face = faces.find((each) => each.id === id);
  return face === undefined ? null : cardPiece(face);
}
