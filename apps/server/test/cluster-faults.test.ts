// A holder that is cut off from everything but its own clients: what a checker finds that knows only what was promised, what is stored,
// and who held what. The same checker finds servers with faults that are planted.

import { expect, test } from 'vitest';
import type { Append, Store } from '../src/store/store.ts';
import { member, memoryGround } from './cluster.ts';
import type { Ground, TestMember } from './cluster.ts';
import { Client, startMatch } from './support.ts';
import { until } from './until.ts';
import type { Live } from './support.ts';

/** Lets something go wrong in what leads from a server to its storage, while it is cut. */
type Plant = (
  cut: Store,
  whole: Store,
  isCut: () => boolean,
  token: (match: string) => number,
) => Partial<Store>;

const notHeld = 'an event was stored by a server that does not hold the match';
const clockRan = 'nobody could play, and the clock ran';
const notStored = 'a choice was acknowledged and is not in the log once';

// What the storage saw: who wrote what, and who held it then.
class Ledger {
  readonly problems: string[] = [];
  readonly #tokens = new Map<string, number>();

  /** A server's way to the storage, under the name by which it takes leases. */
  watch(store: Store): Store {
    let name = '';
    return {
      ...store,
      enter: (who, at) => {
        ({ name } = who);
        return store.enter(who, at);
      },
      take: async (...given) => {
        const taken = await store.take(...given);
        for (const { match, token } of taken) this.#tokens.set(match, token);
        return taken;
      },
      append: async (batch) => {
        const results = await store.append(batch);
        for (const [index, { match }] of batch.entries()) {
          const holder = await store.holderOf(match);
          if (results[index].status === 'stored' && holder !== name) this.problems.push(notHeld);
        }
        return results;
      },
    };
  }

  readonly token = (match: string): number => this.#tokens.get(match) ?? 0;
}

// One choice, and whether it was acknowledged while somebody waited for it.
async function tryOn(live: Live, match: string, seat: number): Promise<string | null> {
  const [choice] = live.asked(match, seat)?.mine?.choices ?? [];
  const id = `${seat}.${live.received.length}`;
  const at = live.reference(match, seat);
  const gone = new Promise<null>((resolve) => void live.socket.once('close', () => resolve(null)));
  const answered = live
    .send({ type: 'choose', id, match, seat, choice, at })
    .then(({ type }) => (type === 'accepted' ? id : null));
  return Promise.race([answered.catch(() => null), gone]);
}

async function problemsWith(plant: Plant | null): Promise<string[]> {
  const ledger = new Ledger();
  const base = memoryGround();
  const ground: Ground = { ...base, store: async () => ledger.watch(await base.store()) };
  const plants = (cut: Store, whole: Store, isCut: () => boolean): Store => ({
    ...cut,
    ...plant?.(cut, whole, isCut, ledger.token),
  });
  const servers = [await member(ground, { plant: plants }), await member(ground, { plant: plants })];
  try {
    const found = await played(servers).catch((error: unknown) => [String(error)]);
    return [...found, ...ledger.problems];
  } finally {
    for (const server of servers) server.lifeline.isCut = false;
    for (const server of servers) await server.stop();
  }
}

async function played(servers: readonly TestMember[]): Promise<string[]> {
  const problems: string[] = [];
  const [ann, ben] = [await Client.enter(servers[0], 'Ann'), await Client.enter(servers[1], 'Ben')];
  const match = await startMatch([ann, ben], { clock: { kind: 'live', seconds: 600, bank: 0 } });
  const holds = ({ services }: TestMember): boolean => services.hosts.loaded(match) !== undefined;
  const [holder, other] = holds(servers[0]) ? servers : servers.toReversed();
  const near = await ann.at(holder).connect();
  await near.subscribe(match, 0);
  holder.lifeline.isCut = true;
  const promised = [await tryOn(near, match, 0)];
  await until(() => holds(other), 'the other server to hold it');
  promised.push(await tryOn(near, match, 0));
  const outages = await other.services.store.matchOutages(match);
  if (outages.every(({ from, to }) => to - from < 1000)) problems.push(clockRan);
  const lines = [await ann.at(other).connect(), await ben.at(other).connect()];
  for (const [seat, line] of lines.entries()) await line.subscribe(match, seat);
  await Promise.all(lines.map((line, seat) => line.playOut(match, seat)));
  holder.lifeline.isCut = false;
  await until(() => !holds(holder), 'its holder to let it go');
  const stored = (await other.services.store.events(match, 0)).map(({ message }) => message);
  for (const id of promised)
    if (id !== null && stored.filter((one) => one === id).length !== 1) problems.push(notStored);
  return problems;
}

const stored = (batch: readonly Append[]) => batch.map(() => ({ status: 'stored' }) as const);

const plants: readonly (readonly [fault: string, problem: string, plant: Plant])[] = [
  [
    'acknowledges what is not stored',
    notStored,
    (cut, _whole, isCut) => ({
      append: async (batch) => (isCut() ? stored(batch) : cut.append(batch)),
    }),
  ],
  ['takes over without an outage', clockRan, () => ({ matchOutages: async () => [] })],
  [
    'writes under a token that is not its own',
    notHeld,
    (cut, whole, isCut, token) => ({
      append: (batch) =>
        isCut() ? whole.append(batch.map((one) => ({ ...one, fence: token(one.match) }))) : cut.append(batch),
    }),
  ],
];

test.concurrent('what a holder is cut off from, it neither promises nor writes, and nobody is on the clock for it', async () => {
  expect(await problemsWith(null)).toEqual([]);
});

test.concurrent.each(plants)('a server that %s is found', async (_fault, problem, plant) => {
  expect(await problemsWith(plant)).toContain(problem);
});
