import {
  type Game,
  type GameTypes,
  letterOf,
  Match,
  type Result,
  type Seat,
  SPECTATOR,
  seatLettered,
  seedFromText,
  type ViewOf,
} from '@tortuga/kernel';

/** What it takes to write a game down so that people can read it. */
export interface GoldenLanguage<T extends GameTypes> {
  readonly game: Game<T>;
  writeMove(move: T['move']): string;
  readMove(text: string): T['move'] | null;
  /** One English line for an event that everybody may see. */
  tell(event: T['event'], view: ViewOf<T>): string;
  tellEnd(result: Result): string[];
  /** Things worth seeing in some golden game, beyond the vocabulary; and which of them an event is. */
  readonly landmarks: readonly string[];
  landmarkOf(event: T['event']): string | null;
}

/** A recorded game: how it was set up and what was done. All the rest of its text follows from that. */
export interface GoldenGame {
  readonly title: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly moves: readonly string[];
}

export interface Reached {
  readonly endings: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  readonly lines: ReadonlySet<string>;
  readonly landmarks: ReadonlySet<string>;
}

/** The whole text: head, moves with what they led to, result. Playing it again must give it again, letter by letter. */
export function writeGolden<T extends GameTypes>(
  language: GoldenLanguage<T>,
  golden: GoldenGame,
): { text: string; reached: Reached } {
  const { game } = language;
  const options = game.optionsSchema.parse(golden.options);
  const match = Match.start(game, { options, seats: golden.seats, seed: seedFromText(golden.seed) });
  const events = new Set<string>();
  const landmarks = new Set<string>();
  const head = [
    `# ${golden.title}`,
    `game ${game.id}, rules ${game.rulesVersion}, pack ${game.pack.id}`,
    `seats ${golden.seats}, options ${JSON.stringify(golden.options)}`,
    `seed ${golden.seed}`,
  ];
  const steps = golden.moves.flatMap((line, index) => {
    const { player, move } = readLine(language, line, golden.title);
    const outcome = match.play(player, move);
    if (!outcome.ok) throw new Error(`${golden.title}, step ${index + 1}: refused by ${outcome.refusal.rule}`);
    const view = match.view(SPECTATOR);
    for (const event of outcome.events) {
      events.add(event.type);
      landmarks.add(language.landmarkOf(event) ?? event.type);
    }
    const told = outcome.events.map((event) => `    ${language.tell(game.redact(event, SPECTATOR), view)}`);
    return [`${String(index + 1).padStart(3)} ${line}   [${match.hash.slice(0, 8)}]`, ...told];
  });
  const { result } = match;
  if (result === null) throw new Error(`${golden.title}: the game is not over after its last move`);
  return {
    text: [...head, '', ...steps, '', ...language.tellEnd(result), ''].join('\n'),
    reached: {
      events,
      landmarks,
      endings: new Set([result.cause]),
      lines: new Set(result.lines.map((line) => line.kind)),
    },
  };
}

/** Reads the setup and the moves out of a golden text; what they led to is not read but made again. */
export function readGolden(text: string): GoldenGame {
  const field = (pattern: RegExp): string => {
    const found = pattern.exec(text)?.[1];
    if (found === undefined) throw new Error(`No ${String(pattern)} in a golden game`);
    return found;
  };
  return {
    title: field(/^# (.*)$/m),
    seats: Number(field(/^seats (\d+),/m)),
    options: JSON.parse(field(/^seats \d+, options (.*)$/m)),
    seed: field(/^seed (.*)$/m),
    moves: [...text.matchAll(/^ *\d+ ([A-D]: .*?) +\[[0-9a-f]{8}\]$/gm)].map((found) => found[1] ?? ''),
  };
}

/** Everything the game can say that none of its golden games does. */
export function unreached<T extends GameTypes>(
  { game, landmarks }: Pick<GoldenLanguage<T>, 'game' | 'landmarks'>,
  games: readonly Reached[],
): string[] {
  const wanted = { ...game.vocabulary, landmarks };
  const missing = (kind: keyof Reached) =>
    wanted[kind].filter((word) => !games.some((reached) => reached[kind].has(word))).map((word) => `${kind}: ${word}`);
  return [...missing('endings'), ...missing('events'), ...missing('lines'), ...missing('landmarks')];
}

export const lineOf = (player: Seat, move: string): string => `${letterOf(player)}: ${move}`;

function readLine<T extends GameTypes>(
  language: GoldenLanguage<T>,
  line: string,
  title: string,
): { player: Seat; move: T['move'] } {
  const move = language.readMove(line.slice(3));
  if (move === null) throw new Error(`${title}: "${line}" is no move`);
  return { player: seatLettered(line.charAt(0)), move };
}
