// The log of a match that begins in its middle: a fork, or one of which only the choices were kept.

import type { Seat } from '@bridgefront/kernel';
import type { MatchEvent } from './table.ts';

/** The events of choices that were made before the match began; `person`: the seat that was nobody's bot's. */
export function eventsOfChoices(
  choices: readonly string[],
  person: (seat: Seat) => boolean,
  at: number,
): readonly MatchEvent[] {
  return choices.map((line, index) => {
    const space = line.indexOf(' ');
    const seat = Number(line.slice(0, space));
    const by = person(seat) ? 'seat' : 'bot';
    return { number: index + 1, kind: 'choose', seat, choice: line.slice(space + 1), by, at, message: null };
  });
}
