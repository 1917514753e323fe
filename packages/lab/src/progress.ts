import type { Speaker } from '@tortuga/words';

const EVERY_MS = 2000;

/** Tells on the error stream how far a long run has come. Short runs stay silent. */
export function progressOf(total: number, { say }: Speaker): (done: number) => void {
  const began = performance.now();
  let next = began + EVERY_MS;
  return (done) => {
    const now = performance.now();
    if (now < next || done === 0) return;
    next = now + EVERY_MS;
    const left = Math.round((((now - began) / done) * (total - done)) / 1000);
    process.stderr.write(`${say({ key: 'lab.progress', params: { done, total, left } })}\n`);
  };
}
