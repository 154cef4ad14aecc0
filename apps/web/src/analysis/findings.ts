// What an analysis says of a match: the curve of win chances, what turned it, and how well the seat decided.

import type { Judgement, Measured, PastChance, PastDecision, Piece } from '@bridgefront/bots';
import type { Outcome } from '@bridgefront/kernel';
import type { KeptAnalysis } from './kept.ts';

/** Whether a piece of this name is a place of the curve. */
export function isPlace(name: string): boolean {
  return name.startsWith('chances/');
}

/** The chances that are known, in the order of the match, with what became of them after the last choice. */
export function curveOf(
  pieces: readonly Piece[],
  end: { readonly outcome: Outcome | null; readonly at: number },
): readonly PastChance[] {
  const chances = pieces.flatMap((piece) => ('chance' in piece ? [piece.chance] : []));
  const seats = chances[0]?.seats.length ?? 0;
  const { outcome, at } = end;
  if (seats === 0 || outcome === null) return chances;
  const won = (seat: number): Measured => ({
    mean: outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0,
    error: 0,
  });
  return [...chances, { at, seats: Array.from({ length: seats }, (_, seat) => won(seat)) }];
}

/** The whole curve of an analysis that is kept; null: places of it are missing. */
export function wholeCurve(
  { names, pieces }: Pick<KeptAnalysis, 'names' | 'pieces'>,
  end: Parameters<typeof curveOf>[1],
): readonly PastChance[] | null {
  const [all = []] = Object.values(names);
  const places = all.filter(isPlace).map((name) => pieces[name]);
  const known = places.filter((piece) => piece !== undefined);
  return known.length > 0 && known.length === places.length ? curveOf(known, end) : null;
}

/** The seat's decisions that are known, in the order of the match. */
export function decisionsOf(pieces: readonly Piece[]): readonly PastDecision[] {
  return pieces.flatMap((piece) => ('decision' in piece ? [piece.decision] : []));
}

/** A step of the match, such as a turn, by which a seat's chances rose. */
export interface Swing {
  /** Which step, from 0. */
  readonly at: number;
  /** How many choices had been made before what moved them most in it, and after it. */
  readonly from: number;
  readonly to: number;
  /** Who gained most, and how much by the end of the step: what was taken back within it is no swing. */
  readonly seat: number;
  readonly gain: number;
}

// What each seat gained between two places of the curve, by more than could be luck of the worlds that were imagined.
function gainsOf(before: PastChance, after: PastChance): readonly number[] {
  return after.seats.map(({ mean, error }, seat) => {
    const { mean: was, error: doubt } = before.seats[seat];
    return mean - was > 2 * Math.hypot(error, doubt) ? mean - was : 0;
  });
}

/** The steps by which the chances of a seat rose, in the order of the match. `ends`: after how many choices each step had ended. */
export function swingsOf(curve: readonly PastChance[], ends: readonly number[]): readonly Swing[] {
  return ends.flatMap((end, at): Swing[] => {
    const first = Math.max(
      0,
      curve.findLastIndex((one) => one.at <= (ends[at - 1] ?? 0)),
    );
    const places = curve.slice(first).filter((one) => one.at <= end);
    if (places.length < 2) return [];
    const gains = gainsOf(places[0], places[places.length - 1]);
    const gain = Math.max(...gains);
    const seat = gains.indexOf(gain);
    if (gain <= 0) return [];
    const rises = places
      .slice(1)
      .map((after, index) => after.seats[seat].mean - places[index].seats[seat].mean);
    const steepest = rises.indexOf(Math.max(...rises));
    return [{ at, from: places[steepest].at, to: places[steepest + 1].at, seat, gain }];
  });
}

/**
 * The decisions with no more turning points than there can be: of each step of the match the costliest alone, and of these as many as
 * give away no more than a whole win together. The others are mistakes.
 */
export function withTrueTurns(
  decisions: readonly PastDecision[],
  ends: readonly number[],
): readonly PastDecision[] {
  const costOf = ({ cost }: PastDecision): number => cost?.mean ?? 0;
  const turns = new Set<PastDecision>();
  const steps = new Set<number>();
  let given = 0;
  for (const one of decisions.toSorted((a, b) => costOf(b) - costOf(a))) {
    const step = ends.findIndex((end) => end > one.at);
    if (one.kind !== 'turning' || steps.has(step) || given + costOf(one) > 1) continue;
    given += costOf(one);
    steps.add(step);
    turns.add(one);
  }
  return decisions.map((one) =>
    one.kind === 'turning' && !turns.has(one) ? { ...one, kind: 'mistake' } : one,
  );
}

/** How well a seat decided. */
export interface Summary {
  readonly decisions: number;
  readonly counts: { readonly [J in Judgement]: number };
  /** What one of those that could have been others gave away in the mean, as a share of the win. */
  readonly given: number;
}

/** Sums up what is known of a seat's decisions. */
export function summaryOf(decisions: readonly PastDecision[]): Summary {
  const counts = { good: 0, inaccurate: 0, mistake: 0, turning: 0 };
  let given = 0;
  for (const { kind, cost } of decisions) {
    counts[kind]++;
    if (kind !== 'good') given += cost?.mean ?? 0;
  }
  const free = decisions.filter(({ cost }) => cost !== null).length;
  return { decisions: decisions.length, counts, given: given / Math.max(1, free) };
}

/** What chance brought a seat. */
export interface Luck {
  /** Of all throws of dice together, and of all else that was drawn; null: there was none, or it came to nothing. */
  readonly dice: Measured | null;
  readonly draws: Measured | null;
  /** By how many choices had been made: what brought most, and what cost most; null: nothing did. */
  readonly best: { readonly at: number; readonly gain: number } | null;
  readonly worst: { readonly at: number; readonly gain: number } | null;
}

// What is less than half a hundredth is none.
const trifle = 0.005;

function sumOf(all: readonly Measured[]): Measured | null {
  const mean = all.reduce((sum, one) => sum + one.mean, 0);
  const error = Math.hypot(...all.map((one) => one.error));
  return Math.max(Math.abs(mean), doubtOf({ mean, error }) ?? 0) < trifle ? null : { mean, error };
}

/** How far off it may be; null: by nothing that is worth a word. */
export function doubtOf({ error }: Measured): number | null {
  const doubt = 1.96 * error;
  return doubt < trifle ? null : doubt;
}

/** Sums up what is known of a seat's luck. */
export function luckOf(pieces: readonly Piece[], seat: number): Luck {
  const all = pieces.flatMap((piece) => ('luck' in piece ? [piece.luck] : []));
  const of = (dice: boolean): Measured | null =>
    sumOf(all.filter((one) => one.dice === dice).map(({ seats }) => seats[seat]));
  const gains = all
    .map(({ at, seats }) => ({ at, gain: seats[seat].mean }))
    .toSorted((a, b) => b.gain - a.gain);
  const [best, worst] = [gains.at(0) ?? null, gains.at(-1) ?? null];
  return {
    dice: of(true),
    draws: of(false),
    best: best !== null && best.gain >= trifle ? best : null,
    worst: worst !== null && worst.gain <= -trifle ? worst : null,
  };
}

/** Those that were not good. */
export function faultsOf(decisions: readonly PastDecision[]): readonly PastDecision[] {
  return decisions.filter(({ kind }) => kind !== 'good');
}

/** The fault before or after a moment, by how many choices had been made; -1: there is none on that side. */
export function faultBeside(faults: readonly PastDecision[], at: number, way: 1 | -1): number {
  return way === 1 ? faults.findIndex((one) => one.at > at) : faults.findLastIndex((one) => one.at < at);
}
