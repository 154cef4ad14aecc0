// The service worker at build time: lists the page's files, and builds the worker into sw.js with that list inside.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';

/** A file that the service worker keeps. */
export interface KeptFile {
  readonly url: string;
  /** Changes with the file; null: its name does. */
  readonly revision: string | null;
}

const source = join(import.meta.dirname, 'src/service-worker/worker.ts');
const fileName = 'sw.js';

// Older fonts stand beside those that every browser with a service worker reads; texts for programmers are read online.
const left = /\.(?:woff|map|gz|br)$|^assets\/PROTOCOL-/;

/** What is kept of the files of a page, by their names in its folder. */
export function keptOf(files: ReadonlyMap<string, string | Uint8Array>): readonly KeptFile[] {
  return [...files]
    .filter(([name]) => name !== fileName && !left.test(name))
    .map(([name, content]) => ({
      url: `/${name}`,
      revision: name.startsWith('assets/')
        ? null
        : createHash('sha256').update(content).digest('hex').slice(0, 16),
    }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

async function filesOf(dir: string): Promise<readonly (readonly [string, Uint8Array])[]> {
  if (!existsSync(dir)) return [];
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    names.map(
      async (name) => [name.slice(dir.length + 1).replaceAll('\\', '/'), await readFile(name)] as const,
    ),
  );
}

async function workerWith(kept: readonly KeptFile[]): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', KEPT_FILES: JSON.stringify(kept) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: source, output: { format: 'iife' }, checks: { pluginTimings: false } },
    },
  });
  const [{ output }] = [built].flat() as readonly { readonly output: readonly object[] }[];
  const [chunk] = output as readonly { readonly code: string }[];
  return chunk.code;
}

/** Adds sw.js to what is built. */
export function serviceWorkerPlugin(): Plugin {
  let publicDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      ({ publicDir } = config);
    },
    generateBundle: {
      // When the document is there too.
      order: 'post',
      async handler(_options, bundle) {
        const files = new Map<string, string | Uint8Array>(await filesOf(publicDir));
        for (const file of Object.values(bundle))
          files.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
        this.emitFile({ type: 'asset', fileName, source: await workerWith(keptOf(files)) });
      },
    },
  };
}
