// The storages side by side, and what leases cost on PostgreSQL, with a PostgreSQL of its own on a real disk.
//
//   npm run measure -- postgres                 about half a minute

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TestPostgres } from '../../apps/server/test/postgres.ts';
import { behind, someMatch } from '../../apps/server/test/stored.ts';
import { openPostgres } from '../../apps/server/src/store/postgres.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import { threadStore } from '../../apps/server/src/store/thread.ts';

// Which the system keeps on a disk, where the one for shorter things may lie in memory.
const disk = '/var/tmp';
const matches = 200;
const rounds = 300;
const batches = [1, 20, 200] as const;

function quantiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Matches and how far they are; each append adds one event. */
class Load {
  readonly #store: Store;
  readonly #numbers = new Map<string, number>();
  readonly fences = new Map<string, number>();

  constructor(store: Store) {
    this.#store = store;
  }

  get ids(): readonly string[] {
    return [...this.#numbers.keys()];
  }

  async open(): Promise<this> {
    for (let n = 0; n < matches; n++) {
      const match = someMatch();
      await this.#store.addMatch(match);
      this.#numbers.set(match.id, 0);
    }
    return this;
  }

  async append(from: number, count: number): Promise<void> {
    const some = Array.from({ length: count }, (_, index) => this.ids[(from + index) % matches]);
    const results = await this.#store.append(
      some.map((id) => {
        const fence = this.fences.get(id);
        return { ...behind(id, this.#numbers.get(id) ?? 0), ...(fence !== undefined && { fence }) };
      }),
    );
    if (results.some(({ status }) => status !== 'stored')) throw new Error(JSON.stringify(results[0]));
    for (const id of some) this.#numbers.set(id, (this.#numbers.get(id) ?? 0) + 1);
  }
}

// In turns, so that what the machine does besides falls on all of them.
async function compare(loads: ReadonlyMap<string, Load>): Promise<void> {
  for (const count of batches) {
    const times = new Map<string, number[]>();
    for (let round = 0; round < rounds; round++)
      for (const [name, load] of loads)
        times.set(name, [...(times.get(name) ?? []), await timed(() => load.append(round * count, count))]);
    for (const [name, all] of times)
      console.log(`append of ${String(count).padStart(3)} events  ${name.padEnd(28)} ${quantiles(all)}`);
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(disk, 'bridgefront-sqlite-'));
  const server = await TestPostgres.start({ disk, safe: true });
  const [a, b] = [
    await openPostgres(await server.database()),
    await openPostgres(await server.database(), { together: true }),
  ];
  const sqlite = await threadStore(join(folder, 'store.db'));
  try {
    const fenced = await new Load(b.store).open();
    const member = { name: 'measured', company: 'together', lasts: 60_000 } as const;
    const token = (await b.store.enter(member, Date.now()))?.token ?? 0;
    const take = async (ids: readonly string[]): Promise<void> => {
      for (const lease of await b.store.take(member.name, ids, Date.now()))
        fenced.fences.set(lease.match, lease.token);
    };
    const takes: number[] = [];
    for (const id of fenced.ids) takes.push(await timed(() => take([id])));
    console.log(`a lease taken                                      ${quantiles(takes)}`);
    console.log(
      `${matches} leases taken at once                            ${quantiles([await timed(() => take(fenced.ids))])}`,
    );
    const renewals: number[] = [];
    for (let n = 0; n < rounds; n++) renewals.push(await timed(() => b.store.renew(member, token, null)));
    console.log(`renewed, all ${matches} of a server                        ${quantiles(renewals)}`);
    await compare(
      new Map([
        ['SQLite', await new Load(sqlite).open()],
        ['PostgreSQL', await new Load(a.store).open()],
        ['PostgreSQL, lease of a match', fenced],
      ]),
    );
  } finally {
    for (const store of [a.store, b.store, sqlite]) await store.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
