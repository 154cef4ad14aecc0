// Thinking threads stand back, the server's own thread does not.

import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const module = new URL('../src/thinking/priority.ts', import.meta.url).href;
const script = `
  const { parentPort } = require('node:worker_threads');
  const { getPriority } = require('node:os');
  import('${module}').then(({ giveWay, standsBack }) => {
    const behind = (steps) => {
      const thread = giveWay(steps);
      return { thread, priority: thread === null ? null : getPriority(thread) };
    };
    parentPort.postMessage([behind(standsBack.quick), behind(standsBack.slow)]);
  });
`;

test.runIf(process.platform === 'linux')(
  'strong bots think behind quick ones, and all behind the server',
  async () => {
    const before = getPriority();
    const worker = new Worker(script, { eval: true });
    const [quick, slow] = await new Promise<{ thread: number; priority: number }[]>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    expect(quick.thread).not.toBe(process.pid);
    expect([quick.priority, slow.priority]).toEqual([5, 15].map((steps) => Math.min(19, before + steps)));
    expect(getPriority()).toBe(before);
    await worker.terminate();
  },
);
