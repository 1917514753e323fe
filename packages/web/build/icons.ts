import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

/** What is behind the sign where a system wants no hole, as in the manifest. */
const GROUND = '#0d1520';

interface IconPlan {
  readonly file: string;
  readonly size: number;
  /** How much of the picture the sign takes; systems cut up to a fifth off a maskable one. */
  readonly share: number;
  readonly isFilled: boolean;
}

const ICONS: readonly IconPlan[] = [
  { file: 'icons/192.png', size: 192, share: 1, isFilled: false },
  { file: 'icons/512.png', size: 512, share: 1, isFilled: false },
  { file: 'icons/maskable-192.png', size: 192, share: 0.66, isFilled: true },
  { file: 'icons/maskable-512.png', size: 512, share: 0.66, isFilled: true },
  { file: 'apple-touch-icon.png', size: 180, share: 0.8, isFilled: true },
];
const FAVICON_SIZE = 32;

/** Draws the icons of systems that take no SVG from the one that there is. */
export function icons(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'icons',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = path.resolve(root, config.build.outDir);
    },
    writeBundle: async () => {
      const require = createRequire(import.meta.url);
      await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
      const sign = readFileSync(path.join(root, 'public', 'favicon.svg'), 'utf8');
      mkdirSync(path.join(folder, 'icons'), { recursive: true });
      for (const plan of ICONS) writeFileSync(path.join(folder, plan.file), draw(sign, plan));
      const small = draw(sign, { file: '', size: FAVICON_SIZE, share: 1, isFilled: false });
      writeFileSync(path.join(folder, 'favicon.ico'), asIco(small));
    },
  };
}

function draw(sign: string, { size, share, isFilled }: IconPlan): Uint8Array {
  const side = size * share;
  const edge = (size - side) / 2;
  const placed = sign.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${side}" height="${side}" `);
  const ground = isFilled ? `<rect width="${size}" height="${size}" fill="${GROUND}"/>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${placed}</svg>`;
  return new Resvg(svg).render().asPng();
}

/** An ICO file that holds one PNG. */
function asIco(png: Uint8Array): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON_SIZE, 6);
  head.writeUInt8(FAVICON_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
