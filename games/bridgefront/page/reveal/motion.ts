// Whether and how long things move: nothing for those who want no motion, never longer than the report is shown.

import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import { lengthOf } from '@bridgefront/page/reveal/pace.ts';
import type { Match } from '../match.ts';
import { durationOf } from './duration.ts';
import { travelling } from './hidden.ts';
import type { Travelling } from './hidden.ts';

function reducedMotion() {
  if (typeof matchMedia === 'undefined') return signal(false);
  const media = matchMedia('(prefers-reduced-motion: reduce)');
  const reduced = signal(media.matches);
  media.addEventListener('change', () => (reduced.value = media.matches));
  return reduced;
}

/** Whether the reader's system asks for less motion. */
export const calm = reducedMotion();

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

/**
 * Plays key frames on an element when it appears and stops them when it goes; without a duration it is at its end at
 * once. `ended` is called once, also then.
 */
export function useMotion<E extends Element>(
  frames: readonly Keyframe[],
  duration: number,
  timing: { readonly easing?: string; readonly delay?: number; readonly ended?: () => void } = {},
): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const { easing = 'cubic-bezier(0.3, 0, 0.2, 1)', delay = 0, ended } = timing;
    if (element.current === null || duration <= 0) {
      ended?.();
      return undefined;
    }
    const animation = element.current.animate([...frames], { duration, delay, easing, fill: 'both' });
    animation.onfinish = () => ended?.();
    return () => animation.cancel();
  }, []);
  return element;
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
