// How many play-outs a second the searching bot gets done, in both games: a play-out tries one plan in one imagined world.

import { greedyBot, playOn, search, situationOf, soundSearch } from '@bridgefront/bots';
import type { SearchSettings } from '@bridgefront/bots';
import { bridgefront } from '@bridgefront/game-bridgefront';
import { twinBridges } from '@bridgefront/game-twin-bridges';
import { createEngine, readOptions, seedRandom } from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Engine } from '@bridgefront/kernel';

const now = (): number => Number(process.hrtime.bigint()) / 1e6;
const settings: SearchSettings = { ...soundSearch, budget: { playouts: 192 } };

/** Play-outs and plans a second of one kind of table. */
export interface SearchSpeed {
  readonly game: string;
  readonly seats: number;
  readonly playoutsPerSecond: number;
  /** Milliseconds for a plan that is searched with 192 play-outs. */
  readonly planMs: { readonly median: number; readonly p95: number };
  readonly plans: number;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

// The match goes on with greedy players, so that the same positions are searched whatever the search finds.
function searchThrough(engine: Engine<unknown>, match: AnyMatch, most: number, times: number[]): number {
  const random = seedRandom('bench/search');
  let playouts = 0;
  for (let { decision } = match; decision !== null && times.length < most; { decision } = match) {
    const seat = decision.seats.find((one) => decision.sealed[one] === false) ?? 0;
    const situation = situationOf(engine, match, seat);
    if (situation.plan.length === 0 && seat === decision.seats[0]) {
      const began = now();
      const found = search(situation, random, settings);
      if (found.playouts > 0) times.push(now() - began);
      playouts += found.playouts;
    }
    engine.choose(match, seat, greedyBot.choose(situation, random));
  }
  return playouts;
}

function speedOf(game: AnyGame, seats: number, plans: number): SearchSpeed {
  const read = readOptions(game.options, {});
  if ('problem' in read) throw new Error(read.problem);
  const engine = createEngine(game);
  const times: number[] = [];
  searchThrough(engine, engine.start(read.options, seats, seedRandom('bench/warm')), 10, []);
  let playouts = 0;
  for (let i = 0; times.length < plans; i++) {
    const match = engine.start(read.options, seats, seedRandom(`bench/${i}`));
    playouts += searchThrough(engine, match, plans, times);
  }
  const spent = times.reduce((sum, time) => sum + time, 0);
  return {
    game: game.name,
    seats,
    playoutsPerSecond: (1000 * playouts) / spent,
    planMs: { median: quantile(times, 0.5), p95: quantile(times, 0.95) },
    plans: times.length,
  };
}

/** Every kind of table, as one JSON value. */
export function measureSearch(plans: number = 100): SearchSpeed[] {
  return [speedOf(bridgefront, 2, plans), speedOf(bridgefront, 4, plans), speedOf(twinBridges, 2, plans)];
}
