import { createEngine, resample, seedRandom } from '@bridgefront/kernel';
import type { Game, Match, Policy } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import {
  duel,
  greedyBot,
  levelBots,
  playOn,
  randomBot,
  searchBot,
  situationOf,
  soberSearch,
  soundSearch,
  strengthSearch,
  warlordSearch,
} from '../src/index.ts';
import type { SearchSettings } from '../src/index.ts';
import { snareGame } from '@bridgefront/kernel/toys/snare';
import { plansFor } from '../src/search/plans.ts';
import { planFor } from '../src/search/policy.ts';
import { search } from '../src/search/search.ts';
import { pearls } from './pearls.ts';
import type { Pearls } from './pearls.ts';

const engine = createEngine(pearls);
const race = createEngine(snareGame);
const start = (seed: string, seats = 3): Match<Pearls> => engine.start({}, seats, seedRandom(seed));
const quick: SearchSettings = { ...soundSearch, budget: { playouts: 40 }, looks: [9] };
const kinds: readonly SearchSettings[] = [
  quick,
  { ...quick, others: 'weigh' },
  { ...quick, others: 'weigh', depth: 3 },
  { ...quick, depth: 2, looks: [1, 3] },
  { ...quick, temperature: 0.1 },
  { ...quick, surprise: 0.2, looks: [1, 2] },
  { ...quick, doubt: 2 },
];

test('imagines players by the policy that the game has for searches, and weighs first what that likes best', () => {
  const match = start('policy', 2);
  const { decision } = match;
  if (decision === null) throw new Error('Pearls asks at once.');
  const backwards: Policy<Pearls> = {
    appraise: (...asked) => pearls.appraise(...asked).map((worth) => -worth),
  };
  const [usual, turned] = [pearls, { ...pearls, searchPolicy: backwards }].map((game) =>
    plansFor(game, match.state, 0, decision, [], 99).map(({ plan }) => plan[0]),
  );
  expect(turned[0]).not.toBe(usual[0]);
  const worths = pearls.appraise(match.state, 0, [], [usual[0], turned[0]], decision);
  expect(worths[0]).toBeGreaterThan(worths[1]);
  const imagined = [pearls, { ...pearls, searchPolicy: backwards }].map((game) => {
    const own = createEngine(game);
    const copy = own.copy(match);
    planFor(own, copy, 0, 0, seedRandom('x'));
    return copy.decision?.plans[0][0];
  });
  expect(imagined).toEqual([usual[0], turned[0]]);
});

test('trusts a policy as far as the game says', () => {
  const match = start('trust', 2);
  const biases = [1, 3].map((trust) => {
    const game = { ...pearls, searchPolicy: { appraise: pearls.appraise.bind(pearls), trust } };
    const situation = Object.assign(situationOf(engine, match, 0), { game: game as never });
    const { runners } = search(situation, seedRandom('x'), quick);
    return runners
      .map(({ plan, bias }) => ({ plan, bias }))
      .sort((a, b) => (a.plan.join() < b.plan.join() ? -1 : 1));
  });
  const [once, thrice] = biases;
  expect(once.some(({ bias }) => bias < 0)).toBe(true);
  thrice.forEach(({ plan, bias }, index) => {
    expect(plan).toEqual(once[index].plan);
    expect(bias).toBeCloseTo(3 * once[index].bias, 9);
  });
});

test('takes as long over one choice as over several where the time can be noticed, and the same choice', () => {
  const match = race.start({}, 2, seedRandom('race'));
  race.choose(match, 0, 'go');
  match.state.hands[1] = ['stone'];
  const played = [true, false].map((timed) => {
    const situation = situationOf(race, match, 1, { timed });
    expect(searchBot('search', '', quick).choose(situation, seedRandom('x'))).toBe('pass');
    return search(situation, seedRandom('x'), quick).playouts;
  });
  expect(played).toEqual([40, 0]);
});

