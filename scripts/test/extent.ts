// Before each file of tests: skips what is not wanted now. `EXTENT` says what is, all by itself.

import { relative } from 'node:path';
import { afterAll, beforeEach, expect } from 'vitest';
import { leftOut, runs } from './left-out.ts';
import type { Extent } from './left-out.ts';

const root = `${import.meta.dirname}/../..`;
const extent = (process.env['EXTENT'] ?? 'all') as Extent;

if (extent !== 'all') {
  let file = '';
  const names: string[] = [];

  beforeEach(({ skip, task }) => {
    file = relative(root, task.file.filepath).replaceAll('\\', '/');
    names.push(task.name);
    if (!runs(extent, file, task.name)) skip(extent === 'slice' ? '`npm run whole`' : '`npm test`');
  });

  // A test that got another name would come back in silence.
  afterAll(() => {
    const of = (leftOut[file] ?? []).filter((beginning) => !names.some((name) => name.startsWith(beginning)));
    expect(of, `left out of ${file}, and no test`).toEqual([]);
  });
}
