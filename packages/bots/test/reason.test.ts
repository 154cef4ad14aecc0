// Why a plan is better: what happens more often with it than without, and nothing where that could be luck.

import { createEngine, seedRandom } from '@bridgefront/kernel';
import type { Face, Game } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { situationOf, soundSearch } from '../src/index.ts';
import { foresee } from '../src/search/reason.ts';
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
function foreseen(mine: number[], plans: readonly string[][], worlds = 200, by = engine) {
  const match = engine.start({}, 2, seedRandom('laid'));
  Object.assign(match.state, { hands: [mine, [3, 4]], pearls: [4], won: [2, 3] });
  const search = { ...soundSearch, budget: { playouts: 1 }, looks: [2] };
  const asked = plans.map((plan) => ({ plan, next: [] }));
  return foresee(situationOf(by, match, 0), seedRandom('worlds'), { search, worlds }, asked);
}

const reasonOf = (...how: Parameters<typeof foreseen>) => foreseen(...how).reason;

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

test('foretells what the other does most often and in how many worlds, but not how it reacts', () => {
  const plans = [
    ['card:6', 'loud'],
    ['card:6', 'soft'],
  ];
  // The higher of two cards of six is a 6 in 5 of 15 pairs, more often than any other.
  const [only, ...more] = foreseen([2, 6], plans, 400).expected;
  expect([only.seat, only.text, more]).toEqual([1, '{1} had a 6.', []]);
  expect(only.share).toBeCloseTo(1 / 3, 1);
  const window = { pass: 'card:1' };
  const asWindow = { ...told, decisions: { bid: { ...told.decisions.bid, window } } };
  expect(foreseen([2, 6], plans, 40, createEngine(asWindow)).expected).toEqual([]);
});

test('foretells nothing that is but one of many, and nothing that always is', () => {
  const names = { ...told.describe };
  const report: typeof names.report = (face, name, state) =>
    `${names.report(face, name, state)} ${JSON.stringify(state)}`;
  const each = createEngine({ ...told, describe: { ...names, report } });
  const plans = [
    ['card:6', 'loud'],
    ['card:6', 'soft'],
  ];
  expect(foreseen([2, 6], plans, 400, each).expected).toEqual([]);
  const alike: typeof names.report = (face, name, state) =>
    names.report(face, name, state).replace(/(?<=\{1\}).*/, ' bids.');
  const sure = createEngine({ ...told, describe: { ...names, report: alike } });
  expect(foreseen([2, 6], plans, 40, sure).expected).toEqual([]);
});
