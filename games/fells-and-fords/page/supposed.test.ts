// What the page supposes of a move is what the rules' own view says once it is made.

import { createEngine, newMatch, pickOne, seedRandom } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { fellsAndFords } from '../rules/index.ts';
import { counterOdds, forecast } from '../rules/odds.ts';
import { fullOptions, hexOf } from '../rules/table.ts';
import type { AimView, TableView } from '../rules/table.ts';
import { views } from '../rules/view.ts';
import type { State } from '../rules/types.ts';
import { aimsFrom, counterFrom } from './supposed.ts';

const engine = createEngine(fellsAndFords);

// What the rules work out of the counter, by the state itself.
function counterIn(state: State, { from, at }: AimView): { readonly damage: number; readonly kill: number } {
  const on = (hex: string): number => state.units.findIndex((unit) => unit.hex === hexOf(hex));
  const odds = counterOdds(state, on(from), on(at), forecast(state, 'attack', on(from), on(at)));
  return { damage: Math.round(100 * odds.damage), kill: Math.round(100 * odds.kill) };
}

/** Plays a match by lot; at each question of the Move step all moves are compared. Returns how many, how many had somebody to attack, and how many counters were asked about. */
function compare(
  given: { readonly [name: string]: unknown },
  seed: string,
): readonly [number, number, number] {
  const made = newMatch(engine, given, 2, seed);
  if ('problem' in made) throw new Error(made.problem);
  const { match } = made;
  const random = seedRandom(seed);
  const options = fullOptions(match.options);
  const table = (state: State): TableView => views.view(state, null);
  let [moves, aims, counters] = [0, 0, 0];
  while (match.decision !== null) {
    const { ask, seats } = match.decision;
    const seat = seats.find((one) => match.decision?.sealed[one] !== true) ?? 0;
    if (ask === 'moves' && match.decision.plans[seat].length === 0)
      for (const unit of engine.choices(match, seat).filter((one) => one.startsWith('unit:'))) {
        const from = unit.slice('unit:'.length);
        const picked = engine.copy(match);
        engine.choose(picked, seat, unit);
        for (const go of engine.choices(picked, seat)) {
          const to = go.slice('to:'.length);
          const after = engine.copy(picked);
          engine.choose(after, seat, go);
          const truth = table(after.state)
            .aims.filter((aim) => aim.from === to)
            .map((aim) => ({ ...aim, counter: counterIn(after.state, aim) }));
          expect(aimsFrom(table(match.state), options, from, to), `${seed}: ${from} to ${to}`).toEqual(truth);
          expect(aimsFrom(table(after.state), options, to, to)).toEqual(truth);
          moves++;
          aims += truth.length;
        }
      }
    const fight = ask === 'counter' ? table(match.state).combats.at(-1) : undefined;
    if (fight !== undefined) {
      const on = (hex: string): number => match.state.units.findIndex((unit) => unit.hex === hexOf(hex));
      const { dice, damage, kill } = forecast(match.state, 'counter', on(fight.at), on(fight.from));
      const told = counterFrom(table(match.state), options, fight.at, fight.from);
      expect(told).toMatchObject({ dice, damage: Math.round(100 * damage), kill: Math.round(100 * kill) });
      counters++;
    }
    const legal = engine.choices(match, seat);
    const liked = legal.filter((one) => /^(unit|at|text|to):?/.test(one));
    engine.choose(
      match,
      seat,
      pickOne(random, liked.length > 0 && random.dice === undefined ? liked : legal),
    );
  }
  return [moves, aims, counters];
}

test.each([
  { battle: 'gateFord', roundLimit: 5 },
  { battle: 'brokenWeir', roundLimit: 5 },
  { battle: 'cairnHill', roundLimit: 5 },
  { armies: 'preset', presetHands: true, roundLimit: 5, edgeBlockers: 'terrain' },
])('in matches by lot with %j', (options) => {
  const all = Array.from({ length: 3 }, (_, n) => compare(options, `supposed ${n}`));
  expect(all.reduce((sum, [moves]) => sum + moves, 0)).toBeGreaterThan(100);
  expect(all.reduce((sum, [, aims]) => sum + aims, 0)).toBeGreaterThan(10);
  expect(all.reduce((sum, [, , counters]) => sum + counters, 0)).toBeGreaterThan(0);
});
