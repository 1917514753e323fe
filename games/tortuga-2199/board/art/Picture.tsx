import type { Face } from '../../words/faces.ts';
import { mirrored } from './mirrored.ts';
import type { Part } from './part.ts';
import { type Art, useArt } from './use-art.ts';

interface Look {
  /** As in a list. */
  readonly square?: boolean;
  /** Where flights begin or end. */
  readonly anchor?: string;
}

/** The picture of a card: its scene on the back of its market. */
export const CardPicture = ({ face, ...look }: Look & { readonly face: Face }) => (
  <Picture sceneIn={({ sceneOf }) => sceneOf(face)} from={face.from} {...look} />
);

/** The picture of what has no card. */
export const DeedPicture = ({ deed }: { readonly deed: 'coin' | 'cannon' }) => (
  <Picture sceneIn={({ DEEDS }) => DEEDS[deed]} from={deed === 'coin' ? 'mines' : 'fortress'} square />
);

interface Props extends Look {
  readonly sceneIn: (art: Art) => ReturnType<Art['sceneOf']>;
  readonly from: Face['from'];
}

function Picture({ sceneIn, from, square = false, anchor }: Props) {
  const art = useArt();
  const width = square ? 110 : 150;
  return (
    <span className="neon-picture" data-from={from} data-flight-anchor={anchor}>
      <svg viewBox={`${(150 - width) / 2} 0 ${width} 110`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={`#neon-back-${from}`} width="150" height="110" />
        {art !== null &&
          sceneIn(art).map(([parts, x, y, size = 1, turn = 0, how]) => (
            <g
              key={`${parts} ${x} ${y}`}
              className={how === 'far' ? 'neon-art neon-far' : 'neon-art'}
              transform={`translate(${x} ${y}) rotate(${turn}) scale(${size} ${Math.abs(size)})`}
            >
              {[parts].flat().map((name) => (
                <Drawn key={name} part={art.PARTS[name]} />
              ))}
            </g>
          ))}
      </svg>
    </span>
  );
}

function Drawn({ part }: { readonly part: Part }) {
  return part.map(([tone, outline, both]) => (
    <path
      key={`${tone} ${outline}`}
      className={`neon-tone-${tone}`}
      d={both === undefined ? outline : outline + mirrored(outline)}
    />
  ));
}
