// What every browser test plays on: a server with the built page and a browser, from the first test of a file to the
// last. Importing it opens both.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launch } from './browser.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

/** The server of this test file, once its tests run. */
export let server: RunningServer;
/** The browser of this test file, once its tests run. */
export let browser: Browser;

// On a machine that has other work to do, a server takes its time to start.
const patience = 300_000;

beforeAll(async () => {
  server = await startServer(inject('pageDir'));
  browser = await launch(inject('browserFile'));
}, patience);

afterAll(async () => {
  await browser.close();
  await server.stop();
});
