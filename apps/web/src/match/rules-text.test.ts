// Reading and searching rules: ids, words, snippets.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../rules-plugin.ts';
import { cardsNamed, entryWithId, readRules, searchRules, snippet } from './rules-text.ts';

const games = new URL('../../../../games/', import.meta.url);
const specs = readdirSync(games).filter((game) => existsSync(new URL(`${game}/SPEC.md`, games)));

const small = readRules(
  blocksOf(`# Title

<a id="board"></a>

## 5. Board

- <a id="rule-4"></a><a id="G-05"></a>**[§4 G-05]** A *Bridge* joins "two" hexes.
- <a id="S-01"></a>**[S-01]** Nobody owns it.

| tile | pays |
|---|---|
| Mine | gold |
`),
);

describe('rules', () => {
  test('know their ids', () => {
    expect(entryWithId(small, 'G-05')?.text).toBe('[§4 G-05] A Bridge joins "two" hexes.');
    expect(entryWithId(small, 'board')?.text).toBe('5. Board');
  });

  test.each(['g-5', 'G05', 'g 5', '§4', 'rule-4'])('are found by %s', (id) => {
    expect(entryWithId(small, id)?.ids).toContain('G-05');
  });

  test('are found by words, in any order', () => {
    expect(searchRules(small, 'hexes bridge').map(({ ids }) => ids)).toEqual([['rule-4', 'G-05']]);
    expect(searchRules(small, 'mine')).toHaveLength(1);
    expect(searchRules(small, '  ')).toEqual([]);
    expect(searchRules(small, 'nothing of it')).toEqual([]);
  });

  test('show where a word stands', () => {
    expect(snippet('A Bridge joins', 'bridge')).toEqual(['A ', 'Bridge', ' joins']);
    expect(snippet('A Bridge joins', 'bridge joins')).toEqual(['A ', 'Bridge joins', '']);
    expect(snippet('A Bridge joins', 'bridge breaks')).toEqual(['A ', 'Bridge', ' joins']);
  });

  test.each(specs)('of %s have each id once', (game) => {
    const text = readFileSync(new URL(`${game}/SPEC.md`, games), 'utf8');
    const { entries } = readRules(blocksOf(text));
    const ids = entries.flatMap((entry) => entry.ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe([...text.matchAll(/<a id="/g)].length);
  });
});

test('a search finds cards by their names', () => {
  const cards = [{ name: 'Paid Volunteers' }, { name: 'Patch Up' }, { name: 'Emergency Pay' }];
  expect(cardsNamed(cards, 'volunteers paid')).toEqual([{ name: 'Paid Volunteers' }]);
  expect(cardsNamed(cards, ' PAY ')).toEqual([{ name: 'Emergency Pay' }]);
  expect(cardsNamed(cards, 'pa')).toEqual([]);
});
