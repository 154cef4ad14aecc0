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
// Else the collections before a count throw away code that others have left: its 5 MB are no match's.
setFlagsFromString('--no-flush-bytecode');
const collectGarbage = runInNewContext('gc') as () => void;

function heap(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1000;
}

// What zlib used, and what matches of the game before held, is given back only in later turns of the loop.
async function held(): Promise<number> {
  let least = heap();
  for (let still = 0; still < 5; still++) {
    await sleep(50);
    const now = heap();
    if (now < least - 10) still = 0;
    least = Math.min(least, now);
  }
  return least;
}

async function openMatches(game: AnyGame, count: number, choices: number, name: string): Promise<Hosted[]> {
  const seats = Math.min(4, game.seats.max);
  const open: Hosted[] = [];
  for (let number = 0; number < count; number++) {
    const hosted = await openHosted(game, seats, `${name} ${number}`, 'pages');
    await playHosted(hosted, choices);
    open.push(hosted);
  }
  return open;
}

// Counted is what further matches add to a process that holds some already, which have had the code compiled and have
// filled the caches that belong to no match.
async function measureHeld(game: AnyGame, matches: number, choices: number): Promise<HeldFigures> {
  const open = await openMatches(game, 30, choices, 'first');
  const before = await held();
  open.push(...(await openMatches(game, matches, choices, 'memory')));
  const kilobytes = ((await held()) - before) / matches;
  return { game: game.name, matches, choices, kilobytes };
}

/** Of every game, after 400 choices, or at the end of matches that have fewer. */
export async function measureMemory(): Promise<readonly HeldFigures[]> {
  const figures: HeldFigures[] = [];
  for (const game of games.values()) figures.push(await measureHeld(game, 100, 400));
  return figures;
}
