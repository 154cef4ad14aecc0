// How long things move in a reveal: never longer than the report is shown.

import { calm } from '@bridgefront/page/motion/motion.ts';
import type { Match } from '../match.ts';

/** How much of the time of a report its motion takes; the rest is for looking. */
const moving = 0.72;

/** Milliseconds of motion for the report being shown; 0: nothing moves. */
export function motionOf(match: Match): number {
  const current = match.playback.current.peek();
  if (current === null || match.playback.pace.peek() === 'off' || calm.peek()) return 0;
  return current.duration * moving;
}
