import { greedyBot } from '@tortuga/bots';
import { tortugaCards } from '@tortuga/games/tortuga-cards';
import { at, FastRng, Match, type Seat, seat, seedFromText } from '@tortuga/kernel';

/** Positions to look at, reached by really playing: the greedy bot makes every move up to there. */

type CardsMatch = ReturnType<typeof newMatch>;
type Outcome = ReturnType<CardsMatch['play']>;
type CardEvents = Extract<Outcome, { ok: true }>['events'];

/** A match with what came of its newest entries, as a host would tell it. */
export interface Show {
  readonly match: CardsMatch;
  readonly news: readonly { readonly n: number; readonly events: CardEvents }[];
}

/** As many as the events of a voyage, so that its end can be told. */
const NEWS = 4;

export function tell({ match, news }: Show, outcome: Outcome): Show {
  if (!outcome.ok) return { match, news };
  return { match, news: [...news, { n: match.entries.length, events: outcome.events }].slice(-NEWS) };
}

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
const bot = greedyBot(tortugaCards);

/** Lets the bot play for whoever is to move. */
export function playBot(show: Show): Show {
  const { match } = show;
  const player = match.pending[0];
  if (player === undefined) return show;
  const moves = match.game.moves(match.state, player);
  return tell(show, match.play(player, bot.choose({ seat: player, view: match.view(player), moves, rng })));
}

/** The first match in which it is this seat's turn in the wanted phase of the second voyage, or a voyage is over. */
export function positionOf(seats: number, phase: string, viewer: Seat = seat(0)): Show {
  for (let number = 0; number < TRIES; number++) {
    let show: Show = { match: newMatch(seats, number), news: [] };
    while (show.match.pending.length > 0) {
      if (isThere(show.match, phase, viewer)) return show;
      show = playBot(show);
    }
    if (phase === 'over') return show;
  }
  return { match: newMatch(seats, 0), news: [] };
}

function isThere(match: CardsMatch, phase: string, viewer: Seat): boolean {
  const { turn, played, voyage, eventCards } = match.view(viewer);
  if (phase === 'voyage') return voyage === 2 && played === 0;
  if (turn !== viewer || phase === 'over') return false;
  if (phase in EVENTS) {
    return played >= FULL && at(eventCards, viewer) === EVENTS[phase as keyof typeof EVENTS];
  }
  const row = ROWS.indexOf(phase);
  const inRow = played - row * PER_ROW;
  return (voyage === 2 || phase === 'transport') && inRow >= 2 && inRow < PER_ROW;
}
