// Loaded into every measured server (`node --import`): tells its memory and processor time when asked, nothing else.

import { isMainThread } from 'node:worker_threads';

// Nobody measures an orphan.
if (isMainThread) process.on('disconnect', () => process.exit(0));
if (isMainThread && process.send !== undefined) {
  process.on('message', (wish) => {
    if (wish === 'memory') for (let i = 0; i < 3; i++) globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    process.send?.({ heap: heapUsed + external, rss, cpuMs: (user + system) / 1000 });
  });
}
