// Every claim of the threat model stands beside a test: the files that it names are there, and so are the commands.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly [name: string]: string };
};

/** What a line names that is not there; null: it is all there. */
function missing(named: string): string | null {
  const [, script] = /^npm run ([\w-]+)/.exec(named) ?? [];
  if (script !== undefined) {
    const measure = /^npm run measure -- ([\w-]+)/.exec(named)?.[1];
    const there = measure === undefined || existsSync(join(root, `scripts/measure/${measure}.ts`));
    return script in scripts && there ? null : named;
  }
  if (!named.endsWith('.test.ts')) return null;
  const places = [named, `apps/server/test/${named}`, `apps/web/test/e2e/${named}`, `scripts/${named}`];
  return places.some((place) => existsSync(join(root, place))) ? null : named;
}

const quoted = (line: string): string[] => [...line.matchAll(/`([^`]+)`/g)].map(([, words]) => words);
const isTest = (words: string): boolean => /\.test\.ts$|^npm run |^hard\//.test(words);
const rows = text
  .split('\n')
  .filter((line) => /^\| (?!-|tries|what )/.test(line) && line.split(' | ').length === 3);

test('each row of what is defended names a test, and what is named is there', () => {
  expect(rows.length).toBeGreaterThan(40);
  const bare = rows.filter((row) => !quoted(row.split(' | ')[2]).some(isTest));
  expect(bare).toEqual([]);
  expect(
    quoted(text)
      .map(missing)
      .filter((name) => name !== null),
  ).toEqual([]);
});

test('a claim whose test is gone would be found', () => {
  expect(missing('hard/no-such.test.ts')).toBe('hard/no-such.test.ts');
  expect(missing('npm run measure -- no-such')).toBe('npm run measure -- no-such');
  expect(missing('hard/crash.test.ts')).toBeNull();
});
