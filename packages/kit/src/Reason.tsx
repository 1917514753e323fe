import type { Phrase, Refusal } from '@tortuga/kernel';

interface Props {
  readonly refusal: Refusal;
  readonly className: string;
  readonly ruleClassName: string;
  readonly say: (phrase: Phrase) => string;
  /** What stands before the numbers of this game's own rules: `cards`. */
  readonly game: string;
  /** The sentence on the button to the paragraph, with the number of the rule in it. */
  readonly ruleKey: string;
  readonly onRule: (rule: string) => void;
}

/** `2.3` for `cards-2.3`: at a board of that game its name is not needed. */
export const ruleNumber = (game: string, rule: string): string =>
  rule.startsWith(`${game}-`) ? rule.slice(game.length + 1) : rule;

/** Why not, and the paragraph that says so. */
export function Reason({ refusal, className, ruleClassName, say, game, ruleKey, onRule }: Props) {
  return (
    <span className={className}>
      {say(refusal)}{' '}
      <button type="button" className={ruleClassName} onClick={() => onRule(refusal.rule)}>
        {say({ key: ruleKey, params: { rule: ruleNumber(game, refusal.rule) } })}
      </button>
    </span>
  );
}
