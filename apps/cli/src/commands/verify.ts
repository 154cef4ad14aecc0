// `bridgefront verify`: what records, and evidence that a page has saved, prove by themselves and against each other.

import {
  contradictionsIn,
  isSigned,
  readRecord,
  RecordError,
  verifyRecord,
  verifySigned,
} from '@bridgefront/kernel';
import type { Finding, Looked, Signed } from '@bridgefront/kernel';
import type { Command } from 'commander';
import { exitCodes, orFail } from '@bridgefront/terminal/failure.ts';
import { paintFor, wrap } from '@bridgefront/terminal/paint.ts';
import type { Paint } from '@bridgefront/terminal/paint.ts';
import { printJson, printLines, readJson } from './shared.ts';

const marks = { good: ['green', '✓'], bad: ['red', '✗'], note: ['yellow', '!'] } as const;

/** A finding with its mark. */
export function findingLines(paint: Paint, { kind, text }: Finding): string[] {
  const [color, mark] = marks[kind];
  return wrap(`  ${paint(color, mark)} ${text}`, 100, '    ');
}

/** Statements with whether each signature is good. */
export async function lookAt(signed: readonly Signed[]): Promise<Looked> {
  return { signed, valid: await Promise.all(signed.map((one) => isSigned(crypto.subtle, one))) };
}

interface Proven {
  readonly file: string;
  readonly signed: readonly Signed[];
  readonly findings: readonly Finding[];
}

async function provenBy(file: string): Promise<Proven> {
  const value = readJson(file, 'record');
  // Evidence is a record's statements without the record.
  const { signed: evidence } = value as { readonly signed?: readonly Signed[] };
  if (Array.isArray(evidence)) return { file, signed: evidence, findings: await inEvidence(evidence) };
  const record = orFail(exitCodes.usage, [RecordError], () => readRecord(value));
  const signed = record.fairness?.signed ?? [];
  return { file, signed, findings: [...verifyRecord(record), ...verifySigned(record, await lookAt(signed))] };
}

async function inEvidence(signed: readonly Signed[]): Promise<Finding[]> {
  const { valid } = await lookAt(signed);
  return valid.every(Boolean)
    ? [{ kind: 'good', text: `All ${signed.length} signatures are those of their keys.` }]
    : [{ kind: 'bad', text: 'A signature is not that of its key: this is evidence of nothing.' }];
}

async function run(files: readonly string[], { json }: { readonly json?: true }): Promise<void> {
  const all: Proven[] = [];
  for (const file of files) all.push(await provenBy(file));
  const { signed, valid } = await lookAt(all.flatMap((one) => one.signed));
  const lies = contradictionsIn(signed.filter((_, index) => valid[index]));
  if (json === true) printJson({ files: all, contradictions: lies });
  else {
    const paint = paintFor(process.stdout);
    printLines([
      ...all.flatMap(({ file, findings }) => [
        paint('bold', file),
        ...findings.flatMap((one) => findingLines(paint, one)),
        '',
      ]),
      ...lies.flatMap(({ text }) => findingLines(paint, { kind: 'bad', text })),
    ]);
  }
  const wrong = all.some(({ findings }) => findings.some(({ kind }) => kind === 'bad'));
  if (wrong || lies.length > 0) process.exitCode = exitCodes.failed;
}

/** Adds `verify` to the command line. */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('say what records prove, of whom, and whether they contradict each other')
    .argument('<files...>', 'records, or evidence that a page has saved, as JSON')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
It needs no rules: start, chance, chain and signatures are checked by the published format alone (docs/protocol.md); replay
plays a record by the rules as well. The exit code is 1 when something is wrong, or when one key has signed two versions of
one start or of one reveal.

Examples:
  bridgefront verify mine.json
  bridgefront verify mine.json theirs.json`,
    )
    .action(run);
}
