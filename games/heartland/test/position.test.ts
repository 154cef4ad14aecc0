// Positions: what is written by hand, what is filled in, and what is refused.

import { createEngine, readPosition, resample, seedRandom, writePosition } from '@bridgefront/kernel';
import type { Json } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { CARDS } from '../rules/cards/table.ts';
import { heartland } from '../rules/index.ts';
import { duel, names, scene } from './scene.ts';

const engine = createEngine(heartland);

test('the position in the SPEC is read, and its decks hold the rest of their lists', () => {
  const table = scene({
    phase: 'battle',
    round: 4,
    initiative: 0,
    units: [
      { card: 'Pike Rank', seat: 0, at: 2, occupies: true },
      { card: 'Raider', seat: 1, at: 1, damage: 1 },
    ],
    settlements: [null, { card: 'Palisade', seat: 0 }],
    seats: [
      { deck: 'oxbow-wardens', life: 18, hand: ['Driving Rain', 'Farmer'], ready: ['Farmer', 'Farmer'] },
      { deck: 'ember-riders', life: 17, hand: ['Headlong'], ready: ['Horse Breaker'], exerted: ['Farmer'] },
    ],
  }).asks('battle', 0);
  expect(table.figures('Pike Rank')).toBe('2/5');
  expect([table.seat(0).army.length, table.seat(0).civic.length]).toEqual([23, 21]);
  expect([table.seat(1).army.length, table.seat(1).civic.length]).toEqual([23, 23]);
});

const wrong: readonly { name: string; position: Json; says: string }[] = [
  {
    name: 'an unknown card',
    position: { seats: [{ hand: ['Outrigger'] }] },
    says: 'did you mean "Outrider"',
  },
  { name: 'an unknown field', position: { seats: [{ gold: 3 }] }, says: 'there is no field "gold"' },
  {
    name: 'more copies than the deck holds',
    position: { seats: [{ deck: 'ember-riders', hand: ['First Rider', 'First Rider'] }] },
    says: 'holds 1 of First Rider',
  },
  {
    name: 'two occupiers of one frontier',
    position: {
      units: [
        { card: 'Raider', at: 1, occupies: true },
        { card: 'Raider', seat: 1, at: 1, occupies: true },
      ],
    },
    says: 'a frontier has one occupier',
  },
  { name: 'an occupier at home', position: { units: [{ card: 'Raider', occupies: true }] }, says: 'at home' },
  { name: 'a villager in a frontier', position: { units: [{ card: 'Farmer', at: 1 }] }, says: 'is no unit' },
  {
    name: 'a unit as a settlement',
    position: { settlements: [{ card: 'Raider' }] },
    says: 'is no settlement',
  },
  { name: 'a frontier too many', position: { units: [{ card: 'Raider', at: 4 }] }, says: 'from 0 to 3' },
  { name: 'a unit among the villagers', position: { seats: [{ ready: ['Raider'] }] }, says: 'no villager' },
];

test.each(wrong)('$name is refused in one sentence', ({ position, says }) => {
  expect(() => readPosition(heartland, { game: 'heartland', position })).toThrow(says);
});

test('a match under way is written and read again', () => {
  const table = duel({ hand: ['Mill'], at1: ['*Outrider'], home: ['Raider exerted'] }).play('settle:mill');
  const text = JSON.parse(JSON.stringify(writePosition(heartland, table.match))) as unknown;
  expect(readPosition(heartland, text)).toEqual(table.match);
  table.takeBack().asks('strategy', 0);
});

test('HL-39: kill sets that are open in a position stay chosen', () => {
  const units = [
    ...['Raider', 'Raider'].map((card) => ({ card, seat: 0, at: 1 })),
    ...['Moss Guard', 'Moss Guard', 'Moss Guard'].map((card) => ({ card, seat: 1, at: 1 })),
  ];
  const open = { phase: 'combat', round: 3, units, kills: [[4], null], seats: [{}, {}] };
  const table = scene(open, { combatOrder: 'initiative' }).asks('kill', 1);
  table.play('kill:1:1').asks('strategy', 1);
  expect(table.zone(1, 'graveyard')).toBe('Moss Guard');
});

test('HL-74: an imagined deal keeps what an onlooker knows, and army and civic cards apart', () => {
  const table = scene({
    seats: [
      { deck: 'ember-riders', hand: ['Raider'], known: ['Raider'] },
      {
        deck: 'stonefen-assembly',
        hand: ['Quagmire', 'Drowned Man', 'Farmer', 'Mill'],
        known: ['Drowned Man'],
      },
    ],
  }).asks('strategy', 0);
  const hands = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const { state } = resample(engine, table.match, 0, seedRandom(`${seed}`));
    const { hand } = state.seats[1];
    expect(names(hand)).toContain('Drowned Man');
    expect(hand.filter((card) => ['unit', 'tactic'].includes(CARDS[card].kind))).toHaveLength(2);
    expect(state.seats[0].hand).toEqual(table.seat(0).hand);
    hands.add(names(hand));
  }
  expect(hands.size).toBeGreaterThan(15);
});

test('HL-74: scouted cards stay in their places for their owner, and not for others', () => {
  const table = scene({
    seats: [{ deck: 'ember-riders', ready: ['Lookout', 'Lookout'] }, { deck: 'ember-riders' }],
  });
  table.play('stratagem:lookout', 'bottom', 'pass', 'stratagem:lookout', 'stay').asks('strategy', 1);
  const { army } = table.seat(0);
  const [own, others] = [new Set<string>(), new Set<string>()];
  for (let seed = 0; seed < 30; seed++) {
    const ends = (seat: number): string => {
      const deck = resample(engine, table.match, seat, seedRandom(`${seed}`)).state.seats[0].army;
      return `${deck[0]} ${deck[deck.length - 1]}`;
    };
    own.add(ends(0));
    others.add(ends(1));
  }
  expect([...own]).toEqual([`${army[0]} ${army[army.length - 1]}`]);
  expect(others.size).toBeGreaterThan(15);
});
