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

/** How to write a game as text that people can read. */
export interface GoldenLanguage<T extends GameTypes> {
  readonly game: Game<T>;
  writeMove(move: T['move']): string;
  readMove(text: string): T['move'] | null;
  /** One line in English about an event as everybody may see it. */
  describeEvent(event: T['event'], view: ViewOf<T>): string;
  describeResult(result: Result): string[];
  /** Things that some golden game must show, beyond the vocabulary, and which of them an event is. */
  readonly landmarks: readonly string[];
  landmarkOf(event: T['event']): string | null;
}

/** A recorded game: its setup and its moves. The rest of its text follows from these. */
export interface GoldenGame {
  readonly title: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly moves: readonly string[];
}

export interface Coverage {
  readonly endings: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  readonly lines: ReadonlySet<string>;
  readonly landmarks: ReadonlySet<string>;
}

/** The whole text: header, moves with their events, result. Replaying it must reproduce it to the letter. */
export function writeGolden<T extends GameTypes>(
  language: GoldenLanguage<T>,
  golden: GoldenGame,
): { text: string; coverage: Coverage } {
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
    const lines = outcome.events.map((event) => `    ${language.describeEvent(game.redact(event, SPECTATOR), view)}`);
    return [`${String(index + 1).padStart(3)} ${line}   [${match.hash.slice(0, 8)}]`, ...lines];
  });
  const { result } = match;
  if (result === null) throw new Error(`${golden.title}: the game is not over after its last move`);
  return {
    text: [...head, '', ...steps, '', ...language.describeResult(result), ''].join('\n'),
    coverage: {
      events,
      landmarks,
      endings: new Set([result.cause]),
      lines: new Set(result.lines.map((line) => line.kind)),
    },
  };
}

/** Reads the setup and the moves from a golden text; everything else is made again by replaying them. */
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

/** Everything in the vocabulary and the landmarks that none of the golden games shows. */
export function uncovered<T extends GameTypes>(
  { game, landmarks }: Pick<GoldenLanguage<T>, 'game' | 'landmarks'>,
  games: readonly Coverage[],
): string[] {
  const wanted = { ...game.vocabulary, landmarks };
  const missing = (kind: keyof Coverage) =>
    wanted[kind]
      .filter((word) => !games.some((coverage) => coverage[kind].has(word)))
      .map((word) => `${kind}: ${word}`);
  return [...missing('endings'), ...missing('events'), ...missing('lines'), ...missing('landmarks')];
}

export const moveLine = (player: Seat, move: string): string => `${letterOf(player)}: ${move}`;

function readLine<T extends GameTypes>(
  language: GoldenLanguage<T>,
  line: string,
  title: string,
): { player: Seat; move: T['move'] } {
  const move = language.readMove(line.slice(3));
  if (move === null) throw new Error(`${title}: "${line}" is no move`);
  return { player: seatLettered(line.charAt(0)), move };
}
