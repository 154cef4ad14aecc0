// What the bus between servers costs: NATS of this machine, beside the one within a process. Medians, and p99 behind.

import { setImmediate } from 'node:timers/promises';
import { MemoryHub } from '../../apps/server/src/cluster/memory-bus.ts';
import { natsBus } from '../../apps/server/src/cluster/nats-bus.ts';
import type { Bus } from '../../apps/server/src/cluster/bus.ts';
import { realTime } from '../../apps/server/src/time.ts';
import { TestNats } from '../../apps/server/test/nats.ts';

const rounds = 2000;
const together = 200;
const patience = 60_000;

function quantiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(2);
  return `${at(0.5).padStart(7)} ms  ${at(0.99).padStart(7)}`;
}

async function asking(near: Bus, far: Bus, length: number): Promise<string> {
  const leave = await far.serve('measured', async (bytes) => bytes);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await near.ask('measured', new Uint8Array(length), patience);
    times.push(performance.now() - began);
  }
  leave();
  return quantiles(times);
}

// Until the last of many that were told at once is heard, for each of them.
async function telling(near: Bus, far: Bus, length: number): Promise<string> {
  let heard: () => void = () => undefined;
  let left = 0;
  const leave = await far.hear('measured', () => {
    if (--left === 0) heard();
  });
  const times: number[] = [];
  for (let round = 0; round < rounds / together; round++) {
    left = together;
    const all = new Promise<void>((resolve) => (heard = resolve));
    const began = performance.now();
    for (let one = 0; one < together; one++) near.tell('measured', new Uint8Array(length));
    await all;
    times.push((performance.now() - began) / together);
    await setImmediate();
  }
  leave();
  return quantiles(times);
}

const nats = await TestNats.start();
const hub = new MemoryHub(realTime);
const buses = [
  ['NATS', await natsBus(nats.url, 'measured'), await natsBus(nats.url, 'measured')],
  ['in a process', hub.connect(), hub.connect()],
] as const;
for (const [name, near, far] of buses) {
  for (const length of [800, 20_000])
    console.log(
      `asked and answered, ${String(length).padStart(6)} bytes  ${name.padEnd(12)} ${await asking(near, far, length)}`,
    );
  for (const length of [800, 20_000])
    console.log(
      `told, ${together} at a time, ${String(length).padStart(6)} bytes ${name.padEnd(12)} ${await telling(near, far, length)}`,
    );
  await near.close();
  await far.close();
}
await nats.down();
