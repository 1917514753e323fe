/**
 * The keys of a catalog that no source mentions, and the mentioned keys that are not in it. A template such as
 * `cards.event.${type}` uses every key of that shape.
 */
export function checkUsage(
  keys: readonly string[],
  prefix: string,
  sources: readonly string[],
): { unused: string[]; unknown: string[] } {
  const mention = new RegExp(`(['"\`])(${prefix.replaceAll('.', '\\.')}\\.[A-Za-z0-9_.\${}()?: '-]*?)\\1`, 'g');
  const mentioned = new Set(sources.flatMap((source) => [...source.matchAll(mention)].map((found) => found[2] ?? '')));
  const patterns = [...mentioned].filter((key) => key.includes('${')).map(toPattern);
  const literal = [...mentioned].filter((key) => !key.includes('${'));
  return {
    unused: keys.filter((key) => !mentioned.has(key) && !patterns.some((pattern) => pattern.test(key))),
    unknown: literal.filter((key) => !keys.includes(key)),
  };
}

const toPattern = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[A-Za-z0-9-]+')}$`);
