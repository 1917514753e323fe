import type { Phrase, Refusal } from '@tortuga/kernel';

interface Props {
  readonly refusal: Refusal;
  readonly className: string;
  readonly ruleClassName: string;
  readonly say: (phrase: Phrase) => string;
  /** The prefix of this game's own rule numbers: `cards`. */
  readonly game: string;
  /** The label of the button that opens the rule; it contains the rule's number. */
  readonly ruleKey: string;
  readonly onRule: (rule: string) => void;
}

/** `2.3` for `cards-2.3`: on that game's own board the prefix is not needed. */
export const ruleNumber = (game: string, rule: string): string =>
  rule.startsWith(`${game}-`) ? rule.slice(game.length + 1) : rule;

/** Why a move is not allowed, with a button that opens the rule. It is heard as soon as it is there. */
export function Reason({ refusal, className, ruleClassName, say, game, ruleKey, onRule }: Props) {
  return (
    <span className={className} role="alert">
      {say(refusal)}{' '}
      <button type="button" className={ruleClassName} onClick={() => onRule(refusal.rule)}>
        {say({ key: ruleKey, params: { rule: ruleNumber(game, refusal.rule) } })}
      </button>
    </span>
  );
}
