/** A cache of texts that take long to make. Each is made once, however many requests come for it at the same time. */
export class TextCache {
  readonly #maxBytes: number;
  readonly #texts = new Map<string, string>();
  readonly #making = new Map<string, Promise<string>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string, make: () => Promise<string>): Promise<string> {
    const known = this.#texts.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const making = this.#making.get(key) ?? this.#make(key, make);
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<string>): Promise<string> {
    try {
      const text = await make();
      this.#keep(key, text);
      return text;
    } finally {
      this.#making.delete(key);
    }
  }

  #keep(key: string, text: string): void {
    this.#texts.set(key, text);
    this.#bytes += text.length;
    for (const [oldest, old] of this.#texts) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#texts.delete(oldest);
      this.#bytes -= old.length;
    }
  }
}
