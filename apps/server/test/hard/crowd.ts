// A crowd: many matches of four at the same time against one server process, all to the end.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../src/games.ts';
import type { Player } from './player.ts';
import { freePort, ServerProcess } from './process.ts';
import { againstRecord, allDone, enterAll, openTable, recordOf, sitDown } from './table.ts';

/** What came out. */
export interface CrowdResult {
  readonly problems: readonly string[];
  readonly matches: number;
  readonly acknowledged: number;
  /** From the first choice to the last match's end. */
  readonly playSeconds: number;
  readonly verifySeconds: number;
  /** Milliseconds from a choice to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
}

const seats = 4;
const game = 'bridgefront';
const patience = 540_000;

function share(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

async function open(url: string, seed: string): Promise<Player[]> {
  const people = await enterAll(
    url,
    Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`),
  );
  const wish = { url, game, seed, people };
  return sitDown(wish, await openTable(wish));
}

async function play(url: string, matches: number, seed: string): Promise<CrowdResult> {
  const began = performance.now();
  const tables = await Promise.all(
    Array.from({ length: matches }, (_, table) => open(url, `${seed} ${table}`)),
  );
  await allDone(tables.flat(), patience);
  const played = performance.now();
  const rules = games.get(game);
  if (rules === undefined) throw new Error('The game is not in the registry.');
  const problems: string[] = [];
  for (const players of tables)
    problems.push(...againstRecord(rules, await recordOf(url, players[0].match), players));
  const waits = tables.flatMap((players) => players.flatMap((player) => player.waits)).sort((a, b) => a - b);
  return {
    problems,
    matches,
    acknowledged: waits.length,
    playSeconds: (played - began) / 1000,
    verifySeconds: (performance.now() - played) / 1000,
    p50: share(waits, 0.5),
    p99: share(waits, 0.99),
  };
}

/** Plays so many matches at once. */
export async function crowdTest(matches: number, seed: string): Promise<CrowdResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-crowd-'));
  const server = new ServerProcess(folder, await freePort());
  try {
    await server.start();
    return await play(server.url, matches, seed);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Crowd of ${matches} with seed "${seed}": ${reason}\n${server.log.slice(-15).join('\n')}`,
      {
        cause: error,
      },
    );
  } finally {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}
