import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

export interface RuleRoom {
  /** The folder of the game. */
  readonly room: string;
  /** What stands before the number of a rule: `cards`. */
  readonly prefix: string;
  /** Sections and rules that say how we test and not how we play: the rulebook of the page leaves them out. */
  readonly notPlayed?: readonly string[];
}

/** `RULES.md` lists every rule with its code and its test: this holds it to what is really there. */
export function describeRules({ room, prefix, notPlayed = [] }: RuleRoom): void {
  const rules = readFileSync(path.join(room, 'RULES.md'), 'utf8');
  const listed = [
    ...new Set([...rules.matchAll(/^\| +([\d., ]+?) +\|/gm)].flatMap((row) => (row[1] ?? '').split(', '))),
  ];
  const filesIn = (folder: string) => readdirSync(path.join(room, folder)).map((file) => path.join(folder, file));
  const books = path.join(room, 'words/rulebook');

  describe(`RULES.md of ${prefix}`, () => {
    it('lists every rule that code or tests cite, and none that is not cited', () => {
      const number = new RegExp(`${prefix}-(\\d+\\.\\d+)`, 'g');
      const cited = new Set(
        ['rules', 'bot', 'test']
          .flatMap(filesIn)
          .flatMap((file) => [...readFileSync(path.join(room, file), 'utf8').matchAll(number)])
          .map((found) => found[1] ?? ''),
      );
      expect([...cited].filter((rule) => !listed.includes(rule))).toEqual([]);
      expect(listed.filter((rule) => !cited.has(rule))).toEqual([]);
    });

    it('names only files that are there', () => {
      const named = new Set([...rules.matchAll(/`([\w./-]+\.(?:ts|json))`/g)].map((found) => found[1] ?? ''));
      const isThere = (file: string) =>
        ['', 'rules', 'test'].some((folder) => existsSync(path.join(room, folder, file)));
      expect(named.size).toBeGreaterThan(0);
      expect([...named].filter((file) => !isThere(file))).toEqual([]);
    });

    it.each(readdirSync(books))('has every rule of play in the rulebook of the page, %s', (file) => {
      const book = readFileSync(path.join(books, file), 'utf8');
      const { sections } = JSON.parse(book) as { sections: { rules: object }[] };
      const wanted = listed
        .filter((rule) => !notPlayed.some((left) => rule === left || rule.startsWith(`${left}.`)))
        .map((rule) => `${prefix}-${rule}`);
      expect(sections.flatMap((section) => Object.keys(section.rules))).toEqual(
        wanted.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
      );
    });
  });
}
