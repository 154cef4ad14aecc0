import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leftOut, runs } from './left-out.ts';

const file = 'apps/web/test/e2e/solo.test.ts';
const [left] = leftOut[file] ?? [];

test('what is left out of the gate is run by the other command, and nothing by neither or both', () => {
  for (const name of [`${left} and so on`, 'another test']) {
    expect(runs('all', file, name)).toBe(true);
    expect(runs('slice', file, name)).not.toBe(runs('rest', file, name));
  }
  expect(runs('slice', file, `${left} and so on`)).toBe(false);
  expect(runs('slice', 'apps/web/test/e2e/other.test.ts', `${left}`)).toBe(true);
});

// Whether each of its names is one of a test is looked at where they run (extent.ts).
test('all files of which something is left out are there', () => {
  const root = join(import.meta.dirname, '../..');
  expect(Object.keys(leftOut).filter((name) => !existsSync(join(root, name)))).toEqual([]);
});
