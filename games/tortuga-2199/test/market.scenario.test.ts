import { at } from '@tortuga/kernel';
import { type ArrangedMatch, scenario } from '@tortuga/laws';
import { expect } from 'vitest';
import type { Types2199 } from '../rules/game.ts';
import { valuesOf } from '../rules/values.ts';
import { arrange, firstPack, usual } from './arrange.ts';
import { no } from './refusal.ts';

const { ids } = valuesOf(firstPack);

scenario('2199-7.1 any T sector sells all T stacks, an outer sector its two open cards', () => [
  arrange({ at: { A: 'turrets-1' }, crypto: 3, open: { mines: 'driller, foreman' } })
    .refuses('A', 'buy driller', no('7.1', 'notForSale'))
    .refuses('A', 'buy smuggler', no('7.1', 'cryptoShort'))
    .offers('A', ['buy hacker', 'buy pilot', 'end']),
  arrange({ at: { A: 'mines' }, crypto: 4, open: { mines: 'driller, foreman' } })
    .refuses('A', 'buy hacker', no('7.1', 'notForSale'))
    .offers('A', ['buy driller', 'buy foreman', 'refresh driller', 'refresh foreman', 'end']),
]);

scenario('2199-7.1 a bought outer card is replaced at once; with the deck empty the place stays empty', () => {
  const full = arrange({ at: { A: 'mines' }, crypto: 3, open: { mines: 'driller, foreman' } }).act('A', 'buy driller');
  expect(at(full.view('A').markets, 2)).toMatchObject({ deck: 7, opened: 3 });
  expect(at(full.view('A').markets, 2).open).toHaveLength(2);
  const empty = arrange({ at: { A: 'mines' }, crypto: 3, open: { mines: 'driller, foreman' }, emptyDeck: 'mines' });
  empty.act('A', 'buy driller').refuses('A', 'refresh foreman', no('7.2', 'deckEmpty'));
  expect(at(empty.view('A').markets, 2)).toMatchObject({ deck: 0, opened: 2 });
  expect(at(empty.view('A').markets, 2).open).toHaveLength(1);
  return [full.asks('A'), empty.asks('A')];
});

scenario('2199-7.1 a T stack can run out', () => {
  const position = arrange({ crypto: 2, discards: { A: 'hacker*3', B: 'hacker*3' } });
  expect(at(position.view('A').stock, 0)).toBe(0);
  const last = arrange({ crypto: 4, discards: { A: 'hacker*3', B: 'hacker*2' } })
    .act('A', 'buy hacker')
    .refuses('A', 'buy hacker', no('7.1', 'notForSale'));
  return [position.refuses('A', 'buy hacker', no('7.1', 'notForSale')).asks('A'), last.asks('A')];
});

scenario('2199-7.2 refreshing costs 1 crypto and puts an open card under its deck', () => {
  const position = arrange({ at: { A: 'lab' }, crypto: 1, open: { lab: 'analyst, cloner' } })
    .refuses('A', 'refresh driller', no('7.2', 'notOpenHere'))
    .act('A', 'refresh cloner')
    .refuses('A', 'refresh analyst', no('7.2', 'cryptoShort'));
  const lab = at(position.view('B').markets, 1);
  expect(lab.deck).toBe(8);
  expect(lab.bottom).toEqual([ids.indexOf('cloner')]);
  return [
    position.asks('A'),
    arrange({ at: { A: 'post-1' }, crypto: 1 })
      .refuses('A', 'refresh hacker', no('7.2', 'noMarketToRefresh'))
      .asks('A'),
  ];
});

scenario('2199-7.3 on Tortuga 7 crypto buy 1 influence, as often as the player can pay', () => {
  const position = arrange({ crypto: 15 }).act('A', 'influence', 'influence');
  expect(at(position.view('A').players, 0).points).toBe(2);
  return [
    position.refuses('A', 'influence', no('7.3', 'cryptoShort')).asks('A'),
    arrange({ at: { A: 'post-1' }, crypto: 9 })
      .refuses('A', 'influence', no('7.3', 'onlyOnTortuga'))
      .asks('A'),
  ];
});

scenario('2199-7.4 crypto is spent first, unless the player says how many minerals', () => {
  const usual = arrange({ crypto: 2, minerals: { A: 2 } }).act('A', 'buy hacker');
  expect(usual.view('A')).toMatchObject({ crypto: 0, depot: 0 });
  const said = arrange({ crypto: 2, minerals: { A: 2 } })
    .refuses('A', 'tender 3', no('7.4', 'tooFewMinerals'))
    .act('A', 'tender 2')
    .refuses('A', 'tender 1', no('7.4', 'alreadyTendered'))
    .act('A', 'buy hacker');
  expect(said.view('A')).toMatchObject({ crypto: 2, depot: 2, tender: 0 });
  const one = arrange({ crypto: 2, minerals: { A: 2 } }).act('A', 'tender 1', 'buy hacker');
  expect(one.view('A')).toMatchObject({ crypto: 1, depot: 1 });
  const none = arrange({ crypto: 0, minerals: { A: 2 } }).refuses('A', 'tender 1', no('7.4', 'noChoiceOfPayment'));
  return [usual.asks('A'), said.asks('A'), one.asks('A'), none.asks('A')];
});

scenario('2199-7.4 a price says what it is paid with', () => {
  const priceOf = (position: ArrangedMatch<Types2199>, text: string) =>
    position.match.offers(at(position.match.pending, 0)).find(({ move }) => usual.writeMove(move) === text);
  const position = arrange({ crypto: 1, minerals: { A: 2 }, maneuvers: 1, hands: { A: 'mining' } });
  expect(priceOf(position, 'buy hacker')).toMatchObject({ price: { crypto: 1, minerals: 1, maneuvers: 0 } });
  expect(priceOf(position, 'reserve mining')).toMatchObject({ price: { crypto: 1, minerals: 1, maneuvers: 0 } });
  expect(priceOf(position, 'move post-1')).toMatchObject({ price: { crypto: 0, minerals: 0, maneuvers: 1 } });
  expect(priceOf(position, 'play mining')).toMatchObject({ price: null });
  const lab = arrange({ scenario: 'peaceful', at: { A: 'lab' }, crypto: 4, minerals: { A: 3 }, maneuvers: 5 });
  expect(priceOf(lab, 'conquer')).toMatchObject({ price: { crypto: 0, minerals: 0, maneuvers: 5 } });
  expect(priceOf(lab, 'conquer crypto')).toMatchObject({ price: { crypto: 4, minerals: 1, maneuvers: 0 } });
  return [position.asks('A'), lab.asks('A')];
});

scenario('2199-7.4 minerals stay with their owner from turn to turn', () => {
  const position = arrange({ minerals: { A: 2 } }).act('A', 'end');
  expect(at(position.view('A').players, 0).minerals).toBe(2);
  return position.asks('B');
});
