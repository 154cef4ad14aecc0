// Bots are honest: what a seat cannot know makes no difference to what its bot chooses, at the real games' tables.

import { describe, expect, test } from 'vitest';
import { games } from '../apps/server/src/games.ts';
import { climb } from '../packages/kernel/test/toy/climb.ts';
import { lanternSale } from '../packages/kernel/test/toy/lantern-sale.ts';
import {
  greedyBot,
  nextChoices,
  playOn,
  searchBot,
  situationOf,
  strengthSearch,
  soberSearch,
  warlordSearch,
} from '../packages/bots/src/index.ts';
import type { Bot, SearchSettings } from '../packages/bots/src/index.ts';
import { imaginedStart } from '../packages/hosting/src/index.ts';
import { createEngine, pickOne, resample, seedRandom, sureOptions } from '../packages/kernel/src/index.ts';
import type { AnyGame, AnyMatch, Engine, Seat } from '../packages/kernel/src/index.ts';

const fast = (settings: SearchSettings): SearchSettings => ({
  ...settings,
  budget: { playouts: 24 },
  plans: Math.min(settings.plans, 8),
});
// The whole tree, for all seats.
const everybodyWeighs: SearchSettings = { ...warlordSearch, others: 'weigh', depth: 3, nextPlans: 3 };
const bots: readonly Bot[] = [
  greedyBot,
  ...[strengthSearch(25), soberSearch, warlordSearch, everybodyWeighs].map((settings, level) =>
    searchBot(`level ${level}`, '', fast(settings)),
  ),
];
/** How many questions of a match are put to bots, in the true match and in another. */
const looks = bots.length + 2;

const tables: readonly { game: AnyGame; seats: number }[] = [
  ...[...games.values()].flatMap((game) =>
    [...new Set([game.seats.min, Math.min(4, game.seats.max)])].map((seats) => ({ game, seats })),
  ),
  { game: lanternSale, seats: 3 },
  { game: climb, seats: 2 },
];

/** Seats asked in a match of greedy players, at every question that leaves a choice. */
function* questions(engine: Engine<unknown>, match: AnyMatch): Generator<Seat> {
  const random = seedRandom('players');
  for (let { decision } = match; decision !== null; { decision } = match) {
    const asked = decision.seats.filter((seat) => decision.sealed[seat] !== true);
    const seat = pickOne(random, asked);
    const situation = situationOf(engine, match, seat);
    if (situation.choices.length > 1) yield seat;
    engine.choose(match, seat, greedyBot.choose(situation, random));
  }
}

describe.each(tables)('$game.name with $seats seats', ({ game, seats }) => {
  const engine = createEngine(game);
  const options = sureOptions(game.options, {});
  const start = (seed: string): AnyMatch => engine.start(options, seats, seedRandom(seed));

  test('a seat that cannot tell two matches apart gets the same plan in both', () => {
    const all = [...questions(engine, start('honest'))].length;
    const apart = Math.max(1, Math.floor(all / looks));
    const match = start('honest');
    let [index, asked] = [0, 0];
    for (const seat of questions(engine, match)) {
      if (index++ % apart !== 0 || asked >= looks) continue;
      const other = resample(engine, match, seat, seedRandom(`other ${match.sequence}`));
      const bot = bots[asked++ % bots.length];
      const plan = (where: AnyMatch) =>
        nextChoices(bot, situationOf(engine, where, seat), seedRandom('same'));
      expect({ bot: bot.name, plan: plan(other) }).toEqual({ bot: bot.name, plan: plan(match) });
    }
    // A short match has fewer questions than are looked at elsewhere.
    expect(asked).toBe(Math.min(looks, all));
    expect(asked).toBeGreaterThan(0);
  });

  test('who looks on is given one imagined position, the same in all matches that look alike to them', () => {
    const match = start('watched');
    const given = (where: AnyMatch) =>
      imaginedStart({ engine, match: where, question: match.sequence }, null, 'dealt', 'seed');
    let told = 0;
    for (const _ of questions(engine, match)) {
      if (told >= 24) break;
      told++;
      const other = resample(engine, match, null, seedRandom(`other ${match.sequence}`));
      expect(given(other)).toEqual(given(match));
    }
    expect(told).toBeGreaterThan(0);
  });

  test('every level finishes a match, the same one again', () => {
    for (const bot of bots.slice(1)) {
      const matches = [start('short'), start('short')];
      for (const match of matches) {
        const trial = { ...bot, plan: limited(bot, 3) };
        expect(
          playOn(
            engine,
            match,
            Array.from({ length: seats }, () => trial),
            seedRandom('x'),
          ),
        ).toBeNull();
        expect(engine.game.outcome(match.state, match.options)).not.toBeNull();
      }
      expect(matches[1]).toEqual(matches[0]);
    }
  });
});

// The bot for its first plans, then the greedy one: a whole match of searching would be long for a test.
function limited(bot: Bot, plans: number): NonNullable<Bot['plan']> {
  let left = plans;
  return (situation, random) =>
    left-- > 0 ? nextChoices(bot, situation, random) : [greedyBot.choose(situation, random)];
}
