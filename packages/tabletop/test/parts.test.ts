// Remembered parts: the very same again, until something that they are made of has changed.

import { expect, test } from 'vitest';
import { madeAnew, RememberedParts } from '../src/parts.ts';
import type { Facts, PartMaker } from '../src/parts.ts';

interface Pile {
  readonly gold: number;
  readonly cards: readonly string[];
}

function partOf(maker: PartMaker, { gold, cards }: Pile): object {
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

test('who remembers nothing makes each part', () => {
  const pile = { gold: 1, cards: [] };
  expect(partOf(madeAnew, pile)).not.toBe(partOf(madeAnew, pile));
});
