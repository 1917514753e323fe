/**
 * A whole bot: sits down at every open table, and plays a random move of those it is offered.
 *
 *     node --experimental-strip-types examples/bot.ts http://localhost:2199 Randy
 */
import { randomInt, randomUUID } from 'node:crypto';

const [server = 'http://localhost:2199', name = 'Randy'] = process.argv.slice(2);
let token = '';

// biome-ignore lint/suspicious/noExplicitAny: types of the answers can be generated from /api/docs/json
async function ask(method: string, path: string, body?: object): Promise<any> {
  const response = await fetch(`${server}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const answer: any = await response.json();
  if (response.ok) return answer;
  process.stderr.write(`${answer.error.message}\n`);
  return null;
}

const me = await ask('POST', '/players', { name });
token = me.token;
for (;;) {
  for (const { id, seats } of (await ask('GET', '/tables')) ?? []) {
    const isThere = seats.some(({ player }: { player: string }) => player === me.player.id);
    if (!isThere) await ask('POST', `/tables/${id}/join`);
  }
  for (const { id, state } of (await ask('GET', '/tables/mine')) ?? []) {
    for (let match = null; state === 'playing'; ) {
      match = await ask('GET', `/tables/${id}/match`);
      if (!match?.offers) break;
      const { move } = match.offers.legal[randomInt(match.offers.legal.length)];
      await ask('POST', `/tables/${id}/match`, {
        type: 'move',
        id: randomUUID(),
        decision: match.decision,
        move,
      });
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
