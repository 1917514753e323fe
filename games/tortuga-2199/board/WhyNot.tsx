import { Reason } from '@tortuga/kit';
import { useBoard } from './context.ts';

/** Why the last click was refused. */
export function WhyNot() {
  const { refusal, say, onRule } = useBoard();
  if (refusal === null) return null;
  return (
    <Reason
      refusal={refusal}
      className="neon-refusal"
      ruleClassName="neon-rule"
      say={say}
      game="2199"
      ruleKey="2199.ui.rule"
      onRule={onRule}
    />
  );
}
