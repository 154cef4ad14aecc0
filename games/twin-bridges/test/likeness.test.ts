// Seats renamed: the same match comes out. No card is there twice, so none can be renamed; the lanes attack one after the
// other, so they cannot be exchanged. Turns in which nobody does anything change nothing.

import type { Json } from '@bridgefront/kernel';
import { comesOutAlike } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { twinBridges } from '../rules/index.ts';
import { duel } from './scene.ts';

type Fields = { readonly [name: string]: Json };

const other = (seat: Json | undefined): number => 1 - Number(seat);

function unit(written: Json): Json {
  const { warded, ...rest } = typeof written === 'string' ? { card: written } : (written as Fields);
  return warded === undefined ? written : { ...rest, warded: (warded as readonly Json[]).map(other) };
}

function renamed(position: Json): Json {
  const { first, active, winners, seats, ...rest } = position as Fields;
  const sides = (seats as readonly Fields[]).map((side) => {
    const lanes = Object.entries(side).map(([name, list]) =>
      name === 'upper' || name === 'lower' ? [name, (list as readonly Json[]).map(unit)] : [name, list],
    );
    return Object.fromEntries(lanes) as Json;
  });
  return {
    ...rest,
    first: other(first),
    seats: sides.toReversed(),
    ...(active === undefined ? {} : { active: other(active) }),
    ...(winners === undefined
      ? {}
      : { winners: (winners as readonly Json[]).map(other).toSorted((a, b) => a - b) }),
  };
}

test('with the seats renamed the same match comes out', () => {
  const likeness = {
    seats: 2,
    options: { start: 'preconstructed' },
    turned: renamed,
    choice: (choice: string) => choice,
    seat: (seat: number) => 1 - seat,
    ask: 'summon',
  };
  expect(comesOutAlike(twinBridges, likeness, { matches: 12, every: 6 })).toBeGreaterThan(500);
});

test('turns in which nobody does anything, with nobody on the bridges, change nothing', () => {
  const table = duel({}, {});
  const twice = [0, 1].map(() => {
    table.play('done', 'done');
    const { seats, active, mana } = twinBridges.position.write(table.state) as Fields;
    return { seats, active, mana };
  });
  table.asks('summon');
  expect(twice[1]).toEqual(twice[0]);
});
