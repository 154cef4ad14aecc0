// Who is away, so that a bot may stand in: nobody who still reads, acts, or has time left.

import type { Seat } from '@bridgefront/kernel';
import type { ClockRule } from '@bridgefront/protocol';
import { running } from './clock.ts';
import type { HostedTable, MatchEvent, Outage } from './table.ts';
import { namesOf } from './facts.ts';
import type { Play } from './play.ts';

const minute = 60_000;

/** How long others wait for a person (milliseconds): for one whose page is closed, and for one who reads and does nothing. */
interface Patience {
  readonly gone: number;
  readonly silent: number;
}

// By mail a person has the time of the clock, and is away once it has run out.
const patience: { readonly [kind in Exclude<ClockRule['kind'], 'mail'>]: Patience } = {
  none: { gone: 10 * minute, silent: 60 * minute },
  live: { gone: minute, silent: 15 * minute },
};

/** What is known of a seat's person. */
export interface Attendance {
  /** Its events, of all kinds, are among these, in order. */
  readonly events: readonly MatchEvent[];
  /** When the match was loaded. */
  readonly loaded: number;
  /** When the person last read, looked or acted since then: now for who reads; null: not yet. */
  readonly lastHere: number | null;
  readonly now: number;
  readonly outages: readonly Outage[];
}

const inWords = (milliseconds: number): string => {
  const minutes = milliseconds / minute;
  return minutes === 1 ? 'a minute' : minutes === 60 ? 'an hour' : `${minutes} minutes`;
};

/**
 * Why a bot may not stand in for the seat's person now, as one sentence; null when it may. A person is away who is asked, and
 * whose time has run out since the last choice of their own, or who has kept the others waiting for longer than is fair.
 */
export function whyNotAway(
  table: HostedTable,
  { match, clock }: Play,
  seat: Seat,
  { events, loaded, lastHere, now, outages }: Attendance,
): string | null {
  const { decision } = match;
  const name = namesOf(table)[seat];
  if (decision === null || !decision.seats.includes(seat) || decision.sealed[seat])
    return `The match does not wait for ${name} now: a bot stands in for who keeps the others waiting.`;
  const own = events.findLastIndex((event) => event.seat === seat && event.by === 'seat');
  const lapsed = events.some((event, at) => at > own && event.seat === seat && event.by === 'clock');
  const { kind } = table.clock;
  if (kind === 'mail')
    return lapsed ? null : `${name} has time left: by mail a bot stands in for whose time has run out.`;
  const { gone, silent } = patience[kind];
  const since = lapsed ? (events[own]?.at ?? table.startedAt ?? clock.asked) : clock.asked;
  if (running(since, now, outages) >= silent) return null;
  // Who was here before the match was loaded is not known: others wait as if everybody had been.
  const last = lastHere ?? (lapsed ? 0 : loaded);
  const unseen = running(Math.max(since, last), now, outages);
  if (lapsed ? unseen > 0 : unseen >= gone) return null;
  return lastHere === null || unseen > 0
    ? `${name} may be back in a moment: a bot stands in for who has been away for ${inWords(gone)}.`
    : `${name} is at the table: a bot stands in for who is away, or does nothing for ${inWords(silent)}.`;
}
