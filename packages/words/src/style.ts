import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Catalog, Locale } from './locales.ts';
import { YOU } from './speaker.ts';

/** What an editor of the language strikes out, and what to write instead. */
interface Fault {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** Parameters that are names of players, which may begin with any letter. */
const NAMES = 'player|players|name|names|rival|loser|winner|target|attacker|defender|first|partner|other|me';

const EVERYWHERE: readonly Fault[] = [
  { pattern: /['"]|\.\.\./, instead: 'typographic apostrophes, quotes and ellipses' },
  { pattern: /[ \u00A0\u202F]…/, instead: 'no space before the ellipsis' },
];

const FAULTS: Readonly<Record<Locale, readonly Fault[]>> = {
  en: [
    {
      pattern:
        /(?<!\{)maneuver|\b(?:defense|colors?|center|neighbors?|favors?|honors?|gray|canceled|zip code)\b|\blicense/,
      instead: 'British spelling',
    },
    { pattern: /(?<!\b[Tt]here )\bis no (?!longer)/, instead: 'is not a …' },
    { pattern: /\bfor nothing\b/, instead: 'for free' },
    { pattern: /\b(?:by lot|[Aa] lot (?:names|decides))\b/, instead: 'at random' },
    { pattern: /\bthe own\b|\bSecret are\b/, instead: 'an English word order' },
    { pattern: /(?:^|[.;:] )Who (?![^.]*\?)/, instead: 'a player who, anyone who' },
    { pattern: /\bonly who\b/i, instead: 'only a player who' },
    { pattern: / already(?:[.:;,]|$)/, instead: 'already before the verb' },
  ],
  fr: [
    { pattern: / [;!?]|\u00A0[;!?]/, instead: 'a narrow hard space before ; ! ?' },
    { pattern: /(?<!,) :|\u202F:/, instead: 'a hard space before the colon' },
    { pattern: /[ \u202F]»|«(?!\u00A0)| %/, instead: 'hard spaces inside « » and before %' },
    { pattern: /[\p{L}}][;!?»]/u, instead: 'a hard space before the sign' },
    { pattern: new RegExp(`(?<!\\p{L})(?:de|que) \\{(?:${NAMES})\\}|’\\{`, 'iu'), instead: 'no elision before a name' },
    { pattern: /(?:^|[.:;][ \u00A0\u202F])Qui (?![^.]*\?)/, instead: 'celui qui, le joueur qui' },
    {
      pattern: /(?<!\p{L})(?:à|chez|seul) qui (?!\p{L}+-)|(?<!\p{L})vaisseau de qui/u,
      instead: 'au joueur qui, seul celui qui',
    },
    { pattern: /(?:\d|#|\{\w+\}) d’Influence/, instead: 'points d’Influence' },
    { pattern: /(?:[2-9]|\d\d|other \{#) Crypto(?!s)/, instead: 'Cryptos' },
    { pattern: /(?<!\p{L})soute/u, instead: 'Soute' },
    { pattern: /cartes? ouvertes?/, instead: 'face visible, en vente' },
  ],
  ru: [
    { pattern: /[\p{L}»] – |(?<!\d) – [\p{L}«]/u, instead: 'the long dash' },
    { pattern: /(?<!\p{L})кост(?:ь|и|ей|ям|ями|ях|ью)(?!\p{L})/iu, instead: 'кубик' },
    { pattern: /вскрыти/i, instead: 'когда все откроют кубики' },
    { pattern: /(?<!\p{L})Сектора(?!\p{L})/u, instead: 'Секторы' },
    { pattern: /(?:секторов|секторы|карты|карт|карта|карту) Т(?![-\p{L}])/iu, instead: 'Т-секторы, карты Т-секторов' },
    { pattern: /корпус и пушки|(?<!\p{L})цен[аыуе] сокровищ/iu, instead: 'прочность, вооружение, ценность' },
    { pattern: /(?:\d|#|\{\w+\}) влияния/, instead: 'очки влияния, к влиянию' },
    { pattern: /(?<!\p{L})Tortuga/u, instead: 'Тортуга' },
  ],
  'pt-BR': [
    { pattern: /(?<!\p{L})lances?(?!\p{L})/iu, instead: 'jogada' },
    { pattern: /cripto/i, instead: 'crypto' },
    { pattern: /O jogo acabou|A partida terminou/, instead: 'A partida acabou' },
    { pattern: /(?<!\p{L})pedidos?(?!\p{L})/iu, instead: 'solicitação' },
    { pattern: /(?<!\p{L})livros?(?!\p{L})/iu, instead: 'manual' },
  ],
};

/** What an editor would strike out in these texts of one language. */
export function checkStyle(locale: Locale, texts: Catalog): string[] {
  const faults = [...EVERYWHERE, ...FAULTS[locale]];
  return Object.entries(texts).flatMap(([key, text]) => {
    // The pattern of a number is no text: `{share, number, ::.0}`.
    const words = text.replaceAll(/, number,\s*::[^}]*/g, '');
    const found = faults.filter(({ pattern }) => pattern.test(words));
    return found.map(({ instead }) => `${locale}: "${key}" wants ${instead}: ${text}`);
  });
}

/** In Portuguese 0 is counted like 1 unless a text says otherwise: "0 ponto" for "0 pontos". */
export function checkZeros(texts: Catalog): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    hasBareZero(parse(text, { ignoreTag: true })) ? [`pt-BR: "${key}" wants an =0: ${text}`] : [],
  );
}

const hasBareZero = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some((element) => {
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return false;
    if (Object.values(element.options).some(({ value }) => hasBareZero(value))) return true;
    const { one, other, '=0': none } = element.options;
    if (element.type === TYPE.select || one === undefined || none !== undefined) return false;
    return wordsOf(one.value) !== wordsOf(other?.value ?? []) && one.value.some(({ type }) => type === TYPE.pound);
  });

const wordsOf = (elements: readonly MessageFormatElement[]): string =>
  JSON.stringify(elements, (key, value) => (key === 'location' ? undefined : value));

/** Players whom a sentence names even if it is said to them. */
const PLAYERS = ['player', 'rival', 'loser', 'winner', 'target'];

/** Sentences that have no words for the reader as one of their players. */
export function checkYou(texts: Catalog): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    named(parse(text, { ignoreTag: true }), PLAYERS).map((player) => `"${key}" can’t call {${player}} you: ${text}`),
  );
}

const named = (elements: readonly MessageFormatElement[], players: readonly string[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.argument) return players.includes(element.value) ? [element.value] : [];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    const addresses = element.type === TYPE.select && YOU in element.options;
    const others = addresses ? players.filter((player) => player !== element.value) : players;
    return Object.entries(element.options).flatMap(([choice, { value }]) =>
      // Where one of them is the reader, the others are not.
      named(value, addresses && choice === YOU ? [element.value] : others),
    );
  });
