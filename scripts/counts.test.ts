import { expect, test } from 'vitest';
import { failures, secondTries, testCounts, totalCounts, type TestReport } from './counts.ts';

/** A file of the report with its tests as their statuses; a failed one says why in colour. */
const file = (...tests: ('passed' | 'failed')[]): TestReport['testResults'][number] => ({
  name: '/repo/games/chess.test.ts',
  status: tests.includes('failed') || tests.length === 0 ? 'failed' : 'passed',
  message: tests.length === 0 ? 'Cannot find ./chess.ts' : '',
  assertionResults: tests.map((status) => ({
    fullName: 'a pawn moves',
    status,
    failureMessages: status === 'failed' ? ['\u001B[31mexpected e4\u001B[39m\nbut e5'] : [],
  })),
});

const green: TestReport = { numPassedTests: 2, numFailedTests: 0, testResults: [file('passed', 'passed')] };
const red: TestReport = { numPassedTests: 1, numFailedTests: 1, testResults: [file('passed', 'failed')] };
const broken: TestReport = { ...green, testResults: [file()] };

test.each([
  { what: 'a green run', report: green, ok: true, passed: 2, failed: 0 },
  { what: 'a failed test', report: red, ok: false, passed: 1, failed: 1 },
  { what: 'a file that cannot be loaded', report: broken, ok: false, passed: 2, failed: 1 },
  { what: 'an error outside any test', report: green, ok: false, passed: 2, failed: 1 },
  { what: 'a runner that crashed', report: undefined, ok: false, passed: 0, failed: 1 },
  { what: 'a runner that says nothing', report: undefined, ok: true, passed: 0, failed: 1 },
])('$what counts $passed passed and $failed failed', ({ report, ok, passed, failed }) => {
  expect(testCounts(report, ok)).toEqual({ passed, failed });
});

test('each failed check counts as one failure more', () => {
  const steps = [
    { name: 'format', ok: false, seconds: 1 },
    { name: 'lint', ok: true, seconds: 1 },
    { name: 'types', ok: false, seconds: 1 },
  ];
  expect(totalCounts({ passed: 5, failed: 1 }, steps)).toEqual({ passed: 5, failed: 3 });
});

test('a red run names each failed test with its reason, and each file that did not load', () => {
  expect(failures(green, '/repo')).toEqual([]);
  expect(failures(red, '/repo')).toEqual(['games/chess.test.ts > a pawn moves\n    expected e4\n    but e5']);
  expect(failures(broken, '/repo')).toEqual(['games/chess.test.ts\n    Cannot find ./chess.ts']);
  expect(failures(undefined, '/repo')).toEqual([]);
});

test('what passed only at the second try is named with what the first one said', () => {
  const once = file('passed', 'passed');
  const [first, second] = once.assertionResults;
  const shaky = { ...second, fullName: 'a rook moves', failureMessages: ['expected e4', 'expected e5'] };
  const report: TestReport = { ...green, testResults: [{ ...once, assertionResults: [first, shaky] }] };
  expect(secondTries(report, '/repo')).toEqual(['games/chess.test.ts > a rook moves\n    expected e4']);
  expect(secondTries(red, '/repo')).toEqual([]);
  expect(secondTries(undefined, '/repo')).toEqual([]);
});
