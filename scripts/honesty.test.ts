// Bots are honest: what a seat cannot know makes no difference to what its bot chooses, at the real games' tables.

import { describe, expect, test } from 'vitest';
import { bridgefront } from '../games/bridgefront/rules/index.ts';
import { castles } from '../games/castles/rules/index.ts';
import { heartland } from '../games/heartland/rules/index.ts';
import { twinBridges } from '../games/twin-bridges/rules/index.ts';
import { climb } from '../packages/kernel/test/toy/climb.ts';
import { lanternSale } from '../packages/kernel/test/toy/lantern-sale.ts';
import {
  apprenticeSearch,
  greedyBot,
  nextChoices,
  noviceSearch,
  playOn,
  searchBot,
  situationOf,
  veteranSearch,
  warlordSearch,
} from '../packages/bots/src/index.ts';
import type { Bot, SearchSettings } from '../packages/bots/src/index.ts';
import { createEngine, pickOne, readOptions, resample, seedRandom } from '../packages/kernel/src/index.ts';
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
  ...[noviceSearch, apprenticeSearch, veteranSearch, warlordSearch, everybodyWeighs].map((settings, level) =>
    searchBot(`level ${level}`, '', fast(settings)),
  ),
];
const tables: readonly { game: AnyGame; seats: number; apart: number }[] = [
  { game: bridgefront, seats: 2, apart: 7 },
  { game: bridgefront, seats: 4, apart: 23 },
  { game: twinBridges, seats: 2, apart: 5 },
  { game: heartland, seats: 2, apart: 17 },
  { game: castles, seats: 2, apart: 29 },
  { game: lanternSale, seats: 3, apart: 2 },
  { game: climb, seats: 2, apart: 2 },
];

/** Seats asked in a match of greedy players, `apart` choices from one to the next. */
function* questions(engine: Engine<unknown>, match: AnyMatch, apart: number): Generator<Seat> {
  const random = seedRandom('players');
  for (let { decision } = match; decision !== null; { decision } = match) {
    const asked = decision.seats.filter((seat) => decision.sealed[seat] !== true);
    const seat = pickOne(random, asked);
    const situation = situationOf(engine, match, seat);
    if (match.sequence % apart === 0 && situation.choices.length > 1) yield seat;
    engine.choose(match, seat, greedyBot.choose(situation, random));
  }
}

describe.each(tables)('$game.name with $seats seats', ({ game, seats, apart }) => {
  const engine = createEngine(game);
  const read = readOptions(game.options, {});
  if ('problem' in read) throw new Error(read.problem);
  const start = (seed: string): AnyMatch => engine.start(read.options, seats, seedRandom(seed));

  test('a seat that cannot tell two matches apart gets the same plan in both', () => {
    const match = start('honest');
    let asked = 0;
    for (const seat of questions(engine, match, apart)) {
      const other = resample(engine, match, seat, seedRandom(`other ${match.sequence}`));
      const bot = bots[asked++ % bots.length];
      const plan = (where: AnyMatch) =>
        nextChoices(bot, situationOf(engine, where, seat), seedRandom('same'));
      expect({ bot: bot.name, plan: plan(other) }).toEqual({ bot: bot.name, plan: plan(match) });
    }
    expect(asked).toBeGreaterThan(bots.length);
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
