import { type ArrangedMatch, scenario, seatOf } from '@tortuga/laws';
import { expect } from 'vitest';
import type { Types2199 } from '../rules/game.ts';
import { arrange, usual } from './arrange.ts';
import { no } from './refusal.ts';

/** Refused offers and their reasons. */
const refused = (position: ArrangedMatch<Types2199>, player: 'A' | 'B'): string[] =>
  position.match
    .offers(seatOf(player))
    .flatMap(({ move, refusal }) =>
      refusal === null ? [] : [`${usual.writeMove(move)}: ${refusal.key.replace('2199.refuse.', '')}`],
    );

scenario('2199-5.1 what can’t be done in a turn is shown with its reason', () => {
  const position = arrange({ seats: 3, hands: { A: 'mining' }, played: 'impulse', at: { C: 'lab' } });
  expect(refused(position, 'A')).toEqual([
    'recall: reserveEmpty',
    'reserve mining: cryptoShort',
    'destroy impulse: maneuversShort',
    ...['hacker', 'pilot', 'smuggler', 'bodyguard', 'banker', 'corsair'].map((card) => `buy ${card}: cryptoShort`),
    'influence: cryptoShort',
    ...['post-1', 'post-2', 'post-3', 'turrets-1', 'turrets-2', 'turrets-3'].map(
      (sector) => `move ${sector}: maneuversShort`,
    ),
    'collect: noMineralHere',
    'scout: noHuntHere',
    'capture: noHuntHere',
    'conquer: maneuversShort',
    'power: noPowerHere',
    'reinforce post-1 3: notYourSector',
    'attack B: noFightCard',
    'attack C: notHere',
  ]);
  expect(refused(position, 'B')).toEqual([]);
  return position.asks('A');
});

scenario('2199-7.1 an outer sector shows its open cards and its ability', () => {
  const lab = arrange({
    at: { A: 'lab' },
    hands: { A: 'mining, impulse' },
    reserves: { A: 'booster' },
    control: { A: 'lab' },
    open: { lab: 'analyst, cloner' },
  });
  expect(refused(lab, 'A')).toEqual([
    'reserve mining: reserveFull',
    'reserve impulse: reserveFull',
    'destroy mining: notPlayed',
    'buy analyst: cryptoShort',
    'buy cloner: cryptoShort',
    'refresh analyst: cryptoShort',
    'refresh cloner: cryptoShort',
    'influence: onlyOnTortuga',
    'move post-1: maneuversShort',
    'collect: maneuversShort',
    'scout: maneuversShort',
    'capture: notScouted',
    'conquer: alreadyYours',
    'powerOn mining: reserveFull',
    'reinforce lab 5: cryptoShort',
    'attack B: notHere',
  ]);
  const only = (position: ArrangedMatch<Types2199>) =>
    refused(position, 'A').filter((text) => text.startsWith('power'));
  const vortex = arrange({ at: { A: 'vortex' }, played: 'mining, impulse', hands: { A: 'hacker' } });
  expect(only(vortex)).toEqual(['powerOn mining: powerOfController']);
  const fortress = arrange({ at: { A: 'fortress' }, hands: { A: 'hacker' } });
  expect(only(fortress)).toEqual(['power: powerOfController']);
  return [lab.asks('A'), vortex.asks('A'), fortress.asks('A')];
});

scenario('2199-14.2 only Peaceful Pirates are shown a conquest with crypto', () => {
  const conquests = (scenarioOfTable: 'standard' | 'peaceful') =>
    arrange({ scenario: scenarioOfTable, at: { A: 'lab' } });
  const [standard, peaceful] = [conquests('standard'), conquests('peaceful')];
  const only = (position: ArrangedMatch<Types2199>) =>
    refused(position, 'A').filter((text) => text.startsWith('conquer'));
  expect(only(standard)).toEqual(['conquer: maneuversShort']);
  expect(only(peaceful)).toEqual(['conquer: maneuversShort', 'conquer crypto: cryptoShort']);
  return [standard.asks('A'), peaceful.asks('A')];
});

scenario('2199-12.2 in combat the cards that can’t fight are shown, without a ship nothing of the market', () => {
  const position = arrange({
    at: { A: 'lab', B: 'lab' },
    hands: { A: 'impulse, mining*2', B: 'bodyguard, mining' },
  }).act('A', 'attack B');
  expect(refused(position, 'A')).toEqual(['commit mining: noManeuverOnIt', 'ready: attackWithOne']);
  position.act('A', 'commit impulse', 'ready').asks('B');
  expect(refused(position, 'B')).toEqual(['commit mining: noManeuverOnIt']);
  position.act('B', 'commit bodyguard', 'ready').asks('A');
  expect(refused(position, 'A')).toEqual([
    'recall: reserveEmpty',
    'reserve mining: cryptoShort',
    'destroy mining: notPlayed',
    ...['influence', 'collect', 'scout', 'capture', 'conquer', 'power'].map((text) => `${text}: noShip`),
    'reinforce post-1 3: notYourSector',
    'attack B: noShip',
  ]);
  const asked = arrange({ hands: { A: 'booster' } })
    .act('A', 'play booster')
    .asks('A');
  expect(refused(asked, 'A')).toEqual([]);
  return [position, asked];
});

scenario('2199-5.1 a refusal names the price and what you have', () => [
  arrange({ crypto: 1, minerals: { A: 2 }, hands: { A: 'mining' } })
    .refuses('A', 'buy smuggler', no('7.1', 'cryptoShort', { cost: 4, crypto: 1, minerals: 2 }))
    .refuses('A', 'influence', no('7.3', 'cryptoShort', { cost: 7, crypto: 1, minerals: 2 }))
    .refuses('A', 'conquer', no('10.5', 'maneuversShort', { cost: 15, maneuvers: 0 }))
    .refuses('A', 'tender 3', no('7.4', 'tooFewMinerals', { minerals: 3, cargo: 2 }))
    .act('A', 'tender 1')
    .refuses('A', 'tender 1', no('7.4', 'alreadyTendered', { tender: 1 }))
    .asks('A'),
  arrange({ at: { A: 'lab' }, maneuvers: 1, hunts: { lab: 'kraken' }, scouted: { lab: ['A'] }, crypto: 9 })
    .refuses('A', 'capture', no('9.2', 'maneuversShort', { cost: 9, maneuvers: 1 }))
    .refuses('A', 'conquer', no('10.1', 'maneuversShort', { cost: 5, maneuvers: 1 }))
    .asks('A'),
  arrange({ crypto: 9, control: { A: 'lab 6, post-1' } })
    .refuses('A', 'reinforce lab 6', no('10.6', 'defenceHigher', { defence: 6 }))
    .refuses('A', 'reinforce post-1 9', no('10.6', 'defenceMost', { most: 8 }))
    .refuses('A', 'reinforce lab 10', no('10.6', 'cryptoShort', { cost: 10, crypto: 9, minerals: 0 }))
    .asks('A'),
  arrange({ scenario: 'aggressive', seats: 3, maneuvers: 15, points: { A: 1, B: 5, C: 9 }, control: { A: 'lab' } })
    .refuses('A', 'conquer', no('14.1', 'onlyToWin', { influence: 6, best: 9 }))
    .asks('A'),
  arrange({ at: { A: 'lab', B: 'lab' }, maneuvers: 9, control: { B: 'lab' } })
    .refuses('A', 'conquer', no('10.4', 'guarded', { player: { seat: seatOf('B') } }))
    .asks('A'),
]);
