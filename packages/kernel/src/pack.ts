import { z } from 'zod';
import type { PackRef } from './game.ts';
import { hashOf } from './hash.ts';
import type { Phrase } from './phrase.ts';

export type ReadPack<Pack> = { readonly ok: true; readonly pack: Pack } | ({ readonly ok: false } & PackRefusal);

/** Something wrong in a pack. */
export interface PackProblem {
  readonly path: readonly (string | number)[];
  readonly problem: Phrase;
}

export interface PackRefusal {
  /** The first of them, for places that show one. */
  readonly problem: Phrase;
  readonly problems: readonly PackProblem[];
}

type PackIssue = z.core.$ZodIssue;

/** More than an empty pack has; a bad file may have any number. */
const MAX_PROBLEMS = 1000;

/** Reads an untrusted pack. `problemOf` turns an issue into a phrase. */
export function readPackBy<File extends { $schema?: string }>(
  schema: z.ZodType<File>,
  json: unknown,
  problemOf: (issue: PackIssue) => Phrase,
): ReadPack<Omit<File, '$schema'>> {
  const parsed = schema.safeParse(json);
  if (parsed.success) {
    // `$schema` is for editors; it is not part of the pack.
    const { $schema: _, ...pack } = parsed.data;
    // A file may say -0, which has no digest.
    return { ok: true, pack: JSON.parse(JSON.stringify(pack)) };
  }
  const problems = parsed.error.issues.slice(0, MAX_PROBLEMS).map(
    (issue): PackProblem => ({
      path: issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
      problem: problemOf(issue),
    }),
  );
  const [first] = problems;
  if (first === undefined) throw new Error('A pack is refused without an issue');
  return { ok: false, problem: first.problem, problems };
}

/** Field names in an untrusted file may have any length. */
const MAX_FIELD_LENGTH = 80;

/** `pack.transports.0.sails` */
export function fieldOf(issue: PackIssue): string {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return ['pack', ...issue.path, ...unknown].map(String).join('.').slice(0, MAX_FIELD_LENGTH);
}

export const packRefOf = (pack: { readonly id: string }): PackRef => ({ id: pack.id, digest: hashOf(pack) });

const LANGUAGES = ['en', 'fr', 'ru', 'pt-BR'] as const;

/** A name or a text on a card: in one language at least, so that owners need only copy what their box says. */
export function printedText(max: number) {
  const text = z.string().min(1).max(max).exactOptional();
  return z
    .strictObject({ en: text, fr: text, ru: text, 'pt-BR': text })
    .refine((texts) => LANGUAGES.some((language) => texts[language] !== undefined), {
      params: { problem: 'noLanguage' },
    });
}

export type PrintedText = z.infer<ReturnType<typeof printedText>>;

/** In this language, or in the first one that the pack has. */
export function printedIn(text: PrintedText, language: keyof PrintedText): string {
  return text[language] ?? LANGUAGES.map((each) => text[each]).find((each) => each !== undefined) ?? '';
}
