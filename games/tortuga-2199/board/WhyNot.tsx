import { Reason } from '@tortuga/kit';
import { useBoard } from './context.ts';
import { isAdvice } from './within.ts';

/** Why the last click was refused, or that cards should be played first. */
export function WhyNot() {
  const { refusal, say, onRule } = useBoard();
  if (refusal === null) return null;
  return (
    <Reason
      refusal={refusal}
      className={isAdvice(refusal) ? 'neon-advice' : 'neon-refusal'}
      ruleClassName="neon-rule"
      say={say}
      game="2199"
      ruleKey="2199.ui.rule"
      onRule={onRule}
    />
  );
}
