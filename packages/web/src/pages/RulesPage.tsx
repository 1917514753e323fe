import { shelfGame } from '@tortuga/games/shelf';
import { useEffect } from 'react';
import { numberOf, useRulebook } from '../rulebook/rulebook.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Page } from '../ui/Page.tsx';
import { NotFound } from './NotFound.tsx';

/** The whole rulebook of a game. The address may name a rule: it is scrolled to and marked. */
export const RulesPage = ({ game }: { readonly game: string }) =>
  shelfGame(game) === undefined ? <NotFound what="game" /> : <Rulebook game={game} />;

function Rulebook({ game }: { readonly game: string }) {
  const { t } = useSpeech();
  const { sections } = useRulebook(game);
  const wanted = decodeURIComponent(location.hash.slice(1));
  useEffect(() => {
    document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return (
    <Page title={t('web.rules.of', { game: t(`web.game.${game}.name`) })}>
      <button type="button" className="btn page-back" onClick={() => history.back()}>
        {t('web.replay.back')}
      </button>
      <div className="rulebook">
        {sections.map(({ heading, rules }) => (
          <section key={heading} className="stack">
            <h2>{heading}</h2>
            <dl>
              {Object.entries(rules).map(([rule, text]) => (
                <div key={rule} id={rule} className="rulebook-rule" data-wanted={rule === wanted}>
                  <dt>{numberOf(rule)}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Page>
  );
}
