// Thinking threads stand back, the server's own thread does not.

import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const module = new URL('../src/thinking/priority.ts', import.meta.url).href;
const script = `
  const { parentPort } = require('node:worker_threads');
  const { getPriority } = require('node:os');
  import('${module}').then(({ giveWay }) => {
    const thread = giveWay();
    parentPort.postMessage({ thread, priority: thread === null ? null : getPriority(thread) });
  });
`;

test.runIf(process.platform === 'linux')('a thread that gives way is behind the others', async () => {
  const before = getPriority();
  const worker = new Worker(script, { eval: true });
  const told = await new Promise<{ thread: number; priority: number }>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  expect(told.thread).not.toBe(process.pid);
  expect(told.priority).toBe(10);
  expect(getPriority()).toBe(before);
  await worker.terminate();
});
