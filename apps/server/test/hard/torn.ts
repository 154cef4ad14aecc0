// Power cuts: a file layer that tears what was written last and forgets what was not forced to the disk.

import {
  closeSync,
  copyFileSync,
  existsSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pickOne, randomInt, seedRandom } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { newId } from '../../src/ids.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { behind, someMatch } from '../stored.ts';

/** What became of so many cuts. */
export interface Torn {
  readonly cuts: number;
  /** After so many of them everything acknowledged was there. */
  readonly whole: number;
  /** After so many something was missing, and the start said exactly how much. */
  readonly told: number;
  /** After so many the file was damaged, and the start said so and did not begin. */
  readonly refused: number;
  /** What was lost without a word, or told wrongly. */
  readonly problems: readonly string[];
}

const parts = ['store.db', 'store.db-wal', 'store.db-last'] as const;

// A log grows beyond what is drawn at once.
function spotIn(random: Random, below: number): number {
  return Math.floor((below * randomInt(random, 65_536)) / 65_536);
}

/** How the power goes: what is torn was being written, what is forgotten had not been forced to the disk. */
const ways = {
  /** The log ends somewhere: its last pages never came. */
  cut(random: Random, file: number, length: number): void {
    ftruncateSync(file, spotIn(random, length + 1));
  },
  /** One sector of 512 bytes was half written. */
  sector(random: Random, file: number, length: number): void {
    const at = spotIn(random, Math.max(1, Math.floor(length / 512))) * 512;
    const from = randomInt(random, 512);
    writeSync(file, Buffer.alloc(512 - from), 0, 512 - from, at + from);
  },
  /** Everything from somewhere on is what was there before: zeros, as a file system leaves them. */
  zeros(random: Random, file: number, length: number): void {
    const at = spotIn(random, length + 1);
    writeSync(file, Buffer.alloc(length - at), 0, length - at, at);
  },
};

function tear(random: Random, path: string): void {
  const length = readFileSync(path).length;
  if (length === 0) return;
  const file = openSync(path, 'r+');
  pickOne(random, Object.values(ways))(random, file, length);
  closeSync(file);
}

async function grow(store: Store, match: string, from: number, count: number): Promise<void> {
  for (let number = from + 1; number <= from + count; number++) {
    const [{ status }] = await store.append([behind(match, number - 1)]);
    if (status !== 'stored') throw new Error(`Choice ${number} was not stored.`);
  }
}

type Ending = 'whole' | 'told' | 'refused' | { readonly problem: string };

async function afterCut(folder: string, match: string, acknowledged: number): Promise<Ending> {
  let store: Store;
  try {
    store = await sqliteStore(join(folder, 'store.db'));
  } catch (error) {
    const { message } = error as Error;
    return /is damaged/.test(message) ? 'refused' : { problem: `the start failed otherwise: ${message}` };
  }
  try {
    const events = await store.events(match, 0);
    const [there, lost] = [events.length, await store.lost()];
    const inOrder = events.every(
      ({ number, choice }, at) => number === at + 1 && choice === `choice:${number}`,
    );
    if (!inOrder) return { problem: 'what is there is not what was written' };
    if (there + lost !== acknowledged)
      return { problem: `${acknowledged} acknowledged, ${there} there, ${lost} told as lost` };
    return lost === 0 ? 'whole' : 'told';
  } finally {
    await store.close();
  }
}

/** Cuts the power so many times, each at another moment of a log that grows, and looks what the next start says. */
export async function tornWrites(cuts: number, seed: string): Promise<Torn> {
  const random = seedRandom(`${seed} torn`);
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-torn-'));
  const ends = { whole: 0, told: 0, refused: 0 };
  const problems: string[] = [];
  const match = newId();
  const store = await sqliteStore(join(folder, 'store.db'));
  await store.addMatch(someMatch({ id: match }));
  let made = 0;
  for (let cut = 0; cut < cuts; cut++) {
    const more = 1 + randomInt(random, 3);
    await grow(store, match, made, more);
    made += more;
    const after = mkdtempSync(join(tmpdir(), 'bridgefront-torn-'));
    for (const part of parts)
      if (existsSync(join(folder, part))) copyFileSync(join(folder, part), join(after, part));
    tear(random, join(after, 'store.db-wal'));
    const end = await afterCut(after, match, made);
    if (typeof end === 'string') ends[end]++;
    else problems.push(`cut ${cut} behind ${made} choices: ${end.problem}`);
    rmSync(after, { recursive: true });
  }
  await store.close();
  rmSync(folder, { recursive: true });
  return { cuts, ...ends, problems };
}
