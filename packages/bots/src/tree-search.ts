import { at, type GameTypes, type Rng, type Seat } from '@tortuga/kernel';
import { type Bot, bestPlanBot, type Plan, type Question } from './bot.ts';
import { type Budget, ThinkingTime } from './budget.ts';
import type { Outlook, TreeMind } from './mind.ts';

export interface TreeSearchOptions {
  /** How curious the search is about moves it has tried little (UCB1's constant for values from 0 to 1). */
  readonly curiosity: number;
  /** What is hidden is guessed so often; then the same guesses are used again. */
  readonly guesses: number;
}

/** When to stop. */
export interface TreeSearchLimit {
  /** So often a guess is played through. */
  readonly iterations: number;
  /** Asked between iterations. */
  readonly isOver?: () => boolean;
}

/** The positions a player can't tell apart, which are one to the search. Its moves are those of all guesses so far. */
interface Node {
  readonly indexOf: Map<number, number>;
  /** By move: where it leads, once it has been tried twice. */
  readonly children: (Node | null)[];
  readonly visits: number[];
  /** What it brought whoever made it, in sum. */
  readonly sums: number[];
  /** How often it could have been made. */
  readonly chances: number[];
}

const newNode = (): Node => ({ indexOf: new Map(), children: [], visits: [], sums: [], chances: [] });

/** Every seat looks after its own chance: partners have the same one. */
export function treeSearchBot<T extends GameTypes>(
  mind: TreeMind<T>,
  outlook: Outlook<T>,
  options: TreeSearchOptions,
  { iterations, time }: Budget,
  name: string,
): Bot<T> {
  const thinking = new ThinkingTime(time);
  // Every decision is a stretch of its own: nobody makes two in a row that belong together.
  let decisions = 0;
  const consider = (question: Question<T>): readonly Plan<T>[] =>
    thinking.during(question.now, decisions++, (isOver) =>
      considerMoves(mind, outlook, options, { iterations, isOver }, question),
    );
  return bestPlanBot(name, consider);
}

/**
 * Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse): every iteration guesses what is hidden and goes
 * down one tree with the moves that are legal under this guess. The best move comes first.
 */
export function considerMoves<T extends GameTypes>(
  mind: TreeMind<T>,
  outlook: Outlook<T>,
  options: TreeSearchOptions,
  limit: TreeSearchLimit,
  question: Pick<Question<T>, 'seat' | 'view' | 'rng'>,
): readonly Plan<T>[] {
  const { seat, view, rng } = question;
  const { game } = mind;
  const first = game.determinize(view, rng);
  const moves = mind.candidates(first, seat);
  const isOpen = mind.isOpen(first, seat);
  const solved = isOpen ? (outlook.solve?.(first, seat, moves) ?? null) : null;
  if (solved !== null)
    return sorted(moves.map((move, index) => ({ moves: [move], tries: 1, chance: at(solved, index) })));

  const guesses = [first];
  const size = isOpen ? 1 : options.guesses;
  const descent = new Descent(mind, outlook, options.curiosity, mind.stretch(first, seat), rng);
  const root = newNode();
  for (let iteration = 0; iteration < limit.iterations; iteration++) {
    if (iteration > 0 && limit.isOver?.() === true) break;
    if (iteration > 0 && guesses.length < size) guesses.push(game.determinize(view, rng));
    descent.run(root, game.copy(at(guesses, iteration % guesses.length)));
  }
  return sorted(
    moves.map((move) => {
      const index = root.indexOf.get(mind.moveKey(move));
      const visits = index === undefined ? 0 : at(root.visits, index);
      const chance = index === undefined || visits === 0 ? 0 : at(root.sums, index) / visits;
      return { moves: [move], tries: visits, chance };
    }),
  );
}

/** The move that was tried most often is the surest; of equally often tried ones the better. */
const sorted = <T extends GameTypes>(all: Plan<T>[]): Plan<T>[] =>
  all.sort((a, b) => b.tries - a.tries || b.chance - a.chance);

