import { shelfGame } from '@tortuga/games/shelf';
import type { Result } from '@tortuga/kernel';
import type { Locale, Speaker } from '@tortuga/words';
import type { Store, TableRow } from '../storage/store.ts';
import type { Games } from '../tables/games.ts';
import { isReadable, tableFromRow } from '../tables/rows.ts';
import { type SeatPlan, sitterIn, type Table } from '../tables/table.ts';
import type { Card } from './card.ts';
import type { PageAt } from './pages.ts';
import { previewSpeaker } from './words.ts';

/** What is said about a link before it is opened. */
export interface Preview {
  /** 404 if there is nothing at that address. */
  readonly status: 200 | 404;
  readonly title: string;
  readonly description: string;
  readonly card: Card;
}

/** The poster of what is about no game. */
const OF_ALL = 'tortuga-dice';
const A_TABLE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Says what is behind the addresses of the page. Everything in it is public: whoever has the address could look. */
export class Previews {
  readonly #store: Store;
  readonly #games: Games;

  constructor(store: Store, games: Games) {
    this.#store = store;
    this.#games = games;
  }

  async of(page: PageAt | null, locale: Locale): Promise<Preview> {
    const speaker = previewSpeaker(locale);
    if (page === null) return unknown(speaker, 'page');
    if (page.kind === 'home' || page.kind === 'plain') return home(speaker);
    if ('game' in page) return this.#ofGame(page.kind, page.game, speaker);
    const row = A_TABLE.test(page.id) ? await this.#store.tables.find(page.id) : null;
    if (row === null || !isReadable(row) || this.#games.find(row.game) === null) return unknown(speaker, 'table');
    return this.#ofTable(row, speaker);
  }

  #nameOf(game: string, { say }: Speaker): string {
    const module = this.#games.find(game);
    return module === null ? '' : say(module.name);
  }

  #ofGame(kind: 'game' | 'rules' | 'join', game: string, speaker: Speaker): Preview {
    if (this.#games.find(game) === null) return unknown(speaker, 'game');
    const name = this.#nameOf(game, speaker);
    const title = kind === 'game' ? name : speaker.say({ key: `preview.${kind}.title`, params: { game: name } });
    const about = speaker.say({ key: `preview.about.${game}` });
    const description = kind === 'game' ? about : speaker.say({ key: `preview.${kind}.description` });
    const lines = [...(kind === 'game' ? [] : [description]), factsOf(game, speaker)];
    return {
      status: 200,
      title,
      description: kind === 'game' ? `${about} ${factsOf(game, speaker)}` : description,
      card: { game, name, title: kind === 'game' ? about : title, lines },
    };
  }

  async #ofTable(row: TableRow, speaker: Speaker): Promise<Preview> {
    const table = tableFromRow(row);
    if (table.state === 'lobby') return this.#invitation(table, speaker);
    const names = table.seats.map((plan) => nameIn(plan, speaker));
    const name = this.#nameOf(table.game, speaker);
    const found = row.currentMatch === null ? null : await this.#store.matches.find(row.currentMatch);
    if (table.state === 'playing' || found === null || found.resultJson === null) {
      const title = speaker.say({ key: 'preview.playing.title', params: { names: speaker.list(names) } });
      const description = speaker.say({ key: 'preview.playing.description', params: { game: name } });
      return { status: 200, title, description, card: { game: table.game, name, title, lines: [description] } };
    }
    // Our own row, as it was written when the match ended.
    return ofResult(JSON.parse(found.resultJson) as Result, names, { game: table.game, name }, speaker);
  }

  #invitation({ game, host, seats }: Table, speaker: Speaker): Preview {
    const { say } = speaker;
    const name = this.#nameOf(game, speaker);
    const sitters = seats.map(sitterIn).filter((sitter) => sitter !== null);
    const inviting = sitters.find(({ player }) => player === host)?.name ?? null;
    const title =
      inviting === null
        ? say({ key: 'preview.open.title', params: { game: name } })
        : say({ key: 'preview.invitation.title', params: { host: inviting, game: name } });
    const free = seats.filter(({ kind }) => kind === 'open').length;
    const seatsLeft = say({ key: 'preview.invitation.free', params: { free } });
    const others = sitters.filter(({ player }) => player !== host).map((sitter) => sitter.name);
    const there =
      others.length === 0 ? [] : [say({ key: 'preview.invitation.there', params: { names: speaker.list(others) } })];
    const lines = [...there, seatsLeft, factsOf(game, speaker)];
    return { status: 200, title, description: lines.join(' '), card: { game, name, title, lines } };
  }
}

const nameIn = (plan: SeatPlan, { say }: Speaker): string => sitterIn(plan)?.name ?? say({ key: 'preview.bot' });

function ofResult(
  { ranking, scores }: Result,
  names: readonly string[],
  about: Pick<Card, 'game' | 'name'>,
  speaker: Speaker,
): Preview {
  const winners = ranking[0] ?? [];
  const title = speaker.say({
    key: 'preview.result.title',
    params: { count: winners.length, names: speaker.list(winners.map((seat) => names[seat] ?? '')) },
  });
  const lines = ranking.flat().map((seat) => `${names[seat] ?? ''} ${scores[seat] ?? ''}`);
  const description = `${about.name}: ${lines.join(' · ')}`;
  return { status: 200, title, description, card: { ...about, title, lines } };
}

function factsOf(game: string, { say }: Speaker): string {
  const shelf = shelfGame(game);
  if (shelf === undefined) return '';
  const [from, to] = shelf.minutes;
  const seats = { least: Math.min(...shelf.seatCounts), most: Math.max(...shelf.seatCounts) };
  return say({ key: 'preview.facts', params: { ...seats, from, to } });
}

function home({ say }: Speaker): Preview {
  const title = say({ key: 'preview.home.title' });
  const description = say({ key: 'preview.home.description' });
  return { status: 200, title, description, card: { game: OF_ALL, name: 'Tortuga', title, lines: [description] } };
}

function unknown(speaker: Speaker, what: 'page' | 'game' | 'table'): Preview {
  const title = speaker.say({ key: `preview.unknown.${what}` });
  return { ...home(speaker), status: 404, title };
}
