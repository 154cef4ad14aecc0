// How time that is left is written.

import { matchTexts } from '../texts/match.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Rounded up to the second or hour, so that nothing says zero before it is and two days begin as two days: `0:07`, `12:30`, `5 h`, `3 days`. */
export function timeText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const hours = Math.ceil(left / hour);
  if (hours >= 48) return matchTexts.days(Math.floor(hours / 24));
  if (left >= 2 * hour) return matchTexts.hours(hours);
  const seconds = Math.ceil(left / second);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A seat's time: what the question itself still gives, then what is in reserve. */
export interface TimeLeft {
  readonly free: number;
  readonly bank: number;
  /** The reserve is being used. */
  readonly late: boolean;
  /** Nearly over. */
  readonly urgent: boolean;
}

/** Splits the time until a deadline, which counts the bank in. */
export function timeLeft(deadline: number, bank: number, now: number): TimeLeft {
  const left = Math.max(0, deadline - now);
  const free = Math.max(0, left - bank);
  return { free, bank: Math.min(bank, left), late: free === 0, urgent: left <= 10 * second };
}
