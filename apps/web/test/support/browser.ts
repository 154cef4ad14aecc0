// A real browser for the tests, with every page's errors and live messages kept.

import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Starts the browser in `file`. */
export function launch(file: string): Promise<Browser> {
  return chromium.launch({
    executablePath: file,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A person with a browser of their own: cookies, storage, and what came over the wire. */
export interface Person {
  readonly page: Page;
  /** Every live message that the page received, as text, oldest first. */
  readonly received: string[];
  /** Errors of the page: exceptions, and what its console calls errors. */
  readonly errors: string[];
  close(): Promise<void>;
}

// What the browser itself writes to the console when a connection is lost; the page cannot prevent it.
const ofTheNetwork = /net::ERR_|WebSocket connection to/;

/** How a person's browser is. */
export interface Look extends BrowserContextOptions {
  /** `able`: as browsers are at first, so that the host makes what is forced against bots. */
  readonly asked?: 'always' | 'able' | undefined;
  /** Pixels are made, too, for what looks at them or at what can be seen through: a third of the browser's work. */
  readonly painted?: true;
}

// In the page, before anything of it runs.
function askAlways(): void {
  try {
    if (localStorage.getItem('match.asking') === null) localStorage.setItem('match.asking', 'always');
  } catch {
    // An empty page has no storage.
  }
}

// In the page: it is laid out, focused and clicked as ever, and nothing of it is painted. axe looks at it painted.
function paintNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html:not([data-painted]) { opacity: 0 !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * Gives one person a browser context of their own, without a service worker unless `options` asks for one. They have chosen
 * to be asked always, so that every question of a match waits for the test, unless `asked` says otherwise, and no pixel is
 * painted for them unless they are `painted`.
 */
export async function enter(
  browser: Browser,
  { asked = 'always', painted, ...options }: Look = {},
): Promise<Person> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  if (asked === 'always') await context.addInitScript(askAlways);
  if (painted !== true) await context.addInitScript(paintNothing);
  const page = await context.newPage();
  const received: string[] = [];
  const errors: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void received.push(String(payload)));
  });
  page.on('pageerror', (error) => void errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !ofTheNetwork.test(message.text())) errors.push(message.text());
  });
  return { page, received, errors, close: () => context.close() };
}
