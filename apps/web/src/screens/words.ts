// A match in words: its clock, its seats, when something was.

import type { ClockRule, MatchInfo } from '@bridgefront/protocol';
import { texts } from '../texts/index.ts';

const minute = 60;
const hour = 60 * minute;

/** With a capital first letter. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A length of time: `40 s`, `5 min`, `1 h 30 min`, `3 days`. */
export function spanWords(seconds: number): string {
  const { units } = texts.shell;
  if (seconds < 2 * minute && seconds % minute !== 0) return units.seconds(Math.round(seconds));
  if (seconds < hour) return units.minutes(Math.round(seconds / minute));
  if (seconds < 48 * hour) {
    const minutes = Math.round(seconds / minute);
    const rest = minutes % 60;
    const hours = units.hours(Math.floor(minutes / 60));
    return rest === 0 ? hours : `${hours} ${units.minutes(rest)}`;
  }
  return units.days(Math.round(seconds / hour / 24));
}

/** A clock in a few words. */
export function clockWords(clock: ClockRule): string {
  const { clocks } = texts.shell;
  if (clock.kind === 'none') return clocks.none;
  if (clock.kind === 'mail') return clocks.mail(spanWords(clock.days * 24 * hour));
  return clock.bank === 0
    ? clocks.live(spanWords(clock.seconds))
    : clocks.bank(spanWords(clock.seconds), spanWords(clock.bank));
}

/** How many seats wait for somebody. */
export function openSeats({ seats }: Pick<MatchInfo, 'seats'>): number {
  return seats.filter(
    ({ kind, name, challenged }) => kind === 'human' && name === null && challenged === undefined,
  ).length;
}

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** `3 minutes ago`, `in 2 days`. */
export function whenWords(at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000);
  const size = Math.abs(seconds);
  if (size < minute) return texts.shell.start.justNow;
  if (size < hour) return relative.format(Math.round(seconds / minute), 'minute');
  if (size < 24 * hour) return relative.format(Math.round(seconds / hour), 'hour');
  return relative.format(Math.round(seconds / hour / 24), 'day');
}
