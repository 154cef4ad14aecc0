// What the others of a lesson choose, as it says.

import { scripted } from '@bridgefront/kernel';
import type { Choice, Seat } from '@bridgefront/kernel';
import type { MatchEvent, Play } from '@bridgefront/hosting';
import type { LessonTable } from './kept.ts';

/** The choices of a seat until its plan is sealed. */
export function scriptedPlan(
  { engine, match }: Play,
  seat: Seat,
  others: NonNullable<LessonTable['others']>,
  events: readonly MatchEvent[],
): readonly Choice[] {
  const made = events.filter((event) => event.seat === seat).map(({ choice }) => choice);
  const trial = engine.copy(match);
  const { decision } = trial;
  const before = made.length;
  while (trial.decision === decision && decision?.sealed[seat] === false) {
    const choice = scripted(engine, trial, seat, others[seat] ?? [], made);
    engine.choose(trial, seat, choice);
    made.push(choice);
  }
  return made.slice(before);
}
