// Seats renamed, equal units renamed: the same match comes out. Rounds in which nobody does anything change nothing.

import type { Json } from '@bridgefront/kernel';
import { comesOutAlike } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { heartland } from '../rules/index.ts';
import { duel } from './scene.ts';

type Fields = { readonly [name: string]: Json };

// Fields that name a seat, wherever they stand.
const naming = ['seat', 'initiative', 'active'];
// What has one entry a seat, in their order.
const bySeat = ['seats', 'kills', 'wounds'];

function renamed(value: Json, name: string = ''): Json {
  if (Array.isArray(value)) {
    const list = value.map((item) => (name === 'winners' ? 1 - Number(item) : renamed(item)));
    return bySeat.includes(name) ? list.toReversed() : list;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value as Fields).map(([key, item]) => [key, renamed(item, key)]),
    );
  return naming.includes(name) ? 1 - Number(value) : value;
}

test('with the seats renamed the same match comes out', () => {
  const likeness = {
    seats: 2,
    options: { deck0: 'oxbow-wardens', deck1: 'stonefen-assembly' },
    turned: renamed,
    choice: (choice: string) => choice,
    seat: (seat: number) => 1 - seat,
    ask: 'strategy',
  };
  expect(comesOutAlike(heartland, likeness, { matches: 8, every: 10 })).toBeGreaterThan(300);
});

interface Told {
  readonly number: number;
  readonly card: string;
  readonly seat: number;
  readonly at?: number;
}

test('with equal units renamed the same match comes out', () => {
  let swap: readonly number[] = [];
  const other = (number: number): number => swap[1 - swap.indexOf(number)] ?? number;
  const ascending = (list: readonly Json[]): Json =>
    list
      .map(Number)
      .map((one) => (swap.includes(one) ? other(one) : one))
      .toSorted((a, b) => a - b);
  const exchanged = (value: Json, name: string = ''): Json => {
    if (Array.isArray(value)) {
      if (
        name === 'triumphs' ||
        (value.length > 0 && name === 'kills' && value.every((one) => typeof one === 'number'))
      )
        return ascending(value);
      const list = value.map((item) => exchanged(item, name));
      return name === 'units'
        ? list.toSorted((a, b) => (a as unknown as Told).number - (b as unknown as Told).number)
        : list;
    }
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value as Fields).map(([key, item]) => [key, exchanged(item, key)]),
      );
    return (name === 'number' || name === 'wounds') && swap.includes(Number(value))
      ? other(Number(value))
      : value;
  };
  const choice = (text: string): string => {
    const [kind, ...rest] = text.split(':');
    const numbers = rest.at(-1) ?? '';
    if (!/^(?:go|maneuver|target|occupy|kill|wound)$/.test(kind) || !/^\d/.test(numbers)) return text;
    const [units, ...place] = numbers.split(',');
    const named = (ascending(units.split('+')) as readonly number[]).join('+');
    return [kind, ...rest.slice(0, -1), [named, ...place].join(',')].join(':');
  };
  const likeness = {
    seats: 2,
    options: { deck0: 'oxbow-wardens', deck1: 'stonefen-assembly' },
    turned: (position: Json) => exchanged(position),
    choice,
    seat: (seat: number) => seat,
    ask: 'battle',
    // A commit names units in the order of their numbers.
    until: ['strategy'],
    // The first two equal units of one side that stand in frontiers.
    begins: (position: Json) => {
      const units = ((position as Fields)['units'] ?? []) as unknown as readonly Told[];
      const out = units.filter(({ at }) => at !== undefined);
      const like = Object.values(Object.groupBy(out, ({ card, seat }) => `${card} ${seat}`));
      const pair = like.find((group) => (group?.length ?? 0) > 1);
      swap = pair?.slice(0, 2).map(({ number }) => number) ?? [];
      return pair !== undefined;
    },
  };
  expect(comesOutAlike(heartland, likeness, { matches: 14, every: 3 })).toBeGreaterThan(20);
});

test('rounds in which nobody does anything, and nobody stands in a frontier, change nothing in play', () => {
  const table = duel(
    { ready: ['Farmer', 'Bandager'], home: ['Outrider', 'Raider'] },
    { home: ['Pike Rank'] },
    { settlements: [null, { card: 'Mill', seat: 0 }] },
  );
  const inPlay = (): unknown => {
    const { units, settlements, seats } = heartland.position.write(table.state) as Fields;
    return {
      units,
      settlements,
      seats: (seats as readonly Fields[]).map(({ life, ready, exerted }) => ({ life, ready, exerted })),
    };
  };
  const round = (): unknown => {
    const { round: before } = table.state;
    while (table.state.round === before) {
      const legal = table.legal();
      table.play(['pass', 'hold', 'draw:army'].find((one) => legal.includes(one)) ?? legal[0]);
    }
    return inPlay();
  };
  const once = round();
  expect(round()).toEqual(once);
  table.asks('strategy');
});
