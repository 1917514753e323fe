import type { CSSProperties } from 'react';
import type { Face } from '../words/faces.ts';
import { sentencesOf } from '../words/phrases.ts';
import { CardPicture } from './art/Picture.tsx';
import { useBoard } from './context.ts';
import { Glyph, HexBadge } from './Glyph.tsx';

/** The letter of the market a card comes from; starters and ships have none. */
function OriginLetter({ from }: { readonly from: Face['from'] }) {
  const { t } = useBoard();
  if (from === 'starter' || from === 'ship') return null;
  return <HexBadge kind="letter">{t('2199.ui.letter', { kind: from })}</HexBadge>;
}

function Yields({ face }: { readonly face: Face }) {
  const { t } = useBoard();
  const { crypto, maneuvers } = face;
  if (crypto + maneuvers === 0) return null;
  return (
    <span className="neon-yields">
      <span className="sr">{t('2199.ui.gives', { crypto, maneuvers })}</span>
      {crypto > 0 && (
        <span className="neon-yield" aria-hidden="true">
          <Glyph name="crypto" />
          <b>{crypto}</b>
        </span>
      )}
      {maneuvers > 0 && (
        <span className="neon-yield" aria-hidden="true">
          <Glyph name="maneuvers" />
          <b>{maneuvers}</b>
        </span>
      )}
    </span>
  );
}

function AbilityText({ face }: { readonly face: Face }) {
  const { t, abilityTexts } = useBoard();
  const lines = abilityTexts(face.abilities);
  if (face.hunt !== null) lines.push(t('2199.ui.worth', { influence: face.hunt.influence }));
  if (lines.length === 0) return null;
  return <span className="neon-card-text">{lines.map((line) => capital(line)).join('. ')}.</span>;
}

/** Short, for narrow cards. */
export function BriefText({ face }: { readonly face: Face }) {
  const { t, say } = useBoard();
  const lines = sentencesOf(face.abilities).map(({ brief }) => say(brief));
  if (face.hunt !== null) lines.push(t('2199.ui.worthBrief', { influence: face.hunt.influence }));
  return lines.length === 0 ? null : <span className="neon-card-brief">{lines.join(', ')}</span>;
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const longestWord = (text: string): number => Math.max(...text.split(/[\s-]/).map(({ length }) => length));

/** The style sheet shows the full text or the short one. */
export function CardFace({ card }: { readonly card: number }) {
  const { faceOf, cardName } = useBoard();
  const face = faceOf(card);
  const name = cardName(card);
  return (
    <span className="neon-face" data-from={face.from} style={{ '--longest': longestWord(name) } as CSSProperties}>
      <CardPicture face={face} />
      {face.cost > 0 && <HexBadge kind="cost">{face.cost}</HexBadge>}
      <OriginLetter from={face.from} />
      <span className="neon-card-words" data-bare={face.crypto + face.maneuvers === 0}>
        <Yields face={face} />
        <b className="neon-card-name">{name}</b>
        <AbilityText face={face} />
        <BriefText face={face} />
      </span>
    </span>
  );
}
