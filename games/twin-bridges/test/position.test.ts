// Positions: readable, partial ones completed, senseless ones refused with one sentence.

import { positionsComeBack } from '@bridgefront/kernel/testing';
import { readFileSync } from 'node:fs';
import { PositionError, readPosition, writePosition } from '@bridgefront/kernel';
import type { Json } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { twinBridges } from '../rules/index.ts';
import { duel, scene } from './scene.ts';

function read(position: Json): void {
  readPosition(twinBridges, { game: 'twin-bridges', options: {}, position });
}

test('§9: a position shows rows and lanes as they lie on the table', () => {
  const table = duel(
    { row: ['Squire', 'bastion', 'Scout'], upper: ['Militia', { card: 'Pikeman', damage: 1, warded: [0] }] },
    { row: ['fort', 'Spark'] },
  ).asks('summon', 0);
  expect(writePosition(twinBridges, table.match).position).toEqual({
    phase: 'play',
    first: 0,
    turn: 3,
    active: 0,
    mana: 9,
    seats: [
      {
        row: ['Squire', 'bastion', 'Scout'],
        upper: ['Militia', { card: 'Pikeman', damage: 1, warded: [0] }],
      },
      { row: ['fort', 'Spark'] },
    ],
  });
});

test('§9: an empty position is the start of a match', () => {
  const table = scene({}).asks('draft');
  expect(table.state.offer).toHaveLength(4);
});

test('§9: hands that are left out are dealt, whose turn it is follows from its number', () => {
  const table = scene({ first: 1, turn: 2, seats: [{ upper: ['Squire', 'Scout'] }] }).asks('summon', 0);
  expect(table.state.seats.map(({ cards }) => cards.length)).toEqual([6, 8]);
  expect(table.state.mana).toBe(7);
});

test('§9: a draft can be entered in the middle', () => {
  const table = scene({
    phase: 'draft',
    first: 0,
    round: 2,
    offer: ['Squire', 'Scout', 'Gale'],
    seats: [{ row: ['bastion', 'Spark', 'Runner', 'Ward'] }, { row: ['bastion', 'Bowman', 'Reaver'] }],
  });
  table.asks('draft', 1);
  expect(table.prompt()).toContain('two cards');
  expect(table.legal()).toEqual(['card:squire', 'card:scout', 'card:gale']);
});

test.each([
  {
    what: 'a card twice',
    position: { seats: [{ row: ['Squire'], upper: ['Squire'] }] },
    says: 'Squire is in two places',
  },
  {
    what: 'an unknown card',
    position: { seats: [{ row: ['Squier'] }] },
    says: 'seats[0].row[0]: there is no card "Squier"; did you mean "Squire"?',
  },
  { what: 'an unknown field', position: { seat: [] }, says: 'there is no field "seat"' },
  { what: 'two buildings', position: { seats: [{ row: ['fort', 'bastion'] }] }, says: 'one bastion or fort' },
  {
    what: 'an incantation in a lane',
    position: { seats: [{ lower: ['Spark'] }] },
    says: 'Spark is no creature',
  },
  { what: 'three seats', position: { seats: [{}, {}, {}] }, says: 'two seats' },
  { what: 'a wrong number', position: { turn: -1 }, says: 'turn: a whole number from 0 to 500' },
  {
    what: 'a wrong phase',
    position: { phase: 'market' },
    says: 'there is no phase "market": draft, decks, play, over.',
  },
  { what: 'a half offer', position: { offer: ['Squire'] }, says: 'lies open with 3 or 4 cards' },
  { what: 'a short pool', position: { pool: ['Squire'] }, says: 'the pool holds every card' },
])('§9: refused: $what', ({ position, says }) => {
  expect(() => read(position)).toThrow(says);
});

const row = ['bastion', 'Squire', 'Scout'];

