import { botNamed } from '@tortuga/bots';
import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { at, FastRng, Match, type Seat, seat, seedFromText } from '@tortuga/kernel';

/** Positions to look at, reached by really playing: the greedy bot makes every move up to there. */

export type CardsMatch = ReturnType<typeof newMatch>;

const ROWS: readonly string[] = ['transport', 'treasure', 'sea', 'strategy'];
const EVENTS = {
  'event-swap': 'swapSeas',
  'event-swap-transports': 'swapTransports',
  'event-swap-strategies': 'swapStrategies',
  'event-rotate': 'moveTreasures',
  'event-change': 'changeTreasure',
  'event-storm': 'storm',
} as const;

const TRIES = 400;
const FULL = 24;
const PER_ROW = 6;

function newMatch(seats: number, number: number) {
  return Match.start(tortugaCards.game, { options: {}, seats, seed: seedFromText(`gallery ${number}`) });
}

const rng = new FastRng('gallery');
const bot = botNamed('greedy', { game: tortugaCards.game, evaluate: tortugaCards.evaluate });

/** Lets the bot play for whoever is to move. */
export function playBot(match: CardsMatch): void {
  const player = match.pending[0];
  if (player === undefined || bot === null) return;
  const moves = match.game.moves(match.state, player);
  match.play(player, bot.choose({ seat: player, view: match.view(player), moves, rng }));
}

/** The first match in which it is this seat's turn in the wanted phase of the second voyage. */
export function positionOf(seats: number, phase: string, viewer: Seat = seat(0)): CardsMatch {
  for (let number = 0; number < TRIES; number++) {
    const match = newMatch(seats, number);
    while (match.pending.length > 0) {
      if (isThere(match, phase, viewer)) return match;
      playBot(match);
    }
    if (phase === 'over') return match;
  }
  return newMatch(seats, 0);
}

function isThere(match: CardsMatch, phase: string, viewer: Seat): boolean {
  const { turn, played, voyage, eventCards } = match.view(viewer);
  if (turn !== viewer || phase === 'over') return false;
  if (phase in EVENTS) {
    return played >= FULL && at(eventCards, viewer) === EVENTS[phase as keyof typeof EVENTS];
  }
  const row = ROWS.indexOf(phase);
  const inRow = played - row * PER_ROW;
  return (voyage === 2 || phase === 'transport') && inRow >= 2 && inRow < PER_ROW;
}