/** One way down the tree and back, again and again. */
class Descent<T extends GameTypes> {
  readonly #mind: TreeMind<T>;
  readonly #outlook: Outlook<T>;
  readonly #curiosity: number;
  readonly #stretch: number;
  readonly #rng: Rng;
  readonly #chances: Float64Array = new Float64Array(8);
  readonly #nodes: Node[] = [];
  readonly #indices: number[] = [];
  readonly #seats: Seat[] = [];

  constructor(mind: TreeMind<T>, outlook: Outlook<T>, curiosity: number, stretch: number, rng: Rng) {
    this.#mind = mind;
    this.#outlook = outlook;
    this.#curiosity = curiosity;
    this.#stretch = stretch;
    this.#rng = rng;
  }

  /** Changes the state: it is a guess of the caller's that nobody else needs. */
  run(root: Node, state: T['state']): void {
    const depth = this.#goDown(root, state);
    this.#outlook.look(state, this.#rng, this.#chances, this.#stretch);
    for (let step = 0; step < depth; step++) {
      const { visits, sums } = at(this.#nodes, step);
      const index = at(this.#indices, step);
      visits[index] = at(visits, index) + 1;
      sums[index] = at(sums, index) + (this.#chances[at(this.#seats, step)] as number);
    }
  }

  /** Down to a move that is new, to a position that is settled, or to the end of the stretch. Returns how many steps. */
  #goDown(root: Node, state: T['state']): number {
    const mind = this.#mind;
    let node: Node | null = root;
    let depth = 0;
    while (node !== null) {
      const seat = mind.game.pending(state)[0];
      if (seat === undefined || mind.stretch(state, seat) !== this.#stretch) break;
      if (depth > 0 && this.#outlook.settles(state)) break;
      const moves = mind.candidates(state, seat);
      const [move, index] = this.#select(node, moves);
      this.#nodes[depth] = node;
      this.#indices[depth] = index;
      this.#seats[depth] = seat;
      depth++;
      // A node for every move ever tried would be mostly leaves: one is made at the second visit.
      if (at(node.children, index) === null && at(node.visits, index) > 0) node.children[index] = newNode();
      node = at(node.children, index);
      mind.game.apply(state, seat, move, this.#rng);
    }
    return depth;
  }

  #select({ indexOf, children, visits, sums, chances }: Node, moves: readonly T['move'][]): [T['move'], number] {
    let best = -1;
    let bestMove = at(moves, 0);
    let highest = Number.NEGATIVE_INFINITY;
    let untried = 0;
    for (const move of moves) {
      const key = this.#mind.moveKey(move);
      let index = indexOf.get(key);
      if (index === undefined) {
        index = children.length;
        indexOf.set(key, index);
        children.push(null);
        visits.push(0);
        sums.push(0);
        chances.push(0);
      }
      const chance = at(chances, index) + 1;
      chances[index] = chance;
      const count = at(visits, index);
      if (count === 0) {
        // One of the untried ones by lot, each equally likely.
        untried++;
        if (this.#rng.below(untried) > 0) continue;
      } else if (untried > 0) continue;
      const hope =
        count === 0
          ? Number.POSITIVE_INFINITY
          : at(sums, index) / count + this.#curiosity * Math.sqrt(ln(chance) / count);
      if (count === 0 || hope > highest) {
        best = index;
        bestMove = move;
        highest = hope;
      }
    }
    return [bestMove, best];
  }
}

/** Engines may differ in the last bit of `Math.log`, and then in what they choose: so it is rounded. */
function ln(count: number): number {
  const known = LOGARITHMS[count];
  if (known !== undefined) return known;
  const rounded = Math.round(Math.log(count) * 2 ** 20) / 2 ** 20;
  if (count === LOGARITHMS.length) LOGARITHMS.push(rounded);
  return rounded;
}

const LOGARITHMS: number[] = [0];
