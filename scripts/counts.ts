// How the gate counts: tests from the test runner's JSON report, and one failure for each failed check.

import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines of a failed test's message in the gate's summary. */
const REASON_LINES = 6;

/** What the gate needs from the JSON report that Vitest writes. */
export interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly TestFile[];
}

interface TestFile {
  /** The file's absolute path. */
  readonly name: string;
  readonly status: string;
  /** What went wrong outside any test. */
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

/** A finished step of the gate; `ok` is false when its command ended with anything but exit code 0. */
export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const failedTests = ({ assertionResults }: TestFile): TestFile['assertionResults'] =>
  assertionResults.filter(({ status }) => status === 'failed');

/** Test files that failed without a failed test of their own, for example because an import does not resolve. */
function brokenFiles(report: TestReport): number {
  return report.testResults.filter((file) => file.status === 'failed' && failedTests(file).length === 0)
    .length;
}

/**
 * Passed and failed tests. A runner that ended badly never counts as a pass: without a report, or with a report that
 * blames no test, there is one failure.
 */
export function testCounts(report: TestReport | undefined, ok: boolean): Counts {
  const passed = report?.numPassedTests ?? 0;
  const failed = report ? report.numFailedTests + brokenFiles(report) : 0;
  return { passed, failed: ok && report ? failed : Math.max(failed, 1) };
}

/** Whatever failed, each as its file, its test and the first lines of its reason: enough to know it by without the log. */
export function failures(report: TestReport | undefined, root: string): string[] {
  return (report?.testResults ?? [])
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const tests = failedTests(file);
      const name = relative(root, file.name);
      if (tests.length === 0) return [`${name}\n${reason(file.message)}`];
      return tests.map((test) => `${name} > ${test.fullName}\n${reason(test.failureMessages.at(-1) ?? '')}`);
    });
}

/** What passed only when it was tried again, each as its file, its test and what the first try said: a fault that comes and goes. */
export function secondTries(report: TestReport | undefined, root: string): string[] {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages }) =>
          `${relative(root, name)} > ${fullName}\n${reason(failureMessages[0])}`,
      ),
  );
}

/** The first lines of a message, indented, without the colours of a terminal. */
function reason(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, REASON_LINES);
  return lines.map((line) => `    ${line.slice(0, 200)}`).join('\n');
}

/** The gate's whole count: tests, and every failed check as one failure more. */
export function totalCounts(tests: Counts, checks: readonly StepResult[]): Counts {
  return { passed: tests.passed, failed: tests.failed + checks.filter((step) => !step.ok).length };
}