test('spends less where the choice is clear, and all of it where the time can be noticed; it chooses alike', () => {
  const match = start('clear');
  const settings = { ...quick, budget: { playouts: 1600 } };
  const [sober, doubting, watched] = [
    { doubt: 0, timed: false },
    { doubt: 2, timed: false },
    { doubt: 2, timed: true },
  ].map(({ doubt, timed }) =>
    search(situationOf(engine, match, 0, { timed }), seedRandom('x'), { ...settings, doubt }),
  );
  expect(doubting.playouts).toBeLessThan(sober.playouts / 2);
  expect(watched.playouts).toBe(sober.playouts);
  expect(doubting.runners[0].plan).toEqual(sober.runners[0].plan);
  expect(doubting.runners).toHaveLength(sober.runners.length);
});

test('spends on a question the part of its budget that the game says it deserves', () => {
  const match = start('effort');
  const played = [undefined, () => 0.5, () => 0].map((effort) => {
    const game = { ...pearls, ...(effort && { effort }) };
    return search(
      Object.assign(situationOf(engine, match, 0), { game: game as never }),
      seedRandom('x'),
      quick,
    ).playouts;
  });
  expect(played[0]).toBeGreaterThanOrEqual(40);
  expect(played[1]).toBeLessThan(played[0]);
  expect(played[1]).toBeGreaterThanOrEqual(20);
  expect(played[2]).toBe(0);
});

describe.each(kinds.map((settings) => ({ name: JSON.stringify(settings), settings })))(
  '$name',
  ({ settings }) => {
    const bot = searchBot('search', '', settings);

    test('plans as far as the seal, with legal choices, and brings every match to its end', () => {
      for (let n = 0; n < 5; n++) {
        const match = start(`legal ${n}`);
        const situation = situationOf(engine, match, 0);
        expect(bot.plan?.(situation, seedRandom('x'))).toHaveLength(2);
        expect(playOn(engine, match, [bot, bot, bot], seedRandom(`${n}`))).toBeNull();
        expect(pearls.outcome(match.state, match.options)).not.toBeNull();
      }
    });

    test('goes on with a plan that has been begun', () => {
      const match = start('begun');
      const [first] = engine.choices(match, 1);
      engine.choose(match, 1, first);
      expect(bot.plan?.(situationOf(engine, match, 1), seedRandom('x'))).toHaveLength(1);
    });

    test('chooses the same again with an equal generator', () => {
      const [a, b] = [start('again'), start('again')];
      playOn(engine, a, [bot, bot, bot], seedRandom('same'));
      playOn(engine, b, [bot, bot, bot], seedRandom('same'));
      expect(a).toEqual(b);
    });

    test('chooses the same in matches that differ only in what its seat cannot know', () => {
      for (let n = 0; n < 20; n++) {
        const match = start(`honest ${n}`);
        // Another seat has sealed; what it has sealed is hidden too.
        playOn(engine, match, [null, null, randomBot], seedRandom(`${n}`));
        const other = resample(engine, match, 1, seedRandom(`other ${n}`));
        const choose = (where: Match<Pearls>) =>
          bot.plan?.(situationOf(engine, where, 1), seedRandom('same'));
        expect(choose(other)).toEqual(choose(match));
      }
    });

    test('leaves the match as it is', () => {
      const match = start('untouched');
      const before = JSON.stringify(match);
      bot.choose(situationOf(engine, match, 0), seedRandom('x'));
      expect(JSON.stringify(match)).toBe(before);
    });
  },
);

const pearlDuel = { engine, seats: 2, matches: 200, seed: 'duel', options: () => ({}) };

test.each([
  { looks: [1], left: [3] },
  { looks: [1, 2], left: [2, 3] },
  { looks: [4], says: { foresight: 0.5 }, left: [2] },
  { looks: [1], says: { foresight: 0.1 }, left: [3] },
  { looks: [1], says: { calm: ({ pearls: { length } }: Pearls) => length < 3 }, left: [2] },
  { looks: [1, 2], says: { calm: ({ pearls: { length } }: Pearls) => length < 3 }, left: [1, 2] },
  { looks: [8], says: { foresight: 0.125, calm: ({ pearls: { length } }: Pearls) => length < 2 }, left: [1] },
])('looks where $looks leads in a game that says $says: with $left pearls left', ({ looks, says, left }) => {
  const asked = new Set<number>();
  const game: Game<Pearls> = {
    ...pearls,
    ...says,
    estimate(state, ...rest) {
      asked.add(state.pearls.length);
      return pearls.estimate(state, ...rest);
    },
  };
  const own = createEngine(game);
  search(situationOf(own, start('looks'), 0), seedRandom('x'), { ...quick, looks });
  expect([...asked].toSorted((a, b) => a - b)).toEqual(left);
});

