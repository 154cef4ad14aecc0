// How accurately a seat played, on the scale that players of chess know: by what each of its turns or rounds gave away.

import { isTold } from '@bridgefront/bots';
import type { PastChance, PastDecision } from '@bridgefront/bots';

// Lichess' curve of a move's accuracy by the win chance that it gave away, both from 0 to 1.
const accuracyFor = (given: number): number =>
  Math.max(0, Math.min(1, 1.031668 * Math.exp(-4.354 * given) - 0.031669));

// Where so little is open, nothing that is done counts: who has lost can give nothing away.
const settled = 0.02;
// A single blunder is not all that a match is told by.
const least = 0.1;

interface Step {
  given: number;
  readonly chance: number;
}

function stepsOf(
  decisions: readonly PastDecision[],
  curve: readonly PastChance[],
  seat: number,
  ends: readonly number[],
): readonly Step[] {
  const steps = new Map<number, Step>();
  for (const { at, cost } of decisions) {
    if (cost === null) continue;
    const step = ends.findIndex((end) => end > at);
    const chance = (curve.findLast((one) => one.at <= at) ?? curve[0])?.seats[seat]?.mean ?? 0.5;
    const known = steps.get(step) ?? { given: 0, chance };
    known.given = Math.min(1, known.given + (isTold(cost) ? cost.mean : 0));
    steps.set(step, known);
  }
  return [...steps.values()].filter(
    ({ given, chance }) => given > 0 || (chance > settled && chance < 1 - settled),
  );
}

/**
 * The accuracy of a seat, 0 to 1: of its steps, such as turns, in which anything was open, half the mean and half the harmonic
 * mean, in which blunders count for more. `ends`: after how many choices each step had ended. Null: it decided nothing.
 */
export function accuracyOf(
  decisions: readonly PastDecision[],
  curve: readonly PastChance[],
  seat: number,
  ends: readonly number[],
): number | null {
  const each = stepsOf(decisions, curve, seat, ends).map(({ given }) => accuracyFor(given));
  if (each.length === 0) return null;
  const mean = each.reduce((sum, one) => sum + one, 0) / each.length;
  const harmonic = each.length / each.reduce((sum, one) => sum + 1 / Math.max(least, one), 0);
  return (mean + harmonic) / 2;
}
