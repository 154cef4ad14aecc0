// How much a table of thinking bots delays people at another table.
//
// One server process, one human table of two, who answer 20 ms after each question. The same with nothing else on the
// server, and with a table beside it at which five bots think all the time (and one client that keeps them busy).
//
//   npm run measure -- thinking-delay --bot warlord --seconds 30 --rounds 3

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { largestGame } from '../largest-game.ts';
import { freePort, ServerProcess } from '../../apps/server/test/hard/process.ts';
import { enterAll, openTable, sitDown, sleep } from '../../apps/server/test/hard/table.ts';
import type { Player } from '../../apps/server/test/hard/player.ts';

/** Waits in milliseconds: of one table's people, from each choice to its acknowledgement. */
export interface Delay {
  readonly choices: number;
  readonly p50: number;
  readonly p99: number;
}

/** Median and 99th percentile of waits. */
export function delayOf(waits: readonly number[]): Delay {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { choices: sorted.length, p50: at(0.5), p99: at(0.99) };
}

async function table(
  url: string,
  seed: string,
  people: number,
  bots: readonly string[],
  thinks: number,
): Promise<Player[]> {
  const names = Array.from({ length: people }, (_, index) => `${seed} ${index}`);
  const wish = { url, game: largestGame.name, seed, people: await enterAll(url, names), bots };
  return sitDown(wish, await openTable(wish), { thinks });
}

// People play one match after the other until the time is up.
async function people(url: string, seed: string, until: number): Promise<number[]> {
  const waits: number[] = [];
  for (let match = 0; performance.now() < until; match++) {
    const players = await table(url, `${seed} ${match}`, 2, [], 20);
    const over = Promise.all(players.map(({ done }) => done));
    await Promise.race([over, sleep(Math.max(0, until - performance.now()))]);
    for (const player of players) {
      waits.push(...player.waits);
      player.leave();
    }
  }
  return waits;
}

async function run(url: string, seed: string, seconds: number, bot: string | null): Promise<Delay> {
  const until = performance.now() + seconds * 1000;
  const busy = bot === null ? [] : await table(url, `${seed} bots`, 1, [bot, bot, bot, bot, bot], 0);
  const waits = await people(url, seed, until);
  for (const player of busy) player.leave();
  return delayOf(waits);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      bot: { type: 'string', default: 'warlord' },
      seconds: { type: 'string', default: '30' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
  if (!(seconds >= 1) || !Number.isInteger(rounds) || rounds < 1) {
    console.error('npm run measure -- thinking-delay [--bot warlord] [--seconds 30] [--rounds 3]');
    process.exitCode = 2;
    return;
  }
  const rows: object[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const bot of [null, values.bot]) {
      // A server of its own for each run, so that no bots of the run before still think.
      const folder = mkdtempSync(join(tmpdir(), 'bridgefront-delay-'));
      const server = new ServerProcess(folder, await freePort());
      try {
        await server.start();
        const { choices, p50, p99 } = await run(server.url, `round ${round}`, seconds, bot);
        rows.push({ round, beside: bot ?? 'nobody', choices, p50: p50.toFixed(1), p99: p99.toFixed(1) });
      } finally {
        await server.end('SIGKILL');
        rmSync(folder, { recursive: true, force: true });
      }
    }
  }
  console.table(rows);
}

if (import.meta.main) await main();
