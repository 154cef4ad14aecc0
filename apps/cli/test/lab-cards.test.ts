// What the lab knows of cards, on real matches: counted as the facts have it, and a strong card is seen to be strong.

import { wilson } from '@bridgefront/bots';
import { fewestSeats, marksOf } from '@bridgefront/lab/known.ts';
import { knownCards } from '@bridgefront/lab/known-cards.ts';
import { playJob } from '@bridgefront/lab/play.ts';
import { reachOfAll } from '@bridgefront/lab/statistics.ts';
import { expect, test } from 'vitest';
import { labWorld } from '../src/lab/world.ts';

const how = { bot: 'greedy', players: 2, matches: 24, seed: 'known' };
const game = 'twin-bridges';

test('every card that was played is counted, by seats and by times, and the same again', () => {
  const known = knownCards(labWorld, game, how);
  const first = playJob(labWorld, game, {
    match: 0,
    table: 0,
    set: 0,
    rotation: 0,
    block: '',
    variant: 'as given',
    options: {},
    bots: ['greedy', 'greedy'],
    seed: 'known/0/0',
  });
  const played = (first.rows['cards'] ?? []).filter((row) => Number(row.at(-1)) > 0);
  expect(played.length).toBeGreaterThan(8);
  for (const [, , , card] of played) expect(known.cards[String(card)]?.seats).toBeGreaterThan(0);
  for (const { seats, fares } of Object.values(known.cards)) {
    expect(seats).toBeLessThanOrEqual(how.players * how.matches);
    // Of few seats nothing is said.
    expect(fares === undefined).toBe(seats < fewestSeats);
    if (fares !== undefined) expect(fares.low <= fares.lift && fares.lift <= fares.high).toBe(true);
  }
  expect(knownCards(labWorld, game, how)).toEqual(known);
});

test('who plays a card that is far too strong is seen to win more', () => {
  const options = { cardChanges: 'scout.attack=20;scout.health=20;scout.cost=0' };
  const { scout } = knownCards(labWorld, game, { ...how, matches: 96, options }).cards;
  expect(scout?.fares?.low).toBeGreaterThan(0.1);
});

test('the ranges of many cards are wide enough to hold together', () => {
  expect(reachOfAll(1)).toBeCloseTo(1.96, 2);
  // 5 per cent among 20 cards: 0.25 per cent each.
  expect(reachOfAll(20)).toBeCloseTo(3.023, 2);
  const [alone, together] = [wilson(30, 60), wilson(30, 60, reachOfAll(20))];
  expect(together.high - together.low).toBeGreaterThan(1.4 * (alone.high - alone.low));
});

test('a mark changes with its card, and with no other', () => {
  const { measures } = labWorld.game(game);
  const cards = measures?.cards;
  if (cards === undefined) throw new Error('The game says nothing of its cards.');
  const before = marksOf({ cards });
  const after = marksOf({ cards: (options) => cards({ ...options, cardChanges: 'scout.attack=3' }) });
  const changed = Object.keys(before).filter((card) => before[card] !== after[card]);
  expect(changed).toEqual(['scout']);
});
