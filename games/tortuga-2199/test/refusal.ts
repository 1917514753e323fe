import type { Params, Refusal } from '@tortuga/kernel';

/** A refusal's rule and key, and its numbers if the scenario names them. */
export const no = (rule: string, key: string, params?: Params): Refusal => {
  const refusal = { rule: `2199-${rule}`, key: `2199.refuse.${key}` };
  return params === undefined ? refusal : { ...refusal, params };
};
