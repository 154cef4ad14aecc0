// Before the browser tests: builds the page as `npm start` does, and finds a browser.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
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
  const pageDir = mkdtempSync(join(tmpdir(), 'bridgefront-page-'));
  const web = join(import.meta.dirname, '../..');
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: pageDir, emptyOutDir: true },
  });
  project.provide('pageDir', pageDir);
  project.provide('browserFile', findBrowser());
  return () => rmSync(pageDir, { recursive: true, force: true });
}
