/** "cards-2.3" is printed as 2.3, a rule of the table as T 4.1. */
export const numberOf = (rule: string): string => rule.replace(/^table-/, 'T ').replace(/^[a-z0-9]+-/, '');
