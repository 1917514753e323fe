import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** The program of the thread that draws the pictures of link previews. */

const NICE = 15;

// Games go first. Only Linux gives a thread a priority of its own.
if (process.platform === 'linux' && !isMainThread) os.setPriority(0, NICE);

const { resolve } = createRequire(import.meta.url);
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic'];

const fontFile = (name: string, script: string, weight: number): Uint8Array =>
  readFileSync(resolve(`@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`));

/** One weight of the letters for sentences: a letter that its font lacks is taken from the first font that has it. */
const FONTS = [
  ...SCRIPTS.map((script) => fontFile('fira-sans', script, 600)),
  fontFile('tektur', 'latin', 700),
  fontFile('yeseva-one', 'latin', 400),
  fontFile('playfair-display', 'latin', 900),
];

const ready = initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));

/** Draws an SVG as PNG. */
export async function draw(svg: string): Promise<Uint8Array> {
  await ready;
  try {
    const font = { fontBuffers: FONTS, defaultFontFamily: 'Fira Sans', loadSystemFonts: false };
    return new Resvg(svg, { font }).render().asPng();
  } catch (error) {
    // After a fault in it the module can't be used any more: the next picture gets a new thread.
    setImmediate(() => process.exit(1));
    throw error;
  }
}
