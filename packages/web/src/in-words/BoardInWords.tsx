import type { BoardInWords as Told } from '@tortuga/games/in-words';
import type { GameTypes, LegalOffer, Offer, Phrase, RefusedOffer } from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';
import { useId, useMemo, useState } from 'react';
import { numberOf } from '../rulebook/number.ts';
import { useSpeech } from '../speech/speech.tsx';
import type { SpokenModule } from '../table/game.ts';
import { Offers } from './Offers.tsx';
import { useInWords } from './use-in-words.ts';

interface BoardInWordsProps {
  readonly module: SpokenModule;
  readonly speaker: Speaker;
  readonly view: object;
  readonly prompt: Phrase;
  readonly offers: readonly Offer<GameTypes>[];
  readonly onPick: (move: object) => void;
  readonly onRule: (rule: string) => void;
}

const isLegal = (offer: Offer<GameTypes>): offer is LegalOffer<GameTypes> => offer.refusal === null;
const isRefused = (offer: Offer<GameTypes>): offer is RefusedOffer<GameTypes> => offer.refusal !== null;

/** A whole game without looking: all there is on the board in sentences, and all that can be done, or not, and why. */
export function BoardInWords({ module, speaker, view, prompt, offers, onPick, onRule }: BoardInWordsProps) {
  const { t } = useSpeech();
  const told = useInWords(module, speaker);
  const legal = useMemo(() => offers.filter(isLegal), [offers]);
  return (
    <div className="stack in-words">
      <p>
        <b>{speaker.say(prompt)}</b>
      </p>
      <Parts told={told} view={view} />
      <h2>{t('web.words.can')}</h2>
      {legal.length === 0 && <p className="muted">{t('web.words.nothing')}</p>}
      <Offers {...{ module, speaker, legal, onPick }} gainOf={(offer) => told.gain(offer, view)} />
      <Refused {...{ module, speaker, onRule }} refused={offers.filter(isRefused)} />
    </div>
  );
}

/** All parts of the board, or the one that is asked for: that is said at once. */
function Parts({ told, view }: { readonly told: Told; readonly view: object }) {
  const { t } = useSpeech();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const [answer, setAnswer] = useState('');
  const parts = useMemo(() => told.parts(view), [told, view]);
  const ask = (heading: string): void => {
    setWanted(heading);
    setAnswer(parts.find((part) => part.heading === heading)?.lines.join('. ') ?? '');
  };
  // A part may go, such as a combat.
  const chosen = parts.filter(({ heading }) => heading === wanted);
  const shown = chosen.length === 0 ? parts : chosen;
  return (
    <>
      <label htmlFor={id}>{t('web.words.part')}</label>
      <select id={id} value={chosen.length === 0 ? '' : wanted} onChange={({ target }) => ask(target.value)}>
        <option value="">{t('web.words.all')}</option>
        {parts.map(({ heading }) => (
          <option key={heading}>{heading}</option>
        ))}
      </select>
      <p className="sr" role="status">
        {answer}
      </p>
      {shown.map(({ heading, lines }) => (
        <section key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          <ul>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
              <li key={index}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface RefusedProps extends Pick<BoardInWordsProps, 'module' | 'speaker' | 'onRule'> {
  readonly refused: readonly RefusedOffer<GameTypes>[];
}

/** By reason: what can't be done. */
function Refused({ module, speaker, refused, onRule }: RefusedProps) {
  const { t } = useSpeech();
  if (refused.length === 0) return null;
  const byReason = new Map<string, { readonly rule: string; readonly moves: string[] }>();
  for (const { move, refusal } of refused) {
    const reason = speaker.say(refusal);
    const { rule, moves } = byReason.get(reason) ?? { rule: refusal.rule, moves: [] };
    byReason.set(reason, { rule, moves: [...moves, speaker.say(module.phraseOfMove(move))] });
  }
  return (
    <section aria-label={t('web.words.cannot')}>
      <h2>{t('web.words.cannot')}</h2>
      <ul>
        {[...byReason].map(([reason, { rule, moves }]) => (
          <li key={reason}>
            {speaker.list(moves)}: {reason}{' '}
            <button type="button" className="btn quiet in-words-rule" onClick={() => onRule(rule)}>
              {t('web.rule', { rule: numberOf(rule) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
