import { useEffect } from 'react';
import { numberOf, useRulebook } from '../rulebook/rulebook.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Page } from '../ui/Page.tsx';

/** The whole rulebook of a game. The address may name a rule: it is scrolled to and marked. */
export function RulesPage({ game }: { readonly game: string }) {
  const { t } = useSpeech();
  const { sections } = useRulebook(game);
  const wanted = decodeURIComponent(location.hash.slice(1));
  useEffect(() => document.getElementById(wanted)?.scrollIntoView({ block: 'center' }), [wanted]);
  return (
    <Page title={t('web.rules.of', { game: t(`web.game.${game}.name`) })}>
      <div className="rulebook">
        {sections.map(({ heading, rules }) => (
          <section key={heading}>
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
