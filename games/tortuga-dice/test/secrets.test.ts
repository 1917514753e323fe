import { FastRng, Match, SPECTATOR, seatsOf, seedFromText, viewOf } from '@tortuga/kernel';
import { randomPlay } from '@tortuga/laws';
import { expect, it } from 'vitest';
import { tortugaDice } from '../index.ts';

const { game, withoutSecrets } = tortugaDice;

it('dice-8.1 without secrets, a player’s view shows of all players just what a spectator sees', () => {
  const decisions = { open: 0, secret: 0 };
  for (let number = 0; number < 20; number++) {
    const match = Match.start(game, { options: { long: false }, seats: 3, seed: seedFromText(`secrets ${number}`) });
    for (const _ of randomPlay(match, new FastRng(`secrets ${number}`))) {
      if (match.result !== null) break;
      const { players, looked } = viewOf(game, match.state, SPECTATOR);
      const views = seatsOf(3).map((seat) => withoutSecrets(viewOf(game, match.state, seat)));
      if (views.every((view) => view === null)) decisions.secret++;
      else {
        decisions.open++;
        for (const view of views) expect(view).toMatchObject({ players, looked });
      }
    }
  }
  expect(decisions.open).toBeGreaterThan(100);
  expect(decisions.secret).toBeGreaterThan(100);
});
