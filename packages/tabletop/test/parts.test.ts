// Remembered parts: the very same again, until something that they are made of has changed.

import { expect, test } from 'vitest';
import type { Json } from '@bridgefront/kernel';
import { RememberedParts, viewsInHalves } from '../src/parts.ts';
import type { Facts, PartMaker } from '../src/parts.ts';

interface Pile {
  readonly gold: number;
  readonly cards: readonly string[];
}

function partOf(maker: PartMaker, { gold, cards }: Pile): Json {
  const facts = (known: Facts): void => {
    known.values(gold);
    known.list(cards);
  };
  return maker.part(0, facts, () => ({ gold, cards: [...cards] }));
}

test.each([
  ['one value', { gold: 2, cards: ['a', 'b'] }],
  ['one item', { gold: 1, cards: ['a', 'c'] }],
  ['an item less', { gold: 1, cards: ['a'] }],
  ['an item more', { gold: 1, cards: ['a', 'b', 'b'] }],
])('a part is made again when it has %s that is another', (_what, changed) => {
  const parts = new RememberedParts();
  const first = partOf(parts, { gold: 1, cards: ['a', 'b'] });
  expect(partOf(parts, { gold: 1, cards: ['a', 'b'] })).toBe(first);
  expect(partOf(parts, changed)).toEqual(changed);
  expect(partOf(parts, changed)).toBe(partOf(parts, changed));
});

interface Unit {
  readonly name: string;
  /** Said item by item: their number is no fact of its own. */
  readonly marks: readonly number[];
}

function listOf(maker: PartMaker, units: readonly Unit[]): readonly object[] {
  return maker.list(
    0,
    units,
    (facts, { name, marks }) => facts.values(name, ...marks),
    ({ name, marks }, at) => ({ name, marks: [...marks], at }),
  );
}

const troop: readonly Unit[] = [
  { name: 'a', marks: [1, 2] },
  { name: 'b', marks: [] },
  { name: 'c', marks: [3] },
];

test.each<[string, readonly Unit[], readonly boolean[]]>([
  ['nothing', troop, [true, true, true]],
  ['one item', troop.with(1, { name: 'd', marks: [] }), [true, false, true]],
  ['the first item', troop.with(0, { name: 'a', marks: [1, 4] }), [false, true, true]],
  ['the length of one item', troop.with(0, { name: 'a', marks: [1] }), [false, false, false]],
  ['the last item, which is gone', troop.slice(0, 2), [true, true]],
  ['the first item, which is gone', troop.slice(1), [false, false]],
  ['an item more', [...troop, { name: 'd', marks: [] }], [true, true, true, false]],
])('of a list only those items are made again that have changed: %s', (_what, changed, same) => {
  const parts = new RememberedParts();
  const first = listOf(parts, troop);
  const next = listOf(parts, changed);
  expect(next).toEqual(changed.map((unit, at) => ({ ...unit, at })));
  expect(next.map((item, at) => item === first[at])).toEqual(same);
  expect(next === first).toBe(changed === troop);
  expect(listOf(parts, changed)).toBe(next);
  expect(first).toEqual(troop.map((unit, at) => ({ ...unit, at })));
});

test('a list takes no item for another that says the same facts elsewhere', () => {
  const parts = new RememberedParts();
  listOf(parts, [
    { name: 'x', marks: [1] },
    { name: 'y', marks: [1] },
  ]);
  const moved = [
    { name: 'x', marks: [] },
    { name: 'y', marks: [1] },
  ];
  expect(listOf(parts, moved)).toEqual(moved.map((unit, at) => ({ ...unit, at })));
});

type Table = { readonly piles: readonly Json[]; readonly hand?: readonly string[] };

const views = viewsInHalves<Pile, Table>({
  open: (pile, maker) => ({ piles: [partOf(maker, pile)] }),
  own: ({ cards }, seat, { piles }) => ({ hand: [`${piles.length} pile`, `seat ${seat}`, ...cards] }),
});

test('the two halves put together are the view', () => {
  const pile = { gold: 1, cards: ['a'] };
  const halves = views.halves();
  const spectators = halves.open(pile);
  expect(spectators).toEqual(views.view(pile, null));
  expect({ ...spectators, ...halves.own(pile, 1, spectators) }).toEqual(views.view(pile, 1));
  expect(views.view(pile, 1).hand).toEqual(['1 pile', 'seat 1', 'a']);
  expect(views.view(pile, 0, spectators).piles).toBe(spectators.piles);
});

test('halves remember their parts, views do not', () => {
  const pile = { gold: 1, cards: [] };
  const halves = views.halves();
  expect(halves.open(pile).piles[0]).toBe(halves.open(pile).piles[0]);
  expect(views.view(pile, null).piles[0]).not.toBe(views.view(pile, null).piles[0]);
});
