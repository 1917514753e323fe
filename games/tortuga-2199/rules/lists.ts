import { at } from '@tortuga/kernel';

/** Lists of card numbers in ascending order, so that the order gives nothing away and copies are adjacent. */

export function insert(list: number[], card: number): void {
  let index = list.length;
  list.push(card);
  while (index > 0 && at(list, index - 1) > card) {
    list[index] = at(list, index - 1);
    index--;
  }
  list[index] = card;
}

/** Like `splice`, without allocating a list of what was removed. */
export function takeOut(list: number[], card: number): void {
  const index = list.indexOf(card);
  if (index < 0) throw new Error(`No card ${card} in [${list.join()}]`);
  for (let next = index + 1; next < list.length; next++) list[next - 1] = at(list, next);
  list.pop();
}

export const distinct = (list: readonly number[]): number[] =>
  list.filter((card, index) => list.indexOf(card) === index);

export const add = (list: number[], index: number, amount: number): void => {
  list[index] = at(list, index) + amount;
};
