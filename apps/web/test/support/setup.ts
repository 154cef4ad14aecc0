// Before the browser tests: builds the page as `npm start` does, and finds a browser.

import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { buildPage } from './build-page.ts';
import { findBrowser } from './find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the built page. */
    pageDir: string;
    /** The browser's program file. */
    browserFile: string;
  }
}

/** Vitest's global set-up; what it returns is the clearing up. */
export async function setup(project: TestProject): Promise<() => void> {
  const pageDir = await buildPage();
  project.provide('pageDir', pageDir);
  project.provide('browserFile', findBrowser());
  return () => rmSync(pageDir, { recursive: true, force: true });
}
