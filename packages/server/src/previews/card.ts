/** What a picture shows: a poster, and words over it. */
export interface Card {
  readonly game: string;
  /** The name of the game, in its own letters. */
  readonly name: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** The size that messengers and forums show whole. */
export const CARD_SIZE = { width: 1200, height: 630 };
const { width: WIDTH, height: HEIGHT } = CARD_SIZE;

interface Skin {
  readonly font: string;
  readonly veil: string;
  readonly text: string;
  readonly muted: string;
  readonly brand: string;
}

/** The posters of the page, with its colours. */
const SKINS: Readonly<Record<string, Skin>> = {
  'tortuga-2199': { font: 'Tektur', veil: '#070a1c', text: '#eef3ff', muted: '#a9b8e2', brand: '#ff5cb8' },
  'tortuga-dice': { font: 'Yeseva One', veil: '#fff6e2', text: '#12303a', muted: '#43616b', brand: '#b83a14' },
  'tortuga-cards': { font: 'Playfair Display', veil: '#f4e8cb', text: '#2a2016', muted: '#5c4a31', brand: '#7a1f1a' },
};
const PLAIN: Skin = { font: 'Fira Sans', veil: '#0d1520', text: '#f3f1e9', muted: '#a9b9ca', brand: '#ffb84d' };

const EDGE = 64;
/** The ship is to the right of it. */
const TEXT_WIDTH = 640;
const TITLE = { largest: 66, smallest: 44, lines: 4 };
const LINE = { size: 32, most: 4 };

/** The picture as SVG. */
export function drawCard({ game, name, title, lines }: Card, poster: string | null): string {
  const { font, veil, text, muted, brand } = SKINS[game] ?? PLAIN;
  const titled = fitted(title);
  const below = lines.flatMap((line) => broken(line, LINE.size)).map((line) => shortened(line, LINE.size));
  const lead = titled.size * 1.16;
  const top = 190;
  const firstLine = top + (titled.lines.length - 1) * lead + 76;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<defs><linearGradient id="veil-over"><stop offset=".42" stop-color="${veil}" stop-opacity="1"/>`,
    `<stop offset=".68" stop-color="${veil}" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${veil}"/>`,
    poster === null ? '' : placed(poster),
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil-over)"/>`,
    textAt({ y: 96, size: 40, fill: brand, font }, name),
    ...titled.lines.map((line, n) => textAt({ y: top + n * lead, size: titled.size, fill: text }, line)),
    ...below
      .slice(0, LINE.most)
      .map((line, n) => textAt({ y: firstLine + n * LINE.size * 1.4, size: LINE.size, fill: muted }, line)),
    '</svg>',
  ].join('');
}

/** The drawing fills the picture, its right edge, where the ship is, in sight. */
function placed(poster: string): string {
  const place = `x="-16" y="0" width="1216" height="${HEIGHT}" preserveAspectRatio="xMaxYMid slice"`;
  return poster.replace(/^[\s\S]*?<svg([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replaceAll(/\s(?:width|height|x|y|preserveAspectRatio)="[^"]*"/g, '');
    return `<svg${kept} ${place}>`;
  });
}

interface Placed {
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly font?: string;
}

function textAt({ y, size, fill, font = 'Fira Sans' }: Placed, words: string): string {
  const weight = font === 'Fira Sans' ? 600 : 400;
  return `<text x="${EDGE}" y="${Math.round(y)}" font-family="${font}" font-weight="${weight}" font-size="${size}" fill="${fill}">${escaped(words)}</text>`;
}

/** Titles break between words, and are written smaller the longer they are. */
function fitted(title: string): { readonly size: number; readonly lines: readonly string[] } {
  for (let { largest: size } = TITLE; size > TITLE.smallest; size -= 4) {
    const lines = broken(title, size);
    if (lines.length <= TITLE.lines - 1 && lines.every((line) => widthOf(line, size) <= TEXT_WIDTH))
      return { size, lines };
  }
  const lines = broken(title, TITLE.smallest).slice(0, TITLE.lines);
  return { size: TITLE.smallest, lines: lines.map((line) => shortened(line, TITLE.smallest)) };
}

function broken(words: string, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= TEXT_WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function shortened(line: string, size: number): string {
  if (widthOf(line, size) <= TEXT_WIDTH) return line;
  const letters = [...line];
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, size) > TEXT_WIDTH) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

const NARROW = /[ijlI.,:;!|'’ ·ftr()[\]-]/;
const WIDE = /[mwMW@%жшщюымфЖШЩЮЫМФ—\p{Extended_Pictographic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Roughly, on the safe side: nobody measures letters here. */
function widthOf(words: string, size: number): number {
  let width = 0;
  for (const letter of words) {
    if (NARROW.test(letter)) width += 0.34;
    else if (WIDE.test(letter)) width += 0.9;
    else width += /\p{Lu}/u.test(letter) ? 0.68 : 0.58;
  }
  return width * size;
}

/** XML has no sign for these, and a name may contain anything else. */
const escaped = (words: string): string =>
  words
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