test('search beats random and greedy at Pearls', () => {
  const bot = searchBot('search', '', quick);
  expect(duel({ ...pearlDuel, bot, rival: randomBot }).low).toBeGreaterThan(0.5);
  expect(duel({ ...pearlDuel, bot, rival: greedyBot }).low).toBeGreaterThan(0.5);
});

test('makes plans by chance as often as a softmax of their worth says', () => {
  const match = start('softmax', 2);
  // What its hand is worth after the bid: the lower the card it gave, the more, whatever else happens.
  const worth = (left: readonly number[]): number => left.reduce((sum, card) => sum + card, 0) / 100;
  const game: Game<Pearls> = {
    ...pearls,
    estimate: ({ hands }) => hands.map((hand, seat) => (seat === 0 ? worth(hand) : 0)),
  };
  const own = createEngine(game);
  const settings = { ...quick, budget: { playouts: 4 }, looks: [1], trust: 0, temperature: 0.02 };
  const hand = match.state.hands[0];
  const made = new Map(hand.map((card) => [card, 0]));
  const times = 2000;
  for (let n = 0; n < times; n++) {
    const { runners } = search(situationOf(own, match, 0), seedRandom(`${n}`), settings);
    const card = Number(runners[0].plan[0].slice('card:'.length));
    made.set(card, (made.get(card) ?? 0) + 1);
  }
  const weights = hand.map((card) => Math.exp(-card / 100 / settings.temperature));
  const all = weights.reduce((sum, one) => sum + one, 0);
  hand.forEach((card, at) => {
    const chance = weights[at] / all;
    const error = Math.sqrt((chance * (1 - chance)) / times);
    expect(Math.abs((made.get(card) ?? 0) / times - chance)).toBeLessThan(3.3 * error);
  });
});

test('every strength errs less and thinks longer than the one below, and the full one never errs', () => {
  const all = [0, 25, 50, 75, 100].map(strengthSearch);
  for (const [at, { temperature, budget }] of all.entries()) {
    if (at === 0) continue;
    expect(temperature).toBeLessThan(all[at - 1].temperature);
    expect(playoutsOf(budget)).toBeGreaterThan(playoutsOf(all[at - 1].budget));
  }
  expect(all[4]).toEqual(warlordSearch);
});

test('a stronger search beats a weaker one at Pearls', () => {
  const [weak, strong] = [0, 100].map((strength) => searchBot('search', '', strengthSearch(strength)));
  expect(duel({ ...pearlDuel, bot: strong, rival: weak }).low).toBeGreaterThan(0.5);
});

test('below full strength the levels err by lot; the sober search, by which plans are judged, does not', () => {
  expect(strengthSearch(75).temperature).toBeGreaterThan(0);
  expect([soberSearch.temperature, soberSearch.surprise]).toEqual([0, 0]);
});

const playoutsOf = (budget: SearchSettings['budget']): number => ('playouts' in budget ? budget.playouts : 0);

test('the levels have names and summaries, and play', () => {
  expect(levelBots.map((bot) => bot.name)).toEqual(['novice', 'apprentice', 'veteran', 'warlord']);
  for (const bot of levelBots) {
    const match = start(bot.name, 2);
    expect(bot.summary).not.toBe('');
    expect(playOn(engine, match, [bot, bot], seedRandom('x'))).toBeNull();
  }
});

test('a budget in milliseconds is spent on the clock that is handed in, whatever it says at first', () => {
  let asked = 0;
  const now = (): number => 1000 + 5 * asked++;
  const bot = searchBot('search', '', { ...quick, budget: { milliseconds: 100, now } });
  bot.choose(situationOf(engine, start('clock'), 0), seedRandom('x'));
  expect(asked).toBe(21);
});
