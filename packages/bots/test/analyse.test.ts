// The one analysis of a question: what it says, what it knows, and how sure it is.

import { createEngine, resample, seedRandom } from '@bridgefront/kernel';
import type { Match } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import {
  analyse,
  chancesOf,
  intervalOf,
  openSituationOf,
  playOn,
  randomBot,
  searchBot,
  situationOf,
  soundSearch,
} from '../src/index.ts';
import type { Analysis, AnalysisWish, WeighedPlan } from '../src/index.ts';
import { pearls } from './pearls.ts';
import type { Pearls } from './pearls.ts';

const engine = createEngine(pearls);
const start = (seed: string, seats = 2): Match<Pearls> => engine.start({}, seats, seedRandom(seed));
const search = { ...soundSearch, budget: { playouts: 80 }, looks: [9] };
const wish: AnalysisWish = { search, compare: { playouts: 240 }, others: 3 };
const asked = (match: Match<Pearls>, more: Partial<AnalysisWish> = {}, seed = 'x'): Analysis =>
  analyse(situationOf(engine, match, 0), seedRandom(seed), { ...wish, ...more });

// What is laid out so that its worth is known: the last pearls, a hand, and what both have won.
function laid(hands: number[][], left: number[], won: number[]): Match<Pearls> {
  const match = start('laid');
  Object.assign(match.state, { hands, pearls: left, won });
  return match;
}
const lastBid = (hands: number[][]): Match<Pearls> => laid(hands, [4], [2, 3]);

test('finds the plan of the bot that searches so, and says what all of it is worth and how sure that is', () => {
  const match = start('analysis');
  const found = asked(match);
  const bot = searchBot('search', '', search);
  expect(found.best.plan).toEqual(bot.plan?.(situationOf(engine, match, 0), seedRandom('x')));
  expect(found.others).toHaveLength(3);
  expect(found.best.behind).toEqual({ mean: 0, error: 0 });
  expect(found.made).toBeNull();
  for (const { share, behind } of [found.best, ...found.others]) {
    const { low, high } = intervalOf(share ?? { mean: 2, error: 0 });
    expect(low >= 0 && low <= high && high <= 1).toBe(true);
    // Compared world by world: the difference of the means is the mean of the differences.
    expect(behind?.mean).toBeCloseTo((found.best.share?.mean ?? 0) - (share?.mean ?? 0), 9);
  }
  expect(found.seats).toHaveLength(2);
  expect(found.seats[0]).toEqual(found.best.share);
  expect(found.seats[0].mean + found.seats[1].mean).toBeCloseTo(1, 9);
});

test('says what a plan that was made would have cost', () => {
  // Who takes the last pearl wins: 6 beats whatever the other may hold, 1 never does.
  const match = lastBid([
    [1, 6],
    [2, 3],
  ]);
  const made = (card: number): WeighedPlan | null =>
    asked(match, { made: { plan: [`card:${card}`, 'loud'], next: [] } }).made;
  expect(made(1)?.behind?.mean).toBeGreaterThan(0.9);
  expect(made(1)?.share?.mean).toBeLessThan(0.1);
  expect(Math.abs(made(6)?.behind?.mean ?? 1)).toBe(0);
});

test('has no share where there is only one plan', () => {
  const match = start('only');
  const [card] = engine.choices(match, 0);
  engine.choose(match, 0, card);
  const onlyLoud = (_state: Pearls, _seat: number, plan: readonly string[]): string[] =>
    plan.length === 1 ? ['loud'] : [];
  const bid = { ...pearls.decisions['bid'], choices: onlyLoud };
  const situation = Object.assign(situationOf(engine, match, 0), {
    game: { ...pearls, decisions: { bid } },
  });
  const plan = { plan: [card, 'loud'], share: null, behind: null };
  const made = { plan: [card, 'loud'], next: [] };
  expect(analyse(situation, seedRandom('x'), { ...wish, made })).toEqual({
    seats: [],
    best: plan,
    others: [],
    made: plan,
    playouts: 0,
  });
});

test('says the same again with an equal generator and budget, and leaves the match as it is', () => {
  const match = start('again');
  const before = JSON.stringify(match);
  expect(asked(match)).toEqual(asked(match));
  expect(asked(match, {}, 'y')).not.toEqual(asked(match));
  expect(JSON.stringify(match)).toBe(before);
});

test('spends what it is given, and less where differences are told', () => {
  const match = lastBid([
    [1, 6],
    [2, 3],
  ]);
  const [whole, told] = [{}, { enough: 0.05 }].map((more) => asked(match, more).playouts);
  expect(whole).toBeGreaterThanOrEqual(320);
  expect(told).toBeLessThan(whole);
  let now = 0;
  const clock = { milliseconds: 100, now: () => (now += 5) };
  const hurried = asked(match, { search: { ...search, budget: clock }, compare: clock });
  expect(hurried.playouts).toBeGreaterThan(0);
  expect(hurried.best.plan[0]).toBe('card:6');
});

test('the more worlds, the surer', () => {
  const match = start('honest 1', 3);
  const errors = [120, 2400].map(
    (playouts) => asked(match, { compare: { playouts } }).best.share?.error ?? 0,
  );
  expect(errors[0] / 3).toBeGreaterThan(errors[1]);
});

describe('what it knows', () => {
  test('in a match that runs: nothing that its seat does not; hidden cards dealt anew change no word of it', () => {
    for (let n = 0; n < 20; n++) {
      const match = start(`honest ${n}`, 3);
      // Another seat has sealed; what it has sealed is hidden too.
      playOn(engine, match, [null, null, randomBot], seedRandom(`${n}`));
      const other = resample(engine, match, 0, seedRandom(`other ${n}`));
      expect(asked(other)).toEqual(asked(match));
      const chances = (one: Match<Pearls>) =>
        chancesOf(situationOf(engine, one, 0), seedRandom('x'), { search, worlds: 20 });
      expect(chances(other)).toEqual(chances(match));
    }
  });

  test('in one that is over: all hands and what lies in the piles, but not what is planned', () => {
    // 3 beats the 2 that the other one holds: who does not see it cannot know.
    const match = lastBid([[3], [2]]);
    const chances = [openSituationOf(engine, match, 0), situationOf(engine, match, 0)].map((situation) =>
      chancesOf(situation, seedRandom('x'), { search, worlds: 60 }),
    );
    expect(chances[0][0]).toEqual({ mean: 1, error: 0 });
    expect(chances[1][0].mean).toBeLessThan(0.9);
    expect(chances[1][0].error).toBeGreaterThan(0);
    // The better of two cards depends on what will be shown last, which only the open door tells.
    const plan = (left: number[]): string => {
      const open = openSituationOf(
        engine,
        laid(
          [
            [2, 5],
            [3, 1],
          ],
          left,
          [0, 0],
        ),
        0,
      );
      return analyse(open, seedRandom('x'), wish).best.plan[0];
    };
    expect([plan([4, 1]), plan([1, 4])]).toEqual(['card:2', 'card:5']);
  });
});

test('chances of a position are those of everybody going on from it', () => {
  const sure = laid([[6], [1]], [4], [3, 0]);
  expect(chancesOf(openSituationOf(engine, sure, 1), seedRandom('x'), { search, worlds: 5 })).toEqual([
    { mean: 1, error: 0 },
    { mean: 0, error: 0 },
  ]);
});
