// What matches in play hold in memory, on hosts without sockets and disk.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AnyGame } from '@bridgefront/kernel';
import { games } from '../../apps/server/src/games.ts';
import { sleep } from './server/driver.ts';
import { openHosted, playHosted } from './hosted.ts';
import type { Hosted } from './hosted.ts';

/** Kilobytes of heap and buffers a match with four readers that read every step in words, after so many choices. */
export interface HeldFigures {
  readonly game: string;
  readonly matches: number;
  readonly choices: number;
  readonly kilobytes: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

// What zlib used is given back only in later turns of the loop.
async function held(): Promise<number> {
  for (let again = 0; again < 5; again++) {
    collectGarbage();
    await sleep(20);
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1000;
}

async function measureHeld(game: AnyGame, matches: number, choices: number): Promise<HeldFigures> {
  const seats = Math.min(4, game.seats.max);
  // Code is compiled, and caches that belong to no match are filled, before anything is counted.
  for (let number = 0; number < 12; number++)
    await playHosted(await openHosted(game, seats, `warm ${number}`, 'pages'), choices);
  const before = await held();
  const open: Hosted[] = [];
  for (let number = 0; number < matches; number++) {
    const hosted = await openHosted(game, seats, `memory ${number}`, 'pages');
    await playHosted(hosted, choices);
    open.push(hosted);
  }
  const kilobytes = ((await held()) - before) / matches;
  return { game: game.name, matches: open.length, choices, kilobytes };
}

/** Of every game, after 400 choices, or at the end of matches that have fewer. */
export async function measureMemory(): Promise<readonly HeldFigures[]> {
  const figures: HeldFigures[] = [];
  for (const game of games.values()) figures.push(await measureHeld(game, 100, 400));
  return figures;
}
