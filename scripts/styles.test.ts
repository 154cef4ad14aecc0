// Styles against each other: every colour that is read is set, every one that is set is read, and sizes of screen have names.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

function textsOf(...patterns: readonly string[]): string {
  const files = execFileSync('git', ['ls-files', '-z', ...patterns], { cwd: root, encoding: 'utf8' });
  return files
    .split('\0')
    .filter((file) => file !== '')
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

const styles = textsOf('*.css');
const code = textsOf('*.ts', '*.tsx', '*.html');
const drawings = textsOf('*.svg');

function found(pattern: RegExp): Set<string> {
  return new Set([...styles.matchAll(pattern)].map(([, name = '']) => name));
}

test('every property that styles read is set somewhere, and every one that they set is read', () => {
  const set = found(/(?<!\()--([\w-]+)\s*:/g);
  // Code puts some names together: `--body-${seat}a`, or `--${colour}` of a colour that a picture names.
  const isNumbered = (name: string) => code.includes(`--${name.replace(/\d.*$/, '')}\${`);
  const isPlain = (name: string) => code.includes(`--${name}`);
  const needed = found(/var\(\s*--([\w-]+)\s*\)/g);
  expect([...needed].filter((name) => !set.has(name) && !isPlain(name) && !isNumbered(name))).toEqual([]);

  const read = found(/var\(\s*--([\w-]+)/g);
  const named = (name: string) =>
    isPlain(name) || code.includes(`'${name}'`) || drawings.includes(`var(--${name})`);
  expect([...set].filter((name) => !read.has(name) && !named(name) && !isNumbered(name))).toEqual([]);
});

test('the size of the screen is asked by name, but for what fits its content exactly', () => {
  const own = found(/@media ([^{]*(?:width|height)[^{]*) \{/g);
  expect([...own].sort()).toEqual(['(max-width: 1099px)', '(min-width: 1100px)', '(min-width: 860px)']);
});
