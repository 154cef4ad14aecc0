// Files that go on where they stopped, left by a process that was killed in the middle of a write.

import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { FactsFile } from '../src/facts-file.ts';
import { openKept } from '../src/kept-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'bridgefront-torn-'));
const path = join(folder, 'file');
beforeEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

interface Kept {
  readonly name: string;
  /** Opens the file, tells which matches it holds, and adds one. */
  readonly goOn: (add: number) => readonly number[];
}

const facts: Kept = {
  name: 'facts of a study',
  goOn(add) {
    const file = FactsFile.open(path, { study: { title: 'Fünf' }, rules: 'r1' });
    file.add([{ match: add, rows: { matches: [[add, 'schön']] } }]);
    file.close();
    return [...file.played];
  },
};
const kept: Kept = {
  name: 'a kept file',
  goOn(add) {
    const isLine = (line: unknown): line is { match: number } => line !== null && typeof line === 'object';
    const file = openKept(path, { file: 'lines', of: 'lines', isLine }, { title: 'Fünf' });
    const line = { match: add, words: 'schön' };
    file.add(line);
    return file.lines.map(({ match }) => match);
  },
};

describe.each([facts, kept])('$name', ({ goOn }) => {
  test('goes on with all whole lines wherever its last one was cut', () => {
    goOn(1);
    goOn(2);
    const whole = readFileSync(path);
    const [head, first] = whole.toString().split('\n');
    const one = Buffer.byteLength(`${head}\n${first}\n`);
    for (let end = 0; end < whole.length; end++) {
      writeFileSync(path, whole.subarray(0, end));
      const known = goOn(2);
      expect([end, known]).toEqual([end, end < one ? [] : [1]]);
      const again = end < one ? whole.toString().replace(`${first}\n`, '') : whole.toString();
      expect(readFileSync(path, 'utf8')).toBe(again);
    }
  });

  test.each(['notes of mine', 'notes of mine\nand more', '{"file":"another"}\n'])(
    'refuses %j and leaves it alone',
    (text) => {
      writeFileSync(path, text);
      expect(() => goOn(1)).toThrow(path);
      expect(readFileSync(path, 'utf8')).toBe(text);
    },
  );
});

test.each(['{"match":2}', '{"match":2,"rows":{}}', '{"rows":{"matches":[]}}', 'null', '7', '{"mat'])(
  'a line %s of a facts file is named as damaged',
  (line) => {
    facts.goOn(1);
    appendFileSync(path, `${line}\n`);
    expect(() => facts.goOn(2)).toThrow(`Line 3 of ${path} is damaged`);
  },
);
