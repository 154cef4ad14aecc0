import { createEngine, resample, seedRandom } from '@bridgefront/kernel';
import type { Match } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { duel, greedyBot, playOn, randomBot, situationOf, wilson } from '../src/index.ts';
import type { Bot, Situation } from '../src/index.ts';
import { pearls } from './pearls.ts';
import type { Pearls } from './pearls.ts';

const engine = createEngine(pearls);
const start = (seed: string, seats = 3): Match<Pearls> => engine.start({}, seats, seedRandom(seed));
const bots: readonly Bot[] = [randomBot, greedyBot];

describe.each(bots.map((bot) => ({ name: bot.name, bot })))('$name', ({ bot }) => {
  test('makes legal choices only and brings every match to its end', () => {
    for (let n = 0; n < 20; n++) {
      const match = start(`legal ${n}`);
      expect(playOn(engine, match, [bot, bot, bot], seedRandom(`${n}`))).toBeNull();
      expect(pearls.outcome(match.state, match.options)).not.toBeNull();
    }
  });

  test('chooses the same again with an equal generator', () => {
    const [a, b] = [start('again'), start('again')];
    playOn(engine, a, [bot, bot, bot], seedRandom('same'));
    playOn(engine, b, [bot, bot, bot], seedRandom('same'));
    expect(a).toEqual(b);
  });

  test('chooses the same in matches that differ only in what its seat cannot know', () => {
    for (let n = 0; n < 30; n++) {
      const match = start(`honest ${n}`);
      const other = resample(engine, match, 1, seedRandom(`other ${n}`));
      const choose = (where: Match<Pearls>) => bot.choose(situationOf(engine, where, 1), seedRandom('same'));
      expect(choose(other)).toBe(choose(match));
    }
  });

  test('leaves the match as it is', () => {
    const match = start('untouched');
    const before = JSON.stringify(match);
    bot.choose(situationOf(engine, match, 0), seedRandom('x'));
    expect(JSON.stringify(match)).toBe(before);
  });
});

test('a situation shows the view and imagines other hands, never the true ones alone', () => {
  const match = start('door');
  const situation = situationOf(engine, match, 0);
  expect(situation.view().table).toEqual(pearls.view(match.state, 0));
  const random = seedRandom('imagine');
  const hands = Array.from({ length: 20 }, () => (situation.imagine(random).state as Pearls).hands);
  expect(new Set(hands.map((hand) => JSON.stringify(hand[1]))).size).toBeGreaterThan(3);
  for (const hand of hands) expect(hand[0]).toEqual(match.state.hands[0]);
});

test('a situation needs a question', () => {
  const match = start('over');
  playOn(engine, match, [randomBot, randomBot, randomBot], seedRandom('x'));
  expect(() => situationOf(engine, match, 0)).toThrow('asks nobody');
});

test('playOn stops at a seat without a bot and goes on when it has sealed', () => {
  const match = start('person', 2);
  playOn(engine, match, [null, greedyBot], seedRandom('x'));
  expect(match.decision?.sealed).toEqual([false, true]);
  for (let rest = 2; rest > 0; rest--) engine.choose(match, 0, engine.choices(match, 0)[0]);
  playOn(engine, match, [null, greedyBot], seedRandom('y'));
  expect(match.state.pearls).toHaveLength(3);
  expect(match.decision?.sealed).toEqual([false, true]);
});

test('playOn hands back why a choice was refused', () => {
  const cheat: Bot = { name: 'cheat', summary: '', choose: () => 'card:99' };
  expect(playOn(engine, start('cheat'), [cheat, cheat, cheat], seedRandom('x'))?.code).toBe('illegal-choice');
});

test('greedy takes the best appraised choice and draws lots among equals', () => {
  const match = start('best', 2);
  if (match.decision === null) throw new Error('Pearls asks at once.');
  const worths = pearls.appraise(match.state, 0, [], engine.choices(match, 0), match.decision);
  const best = engine.choices(match, 0)[worths.indexOf(Math.max(...worths))];
  expect(greedyBot.choose(situationOf(engine, match, 0), seedRandom('x'))).toBe(best);
  engine.choose(match, 0, best);
  const said = Array.from({ length: 20 }, (_, n) =>
    greedyBot.choose(situationOf(engine, match, 0), seedRandom(`${n}`)),
  );
  expect(new Set(said)).toEqual(new Set(['loud', 'soft']));
});

test('greedy does not imagine anything for a single choice', () => {
  const situation: Situation = Object.assign(situationOf(engine, start('single', 2), 0), {
    choices: ['only'],
    imagine: () => {
      throw new Error('There is nothing to think about.');
    },
  });
  expect(greedyBot.choose(situation, seedRandom('x'))).toBe('only');
});

describe('duel', () => {
  const settings = { engine, seats: 2, matches: 40, seed: 'duel', options: () => ({}) };

  test('greedy beats random at Pearls', () => {
    const result = duel({ ...settings, matches: 200, bot: greedyBot, rival: randomBot });
    expect(result.low).toBeGreaterThan(0.5);
  });

  test('rotates the seats over equal seeds, so that equal bots without chance share the wins', () => {
    const highest: Bot = {
      name: 'highest',
      summary: '',
      choose: ({ choices }) => choices[choices.length - 1],
    };
    const { wins, matches } = duel({ ...settings, bot: highest, rival: highest });
    expect(wins).toBe(matches / 2);
  });

  test('gives every set of matches its options', () => {
    const sets: number[] = [];
    duel({
      ...settings,
      matches: 6,
      bot: randomBot,
      rival: randomBot,
      options: (set) => (sets.push(set), {}),
    });
    expect(sets).toEqual([0, 0, 1, 1, 2, 2]);
  });

  test('says which match a refused choice belongs to', () => {
    const cheat: Bot = { name: 'cheat', summary: '', choose: () => 'card:99' };
    expect(() => duel({ ...settings, bot: cheat, rival: randomBot })).toThrow('match 0 of "duel"');
  });

  test.each([
    { wins: 0, matches: 0, low: 0, high: 1 },
    { wins: 50, matches: 100, low: 0.404, high: 0.596 },
    { wins: 100, matches: 100, low: 0.963, high: 1 },
    { wins: 0, matches: 100, low: 0, high: 0.037 },
  ])('Wilson: $wins of $matches is $low to $high', ({ wins, matches, low, high }) => {
    const found = wilson(wins, matches);
    expect(found.low).toBeCloseTo(low, 3);
    expect(found.high).toBeCloseTo(high, 3);
  });
});
