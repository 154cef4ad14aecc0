// The rules reference is whole: every id has its place, every link an end, every option its line.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declarations } from '../rules/options.ts';

const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
const anchors = [...spec.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id);

test('every rule from CA-1 to CA-88 has an anchor', () => {
  const ids = Array.from({ length: 88 }, (_, index) => `CA-${index + 1}`);
  expect(ids.filter((id) => !anchors.includes(id))).toEqual([]);
});

test('no anchor stands twice and no link leads nowhere', () => {
  expect(anchors.filter((id, index) => anchors.indexOf(id) !== index)).toEqual([]);
  const links = [...spec.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(links.filter((id) => !anchors.includes(id))).toEqual([]);
});

const options = Object.entries(declarations).map(([name, declaration]) => ({
  name,
  standard: String(declaration.default),
}));

test.each(options)('the table of options has $name with its default', ({ name, standard }) => {
  expect(spec).toContain(`\n| \`${name}\` | ${standard === '' ? '(empty)' : standard} |`);
});

test('the table of options has no option that does not exist', () => {
  const rows = [...spec.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  const choices = ['done', 'keep', 'look', 'next', 'none', 'surrender', 'spring'];
  expect(rows.filter((name) => !(name in declarations) && !choices.includes(name))).toEqual([]);
});
