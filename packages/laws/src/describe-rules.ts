import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

export interface RulesOptions {
  /** The folder of the game. */
  readonly folder: string;
  /** The prefix of rule numbers: `cards`. */
  readonly prefix: string;
  /** Sections and rules about tests rather than play: the rulebook on the page leaves them out. */
  readonly notPlayed?: readonly string[];
}

/** Checks `RULES.md`, which lists every rule with its code and its test, against the code and the tests. */
export function describeRules({ folder, prefix, notPlayed = [] }: RulesOptions): void {
  const rules = readFileSync(path.join(folder, 'RULES.md'), 'utf8');
  const listed = [
    ...new Set([...rules.matchAll(/^\| +([\d., ]+?) +\|/gm)].flatMap((row) => (row[1] ?? '').split(', '))),
  ];
  const filesIn = (part: string) => readdirSync(path.join(folder, part)).map((file) => path.join(part, file));
  const books = path.join(folder, 'words/rulebook');

  describe(`RULES.md of ${prefix}`, () => {
    it(`RULES.md of ${prefix} lists every rule that code or tests cite, and no other`, () => {
      const number = new RegExp(`${prefix}-(\\d+\\.\\d+)`, 'g');
      const cited = new Set(
        ['rules', 'bot', 'balance', 'test']
          .filter((part) => existsSync(path.join(folder, part)))
          .flatMap(filesIn)
          .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(number)])
          .map((found) => found[1] ?? ''),
      );
      expect([...cited].filter((rule) => !listed.includes(rule))).toEqual([]);
      expect(listed.filter((rule) => !cited.has(rule))).toEqual([]);
    });

    it(`RULES.md of ${prefix} names only files that exist`, () => {
      const named = new Set([...rules.matchAll(/`([\w./-]+\.(?:ts|json))`/g)].map((found) => found[1] ?? ''));
      const exists = (file: string) => ['', 'rules', 'test'].some((part) => existsSync(path.join(folder, part, file)));
      expect(named.size).toBeGreaterThan(0);
      expect([...named].filter((file) => !exists(file))).toEqual([]);
    });

    it.each(readdirSync(books))(`the rulebook of ${prefix} on the page has every rule of play, %s`, (file) => {
      const book = readFileSync(path.join(books, file), 'utf8');
      const { sections } = JSON.parse(book) as { sections: { rules: object }[] };
      const wanted = listed
        .filter((rule) => !notPlayed.some((skipped) => rule === skipped || rule.startsWith(`${skipped}.`)))
        .map((rule) => `${prefix}-${rule}`);
      expect(sections.flatMap((section) => Object.keys(section.rules))).toEqual(
        wanted.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
      );
    });
  });
}
