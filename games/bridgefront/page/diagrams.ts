// The diagrams of Bridgefront's rules.

import type { Json } from '@bridgefront/kernel';
import type { Diagram } from '@bridgefront/page/diagram.ts';

type Fields = { readonly [name: string]: Json };
type Hex = readonly [number, number];

// The first round of two, with nothing on the board but what is named: the reader is at home in the east.
function round(seed: string, own: Fields, board: Fields, more: Fields = {}): Diagram['start'] {
  const usual = { gold: 4, mana: 3, hand: [], draw: [] };
  const seats = [
    { ...usual, faction: 'gatewright', capital: [3, 0], ...own },
    { ...usual, faction: 'veil', capital: [-3, 0] },
  ];
  const empty = { phase: 'action', round: 1, mines: [], forges: [], units: [] };
  return { seed, position: { ...empty, ...board, ...more, seats } };
}

function forces(seat: number, at: Hex, count: number): Json {
  return { seat, at: [...at], forces: count, champions: [] };
}

// Bridges along a way of hexes.
function way(...hexes: readonly Hex[]): Json[] {
  return hexes.slice(1).map((hex, at) => [[...(hexes[at] ?? hex)], [...hex]]);
}

const homes = [forces(0, [3, 0], 1), forces(1, [-3, 0], 2)];

/** In the order of the rules. */
export const diagrams: readonly Diagram[] = [
  {
    slug: 'crossing',
    caption: 'Three Forces may go where a Bridge leads, east and west; to the Mine none does.',
    seat: 0,
    start: round(
      'crossing',
      {},
      {
        mines: [{ at: [1, -1], value: 5 }],
        bridges: way([3, 0], [2, 0], [1, 0], [0, 0]),
        units: [forces(0, [1, 0], 3), ...homes],
      },
    ),
    picked: ['march', 'hex:1,0', 'forces:3'],
  },
  {
    slug: 'bids',
    caption: 'Two cards are sold to two players: one bid for each card, to buy it or to pass.',
    seat: 0,
    start: round(
      'bids',
      { gold: 5 },
      { decks: { 'market-1': ['Brute', 'Trade Caravan'] }, units: homes },
      { phase: 'market' },
    ),
    asked: true,
  },
  {
    slug: 'build',
    caption: 'A Bridge may be built on every side of a hex with units of yours that has none.',
    seat: 0,
    start: round(
      'build',
      {},
      {
        bridges: way([3, 0], [2, 0], [1, 0]),
        units: [forces(0, [1, 0], 3), ...homes],
      },
    ),
    picked: ['build'],
  },
  {
    slug: 'path',
    caption: 'March Orders go two hexes: the second step may go on into the enemy, or back.',
    seat: 0,
    start: round(
      'path',
      { hand: ['March Orders'] },
      {
        bridges: way([3, 0], [2, 0], [1, 0], [0, 0], [-1, 0]),
        units: [forces(0, [2, 0], 4), forces(1, [0, 0], 2), ...homes],
      },
    ),
    picked: ['card:march-orders', 'hex:2,0', 'forces:4', 'hex:1,0'],
  },
  {
    slug: 'siege',
    caption: 'Four Forces have walked into the enemy Capital: the battle for it waits until all are done.',
    seat: 0,
    start: round(
      'siege',
      {},
      {
        bridges: way([-1, 0], [-2, 0], [-3, 0]),
        units: [forces(0, [-3, 0], 4), forces(0, [3, 0], 1), forces(1, [-3, 0], 3)],
      },
    ),
  },
  {
    slug: 'battle',
    caption: 'Two Forces and the Brute attack three: a die for each Force, those printed for the Champion.',
    seat: 0,
    start: round(
      'battle',
      {},
      {
        bridges: way([3, 0], [2, 0], [1, 0], [0, 0]),
        units: [
          { seat: 0, at: [1, 0], forces: 2, champions: [{ name: 'Brute' }] },
          forces(1, [0, 0], 3),
          ...homes,
        ],
      },
    ),
    picked: ['march', 'hex:1,0', 'forces:2', 'champion:brute', 'hex:0,0'],
  },
];
