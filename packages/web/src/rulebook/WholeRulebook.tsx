import { useEffect } from 'react';
import { numberOf, useRulebook } from './rulebook.ts';

interface WholeRulebookProps {
  readonly game: string;
  /** A rule to scroll to and mark; empty for none. */
  readonly wanted: string;
}

/** All sections of a game's rulebook. */
export function WholeRulebook({ game, wanted }: WholeRulebookProps) {
  const { sections } = useRulebook(game);
  useEffect(() => {
    document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return (
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
  );
}
