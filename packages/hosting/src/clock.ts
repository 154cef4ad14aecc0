// The clocks of one match as plain data, moved by its events alone: the same log gives the same banks and deadlines.

import type { Decision, Seat } from '@bridgefront/kernel';
import type { ClockRule } from '@bridgefront/protocol';
import type { Outage } from './table.ts';

/** When the open question was put, when each seat answered it, and what is left in the banks (milliseconds). */
export interface ClockState {
  asked: number;
  sealed: (number | null)[];
  banks: number[];
}

const dayLong = 86_400_000;

function perDecision(rule: ClockRule): number {
  if (rule.kind === 'live') return rule.seconds * 1000;
  return rule.kind === 'mail' ? Math.round(rule.days * dayLong) : 0;
}

/** The clocks at the start of a match, or of its first question. */
export function startClock(rule: ClockRule, seats: number, at: number): ClockState {
  const bank = rule.kind === 'live' ? rule.bank * 1000 : 0;
  return {
    asked: at,
    sealed: Array.from({ length: seats }, () => null),
    banks: Array.from({ length: seats }, () => bank),
  };
}

// Of many years of outages, the few behind a moment matter; they are in order and do not overlap.
function behind(outages: readonly Outage[], moment: number): readonly Outage[] {
  return outages.slice(outages.findLastIndex(({ to }) => to <= moment) + 1);
}

/** Milliseconds from one moment to another; time in which the server was away does not count. */
export function running(from: number, to: number, outages: readonly Outage[]): number {
  let length = to - from;
  for (const outage of behind(outages, from)) {
    const away = Math.min(to, outage.to) - Math.max(from, outage.from);
    if (away > 0) length -= away;
  }
  return Math.max(0, length);
}

/** Notes that a seat sealed its plan (or took the seal back). */
export function noteSeal(clock: ClockState, seat: Seat, at: number | null): void {
  clock.sealed[seat] = at;
}

/** Charges the banks for the question that has just been answered, and starts the time of the next one. */
export function noteQuestion(
  clock: ClockState,
  rule: ClockRule,
  answered: Decision | null,
  at: number,
  outages: readonly Outage[],
): void {
  for (const seat of answered?.seats ?? []) {
    const over = running(clock.asked, clock.sealed[seat] ?? at, outages) - perDecision(rule);
    if (over > 0) clock.banks[seat] = Math.max(0, clock.banks[seat] - over);
  }
  clock.asked = at;
  clock.sealed.fill(null);
}

/** When the seat's time is up, or null when no clock runs for it. */
export function deadline(
  clock: ClockState,
  rule: ClockRule,
  decision: Decision | null,
  seat: Seat,
  outages: readonly Outage[],
): number | null {
  if (rule.kind === 'none' || decision === null) return null;
  if (!decision.seats.includes(seat) || decision.sealed[seat]) return null;
  let due = clock.asked + perDecision(rule) + clock.banks[seat];
  for (const outage of behind(outages, clock.asked)) {
    if (outage.from < due) due += outage.to - Math.max(outage.from, clock.asked);
  }
  return due;
}
