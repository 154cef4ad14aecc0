// What a choice costs the host of a match beside the rules: views, patches, texts and the recording; no sockets, no disk.

import { createEngine, newMatch, pickOne, seedRandom } from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Engine, Random } from '@bridgefront/kernel';
import { viewersOf } from '@bridgefront/viewing';
import { games } from '../../apps/server/src/games.ts';
import { MatchHost } from '../../apps/server/src/match/host.ts';
import { startPlay } from '../../apps/server/src/match/play.ts';
import { memoryStore } from '../../apps/server/src/store/memory.ts';
import type { StoredMatch } from '../../apps/server/src/store/store.ts';
import { Writer } from '../../apps/server/src/store/writer.ts';

/** Who reads: nobody, four programs that want results, or four pages that want every step in words. */
export const readings = ['nobody', 'programs', 'pages'] as const;
/** See `readings`. */
export type Reading = (typeof readings)[number];

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

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function tableOf(game: AnyGame, seats: number, seed: string): StoredMatch {
  const seat = { kind: 'human', bot: null, identity: 'somebody', name: 'Somebody', standIn: null };
  const table = { id: 'match', version: 1, status: 'live', seed, secret: seed, startedAt: 0 };
  const rest = { options: {}, clock: { kind: 'none' }, continuedUnder: null };
  return {
    ...table,
    ...rest,
    game: game.name,
    seats: Array.from({ length: seats }, () => seat),
  } as unknown as StoredMatch;
}

function next(engine: Engine<unknown>, match: AnyMatch, random: Random) {
  const open = match.decision?.seats.filter((seat) => match.decision?.sealed[seat] === false) ?? [];
  if (open.length === 0) return null;
  const seat = pickOne(random, open);
  return { seat, choice: pickOne(random, engine.choices(match, seat)) };
}

function rulesAlone(game: AnyGame, seats: number, seed: string): number {
  const engine = createEngine(game, { undo: true });
  const random = seedRandom(seed);
  const started = newMatch(engine, {}, seats, seed);
  if ('problem' in started) throw new Error(started.problem);
  let choices = 0;
  for (
    let act = next(engine, started.match, random);
    act !== null;
    act = next(engine, started.match, random)
  ) {
    engine.choose(started.match, act.seat, act.choice);
    choices++;
  }
  return choices;
}

async function hosted(game: AnyGame, seats: number, seed: string, reading: Reading): Promise<number> {
  const stored = tableOf(game, seats, seed);
  const store = memoryStore();
  await store.addMatch(stored);
  const host = new MatchHost(
    stored,
    { play: startPlay(game, stored), recent: [], moved: false },
    {
      writer: new Writer(store),
      time: { now: () => 0, after: () => () => undefined },
      outages: [],
      events: { changed: () => undefined, broken: () => undefined, acted: () => undefined },
      history: async () => [],
      beat: async () => undefined,
    },
  );
  for (const viewer of viewersOf(seats).slice(0, seats)) {
    if (reading === 'nobody') break;
    const pages = reading === 'pages';
    await host.subscribe(viewer, { words: pages, steps: pages, gone: false, send: () => undefined }, null, 0);
  }
  const random = seedRandom(seed);
  const { engine, match } = host.play;
  let choices = 0;
  for (let act = next(engine, match, random); act !== null; act = next(engine, match, random)) {
    const at = host.reference(act.seat);
    await host.act({ ...act, kind: 'choose', at, by: 'seat', message: `${choices++}` });
  }
  if (host.recording(choices) === null) throw new Error('The match was not recorded.');
  return choices;
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
