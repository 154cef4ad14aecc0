// What every browser test plays on: a server with the built page and a browser. The files that a worker runs, one after the
// other, share both, since they cost more than many a test; what somebody does is known to nobody but the contexts of that
// file's people, and to the lists of public tables.

import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { launch } from './browser.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

/** The server, once tests run. */
export let server: RunningServer;
/** The browser, once tests run. */
export let browser: Browser;

/** By what who runs the server is known to it. */
export const ownerToken = 'what who runs this server says to it';

// On a machine that has other work to do, a server takes its time to start.
const patience = 300_000;

// Matches follow from the name of the test, so that every run sees the same; other words here make other matches.
const salt = process.env['BROWSER_SALT'] ?? '';

// What a test before has broken is opened anew, and what one has left open is closed.
async function open(): Promise<void> {
  if (server?.running !== true) server = await startServer(inject('pageDir'), { OWNER_TOKEN: ownerToken });
  if (browser?.isConnected() !== true) browser = await launch(inject('browserFile'));
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** Has the tests of a file played on the stage. */
export function useStage(): void {
  beforeAll(open, patience);
  beforeEach(() => server.drawFrom(`${salt} ${expect.getState().currentTestName ?? ''}`));
  afterEach(() => server.drawFrom(null));
}
