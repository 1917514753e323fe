import type { PackNode } from '@tortuga/games/workshop';
import { isTexts } from './draft.ts';

const BLANK_NAME = '…';

/** The rules for this word of the vocabulary. */
export const nodeOfWord = (list: PackNode, word: unknown): PackNode | null =>
  list.oneOf?.find((each) => each.properties?.['do']?.const === word) ?? null;

/**
 * A value that can be drawn, whatever was entered: blanks are filled, numbers brought within their limits, abilities that
 * are none left out. Only for pictures: what a set lacks is said by the game itself.
 */
export function filled(node: PackNode, value: unknown, key = 'blank'): unknown {
  if (isTexts(node)) return texts(value);
  switch (node.type) {
    case 'integer': {
      const number = typeof value === 'number' ? Math.round(value) : 0;
      return Math.min(Math.max(number, node.minimum ?? number), node.maximum ?? number);
    }
    case 'string':
      if (node.enum !== undefined) return node.enum.find((each) => each === value) ?? node.enum[0];
      return typeof value === 'string' && value !== '' ? value : (node.const ?? key);
    case 'boolean':
      return value === true;
    case 'array':
      return list(node, Array.isArray(value) ? value : [], key);
    default:
      return fields(node, value, key);
  }
}

function texts(value: unknown): object {
  const known = Object.entries(value ?? {}).filter(([, text]) => typeof text === 'string' && text !== '');
  return known.length === 0 ? { en: BLANK_NAME } : Object.fromEntries(known);
}

function list(node: PackNode, values: readonly unknown[], key: string): unknown[] {
  const { items = {}, minItems, maxItems } = node;
  if (items.oneOf !== undefined) {
    return values.flatMap((each) => {
      const word = nodeOfWord(items, typeof each === 'object' && each !== null ? Reflect.get(each, 'do') : undefined);
      return word === null ? [] : [fields(word, each, key)];
    });
  }
  const length = minItems !== undefined && minItems === maxItems ? minItems : values.length;
  return Array.from({ length }, (_, index) => filled(items, values[index], `${key}-${index}`));
}

function fields({ properties = {}, required = [] }: PackNode, value: unknown, key: string): object {
  const given = typeof value === 'object' && value !== null ? value : {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, node]) => {
      const each: unknown = Reflect.get(given, name);
      if (!required.includes(name) && (each === undefined || each === null)) return [];
      return [[name, filled(node, each, `${key}-${name}`)]];
    }),
  );
}
