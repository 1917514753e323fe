/** Things in one phrase: "Ann, Bob and Eve", or "Ann, Bob or Eve". Our English is British: no comma before the last. */
export const listed = (
  locale: string,
  things: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type }).format(things);
