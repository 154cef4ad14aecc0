// The rules reference is whole: every id has its place, every link an end, every option its line.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declarations } from '../rules/options.ts';

const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
const anchors = [...spec.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id);

test.each([
  { series: 'G', last: 27 },
  { series: 'S', last: 105 },
  { series: 'C', last: 40 },
])('every $series ruling has an anchor', ({ series, last }) => {
  const ids = Array.from({ length: last }, (_, index) => `${series}-${String(index + 1).padStart(2, '0')}`);
  expect(ids.filter((id) => !anchors.includes(id))).toEqual([]);
});

test('a rule that begins with an id has the anchor of that id', () => {
  const bare = [...spec.matchAll(/^- (.*?)\*{1,2}\[([^\]]+)\]/gm)].flatMap(([, before, ids]) =>
    ids.split(' ').filter((id) => !before.includes(`<a id="${id.replace('§', 'rule-')}"></a>`)),
  );
  expect(bare).toEqual([]);
});

test('no anchor stands twice and no link leads nowhere', () => {
  expect(anchors.filter((id, index) => anchors.indexOf(id) !== index)).toEqual([]);
  const links = [...spec.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(links.filter((id) => !anchors.includes(id))).toEqual([]);
});

const options = Object.entries(declarations).map(([name, declaration]) => ({
  name,
  standard: String(declaration.default) || '(empty)',
}));

test.each(options)('the table of options has $name with its default', ({ name, standard }) => {
  expect(spec).toContain(`\n| \`${name}\` | ${standard} |`);
});

test('the table of options has no option that does not exist', () => {
  const rows = [...spec.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(rows.filter((name) => !(name in declarations))).toEqual([]);
});
