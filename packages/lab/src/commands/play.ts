import { randomBytes } from 'node:crypto';
import type { Bot } from '@tortuga/bots';
import type { GameModule } from '@tortuga/games/game-module';
import { GAME_MODULES } from '@tortuga/games/registry';
import {
  at,
  FastRng,
  type GameTypes,
  Match,
  type Offer,
  type Outcome,
  type Phrase,
  type Seat,
  type Seed,
  SPECTATOR,
  seedFromBytes,
  seedFromText,
  writeMatchFile,
} from '@tortuga/kernel';
import { LOCALES, type Locale, type Speaker } from '@tortuga/words';
import { type Args, botOrComplain, complaint, gameOptions, localeOption, moduleOption, parseArgs } from '../args.ts';
import { expectWritable, writeText } from '../files.ts';
import { resultLines } from '../matches.ts';
import { Terminal } from '../terminal.ts';
import { speakerFor } from '../words.ts';

const HUMAN = 'human';

/** The choices in the first menu when no players are given. */
const LINEUPS = [
  { key: 'lab.play.solo', players: [HUMAN, 'mate'] },
  { key: 'lab.play.strong', players: [HUMAN, 'captain'] },
  { key: 'lab.play.hotSeat', players: [HUMAN, HUMAN] },
  { key: 'lab.play.three', players: [HUMAN, 'mate', 'mate'] },
  { key: 'lab.play.four', players: [HUMAN, 'mate', 'mate', 'mate'] },
] as const;

export async function playCommand(words: readonly string[]): Promise<undefined> {
  const args = parseArgs('play', words, {
    options: ['players', 'lang', 'seed', 'pack', 'save', 'options'],
    flags: [],
    max: 1,
  });
  const module = moduleOption(args, at(GAME_MODULES, 0));
  const save = args.options.get('save');
  if (save !== undefined) expectWritable(save);
  const terminal = new Terminal();
  try {
    const locale = args.options.has('lang') ? localeOption(args) : await askLocale(terminal, localeOption(args));
    const players = await playersOf(args, module, terminal, locale);
    if (players === null) return;
    const bots = await Promise.all(players.map((name) => (name === HUMAN ? null : botOrComplain(name, module))));
    await new Session(module, bots, locale, args, terminal).run();
  } finally {
    terminal.close();
  }
}

async function playersOf(
  args: Args,
  module: GameModule,
  terminal: Terminal,
  locale: Locale,
): Promise<readonly string[] | null> {
  const named = args.options.get('players')?.split(',');
  if (named === undefined) return askLineup(terminal, speakerFor(locale));
  const { game } = module;
  if (!game.seatCounts.includes(named.length)) {
    throw complaint('badSeats', { game: game.id, known: game.seatCounts.join(', '), seats: named.length });
  }
  return named;
}

async function askLocale(terminal: Terminal, fallback: Locale): Promise<Locale> {
  const { say } = speakerFor(fallback);
  const names = LOCALES.map((locale) => new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale);
  const choice = await askNumber(terminal, say({ key: 'lab.play.language' }), names, say);
  return choice === null ? fallback : at(LOCALES, choice);
}

async function askLineup(terminal: Terminal, { say }: Speaker): Promise<readonly string[] | null> {
  const choices = LINEUPS.map(({ key }) => say({ key }));
  const choice = await askNumber(terminal, say({ key: 'lab.play.opponent' }), choices, say);
  return choice === null ? null : at(LINEUPS, choice).players;
}

async function askNumber(
  terminal: Terminal,
  question: string,
  choices: readonly string[],
  say: Speaker['say'],
): Promise<number | null> {
  for (;;) {
    terminal.show(
      [question, ...choices.map((choice, index) => `${String(index + 1).padStart(3)}  ${choice}`)].join('\n'),
    );
    const answer = await terminal.ask(say({ key: 'lab.play.choose' }));
    if (answer === null || answer === 'q') return null;
    if (isChoice(answer, choices.length)) return Number(answer) - 1;
    terminal.show(say({ key: 'lab.play.notANumber' }));
  }
}

const isChoice = (answer: string, count: number): boolean =>
  /^\d+$/.test(answer) && Number(answer) >= 1 && Number(answer) <= count;

/** One match in one terminal. */
class Session {
  readonly #module: GameModule;
  readonly #match: Match<GameTypes>;
  readonly #seed: Seed;
  readonly #terminal: Terminal;
  readonly #speaker: Speaker;
  /** By seat; null is a person. */
  readonly #bots: readonly (Bot<GameTypes> | null)[];
  readonly #rng: FastRng;
  readonly #save: string | undefined;
  #lastPerson: Seat | null = null;

  constructor(
    module: GameModule,
    bots: readonly (Bot<GameTypes> | null)[],
    locale: Locale,
    args: Args,
    terminal: Terminal,
  ) {
    const { game } = module;
    const text = args.options.get('seed');
    this.#seed = text === undefined ? seedFromBytes(randomBytes(32)) : seedFromText(text);
    this.#module = module;
    this.#bots = bots;
    this.#match = Match.start(game, { options: gameOptions(args, module), seats: bots.length, seed: this.#seed });
    this.#rng = new FastRng(`bots ${this.#seed}`);
    this.#terminal = terminal;
    this.#save = args.options.get('save');
    const plain = speakerFor(locale);
    this.#speaker = speakerFor(locale, module, { nameOf: (seat) => plain.say(this.#nameOf(seat)) });
  }

