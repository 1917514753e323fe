/** The initial of each name; if it is taken, the next letter of that name. Of players who are numbered, the number. */
export function lettersOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const letters = [...name.toLocaleUpperCase()].filter((letter) => letter.trim() !== '');
    const isNumbered = names.filter((each) => stemOf(each) === stemOf(name)).length > 1;
    const number = isNumbered ? (/\d$/.exec(name)?.[0] ?? []) : [];
    const letter = [...number, ...letters].find((each) => !taken.has(each)) ?? letters[0] ?? '?';
    taken.add(letter);
    return letter;
  });
}

const stemOf = (name: string): string => name.replace(/\d+$/, '');
