// People whose waits are measured while others attack, in a process of their own.
//
// Forked by scripts/measure/attackers.ts with where the server is and for how long. Tells the match of two people as soon as it
// runs, and at the end what everybody waited and how late this process itself was.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Player } from '../../../apps/server/test/hard/player.ts';
import { enterAll, openTable, sitDown, sleep } from '../../../apps/server/test/hard/table.ts';
import { largestGame } from '../../largest-game.ts';

interface Scene {
  readonly url: string;
  readonly until: number;
}

/** What is told at the end, in milliseconds. */
export interface Waits {
  readonly people: readonly number[];
  readonly bot: readonly number[];
  /** How late this process was, at the 99th percentile: what it measures is too long by so much now and then. */
  readonly late: number;
}

/** Two people play one match after the other; what they wait for acknowledgements, in milliseconds. */
async function people(scene: Scene): Promise<number[]> {
  const waits: number[] = [];
  for (let round = 0; performance.now() < scene.until; round++) {
    const wish = { url: scene.url, game: largestGame.name, seed: `people ${round}` };
    const table = { ...wish, people: await enterAll(scene.url, ['Ann', 'Ben']) };
    const match = await openTable(table);
    if (round === 0) process.send?.({ watched: match });
    const players = sitDown(table, match, { thinks: 20 });
    await untilOverOr(scene, players);
    waits.push(...players.flatMap((player) => player.waits));
  }
  return waits;
}

async function untilOverOr(scene: Scene, players: readonly Player[]): Promise<void> {
  const over = Promise.all(players.map(({ done }) => done));
  await Promise.race([over, sleep(Math.max(0, scene.until - performance.now()))]);
  for (const player of players) player.leave();
}

/** Somebody plays against a greedy bot; how long the bot is waited for, in milliseconds, once all others have sealed. */
async function againstBot(scene: Scene): Promise<number[]> {
  const waits: number[] = [];
  for (let round = 0; performance.now() < scene.until; round++) {
    const wish = { url: scene.url, game: largestGame.name, seed: `bot ${round}`, bots: ['greedy'] };
    const table = { ...wish, people: await enterAll(scene.url, ['Cleo']) };
    const players = sitDown(table, await openTable(table));
    let over = false;
    void untilOverOr(scene, players).then(() => (over = true));
    let [decision, since] = [-1, 0];
    for (; !over; await sleep(2)) {
      const document = players[0]?.document ?? null;
      if (document === null) continue;
      const { host, view } = document;
      const waiting = host.decision !== null && (view.decision?.mine?.choices.length ?? 0) === 0;
      if (decision >= 0 && (!waiting || host.decision !== decision)) {
        waits.push(performance.now() - since);
        decision = -1;
      }
      if (waiting && decision < 0) [decision, since] = [host.decision ?? -1, performance.now()];
    }
    // A bot that is still waited for at the end has taken so long at least.
    if (decision >= 0) waits.push(performance.now() - since);
  }
  return waits;
}

const [url = '', seconds = '0'] = process.argv.slice(2);
const late = monitorEventLoopDelay({ resolution: 5 });
late.enable();
const scene: Scene = { url, until: performance.now() + Number(seconds) * 1000 };
const [waits, bot] = await Promise.all([people(scene), againstBot(scene)]);
const told: Waits = { people: waits, bot, late: late.percentile(99) / 1e6 };
process.send?.(told, () => process.exit());
