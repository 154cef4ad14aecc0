// Builds the page into dist/, which the server hands out. `npm run web:dev` serves it with live reload beside a server.

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { rulesPlugin } from './rules-plugin.ts';
import { serviceWorkerPlugin } from './service-worker-plugin.ts';

const workspace = join(import.meta.dirname, '../..');
const server = 'http://localhost:8080';

const packed = /\.(?:js|css|html|svg)$/;

// A few per cent more bytes than at its best, in a tenth of the time.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

// Puts a .gz and a .br beside every text, so that the server compresses nothing while it serves.
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files
          .filter((file) => packed.test(file))
          .map(async (file) => {
            const text = await readFile(join(dir, file));
            await writeFile(join(dir, `${file}.gz`), await promisify(gzip)(text, { level: 9 }));
            await writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(text, quick));
          }),
      );
    },
  };
}

// A class is its own name and its file's sign: without the line, which the usual name ends with, it packs to less.
function scopedName(name: string, file: string): string {
  const sign = createHash('sha256')
    .update(relative(workspace, file.replace(/\?.*$/, '')))
    .digest('base64url');
  return `${name}_${sign.slice(0, 5)}`;
}

// Seven signs tell a file's versions apart. The first screen names all files that may come later, and of a name it is the hash
// that does not pack.
const hashed = (ending: string): string => `assets/[name]-[hash:7].${ending}`;

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [rulesPlugin(), serviceWorkerPlugin(), precompress()],
  css: {
    modules: { generateScopedName: scopedName },
    postcss: {
      plugins: [globalData({ files: [join(import.meta.dirname, 'src/styles/sizes.css')] }), customMedia()],
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What a plugin took on a busy machine is no news for whoever starts the server.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What the first screen needs is one file, and so is what most pages of a game share: each packs a tenth smaller than
      // in twenty.
      output: {
        entryFileNames: hashed('js'),
        chunkFileNames: hashed('js'),
        assetFileNames: hashed('[ext]'),
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            // The first screen names each file that may come later: what screens share of lists is one.
            { name: 'lists', test: /src\/(?:screens|ui)\/(?:lists|rows|tabs|matches)\.module\.css$/ },
            {
              name: (id: string) => /games\/([^/]+)\/(?:rules|page)\//.exec(id)?.[1] ?? null,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api/live': { target: server, ws: true }, '/api': server } },
});
