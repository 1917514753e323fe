import { sentencesOf } from '../words/phrases.ts';
import { capital } from './CardFace.tsx';
import { useBoard } from './context.ts';
import { Glyph } from './Glyph.tsx';

/** What a card costs and gives, and what its short words mean. */
export function CardInfo({ card }: { readonly card: number }) {
  const { faceOf, cardName, leftOf, t } = useBoard();
  const face = faceOf(card);
  const left = leftOf(card);
  return (
    <>
      <b>{cardName(card)}</b>
      <p className="neon-info-kind">
        {t('2199.ui.origin', { from: face.from })}
        {face.cost > 0 && ` · ${t('2199.unit.crypto', { count: face.cost })}`}
        {left !== null && ` · ${t('2199.board.left', { count: left })}`}
        {face.hunt !== null && ` · ${t('2199.ui.difficulty', { count: face.hunt.difficulty })}`}
      </p>
      {face.crypto + face.maneuvers > 0 && (
        <p>
          {face.crypto > 0 && <Glyph name="crypto" />}
          {face.maneuvers > 0 && <Glyph name="maneuvers" />}{' '}
          {t('2199.ui.gives', { crypto: face.crypto, maneuvers: face.maneuvers })}
        </p>
      )}
      <Keywords card={card} />
      {face.hunt !== null && <p>{t('2199.ui.worth', { influence: face.hunt.influence })}.</p>}
    </>
  );
}

/** The short word on the card, what it says in full, and what else one should know. */
export function Keywords({ card }: { readonly card: number }) {
  const { faceOf, say, t } = useBoard();
  return (
    <>
      {sentencesOf(faceOf(card).abilities).map(({ words, text, brief }) => {
        const more = words.map((word) => t('2199.info.word', { word })).filter((each) => each !== '');
        return (
          <p key={say(text)} className="neon-keyword">
            <b>{say(brief)}</b> {capital(say(text))}.{more.length > 0 && <small> {more.join(' ')}</small>}
          </p>
        );
      })}
    </>
  );
}
