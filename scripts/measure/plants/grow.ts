// Plants the mutants that it is sent, one after the other, and tells which tests saw. A process of its own, since a mutant
// may run for ever.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { planted } from './mutants.ts';
import type { Mutant } from './mutants.ts';

/** What is planted where, with the tests that are to see it. */
export interface Planting {
  readonly file: string;
  readonly tests: readonly string[];
  readonly mutants: readonly Mutant[];
}

const root = join(import.meta.dirname, '../../..');

async function grow({ file, tests, mutants }: Planting): Promise<void> {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  let mutant: Mutant | null = null;
  const vitest = await createVitest(
    {
      watch: false,
      root,
      config: false,
      fsModuleCache: false,
      include: ['**/*.test.{ts,tsx}'],
      pool: 'forks',
      reporters: [{}],
      bail: 1,
      maxWorkers: 1,
      testTimeout: 10_000,
      hookTimeout: 10_000,
    },
    {
      plugins: [
        {
          name: 'plant',
          enforce: 'pre',
          transform: (code, id) => (id === path && mutant !== null ? planted(text, mutant) : code),
        },
      ],
    },
  );
  const specifications = await vitest.globTestSpecifications(tests.map((test) => join(root, test)));
  const passes = async (): Promise<boolean> => {
    vitest.invalidateFile(path);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
  };
  if (!(await passes())) throw new Error(`${file}: its tests do not pass without a plant.`);
  for (const one of mutants) {
    process.send?.({ begun: one });
    mutant = one;
    process.send?.({ mutant: one, survived: await passes() });
  }
  await vitest.close();
  process.exit(0);
}

process.on('message', (planting: Planting) => void grow(planting));
