// How the gate counts: tests from the test runner's JSON report, and one failure for each failed check.

/** What the gate needs from the JSON report that Vitest writes. */
export interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
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

/** Test files that failed without a failed test of their own, for example because an import does not resolve. */
function brokenFiles(report: TestReport): number {
  return report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
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

/** The gate's whole count: tests, and every failed check as one failure more. */
export function totalCounts(tests: Counts, checks: readonly StepResult[]): Counts {
  return { passed: tests.passed, failed: tests.failed + checks.filter((step) => !step.ok).length };
}
