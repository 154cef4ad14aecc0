import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citedIds, coverage, declaredIds } from '../testing/spec-ids.ts';

const spec = [
  '# A game',
  '- <a id="rule-12.5"></a><a id="S-59"></a>**[§12.5 S-59]** Stop at enemies ([S-01](#S-01)).',
  '**[§12]** A phase.',
  '- **[S-01]** The first one.',
  '- *[S-40]* A note.',
  'See **[S-77]** in the middle of a line.',
].join('\n');

test('a rule is declared where a line begins with its ids in brackets', () => {
  expect(declaredIds(spec)).toEqual([
    { id: '§12.5', line: 2, rule: true },
    { id: 'S-59', line: 2, rule: true },
    { id: '§12', line: 3, rule: true },
    { id: 'S-01', line: 4, rule: true },
    { id: 'S-40', line: 5, rule: false },
  ]);
});

test.each([
  { what: 'a test name', text: "test('S-07: eight points win')", cites: ['S-7'] },
  { what: 'three digits', text: 'S-100', cites: ['S-100'] },
  { what: 'a range with both series', text: 'S-25..S-28', cites: ['S-25', 'S-26', 'S-27', 'S-28'] },
  { what: 'a short range', text: 'C-8..10', cites: ['C-8', 'C-9', 'C-10'] },
  { what: 'a range with a dash', text: 'G-01–G-03', cites: ['G-1', 'G-2', 'G-3'] },
  { what: 'a range in words', text: 'G-01 to G-03', cites: ['G-1', 'G-2', 'G-3'] },
  { what: 'a number behind an id', text: 'S-02 to 5 gold', cites: ['S-2'] },
  { what: 'a section with its chapter', text: '§12.5.', cites: ['§12', '§12.5'] },
  { what: 'a range of sections', text: '§14.1..§14.3', cites: ['§14', '§14.1', '§14.2', '§14.3'] },
  { what: 'a range of chapters', text: '§16–§18', cites: ['§16', '§17', '§18'] },
  { what: 'no id inside a word', text: 'XS-12 utf-8 S-1x', cites: ['XS-12'] },
])('cited: $what', ({ text, cites }) => {
  expect([...citedIds(text)].sort()).toEqual([...cites].sort());
});

test('what no test cites is missing; notes need no test, and typing errors show', () => {
  const found = coverage(spec, "test('S-59: …'); test('§12.5'); test('S-99'); test('T-01')");
  expect(found.rules).toBe(4);
  expect(found.missing.map(({ id }) => id)).toEqual(['S-01']);
  expect(found.unknown).toEqual(['S-99']);
});

const script = join(import.meta.dirname, '../../../scripts/spec-missing.ts');

test('the command tells the games apart and prints one JSON document', () => {
  const run = spawnSync(process.execPath, [script, 'bridgefront', '--json'], { encoding: 'utf8' });
  const [found] = JSON.parse(run.stdout);
  expect(found.game).toBe('bridgefront');
  expect(found.rules).toBeGreaterThan(200);
  expect(run.status).toBe(found.missing.length > 0 ? 1 : 0);
});

test.each([
  { args: ['no-such-game'], says: 'no-such-game' },
  { args: ['--frobnicate'], says: '--frobnicate' },
])('the command refuses $args with one line', ({ args, says }) => {
  const run = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  expect(run.status).toBe(2);
  expect(run.stderr).toContain(says);
  expect(run.stderr.trim().split('\n')).toHaveLength(1);
});
