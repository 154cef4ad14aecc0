// Whether and how long things move: nothing for those who want no motion, never longer than the report is shown.

import { useLayoutEffect } from 'preact/hooks';
import { calm } from '@bridgefront/page/motion/motion.ts';
import { lengthOf } from '@bridgefront/page/reveal/pace.ts';
import type { Match } from '../match.ts';
import { durationOf } from './duration.ts';
import { travelling } from './hidden.ts';
import type { Travelling } from './hidden.ts';

/** What an unknown report that waits counts, when the time for all of them is shared out. */
const usualBeat = 450;

/** How much of the time of a report its motion takes; the rest is for looking. */
const moving = 0.72;

/** Milliseconds of motion for the report being shown; 0: nothing moves. */
export function motionOf(match: Match): number {
  const moment = match.playback.current.peek();
  const pace = match.playback.pace.peek();
  if (moment === null || pace === 'off' || calm.peek()) return 0;
  const beat = durationOf(moment.report);
  const waiting = pace === 'step' ? 0 : match.playback.waiting.peek();
  return lengthOf(beat, beat + waiting * usualBeat, pace) * moving;
}

/** Tells the board what is on its way, until it lands or is taken away. */
export function useTravelling(now: Travelling): void {
  useLayoutEffect(() => {
    travelling.value = now;
    return () => {
      if (travelling.peek() === now) travelling.value = null;
    };
  }, []);
}
