// Whole rules reference: every id has its anchor and a test, every link an end, every option its line.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OptionDeclarations } from '../src/index.ts';
import { describe, expect, test } from 'vitest';
import { coverage, declaredIds } from './spec-ids.ts';

/** A rules reference and what it is held against. */
export interface Specification {
  readonly spec: URL;
  /** The folder of the game's tests, in which every rule must be cited. */
  readonly tests: URL;
  readonly options: OptionDeclarations;
  /** Series of ids and their last numbers, such as `{ TB: 29 }`: none may be missing in between. */
  readonly series: { readonly [series: string]: number };
}

function testTexts(folder: URL): string {
  const path = fileURLToPath(folder);
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  return files.map((file) => readFileSync(`${path}/${file}`, 'utf8')).join('\n');
}

function anchors(spec: string): string[] {
  return [...spec.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id);
}

// Ids are written with as many digits as the series' first one has.
function missingOf(known: readonly string[], series: string, last: number): string[] {
  const spelled = (number: number): string[] => [
    `${series}-${number}`,
    `${series}-${String(number).padStart(2, '0')}`,
  ];
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  return numbers
    .filter((number) => !spelled(number).some((id) => known.includes(id)))
    .map((n) => `${series}-${n}`);
}

function testIds(spec: string, { series, tests }: Specification): void {
  const known = anchors(spec);
  test.each(Object.entries(series))('every %s rule up to %i has an anchor', (name, last) => {
    expect(missingOf(known, name, last)).toEqual([]);
  });
  test('a rule that begins with an id has the anchor of that id', () => {
    const lines = spec.split('\n');
    const bare = declaredIds(spec).filter(({ id, line, rule }) => {
      return rule && !lines[line - 1].includes(`<a id="${id.replace('§', 'rule-')}"></a>`);
    });
    expect(bare.map(({ id }) => id)).toEqual([]);
  });
  test('no anchor stands twice and no link leads nowhere', () => {
    expect(known.filter((id, index) => known.indexOf(id) !== index)).toEqual([]);
    const links = [...spec.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(links.filter((id) => !known.includes(id))).toEqual([]);
  });
  test('every rule is cited by a test, and no test cites a rule that does not exist', () => {
    const { missing, unknown } = coverage(spec, testTexts(tests));
    expect({ missing: missing.map(({ id }) => id), unknown }).toEqual({ missing: [], unknown: [] });
  });
}

function testOptions(spec: string, { options }: Specification): void {
  const declared = Object.entries(options).map(([name, declaration]) => ({
    name,
    standard: String(declaration.default) || '(empty)',
  }));
  test.each(declared)('the table of options has $name with its default', ({ name, standard }) => {
    expect(spec).toContain(`\n| \`${name}\` | ${standard} |`);
  });
  test('the table of options has no option that does not exist', () => {
    const rows = [...spec.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(rows.filter((name) => !(name in options))).toEqual([]);
  });
}

/** Declares the tests that a rules reference is whole. */
export function specIsWhole(what: Specification): void {
  const spec = readFileSync(what.spec, 'utf8');
  describe('the rules reference is whole', () => {
    testIds(spec, what);
    testOptions(spec, what);
  });
}
