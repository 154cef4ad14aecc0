// What is said of a report while it is seen: no numbers of cards, and short enough for a phone.

import { expect, test } from 'vitest';
import type { CastlesFace } from '../rules/table.ts';
import { caption, comesTo, fold, ownZones, weighs } from './caption.ts';

const hit = (piece: string, left: number) => ({ piece, owner: 0, damage: 3, left });

test.each<[CastlesFace, string, string]>([
  [
    {
      tell: 'moves',
      seat: 1,
      piece: 'spearman-12',
      escorts: ['spearman-1'],
      from: 'red-castle',
      to: 'red-middle',
    },
    'Ben’s Spearman 12 moves from the Red Castle Zone to the Red Middle with Spearman 1.',
    'Ben’s Spearman moves to the Red Middle with Spearman.',
  ],
  [
    {
      tell: 'attacks',
      seat: 1,
      piece: 'archer-4',
      how: 'action',
      from: 'red-front',
      to: 'red-middle',
      hit: hit('castle-1', 41),
    },
    'Ben’s Archer 4 hits Ada’s Castle for 3 damage (41 HP left).',
    'Ben’s Archer hits Ada’s Castle for 3 damage (41 HP left).',
  ],
  [
    {
      tell: 'attacks',
      seat: 1,
      piece: 'archer-4',
      how: 'shot',
      from: 'red-front',
      to: 'red-middle',
      hit: hit('spearman-1', 0),
    },
    'Ben’s Archer 4 hits Ada’s Spearman 1 with an extra shot for 3 damage.',
    'Ben’s Archer destroys Ada’s Spearman: 3 damage.',
  ],
  [
    {
      tell: 'area',
      card: 'lightning-storm',
      hits: [hit('castle-1', 47), hit('spearman-1', 1), hit('healer-1', 0)],
    },
    'Lightning Storm deals 3 damage to Ada’s Castle (47 HP left), Ada’s Spearman 1 (1 HP left) and Ada’s Healer 1.',
    'Lightning Storm deals 3 damage to Ada’s Castle (47 HP left) and Ada’s Spearman (1 HP left) and destroys Ada’s Healer.',
  ],
  [
    {
      tell: 'area',
      card: 'lightning-storm',
      hits: [hit('castle-1', 47), hit('spearman-1', 1), hit('spearman-2', 1)],
    },
    'Lightning Storm deals 3 damage to Ada’s Castle (47 HP left), Ada’s Spearman 1 (1 HP left) and Ada’s Spearman 2 (1 HP left).',
    'Lightning Storm deals 3 damage to 3 cards.',
  ],
  [
    { tell: 'area', card: 'plague', hits: [hit('healer-3', 0)] },
    'Plague deals 2 damage to Ada’s Healer 3.',
    'Plague destroys Ada’s Healer.',
  ],
  [{ tell: 'turn', turn: 12, seat: 0 }, 'Turn 12 is Ada’s.', 'Turn 12 is Ada’s.'],
])('of %j', (face, text, said) => {
  expect(caption({ face, text })).toBe(said);
});

test('of several attacks on one card, and of several moves', () => {
  const attacks = [4, 1].map((left) => ({
    face: {
      tell: 'attacks' as const,
      seat: 1,
      piece: 'archer-4',
      how: 'action' as const,
      from: 'red-front' as const,
      to: 'red-middle' as const,
      hit: hit('general-1', left),
    },
    text: `Ben’s Archer 4 hits Ada’s General for 3 damage (${left} HP left).`,
  }));
  expect(fold(attacks)).toBe('Ada’s General takes 6 damage in 2 attacks (1 HP left).');
  const last = { face: { ...attacks[1].face, hit: hit('general-1', 0) }, text: attacks[1].text };
  expect(fold([attacks[0], last])).toBe('Ada’s General is destroyed: 6 damage in 2 attacks.');
  const moves = [1, 2, 3].map((nth) => ({
    face: {
      tell: 'moves' as const,
      seat: 1,
      piece: `spearman-${nth}`,
      escorts: [],
      from: 'red-castle' as const,
      to: 'red-middle' as const,
    },
    text: `Ben’s Spearman ${nth} moves.`,
  }));
  expect(fold(moves)).toBe('3 cards move.');
});

test('of cards that come into one zone, each kind is said once', () => {
  const enters = ['archer-2', 'spearman-1', 'spearman-4'].map((piece) => ({
    face: { tell: 'enters' as const, seat: 1, piece, zone: 'red-middle' as const, how: 'played' as const },
    text: `Ben plays ${piece} to the Red Middle.`,
  }));
  expect(fold(enters)).toBe('New in the Red Middle: Archer and Spearman ×2.');
});

test('a zone is said to be the reader’s; the enemy’s keeps its colour', () => {
  const moves = 'Spearman moves from the Red Front to the Blue Middle.';
  expect(ownZones(moves, 'Blue')).toBe('Spearman moves from the Red Front to your Middle.');
  expect(ownZones('The Red General moves.', 'Red')).toBe('The Red General moves.');
});

test('a dead card of the reader weighs most, then a hit on their Castle', () => {
  const attack = (piece: string, left: number): CastlesFace => ({
    tell: 'attacks',
    seat: 1,
    piece: 'archer-4',
    how: 'action',
    from: 'red-front',
    to: 'red-middle',
    hit: hit(piece, left),
  });
  const weigh = (face: CastlesFace, seat: number): number => weighs({ face }, seat);
  expect(weigh(attack('mason-1', 0), 0)).toBe(3);
  expect(weigh(attack('castle-1', 41), 0)).toBe(2);
  expect(weigh(attack('general-1', 2), 0)).toBe(1);
  expect(weigh(attack('mason-1', 0), 1)).toBe(1);
  const storm: CastlesFace = { tell: 'area', card: 'plague', hits: [hit('general-1', 2), hit('mason-1', 0)] };
  expect(weigh(storm, 0)).toBe(3);
  const murder: CastlesFace = { tell: 'assassinates', seat: 1, piece: 'assassin-1', target: 'spy-1' };
  expect(weigh(murder, 0)).toBe(3);
});

test('the recap says whom a played card sends where', () => {
  const plays = { face: { tell: 'plays', seat: 1, card: 'rout' } as CastlesFace, text: 'Ben plays Rout.' };
  const put = (number: number) => ({
    face: {
      tell: 'put',
      seat: 0,
      piece: `spearman-${number}`,
      from: 'blue-middle',
      to: 'red-middle',
    } as CastlesFace,
    text: `Ada’s Spearman ${number} goes from the Blue Middle to the Red Middle.`,
  });
  expect(comesTo([plays])).toBe('Ben plays Rout.');
  expect(comesTo([plays, put(1)])).toBe('Ben plays Rout: Ada’s Spearman goes to the Red Middle.');
  expect(comesTo([plays, put(1), put(2)])).toBe(
    'Ben plays Rout: Ada’s Spearman goes to the Red Middle, and 1 more.',
  );
});