  async run(): Promise<void> {
    const { say } = this.#speaker;
    this.#terminal.show(say(this.#module.name));
    this.#terminal.show(say({ key: 'lab.play.commitment', params: { commitment: this.#match.seedCommitment } }));
    while (this.#match.pending.length > 0) {
      const seat = at(this.#match.pending, 0);
      const bot = at(this.#bots, seat);
      if (bot !== null) this.#showOutcome(this.#match.play(seat, this.#botMove(bot, seat)));
      else if (!(await this.#askPerson(seat))) {
        this.#terminal.show(say({ key: 'lab.play.stopped' }));
        this.#saveMatch();
        return;
      }
    }
    this.#finish();
  }

  #botMove(bot: Bot<GameTypes>, seat: Seat): object {
    const { game, state } = this.#match;
    return bot.choose({ seat, view: this.#match.view(seat), moves: game.moves(state, seat), rng: this.#rng });
  }

  /** Returns false when the player quits. */
  async #askPerson(seat: Seat): Promise<boolean> {
    const { say } = this.#speaker;
    if (!(await this.#handOver(seat))) return false;
    const offers = this.#match.offers(seat);
    const legal = this.#distinct(offers.filter((offer) => offer.refusal === null));
    this.#terminal.show(this.#module.draw(this.#match.view(seat), this.#speaker));
    this.#terminal.show(say(this.#match.game.prompt(this.#match.state)));
    this.#terminal.show(
      legal.map((offer, index) => `${String(index + 1).padStart(3)}  ${this.#textOf(offer)}`).join('\n'),
    );
    for (;;) {
      const answer = await this.#terminal.ask(say({ key: 'lab.play.ask' }));
      switch (answer) {
        case null:
        case 'q':
          return false;
        case 'u':
          if (this.#showOutcome(this.#match.undo(this.#undoer(seat)))) return true;
          break;
        case 'r':
          if (this.#showOutcome(this.#match.redo(seat))) return true;
          break;
        case 'w':
          this.#explain(offers);
          break;
        default:
          if (isChoice(answer, legal.length))
            return this.#showOutcome(this.#match.play(seat, at(legal, Number(answer) - 1).move));
          this.#terminal.show(say({ key: 'lab.play.notANumber' }));
      }
    }
  }

  /** On a shared screen the previous player may still undo a move that the current one has only seen. */
  #undoer(seat: Seat): Seat {
    const last = this.#match.entries.at(-1)?.seat;
    return last !== undefined && at(this.#bots, last) === null ? last : seat;
  }

  async #handOver(seat: Seat): Promise<boolean> {
    const others = this.#bots.filter((bot) => bot === null).length > 1;
    if (!others || this.#lastPerson === seat) return true;
    this.#lastPerson = seat;
    this.#terminal.clear();
    return (
      (await this.#terminal.ask(this.#speaker.say({ key: 'lab.play.handOver', params: { player: { seat } } }))) !== null
    );
  }

  /** Offers with the same text are listed once. */
  #distinct(offers: readonly Offer<GameTypes>[]): Offer<GameTypes>[] {
    return [...new Map(offers.toReversed().map((offer) => [this.#textOf(offer), offer])).values()].reverse();
  }

  #textOf(offer: Offer<GameTypes>): string {
    const { say } = this.#speaker;
    const price = offer.refusal === null ? this.#module.phraseOfPrice(offer.price) : null;
    const move = say(this.#module.phraseOfMove(offer.move));
    return price === null ? move : `${move}: ${say(price)}`;
  }

  #explain(offers: readonly Offer<GameTypes>[]): void {
    for (const { move, refusal } of offers) {
      if (refusal === null) continue;
      const params = { move: this.#module.phraseOfMove(move), reason: refusal, rule: refusal.rule };
      this.#terminal.show(this.#speaker.say({ key: 'lab.play.refused', params }));
    }
  }

  /** Shows the events as everybody may know them, or the refusal. Returns whether it was allowed. */
  #showOutcome(outcome: Outcome<GameTypes>): boolean {
    const { say } = this.#speaker;
    if (!outcome.ok) {
      const { refusal } = outcome;
      this.#terminal.show(say({ key: 'lab.play.no', params: { reason: refusal, rule: refusal.rule } }));
      return false;
    }
    for (const event of outcome.events) {
      this.#terminal.show(say(this.#module.phraseOfEvent(this.#match.game.redact(event, SPECTATOR))));
    }
    return true;
  }

  #finish(): void {
    const { result } = this.#match;
    if (result === null) return;
    this.#terminal.show(this.#module.draw(this.#match.view(SPECTATOR), this.#speaker));
    this.#terminal.show(resultLines(this.#module, result, this.#speaker).join('\n'));
    this.#terminal.show(this.#speaker.say({ key: 'lab.play.seed', params: { seed: this.#seed } }));
    this.#saveMatch();
  }

  #saveMatch(): void {
    if (this.#save === undefined) return;
    writeText(this.#save, `${JSON.stringify(writeMatchFile(this.#match, this.#seed), null, 1)}\n`);
    this.#terminal.show(this.#speaker.say({ key: 'lab.play.saved', params: { file: this.#save } }));
  }

  /** Never "you": in every language the name is used in sentences in the third person. */
  #nameOf(seat: Seat): Phrase {
    const key = at(this.#bots, seat) === null ? 'lab.play.human' : 'lab.play.bot';
    return { key, params: { number: seat + 1 } };
  }
}
