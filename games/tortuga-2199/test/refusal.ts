import type { Params, Refusal } from '@tortuga/kernel';

/** The rule and the key that a scenario expects, and the numbers where it says them. */
export const no = (rule: string, key: string, params?: Params): Refusal => {
  const refusal = { rule: `2199-${rule}`, key: `2199.refuse.${key}` };
  return params === undefined ? refusal : { ...refusal, params };
};
