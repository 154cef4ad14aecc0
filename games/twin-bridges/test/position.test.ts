// Positions: readable, partial ones completed, senseless ones refused with one sentence.

import { positionsComeBack } from '@bridgefront/kernel/testing';
import { readPosition, writePosition } from '@bridgefront/kernel';
import type { Json } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { twinBridges } from '../rules/index.ts';
import { duel, scene } from './scene.ts';

function read(position: Json): void {
  readPosition(twinBridges, { game: 'twin-bridges', options: {}, position });
}

test('§9: a position shows rows and lanes as they lie on the table', () => {
  const table = duel(
    { row: ['Squire', 'bastion', 'Scout'], upper: ['Militia', { card: 'Runner', damage: 1, warded: [0] }] },
    { row: ['fort', 'Spark'] },
  ).asks('summon', 0);
  expect(writePosition(twinBridges, table.match).position).toEqual({
    phase: 'play',
    first: 0,
    turn: 3,
    active: 0,
    mana: 9,
    seats: [
      { row: ['Squire', 'bastion', 'Scout'], upper: ['Militia', { card: 'Runner', damage: 1, warded: [0] }] },
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

test('§9: positions written in the middle of a match are read back, and play goes on from them', () => {
  expect(positionsComeBack(twinBridges, { seats: 2, seed: 'trips' })).toBeGreaterThan(20);
});
