import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The drawings of the games, as the build of the page leaves them: `previews/<game>.svg`. */
export class Posters {
  readonly #folder: string;
  readonly #known = new Map<string, string>();

  constructor(webDir: string) {
    this.#folder = path.join(webDir, 'previews');
  }

  /** Null if there is none: words alone are a picture, too. */
  async of(game: string): Promise<string | null> {
    const known = this.#known.get(game);
    if (known !== undefined) return known;
    const svg = await readFile(path.join(this.#folder, `${game}.svg`), 'utf8').catch(() => null);
    if (svg !== null) this.#known.set(game, svg);
    return svg;
  }
}
