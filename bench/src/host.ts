// What a choice costs the host of a match beside the rules: views, patches and texts; no sockets, no disk.

import { createEngine, seedRandom, sureMatch } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { games } from '../../apps/server/src/games.ts';
import { nextAct, openHosted, playHosted, readings } from './hosted.ts';
import type { Reading } from './hosted.ts';
import { median } from './quantile.ts';

/** Microseconds of processor time a choice, all threads together; `rules`: the same matches without a host. */
export interface HostFigures {
  readonly game: string;
  readonly rules: number;
  readonly host: { readonly [reading in Reading]: number };
}

function now(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function rulesAlone(game: AnyGame, seats: number, seed: string): number {
  const engine = createEngine(game, { undo: true });
  const random = seedRandom(seed);
  const match = sureMatch(engine, {}, seats, seed);
  let choices = 0;
  for (let act = nextAct(engine, match, random); act !== null; act = nextAct(engine, match, random)) {
    engine.choose(match, act.seat, act.choice);
    choices++;
  }
  return choices;
}

async function hosted(game: AnyGame, seats: number, seed: string, reading: Reading): Promise<number> {
  const hosted = await openHosted(game, seats, seed, reading);
  await playHosted(hosted, Number.POSITIVE_INFINITY);
  return hosted.choices;
}

/** The same matches in every reading, one after the other, several rounds; medians of the rounds. */
async function measureHost(name: string, matches: number = 8, rounds: number = 5): Promise<HostFigures> {
  const game = games.get(name);
  if (game === undefined) throw new Error(`There is no game ${name}.`);
  const seats = Math.min(4, game.seats.max);
  const times: { readonly [what in Reading | 'rules']: number[] } = {
    rules: [],
    nobody: [],
    programs: [],
    pages: [],
  };
  for (let round = -1; round < rounds; round++) {
    for (const what of ['rules', ...readings] as const) {
      const began = now();
      let choices = 0;
      for (let number = 0; number < matches; number++) {
        const seed = `host ${number}`;
        choices += what === 'rules' ? rulesAlone(game, seats, seed) : await hosted(game, seats, seed, what);
      }
      // The first round warms up.
      if (round >= 0) times[what].push((now() - began) / choices);
    }
  }
  const host = Object.fromEntries(readings.map((what) => [what, median(times[what])])) as HostFigures['host'];
  return { game: name, rules: median(times.rules), host };
}

/** Of every game. */
export async function measureHosts(): Promise<readonly HostFigures[]> {
  const figures: HostFigures[] = [];
  for (const name of games.keys()) figures.push(await measureHost(name));
  return figures;
}
