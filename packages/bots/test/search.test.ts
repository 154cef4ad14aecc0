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
import { temperatureFor } from '../src/search/lapse.ts';
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
  { ...quick, lapse: 0.2 },
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

// Its plans are worth what its hand is worth after the bid, in so many units, whatever else happens.
function plansMade(unit: number, lapse: number, times: number): ReadonlyMap<number, number> {
  const match = start('softmax', 2);
  const worth = (left: readonly number[]): number => left.reduce((sum, card) => sum + card, 0) * unit;
  const game: Game<Pearls> = {
    ...pearls,
    estimate: ({ hands }) => hands.map((hand, seat) => (seat === 0 ? worth(hand) : 0)),
  };
  const own = createEngine(game);
  const settings = { ...quick, budget: { playouts: 4 }, looks: [1], trust: 0, lapse };
  const made = new Map(match.state.hands[0].map((card) => [card, 0]));
  for (let n = 0; n < times; n++) {
    const { runners } = search(situationOf(own, match, 0), seedRandom(`${n}`), settings);
    const card = Number(runners[0].plan[0].slice('card:'.length));
    made.set(card, (made.get(card) ?? 0) + 1);
  }
  return made;
}

test('makes plans by chance as often as a softmax of their worth says that loses its share of a plan by lot', () => {
  const times = 2000;
  const made = plansMade(0.01, 0.3, times);
  const hand = [...made.keys()];
  const temperature = temperatureFor(
    hand.map((card) => -card),
    0.3,
  );
  const weights = hand.map((card) => Math.exp(-card / temperature));
  const all = weights.reduce((sum, one) => sum + one, 0);
  hand.forEach((card, at) => {
    const chance = weights[at] / all;
    const error = Math.sqrt((chance * (1 - chance)) / times);
    expect(Math.abs((made.get(card) ?? 0) / times - chance)).toBeLessThan(3.3 * error);
  });
});

test('errs alike whether much or little is at stake', () => {
  expect(plansMade(0.0001, 0.3, 100)).toEqual(plansMade(0.01, 0.3, 100));
});

// What a softmax of the worths loses of what one of them by lot would.
function shareLost(worths: readonly number[], temperature: number): number {
  const best = Math.max(...worths);
  const weights = worths.map((worth) => Math.exp((worth - best) / temperature));
  const all = weights.reduce((sum, one) => sum + one, 0);
  const lost = worths.reduce((sum, worth, at) => sum + (weights[at] / all) * (best - worth), 0);
  return lost / (worths.reduce((sum, worth) => sum + best - worth, 0) / worths.length);
}

test.each([
  { what: 'two plans', worths: [0.4, 0.6] },
  { what: 'one that is far worse', worths: [0.5, 0.49, 0.5, 0.48, 0] },
  { what: 'one that is far better', worths: [0.1, 0.1, 0.9, 0.1, 0.1, 0.1] },
  { what: 'differences of a hair', worths: [0.5, 0.500001, 0.500002] },
  { what: 'losses and gains', worths: [-0.3, 0.2, 0.25, -0.1] },
])('the share that is lost is the one that was asked for: $what', ({ worths }) => {
  for (const lapse of [0.05, 0.2, 0.5, 0.9])
    expect(shareLost(worths, temperatureFor(worths, lapse))).toBeCloseTo(lapse, 6);
  expect(temperatureFor(worths, 0)).toBe(0);
});

test('where all plans are worth the same nothing is made of it', () => {
  for (const worths of [[0.5], [0.5, 0.5, 0.5]]) expect(temperatureFor(worths, 0.3)).toBe(0);
});

test('every strength errs less and thinks longer than the one below, and the full one never errs', () => {
  const all = [0, 25, 50, 75, 100].map(strengthSearch);
  for (const [at, { lapse, budget }] of all.entries()) {
    if (at === 0) continue;
    expect(lapse).toBeLessThan(all[at - 1].lapse);
    expect(playoutsOf(budget)).toBeGreaterThan(playoutsOf(all[at - 1].budget));
  }
  expect(all[4]).toEqual(warlordSearch);
  // What docs/bots.md says of the levels.
  for (const [at, lapse] of [0.64, 0.4, 0.16, 0.08, 0].entries()) expect(all[at].lapse).toBeCloseTo(lapse, 9);
});

test('the weaker a search, the more its plans give away', () => {
  const lost = [100, 75, 50, 25, 0].map((strength) => {
    const made = [...plansMade(0.01, strengthSearch(strength).lapse, 400)];
    const least = Math.min(...made.map(([card]) => card));
    return made.reduce((sum, [card, times]) => sum + times * (card - least), 0);
  });
  expect(lost[0]).toBe(0);
  expect(lost).toEqual(lost.toSorted((a, b) => a - b));
  expect(new Set(lost).size).toBe(lost.length);
});

test('below full strength the levels err by lot; the sober search, by which plans are judged, does not', () => {
  expect(strengthSearch(75).lapse).toBeGreaterThan(0);
  expect([soberSearch.lapse, soberSearch.surprise]).toEqual([0, 0]);
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
