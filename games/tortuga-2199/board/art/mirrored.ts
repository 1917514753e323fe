/** How many numbers each command of an outline takes, and which of them run across. */
const ACROSS: Readonly<Record<string, readonly [count: number, across: readonly number[]]>> = {
  M: [2, [0]],
  L: [2, [0]],
  H: [1, [0]],
  V: [1, []],
  C: [6, [0, 2, 4]],
  S: [4, [0, 2]],
  A: [7, [5]],
  Z: [1, []],
};
/** The number of an arc that says which way round it runs. */
const SWEEP = 4;

/** The mirror image of an outline of absolute commands, left for right. One path of both halves has no seam. */
export function mirrored(outline: string): string {
  return [...outline.matchAll(/([A-Z])([^A-Z]*)/g)]
    .map(([, command = '', rest = '']) => {
      const [count, across] = ACROSS[command] ?? [1, []];
      const numbers = [...rest.matchAll(/-?[\d.]+/g)].map(Number);
      const turned = numbers.map((value, index) => {
        const place = index % count;
        if (command === 'A' && place === SWEEP) return 1 - value;
        return across.includes(place) ? -value : value;
      });
      return command + turned.join(' ');
    })
    .join('');
}
