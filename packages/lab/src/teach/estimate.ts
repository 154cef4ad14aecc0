// Teaches a game's estimate by self-play, and prints its weights as a file of the game.

import type { Network, NetworkInputs } from '@bridgefront/tabletop/network';
import { mean } from '../statistics.ts';
import { expected, logLoss, teach } from './network.ts';
import { playPositions } from './positions.ts';
import type { Course } from './positions.ts';

/** One match in this many is not taught but asked of. */
const kept = 8;
const teaching = { rounds: 12, batch: 512, pace: 0.002 };

/** How an estimate is taught. */
export interface Lecture<S> {
  readonly course: Course<S>;
  readonly matches: number;
  readonly seed: string;
  /** Hidden units of the network. */
  readonly units: number;
  /** The command that this is, for the file's head. */
  readonly command: string;
  /** What the weights are called, and a sentence that says what they are. */
  readonly name: string;
  readonly meaning: string;
}

// Enough digits that play is the same, few enough that a person can read them.
const short = (value: number): number => Number(value.toPrecision(3));

/** A file's rows: what each number that is read weighs. */
function rowsOf(name: string, names: readonly string[], rows: Float64Array): string[] {
  const width = rows.length / names.length;
  const lines = names.map((one, row) => {
    const weights = Array.from(rows.subarray(row * width, (row + 1) * width), short);
    return `    ${one}: [${weights.join(', ')}],`;
  });
  return [`  ${name}: {`, ...lines, '  },'];
}

function fileOf<S>(
  { name, meaning, command }: Lecture<S>,
  { features, facts }: NetworkInputs<S>,
  { own, others, table, score }: Network,
): string {
  return [
    `// ${meaning}, as this command prints them:`,
    `//   ${command}`,
    '',
    "import type { EstimateWeights } from './inputs.ts';",
    '',
    '/** Taught by who won (docs/bots.md). */',
    `export const ${name}: EstimateWeights = {`,
    ...rowsOf('own', features, own),
    ...rowsOf('others', features, others),
    ...rowsOf('table', facts, table),
    `  score: [${Array.from(score, short).join(', ')}],`,
    '};',
  ].join('\n');
}

/** Prints the file on the output; what the estimate in force and the new one are worth goes to the error channel. */
export function teachEstimate<S>(lecture: Lecture<S>): void {
  const { course, matches, seed, units } = lecture;
  const step = Math.ceil(matches / 10);
  const positions = playPositions(course, matches, seed, (match) => {
    if (match % step === 0) console.error(`${match} of ${matches} matches`);
  });
  const asked = positions.filter(({ match }) => match % kept === 0);
  const taught = positions.filter(({ match }) => match % kept !== 0);
  const inForce = mean(asked.map(({ judged, won }) => logLoss(judged, won)));
  console.error(
    `${positions.length} positions; log-loss of the estimate in force ${inForce.toFixed(4)}, on matches that are not taught`,
  );
  const found = teach(taught, { ...teaching, units, seed }, (round, network) => {
    if (round % 4 !== 0) return;
    const now = network();
    const loss = mean(asked.map((one) => logLoss(expected(now, one), one.won)));
    console.error(`after ${round} of ${teaching.rounds} rounds ${loss.toFixed(4)}`);
  });
  console.log(fileOf(lecture, course.inputs, found));
}
