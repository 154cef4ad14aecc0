// The gate behind `npm test`: runs every check and all tests, each under its name, and ends with one summary.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  failures,
  secondTries,
  testCounts,
  totalCounts,
  type StepResult,
  type TestReport,
} from './counts.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORT = join(ROOT, '.vitest-results.json');
const RESULT = join(ROOT, '.gate.json');

/** The checks before the tests, as the npm script that runs each alone. */
const CHECKS = [
  { name: 'format', script: 'format:check' },
  { name: 'lint and boundaries', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'unused code', script: 'unused' },
  { name: 'rules without test', script: 'spec:missing' },
] as const;

/** Runs one npm script with its output shown; a script that cannot start is a failed step, not a crash. */
function run(name: string, script: string, args: readonly string[] = []): StepResult {
  console.log(`\n== ${name} (npm run ${script})`);
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: ROOT,
    // Of the tests, what a change has to wait for: see left-out.ts.
    env: { EXTENT: 'slice', ...process.env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return { name, ok: status === 0, seconds: (performance.now() - start) / 1000 };
}

/** The runner's report, or undefined when it did not live to write one. */
function readReport(): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8')) as TestReport;
  } catch {
    return undefined;
  }
}

function summaryLine(step: StepResult, note = ''): string {
  return `  ${step.ok ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(20)} ${step.seconds.toFixed(1).padStart(6)} s${note}`;
}

rmSync(REPORT, { force: true });
rmSync(RESULT, { force: true });

const checks = CHECKS.map(({ name, script }) => run(name, script));
const tests = run('tests', 'test:unit', [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORT}`,
]);
const report = readReport();
const counted = testCounts(report, tests.ok);
const total = totalCounts(counted, checks);

console.log('\n== summary');
for (const step of checks) console.log(summaryLine(step));
console.log(summaryLine(tests, `  ${counted.passed} passed, ${counted.failed} failed`));
for (const failure of failures(report, ROOT)) console.log(`\n${failure}`);
for (const tried of secondTries(report, ROOT)) console.log(`\nPassed only at the second try: ${tried}`);
console.log(
  total.failed === 0
    ? `\nAll green: ${total.passed} tests passed.`
    : `\nRed: ${total.failed} failed. A failed check counts as one; \`npm run <script>\` runs it alone.`,
);
writeFileSync(RESULT, `${JSON.stringify(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
