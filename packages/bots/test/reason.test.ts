// Why a plan is better: what happens more often with it than without, and nothing where that could be luck.

import { createEngine, seedRandom } from '@bridgefront/kernel';
import type { Face, Game } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { situationOf, soundSearch } from '../src/index.ts';
import { reasonFor } from '../src/search/reason.ts';
import { pearls } from './pearls.ts';
import type { Pearls } from './pearls.ts';

// Pearls in which it is told who takes each.
const { bid } = pearls.decisions;
const told: Game<Pearls> = {
  ...pearls,
  decisions: {
    bid: {
      ...bid,
      reveal(turn, decision) {
        const before = turn.state.won.slice();
        bid.reveal(turn, decision);
        const seat = turn.state.won.findIndex((points, one) => points > before[one]);
        turn.report({ tell: 'taken', seat, pearl: turn.state.won[seat] - before[seat] });
        for (const [one, [card = '']] of decision.plans.entries())
          turn.report({ tell: 'bid', seat: one, card: Number(card.slice('card:'.length)) });
      },
    },
  },
  describe: {
    ...pearls.describe,
    report: (face: Face, name) =>
      face.tell === 'taken'
        ? `${name(Number(face['seat']))} takes the pearl of ${Number(face['pearl'])}.`
        : face.tell === 'bid'
          ? `${name(Number(face['seat']))} had a ${Number(face['card'])}.`
          : 'The bids are shown.',
  },
};
const engine = createEngine(told);

// The last pearl wins the match, and what the other holds for it is hidden.
function reasonOf(mine: number[], plans: readonly string[][], worlds = 200) {
  const match = engine.start({}, 2, seedRandom('laid'));
  Object.assign(match.state, { hands: [mine, [3, 4]], pearls: [4], won: [2, 3] });
  const search = { ...soundSearch, budget: { playouts: 1 }, looks: [2] };
  const asked = plans.map((plan) => ({ plan, next: [] }));
  return reasonFor(situationOf(engine, match, 0), seedRandom('worlds'), { search, worlds }, asked);
}

test('names what comes of the plan more often than of the others, and how often', () => {
  const reason = reasonOf(
    [1, 5],
    [
      ['card:5', 'loud'],
      ['card:1', 'loud'],
    ],
  );
  expect(reason?.text).toBe('{0} takes the pearl of 4.');
  // The other plays the higher of two cards of six: in 10 of 15 pairs it is none above 5.
  expect(reason?.with).toBeCloseTo(2 / 3, 1);
  expect(reason?.without).toBe(0);
});

test('names none where the plans differ in nothing that happens, and where too few worlds were seen to tell', () => {
  const alike = [
    ['card:5', 'loud'],
    ['card:5', 'soft'],
  ];
  expect(reasonOf([1, 5], alike)).toBeNull();
  const near = [
    ['card:4', 'loud'],
    ['card:3', 'loud'],
  ];
  expect(reasonOf([3, 4], near, 3)).toBeNull();
});

test('names nothing that surely comes of the plan: that is what it says', () => {
  const sure = [
    ['card:6', 'loud'],
    ['card:2', 'loud'],
  ];
  expect(reasonOf([2, 6], sure)).toBeNull();
});

test('names nothing that only the other plans do: what a poor plan does is not what is poor of it', () => {
  const poor = [
    ['card:6', 'loud'],
    ['card:1', 'loud'],
    ['card:2', 'loud'],
  ];
  expect(reasonOf([1, 2, 6], poor)).toBeNull();
});
