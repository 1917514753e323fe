import { createInterface, type Interface } from 'node:readline';

/** Reads lines and writes text. At the end of the input the answer is null. */
export class Terminal {
  readonly #reader: Interface;
  readonly #lines: AsyncIterator<string>;

  constructor() {
    this.#reader = createInterface({ input: process.stdin });
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  show(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  async ask(question: string): Promise<string | null> {
    process.stdout.write(`${question} > `);
    const { done, value } = await this.#lines.next();
    return done ? null : value.trim();
  }

  /** Hides what the previous player saw. */
  clear(): void {
    process.stdout.write(process.stdout.isTTY ? '\u001b[2J\u001b[3J\u001b[H' : '\n'.repeat(3));
  }

  close(): void {
    this.#reader.close();
  }
}
