// Quiet hours: whether a moment lies in them, when they end, and the last moment before them.

import type { QuietHours } from '@bridgefront/protocol';

const minute = 60_000;
const minutesOfDay = 1440;
const mostSet = 120; // Minutes by which clocks are set at once.

const inMinutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

// What the clock on the wall says there, in minutes since midnight.
function wallAt(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  return inMinutes(parts);
}

function isQuiet({ from, to, zone }: QuietHours, at: number): boolean {
  const [begin, end, now] = [inMinutes(from), inMinutes(to), wallAt(zone, at)];
  return begin <= end ? now >= begin && now < end : now >= begin || now < end;
}

/**
 * When somebody may be called who wants to be at `at`: then, or when the quiet hours end. On days on which clocks are set,
 * what the clock on the wall says counts.
 */
export function afterQuiet(quiet: QuietHours | null, at: number): number {
  if (quiet === null || !isQuiet(quiet, at)) return at;
  let free = at - (at % minute);
  // The wall's clock may be set meanwhile: it is looked at again where the hours should have ended.
  for (let tries = 0; tries < 4 && isQuiet(quiet, free); tries++) {
    const left = (inMinutes(quiet.to) - wallAt(quiet.zone, free) + minutesOfDay) % minutesOfDay;
    free += (left === 0 ? minutesOfDay : left) * minute;
  }
  // In a night that is an hour shorter it ended before.
  const over = (wallAt(quiet.zone, free) - inMinutes(quiet.to) + minutesOfDay) % minutesOfDay;
  const ended = free - over * minute;
  return over > 0 && over <= mostSet && ended > at ? ended : free;
}

/** The last minute before the quiet hours in which `at` lies; `at` itself outside of them. */
export function beforeQuiet(quiet: QuietHours | null, at: number): number {
  if (quiet === null || !isQuiet(quiet, at)) return at;
  const since = (wallAt(quiet.zone, at) - inMinutes(quiet.from) + minutesOfDay) % minutesOfDay;
  return at - (at % minute) - (since + 1) * minute;
}
