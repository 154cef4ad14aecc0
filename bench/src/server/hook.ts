// Loaded into every measured server (`node --import`): tells its memory and processor time when asked, and in which parts of the
// code its main thread spends it.

import { Session } from 'node:inspector/promises';
import type { Profiler } from 'node:inspector';
import { isMainThread } from 'node:worker_threads';

/** Where code stands, the first that fits; what is in none of them counts for who has called it. */
const places: readonly (readonly [part: string, where: RegExp])[] = [
  ['rules', /\/(packages\/kernel|games)\//],
  ['views', /\/packages\/(hosting|viewing)\//],
  ['store', /\/(server\/src\/store|node_modules\/(pg|kysely|better-sqlite3))/],
  ['bus', /\/(server\/src\/cluster|node_modules\/@nats-io)\//],
  ['web', /\/(server\/src\/(live|http)|packages\/protocol|node_modules\/(ws|fastify|@fastify))\//],
];

const natives = new Map([
  ['(garbage collector)', 'collector'],
  ['(idle)', 'idle'],
]);

/** Shares of the time in which it was not idle, by part. */
function partsOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): { [part: string]: number } {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const partOf = (id: number): string => {
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const frame = byId.get(at)?.callFrame;
      const native = natives.get(frame?.functionName ?? '');
      if (native !== undefined) return native;
      const place = places.find(([, where]) => where.test(frame?.url ?? ''));
      if (place !== undefined) return place[0];
    }
    return 'rest';
  };
  const spent: { [part: string]: number } = {};
  for (const [index, id] of samples.entries()) {
    const part = partOf(id);
    spent[part] = (spent[part] ?? 0) + (timeDeltas[index] ?? 0);
  }
  delete spent['idle'];
  const all = Object.values(spent).reduce((sum, time) => sum + time, 0);
  return Object.fromEntries(Object.entries(spent).map(([part, time]) => [part, time / all]));
}

const session = new Session();

async function profiled(): Promise<{ [part: string]: number }> {
  const { profile } = await session.post('Profiler.stop');
  return partsOf(profile);
}

async function profile(): Promise<void> {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 1000 });
  await session.post('Profiler.start');
}

// Nobody measures an orphan.
if (isMainThread) process.on('disconnect', () => process.exit(0));
if (isMainThread && process.send !== undefined) {
  process.on('message', (wish) => {
    if (wish === 'memory') for (let i = 0; i < 3; i++) globalThis.gc?.();
    if (wish === 'profile') return void profile().then(() => process.send?.({ of: wish, answer: null }));
    if (wish === 'profiled')
      return void profiled().then((parts) => process.send?.({ of: wish, answer: parts }));
    const { heapUsed, external, rss } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const main = process.threadCpuUsage();
    const spent = { cpuMs: (user + system) / 1000, mainMs: (main.user + main.system) / 1000 };
    process.send?.({ of: wish, answer: { heap: heapUsed + external, rss, ...spent } });
  });
}
