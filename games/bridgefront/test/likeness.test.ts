// The board turned by half a turn: the same match comes out.

import type { Choice, Json } from '@bridgefront/kernel';
import { comesOutAlike } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { bridgefront } from '../rules/index.ts';

type Fields = { readonly [name: string]: Json };

// Fields that hold hexes, alone, in pairs or in lists.
const places = [
  'at',
  'capital',
  'pillaged',
  'forges',
  'bridges',
  'bridge',
  'temporaryBridges',
  'locked',
  'dominion',
  'ends',
  'deployedAt',
];

const turnedHex = (hex: string): string => {
  const [q, r] = hex.split(',').map(Number);
  return `${0 - q},${0 - r}`;
};

// An edge is named from its lesser end.
function turnedPlaces(choice: Choice): Choice {
  const [kind, ...rest] = choice.split(':');
  const ends = rest.join(':').split('~');
  if (!ends.every((end) => /^-?\d+,-?\d+$/.test(end))) return choice;
  const named = ends.map(turnedHex).map((end) => end.split(',').map(Number));
  const inOrder = named.toSorted(([q, r], [otherQ, otherR]) => q - otherQ || r - otherR);
  return `${kind}:${inOrder.map((end) => end.join(',')).join('~')}`;
}

function isHex(value: readonly Json[]): value is readonly number[] {
  return value.length === 2 && value.every((item) => typeof item === 'number');
}

function turned(value: Json, name: string = ''): Json {
  if (Array.isArray(value)) {
    if (isHex(value) && places.includes(name)) return value.map((figure) => 0 - figure);
    return value.map((item) => turned(item, name));
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value as Fields).map(([key, item]) => [key, turned(item, key)]));
  return value;
}

test('on the board turned round the same match comes out', () => {
  const likeness = {
    seats: 2,
    turned,
    choice: turnedPlaces,
    seat: (seat: number) => seat,
    // Written only where it is not the order of the hexes.
    told: (position: Json): Json => {
      const { championOrder: _order, ...rest } = position as Fields;
      return rest;
    },
    ask: 'action',
    most: 150,
    // Of two Mines of one player the one that comes first on the board is dealt for first.
    until: 'collect',
    rather: /^(?:march|free-march|hex|forces|card)/,
  };
  expect(comesOutAlike(bridgefront, likeness, { matches: 5, every: 30 })).toBeGreaterThan(100);
});
