import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];
const extent = 'scripts/test/extent.ts';
const browserTests = 'apps/web/test/e2e/**/*.test.ts';
// Puts one more card into its table, where other files would find it.
const ofItsOwn = ['games/*/test/adding-a-card.test.ts'];

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than there are cores: tests of servers and browsers wait for them.
    maxWorkers: availableParallelism() + 1,
    // Nothing here measures time; a busy machine only needs more of it.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // The gate's summary shows a failure's first line: it names what was found, not that it was an `[ Array(1) ]`.
    chaiConfig: { truncateThreshold: 600 },
    // Commands and servers that tests start are compiled once.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**', 'games/*/{rules,page,terminal,lab}/**', 'apps/*/src/**'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      {
        extends: true,
        test: {
          // Rules, kernel, bots and parts of pages: nothing there keeps what a test does, so that files share their modules,
          // which would be loaded anew for each of some 230 files.
          name: 'rooms',
          include: [
            'packages/*/test/**/*.test.ts',
            'packages/*/src/**/*.test.{ts,tsx}',
            'games/*/test/**/*.test.ts',
            'games/*/page/**/*.test.{ts,tsx}',
            'bench/test/*.test.ts',
          ],
          exclude: [...exclude, ...ofItsOwn],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          // Real processes, sockets and databases on a busy machine; the gate names what needed it.
          retry: 1,
          include: [
            ...ofItsOwn,
            'apps/*/test/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: [...exclude, browserTests],
          setupFiles: [extent],
        },
      },
      {
        extends: true,
        test: {
          // What a server is for, with a cluster of two in its place.
          name: 'two servers',
          retry: 1,
          include: ['play', 'lobby', 'events', 'forks', 'hard/chat'].map(
            (name) => `apps/server/test/${name}.test.ts`,
          ),
          exclude,
          env: { TEST_SERVERS: '2' },
        },
      },
      {
        extends: true,
        test: {
          // The page in a real browser, against a real server.
          name: 'browser',
          include: [browserTests],
          exclude,
          globalSetup: ['apps/web/test/support/setup.ts'],
          // One server and one browser for all files of a worker.
          isolate: false,
          setupFiles: [extent, 'apps/web/test/support/each-file.ts'],
          testTimeout: 240_000,
          // As long as for whatever else is awaited of a page: one second is little for a browser on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          // Matches follow from a test's name; what hangs on a busy machine's time passes then, what is broken fails twice.
          retry: 1,
        },
      },
    ],
  },
});