test.each([
  {
    rule: '§2',
    seats: [
      {
        row: [
          'bastion',
          'Squire',
          'Scout',
          'Runner',
          'Pikeman',
          'Slinger',
          'Bat cloud',
          'Tinker',
          'Militia',
          'Warder',
        ],
      },
      {},
    ],
    says: 'Seat 0 has 9 cards, and nobody has more than 8 (§2).',
  },
  {
    rule: 'TB-4',
    seats: [{ row: ['Squire', 'bastion'] }, {}],
    says: 'The bastion of seat 0 is in the rightmost place, where it falls at once (TB-4).',
  },
  {
    rule: 'TB-4 of a fort',
    seats: [{ row }, { row: ['Gale', 'fort'] }],
    says: 'The fort of seat 1 is in the rightmost place, where it falls at once (TB-4).',
  },
  {
    rule: '§3',
    more: { first: 0, turn: 2, active: 0 },
    seats: [{ row }, {}],
    says: 'Players take turns: turn 2 is not that of seat 0 (§3).',
  },
  {
    rule: 'TB-22',
    seats: [{ deck: 'old-watch' }, { deck: 'old-watch' }],
    says: 'Both seats have The Old Watch: no deck is taken twice (TB-22).',
  },
  {
    rule: 'TB-22 of a card',
    seats: [{ deck: 'old-watch', row: ['bastion', 'Spark'] }, {}],
    says: 'Spark is not in The Old Watch (TB-22).',
  },
  {
    rule: '§5',
    seats: [{ row, upper: [{ card: 'Runner', damage: 1 }] }, {}],
    says: 'Runner has 1 damage and is destroyed at that (§5).',
  },
  {
    rule: 'TB-8',
    seats: [{ row, upper: [{ card: 'Runner', sprinted: 1 }] }, {}],
    says: 'Runner has sprinted, and nothing is asked between an attack and the end of the turn (TB-8).',
  },
  {
    rule: '§4',
    seats: [{ row }, { upper: [{ card: 'Runner', fresh: true }] }],
    says: 'Runner came into play this turn, which is the other player’s (§4).',
  },
  {
    rule: 'TB-14',
    seats: [{ row, upper: [{ card: 'Runner', absorbed: true }] }, {}],
    says: 'Runner has no Protection that could be used up (TB-14).',
  },
  {
    rule: 'TB-25',
    seats: [{ row, upper: [{ card: 'Warder', spent: true, warded: [0] }] }, {}],
    says: 'Warder has no own Protection that is used up under a ward (TB-25).',
  },
  {
    rule: '§7.8',
    seats: [{ row, upper: [{ card: 'Monolith', warded: [0] }] }, {}],
    says: 'No incantation can be aimed at Monolith, so that it has neither ward nor strength (§7.8).',
  },
  {
    rule: 'TB-7',
    more: { mana: 12 },
    seats: [{ row }, {}],
    says: 'Nobody has more than 11 mana in a turn (TB-7).',
  },
  {
    rule: 'TB-20',
    more: { turn: 61 },
    seats: [{ row }, {}],
    says: 'A match is played from turn 1 to turn 60, and this is turn 61 (TB-20).',
  },
  {
    rule: 'TB-20 of an ending',
    more: { phase: 'over', turn: 9, winners: [0, 1], ending: 'turns' },
    seats: [{ row }, {}],
    says: 'The turn limit is 60, and this is turn 9 (TB-20).',
  },
  {
    rule: 'TB-3',
    more: { plays: [{ card: 'Gale', place: 0 }] },
    seats: [{ row }, { row: ['bastion', 'Gale'] }],
    says: 'Gale cannot have been played: whoever plays a card has it (TB-3).',
  },
  {
    rule: '§6',
    more: { phase: 'over', winners: [0] },
    seats: [{ row }, {}],
    says: 'A match that is over has winners and an ending (§6).',
  },
  {
    rule: '§6 of a fort',
    more: { phase: 'over', ending: 'fort', winners: [0, 1] },
    seats: [{ row }, {}],
    says: 'A match that ends with a fort has one winner (§6).',
  },
  {
    rule: '§6 while it runs',
    more: { winners: [0] },
    seats: [{ row }, {}],
    says: 'Only a match that is over has winners and an ending (§6).',
  },
])('no play leads there: $rule', ({ seats, more = {}, says }) => {
  expect(() => read({ first: 0, turn: 3, ...more, seats })).toThrow(new PositionError(says));
});

test('TB-4: a fort that has come to the left end of an empty hand stands', () => {
  const table = scene({ first: 0, turn: 3, seats: [{ row: ['fort'], upper: ['Squire'] }, {}] });
  expect(table.asks('summon', 0).row(0)).toBe('fort');
});

test('TB-22: who has taken a deck holds its cards, also where the position names it alone', () => {
  const table = scene({ phase: 'decks', first: 0, seats: [{}, { deck: 'old-watch' }] });
  table.play('deck:gate-breakers').asks('summon', 0);
  expect(table.state.seats.map(({ cards }) => cards.length)).toEqual([8, 8]);
  expect(table.row(1).split(' ').sort()).toEqual(
    ['bastion', 'squire', 'pikeman', 'tinker', 'warder', 'shieldmate', 'sentinel', 'monolith', 'ward'].sort(),
  );
});

test('TB-22: in play a deck without a row is dealt its own cards, and nobody else gets them', () => {
  const table = scene({ first: 0, seats: [{}, { deck: 'swift-riders', upper: ['Scout'] }] }).asks(
    'summon',
    0,
  );
  const held = table.row(1).split(' ').sort();
  expect(held).toEqual(
    ['bastion', 'runner', 'lancer', 'reaver', 'courser', 'duellist', 'frenzy', 'recall'].sort(),
  );
  expect(
    table
      .row(0)
      .split(' ')
      .filter((card) => held.includes(card)),
  ).toEqual(['bastion']);
});

test('§9: the example of the rules is a position that play leads to, and its log tells nothing that never was', () => {
  const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
  const example = /```json\n(?<json>[^`]+)```/.exec(spec)?.groups?.['json'] ?? '';
  const table = scene(JSON.parse(example) as Json);
  table.play('card:squire', 'lane:lower').asks('summon', 0);
  expect(table.reports.map(({ face }) => face?.tell)).toEqual(['summons']);
});

test('§9: positions written in the middle of a match are read back, and play goes on from them', () => {
  expect(positionsComeBack(twinBridges, { seats: 2, seed: 'trips' })).toBeGreaterThan(20);
});
