// Which cards in play stand together.

import { expect, test } from 'vitest';
import type { PieceView } from '../rules/table.ts';
import { groupsOf } from './crowd.ts';

const spearman = (number: number, more: Partial<PieceView> = {}): PieceView => ({
  name: `spearman-${number}`,
  card: 'spearman',
  seat: 0,
  zone: 'red-middle',
  hp: 4,
  full: 4,
  ...more,
});
const counts = (pieces: readonly PieceView[], room: number, apart: (name: string) => boolean = () => false) =>
  groupsOf(pieces, room, apart).map(({ piece, names }) => `${piece.name} ×${names.length}`);

test('where there is room, each stands by itself', () => {
  expect(counts([spearman(1), spearman(2)], 2)).toEqual(['spearman-1 ×1', 'spearman-2 ×1']);
});

test('where room is short, equal ones stand together, and nothing that tells them apart is lost', () => {
  const crowd = [spearman(1), spearman(2), spearman(3, { hp: 2 }), spearman(4, { moved: true }), spearman(5)];
  expect(counts(crowd, 4)).toEqual(['spearman-1 ×3', 'spearman-3 ×1', 'spearman-4 ×1']);
});

test('the one that is chosen answers for its group, which stays where it is', () => {
  const crowd = [spearman(1), spearman(2), spearman(3)];
  expect(
    groupsOf(crowd, 2, () => false, 'spearman-2').map(({ piece, names }) => [piece.name, names]),
  ).toEqual([['spearman-2', ['spearman-1', 'spearman-2', 'spearman-3']]]);
});

test('an escort that is chosen steps out of its group', () => {
  const apart = (name: string) => name === 'spearman-1';
  expect(counts([spearman(1), spearman(2), spearman(3)], 2, apart)).toEqual([
    'spearman-1 ×1',
    'spearman-2 ×2',
  ]);
});
