// A Chromium for the browser tests: one that is installed, else installed here where that is possible.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

// The one without windows of its own first: each page costs it half of what it costs the others.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

const usualPlaces: { readonly [platform: string]: readonly string[] } = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

const advice = `The browser tests need Chrome or Chromium, and none was found or could be installed here.
Install one (Debian: apt-get install chromium), or name its file in CHROMIUM_PATH.`;

/** The file of an installed Chrome or Chromium; null if none is known. */
function installed(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) return existsSync(named) ? named : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...(usualPlaces[process.platform] ?? []),
  ];
  return candidates.find((file) => existsSync(file)) ?? null;
}

function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

// Debian and its kin, as root.
function byPackages(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const install = (name: string): boolean =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  return run('apt-get', ['update', '-qq']) && (install('chromium-headless-shell') || install('chromium'));
}

// Playwright's own download, which lands in its cache.
function byPlaywright(): string | null {
  const { resolve } = createRequire(import.meta.url);
  if (!run(process.execPath, [resolve('playwright-core/cli.js'), 'install', 'chromium'])) return null;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/**
 * The file of a Chrome or Chromium; installs one if there is none.
 * @throws Error that says what to do when none can be had
 */
export function findBrowser(): string {
  const found = installed();
  if (found !== null) return found;
  console.log('No Chrome or Chromium found; installing one for the browser tests.');
  const got = (byPackages() ? installed() : null) ?? byPlaywright();
  if (got === null) throw new Error(advice);
  return got;
}
