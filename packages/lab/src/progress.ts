import type { Speaker } from '@tortuga/words';

const INTERVAL_MS = 2000;

/** Reports the progress of a long run on stderr. Short runs print nothing. */
export function progressOf(total: number, { say }: Speaker): (done: number) => void {
  const began = performance.now();
  let next = began + INTERVAL_MS;
  return (done) => {
    const now = performance.now();
    if (now < next || done === 0) return;
    next = now + INTERVAL_MS;
    const left = Math.round((((now - began) / done) * (total - done)) / 1000);
    process.stderr.write(`${say({ key: 'lab.progress', params: { done, total, left } })}\n`);
  };
}
