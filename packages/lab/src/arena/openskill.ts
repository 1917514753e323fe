import { at } from '@tortuga/kernel';

/**
 * OpenSkill's ratings for games of more than two: Weng and Lin's update for the Plackett-Luce model (A Bayesian
 * Approximation Method for Online Ranking, 2011, algorithm 4). By hand, because the library brings 154 packages.
 */

export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 };

/** How much chance there is in a game, and the least that a variance shrinks to. */
const BETA = NEWCOMER.sigma / 2;
const KAPPA = 0.0001;
/** Every game makes a rating a little less sure again, so that it never gets stuck. */
const TAU = NEWCOMER.mu / 300;

/** The skills of those who played, after a game that gave them these places: 0 for the best, shared by equals. */
export function rated(before: readonly Skill[], places: readonly number[]): Skill[] {
  const skills = before.map(({ mu, sigma }) => ({ mu, sigma: Math.hypot(sigma, TAU) }));
  const scale = Math.sqrt(skills.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const powers = skills.map(({ mu }) => Math.exp(mu / scale));
  /** By player: the powers of all who did not do better. */
  const rest = places.map((place) =>
    powers.reduce((sum, power, other) => (at(places, other) >= place ? sum + power : sum), 0),
  );
  const equals = places.map((place) => places.filter((other) => other === place).length);
  return skills.map(({ mu, sigma }, player) => {
    let [omega, delta] = [0, 0];
    for (let other = 0; other < skills.length; other++) {
      if (at(places, other) > at(places, player)) continue;
      const share = at(powers, player) / at(rest, other);
      omega += ((other === player ? 1 : 0) - share) / at(equals, other);
      delta += (share * (1 - share)) / at(equals, other);
    }
    const variance = sigma ** 2;
    const gamma = sigma / scale;
    return {
      mu: mu + (variance / scale) * omega,
      sigma: sigma * Math.sqrt(Math.max(1 - (gamma * variance * delta) / scale ** 2, KAPPA)),
    };
  });
}
