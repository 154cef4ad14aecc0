// Motion: key frames on an element when it appears, and nothing for those who want none.

import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';

function reducedMotion() {
  if (typeof matchMedia === 'undefined') return signal(false);
  const media = matchMedia('(prefers-reduced-motion: reduce)');
  const reduced = signal(media.matches);
  media.addEventListener('change', () => (reduced.value = media.matches));
  return reduced;
}

/** Whether the reader's system asks for less motion. */
export const calm = reducedMotion();

/** How a motion runs. */
export interface Timing {
  readonly easing?: string;
  readonly delay?: number;
  /** Called once at its end, at once where nothing moves. */
  readonly ended?: () => void;
}

/** Plays key frames on an element when it appears and stops them when it goes; without a duration it is at its end. */
export function useMotion<E extends Element>(
  frames: readonly Keyframe[],
  duration: number,
  timing: Timing = {},
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
