// What it costs that a server dies: how long until all its matches are played elsewhere, and what processor time each of them takes.

import { sleep } from './driver.ts';
import type { Load } from './driver.ts';
import { median } from './measure.ts';
import { Generator } from './processes.ts';
import { listed, Running, spentFor, summed } from './running.ts';
import type { Costs, RunningServer } from './running.ts';

interface Once {
  readonly moved: number;
  /** Events in the log of a match, on average. */
  readonly events: number;
  /** Seconds from the end of the server to the first of its matches that another has, and to the last that is played on. */
  readonly first: number;
  readonly last: number;
  /** Milliseconds of processor for each match, beyond what the others take without it. */
  readonly byProcess: Costs;
}

/** The rounds, and medians over them. */
export interface TakeOverFigures extends Once {
  readonly rounds: readonly Once[];
  readonly cost: number;
}

/** With how many matches, and how often. */
export interface TakeOverPlan {
  readonly matches: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly say: (line: string) => void;
}

const players = 3;
const patience = 120_000;

interface Levels {
  readonly held: number;
  readonly inMemory: number;
  readonly hasChair: boolean;
}

async function levelsOf({ measured }: RunningServer): Promise<Levels> {
  const text = await (await fetch(`http://127.0.0.1:${measured.port}/metrics`)).text();
  const level = (name: string): number =>
    Number(new RegExp(`^bridgefront_${name}\\S* (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return {
    held: level('held_matches'),
    inMemory: level('matches_in_memory'),
    hasChair: level('chair') === 1,
  };
}

async function playedFor(running: Running, matches: number, seconds: number): Promise<void> {
  const generator = new Generator();
  try {
    const wish = {
      system: 'ours',
      port: running.port,
      matches,
      thinkMs: 200,
      warmSeconds: 1,
      seconds,
    } as const;
    await generator.do<Load>({ do: 'load', wish });
  } finally {
    await generator.stop();
  }
}

async function once({ matches, seconds }: TakeOverPlan): Promise<Once> {
  // Nothing leaves the memory by itself, so that it can be seen what comes in.
  const running = await Running.start(
    { all: 0, web: 1, play: players, shared: true },
    { IDLE_SECONDS: '3600' },
  );
  try {
    await playedFor(running, matches, seconds);
    await sleep(2000);
    const all = await Promise.all(
      running.servers
        .filter(({ role }) => role === 'play')
        .map(async (server) => ({ server, levels: await levelsOf(server) })),
    );
    const [dies] = all
      .filter(({ levels }) => !levels.hasChair)
      .toSorted((a, b) => b.levels.held - a.levels.held);
    if (dies === undefined) throw new Error('All servers have the chair.');
    const others = all.filter((one) => one !== dies);
    const { held: moved } = dies.levels;
    const before = others.reduce((sum, { levels }) => sum + levels.held, 0);
    const inMemory = others.reduce((sum, { levels }) => sum + levels.inMemory, 0);
    running.servers.splice(running.servers.indexOf(dies.server), 1);
    const quiet = await running.spent();
    await sleep(4000);
    const began = await running.spent();
    const killedAt = performance.now();
    dies.server.measured.kill();
    const since = (): number => (performance.now() - killedAt) / 1000;
    let first = 0;
    for (; since() * 1000 < patience; await sleep(25)) {
      const levels = await Promise.all(others.map(({ server }) => levelsOf(server)));
      const held = levels.reduce((sum, one) => sum + one.held, 0);
      const loaded = levels.reduce((sum, one) => sum + one.inMemory, 0);
      if (first === 0 && held > before) first = since();
      if (held >= before + moved && loaded >= inMemory + dies.levels.inMemory) break;
    }
    const last = since();
    const ended = await running.spent();
    const usual = spentFor(4 / last, quiet, began);
    const events = (await running.choices()) / matches;
    await dies.server.measured.stop();
    const byProcess = Object.fromEntries(
      Object.entries(spentFor(1, began, ended)).map(([part, spent]) => [
        part,
        (spent - (usual[part] ?? 0)) / moved,
      ]),
    );
    return { moved, events, first, last, byProcess };
  } finally {
    await running.stop();
  }
}

/** Kills a server that plays, once a round. */
export async function measureTakeOver(plan: TakeOverPlan): Promise<TakeOverFigures> {
  const rounds: Once[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    const one = await once(plan);
    rounds.push(one);
    plan.say(
      `${one.moved} matches of ${one.events.toFixed(0)} events: the first is taken after ${one.first.toFixed(2)} s, the last played after ${one.last.toFixed(2)} s, ${summed(one.byProcess).toFixed(1)} ms of processor a match`,
    );
  }
  const of = (figure: (one: Once) => number): number => median(rounds.map(figure));
  const parts = Object.keys(rounds[0]?.byProcess ?? {});
  return {
    rounds,
    moved: of(({ moved }) => moved),
    events: of(({ events }) => events),
    first: of(({ first }) => first),
    last: of(({ last }) => last),
    byProcess: Object.fromEntries(parts.map((part) => [part, of(({ byProcess }) => byProcess[part] ?? 0)])),
    cost: median(rounds.map(({ byProcess }) => summed(byProcess))),
  };
}

/** As lines for people. */
export function takeOverTable({ moved, events, first, last, cost, byProcess }: TakeOverFigures): string {
  return [
    `${moved.toFixed(0)} matches of ${events.toFixed(0)} events: the first is taken ${first.toFixed(2)} s after the end of their server, the last played on after ${last.toFixed(2)} s`,
    `a match takes ${cost.toFixed(1)} ms of processor: ${listed(byProcess)}`,
  ].join('\n');
}
