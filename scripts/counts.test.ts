import { expect, test } from 'vitest';
import { testCounts, totalCounts, type TestReport } from './counts.ts';

const green: TestReport = {
  numPassedTests: 2,
  numFailedTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] }],
};
const red: TestReport = {
  numPassedTests: 1,
  numFailedTests: 1,
  testResults: [{ status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }],
};
const broken: TestReport = { ...green, testResults: [{ status: 'failed', assertionResults: [] }] };

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
