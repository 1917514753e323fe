import { describe, expect, it } from 'vitest';
import {
  actingHost,
  type Changed,
  comeBack,
  finish,
  join,
  leave,
  type PlayerId,
  rematch,
  replaceAbsent,
  seatOfPlayer,
  setBot,
  start,
  type Table,
  type TableId,
} from '../src/tables/table.ts';
import { tableWith } from './table-for-tests.ts';

const person = (name: string) => ({ player: name as PlayerId, name });
const anna = person('anna');
const boris = person('boris');
const carla = person('carla');

const lobby = tableWith({
  host: anna.player,
  state: 'lobby',
  seats: [{ kind: 'person', sitter: anna }, { kind: 'open' }],
});

const done = (result: Changed): Table => {
  if (!result.ok) throw new Error(result.refusal.key);
  return result.table;
};

const why = (result: Changed): string =>
  result.ok ? 'allowed' : `${result.refusal.rule} ${result.refusal.key.slice('server.refuse.'.length)}`;

const all = () => true;
const nobody = () => false;

const playing = done(start(done(join(lobby, boris, null, false)), anna.player, all));

describe('a table', () => {
  it('table-4.4 a player who joins gets the first open seat, or the one they name', () => {
    expect(done(join(lobby, boris, null, false)).seats[1]).toEqual({ kind: 'person', sitter: boris });
    expect(why(join(lobby, boris, 0, false))).toBe('table-4.4 seatTaken');
    expect(why(join(lobby, boris, 5, false))).toBe('table-4.4 noSuchSeat');
    expect(why(join(done(join(lobby, boris, null, false)), carla, null, false))).toBe('table-4.4 tableFull');
  });

  it('table-4.2 nobody sits twice', () => expect(why(join(lobby, anna, null, false))).toBe('table-4.2 alreadySeated'));

  it('table-4.3 an invite-only table needs the link', () => {
    const secret: Table = { ...lobby, visibility: 'invite' };
    expect(why(join(secret, boris, null, false))).toBe('table-4.3 notInvited');
    expect(why(join(secret, boris, null, true))).toBe('allowed');
  });

  it('table-4.1 nobody joins a match that has begun', () =>
    expect(why(join(playing, carla, null, false))).toBe('table-4.1 alreadyBegun'));

  it('table-4.6 only the host seats bots, on free seats, before the match', () => {
    expect(why(setBot(lobby, boris.player, all, 1, 'greedy'))).toBe('table-4.6 hostOnly');
    expect(why(setBot(lobby, anna.player, all, 0, 'greedy'))).toBe('table-4.4 seatTaken');
    expect(why(setBot(lobby, anna.player, all, 7, 'greedy'))).toBe('table-4.4 noSuchSeat');
    expect(why(setBot(playing, anna.player, all, 1, 'greedy'))).toBe('table-4.1 alreadyBegun');
    const withBot = done(setBot(lobby, anna.player, all, 1, 'greedy'));
    expect(withBot.seats[1]).toEqual({ kind: 'bot', bot: 'greedy', standsInFor: null });
    expect(done(setBot(withBot, anna.player, all, 1, null)).seats[1]).toEqual({ kind: 'open' });
  });

  it('table-4.7 a match begins when the host starts it and every seat is filled', () => {
    expect(why(start(lobby, anna.player, all))).toBe('table-4.7 seatsOpen');
    expect(why(start(done(join(lobby, boris, null, false)), boris.player, all))).toBe('table-4.6 hostOnly');
    expect(playing.state).toBe('playing');
    expect(why(start(playing, anna.player, all))).toBe('table-4.1 alreadyBegun');
  });

  it('table-4.5 a player who leaves the lobby frees the seat; one who leaves a match is replaced by a bot', () => {
    expect(done(leave(lobby, anna.player, 'greedy')).seats[0]).toEqual({ kind: 'open' });
    expect(done(leave(playing, boris.player, 'greedy')).seats[1]).toEqual({
      kind: 'bot',
      bot: 'greedy',
      standsInFor: boris,
    });
    expect(why(leave(playing, carla.player, 'greedy'))).toBe('table-4.5 notSeated');
    expect(why(leave(finish(playing), boris.player, 'greedy'))).toBe('table-4.1 alreadyOver');
  });

  it('table-4.8, table-4.9 the host replaces an absent player by a bot, and the player may come back', () => {
    expect(why(replaceAbsent(playing, anna.player, all, 1, 'greedy'))).toBe('table-4.8 notAbsent');
    expect(why(replaceAbsent(playing, boris.player, nobody, 0, 'greedy'))).toBe('table-4.6 hostOnly');
    expect(why(replaceAbsent(lobby, anna.player, nobody, 0, 'greedy'))).toBe('table-4.1 notPlaying');
    const replaced = done(replaceAbsent(playing, anna.player, nobody, 1, 'greedy'));
    expect(seatOfPlayer(replaced, boris.player)).toBeNull();
    expect(why(replaceAbsent(replaced, anna.player, nobody, 1, 'greedy'))).toBe('table-4.8 nobodyThere');
    expect(why(comeBack(replaced, carla.player))).toBe('table-4.9 noSeatKept');
    expect(seatOfPlayer(done(comeBack(replaced, boris.player)), boris.player)).toBe(1);
    expect(why(comeBack(finish(replaced), boris.player))).toBe('table-4.1 notPlaying');
  });

  it('table-4.6 while the host is away, the first who is there does what the host does', () => {
    const without =
      (...away: string[]) =>
      (player: PlayerId) =>
        !away.includes(player);
    const full = done(join(lobby, boris, null, false));
    expect(why(start(full, boris.player, without('anna')))).toBe('allowed');
    expect(why(start(full, carla.player, without('anna')))).toBe('table-4.6 hostOnly');
    expect(why(start(full, anna.player, without('anna')))).toBe('allowed');
    expect(why(replaceAbsent(playing, boris.player, without('anna'), 0, 'greedy'))).toBe('allowed');
    expect(actingHost(playing, all)).toBe('anna');
    expect(actingHost(playing, without('anna'))).toBe('boris');
    expect(actingHost(playing, nobody)).toBe('anna');
  });

  it('table-4.6 when the host leaves, the next who sits there is the host', () => {
    const full = done(join(lobby, boris, null, false));
    expect(done(leave(full, anna.player, 'greedy')).host).toBe('boris');
    expect(done(leave(playing, anna.player, 'greedy')).host).toBe('boris');
    expect(done(leave(playing, boris.player, 'greedy')).host).toBe('anna');
    expect(done(leave(lobby, anna.player, 'greedy')).host).toBe('anna');
  });

  it('table-4.10 a rematch keeps the seats: the player who asks and those who are still there sit, the others’ seats are open, bots stay', () => {
    expect(why(rematch(playing, anna.player, 'U' as TableId, nobody, 1))).toBe('table-4.10 notOver');
    expect(why(rematch(finish(playing), carla.player, 'U' as TableId, nobody, 1))).toBe('table-4.10 notSeated');
    const both = done(rematch(finish(playing), boris.player, 'U' as TableId, all, 1));
    expect(both.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
    const again = done(rematch(finish(playing), boris.player, 'U' as TableId, nobody, 1));
    expect(again).toMatchObject({
      id: 'U',
      host: 'boris',
      state: 'lobby',
      seats: [{ kind: 'open' }, { kind: 'person', sitter: boris }],
    });
  });
});
