// What the chair and the servers ask PostgreSQL for again and again, with many matches under way: what nobody holds, that a server is
// alive, and the leases of what a dead one had.

import { sql } from 'kysely';
import { openPostgres } from '../../../apps/server/src/store/postgres.ts';
import type { Member } from '../../../apps/server/src/store/leases.ts';
import { TestPostgres } from '../../../apps/server/test/postgres.ts';
import { sleep } from './driver.ts';
import { median } from './measure.ts';
import { spentBy } from './running.ts';

/** Milliseconds of PostgreSQL's processor time, medians. */
export interface LooksCell {
  readonly matches: number;
  /** A look for what nobody holds where everything is held, as the chair does twice a second. */
  readonly look: number;
  /** One where a hundredth is not held. */
  readonly found: number;
  /** A word that a server is alive. */
  readonly word: number;
  /** Taking a lease of a server that is gone, of 500 taken together. */
  readonly lease: number;
}

const sizes = [1000, 10_000, 100_000];
const servers = 10;
const together = 500;
const lasts = 3_600_000;
const times = 7;
const body = JSON.stringify({ what: 'a match as it is stored'.padEnd(1500, '.') });

async function costOf(pid: number, count: number, task: () => Promise<unknown>): Promise<number> {
  const before = spentBy(pid);
  for (let i = 0; i < count; i++) await task();
  await sleep(20);
  return (spentBy(pid) - before) / count;
}

async function cellOf(postgres: TestPostgres, matches: number): Promise<LooksCell> {
  const { store, db } = await openPostgres(await postgres.database(), { together: true });
  try {
    const member = (number: number): Member => ({ name: `server ${number}`, company: 'together', lasts });
    const tokens: number[] = [];
    for (let number = 0; number < servers; number++)
      tokens.push((await store.enter(member(number), 1))?.token ?? 0);
    await sql`insert into matches (id, version, status, visibility, created_at, body)
      select 'match ' || n, 1, 'live', 'private', n, ${body} from generate_series(1, ${sql.lit(matches)}) n`.execute(
      db,
    );
    await sql`insert into leases (what, token, holder)
      select 'match ' || n, 1, 'server ' || n % ${sql.lit(servers)} from generate_series(1, ${sql.lit(matches)}) n`.execute(
      db,
    );
    await sql`analyze`.execute(db);
    const { pid } = postgres;
    const of = async (count: number, task: () => Promise<unknown>): Promise<number> => {
      const all: number[] = [];
      for (let time = 0; time < times; time++) all.push(await costOf(pid, count, task));
      return median(all);
    };
    const many = matches > together * 10 ? 1 : 20;
    const look = await of(many, () => store.unheld(together));
    const word = await of(50, () => store.renew(member(7), tokens[7] ?? 0, 2));
    await sql`update holders set until = 0 where name = 'server 3'`.execute(db);
    const found = await of(many, () => store.unheld(together));
    const free = await store.unheld(together);
    const lease = (await costOf(pid, 1, () => store.take('server 5', free, 3))) / free.length;
    return { matches, look, found, word, lease };
  } finally {
    await store.close();
  }
}

function looksTable(cells: readonly LooksCell[]): string {
  return cells
    .map(
      ({ matches, look, found, word, lease }) =>
        `${matches.toLocaleString('en')} matches: a look ${look.toFixed(2)} ms of PostgreSQL, where a hundredth is free ${found.toFixed(2)}, a word ${word.toFixed(3)}, a lease ${lease.toFixed(3)}`,
    )
    .join('\n');
}

/** Fills databases and asks them. */
export async function measureLooks(say: (line: string) => void): Promise<LooksCell[]> {
  const postgres = await TestPostgres.start({ disk: `${import.meta.dirname}/../..`, safe: true });
  try {
    const cells: LooksCell[] = [];
    for (const matches of sizes) {
      cells.push(await cellOf(postgres, matches));
      say(looksTable(cells.slice(-1)));
    }
    return cells;
  } finally {
    await postgres.stop();
  }
}
