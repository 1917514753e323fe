/** The initial of each name; if it is taken, the next letter of that name. */
export function lettersOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const letters = [...name.toLocaleUpperCase()].filter((letter) => letter.trim() !== '');
    const letter = letters.find((each) => !taken.has(each)) ?? letters[0] ?? '?';
    taken.add(letter);
    return letter;
  });
}
