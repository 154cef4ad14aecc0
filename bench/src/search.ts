// How many play-outs a second searching bots get done, in every game: a play-out tries one plan in one imagined world.

import { greedyBot, search, situationOf, soundSearch, soberSearch, warlordSearch } from '@bridgefront/bots';
import type { SearchSettings } from '@bridgefront/bots';
import { games } from '../../apps/server/src/games.ts';
import { largestGame } from '../../scripts/largest-game.ts';
import { createEngine, openSeats, seedRandom, sureOptions } from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Engine } from '@bridgefront/kernel';
import { quantile } from './quantile.ts';

// Time of the processor rather than on the clock: other work on the machine counts for less.
function now(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const searches = {
  search: { ...soundSearch, budget: { playouts: 192 } },
  sober: soberSearch,
  warlord: warlordSearch,
} as const satisfies { readonly [name: string]: SearchSettings };
type SearchName = keyof typeof searches;

/** Play-outs and plans a second of one kind of table. */
export interface SearchSpeed {
  readonly game: string;
  readonly seats: number;
  /** Which searcher: `search` with 192 play-outs and a look at turn 3, or a level as people meet it. */
  readonly bot: SearchName;
  readonly playoutsPerSecond: number;
  /** Milliseconds of one core for a plan. */
  readonly planMs: { readonly median: number; readonly p95: number };
  readonly plans: number;
}

// The match goes on with greedy players, so that the same positions are searched whatever the search finds.
function searchThrough(
  engine: Engine<unknown>,
  match: AnyMatch,
  settings: SearchSettings,
  most: number,
  times: number[],
): number {
  const random = seedRandom('bench/search');
  let playouts = 0;
  for (let { decision } = match; decision !== null && times.length < most; { decision } = match) {
    const [seat] = openSeats(decision);
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

function speedOf(game: AnyGame, seats: number, bot: SearchName, plans: number): SearchSpeed {
  const options = sureOptions(game.options, {});
  const engine = createEngine(game);
  const settings = searches[bot];
  const times: number[] = [];
  searchThrough(engine, engine.start(options, seats, seedRandom('bench/warm')), settings, 10, []);
  let playouts = 0;
  for (let i = 0; times.length < plans; i++) {
    const match = engine.start(options, seats, seedRandom(`bench/${i}`));
    playouts += searchThrough(engine, match, settings, plans, times);
  }
  const spent = times.reduce((sum, time) => sum + time, 0);
  return {
    game: game.name,
    seats,
    bot,
    playoutsPerSecond: (1000 * playouts) / spent,
    planMs: { median: quantile(times, 0.5), p95: quantile(times, 0.95) },
    plans: times.length,
  };
}

/** Every kind of table, as one JSON value. */
export function measureSearch(plans: number = 100): SearchSpeed[] {
  const few = Math.ceil(plans / 4);
  return [
    ...[2, 4].flatMap((seats) => [
      speedOf(largestGame, seats, 'search', plans),
      speedOf(largestGame, seats, 'sober', plans),
      speedOf(largestGame, seats, 'warlord', few),
    ]),
    ...[...games.values()]
      .filter((game) => game !== largestGame)
      .map((game) => speedOf(game, game.seats.min, 'search', plans)),
  ];
}
