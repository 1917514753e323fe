/** The rule and the key that a scenario expects. */
export const no = (rule: string, key: string) => ({ rule: `2199-${rule}`, key: `2199.refuse.${key}` });
