// Which unit is looked at: the one that the pointer has come to, not one that has come to lie under a resting pointer.

import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { handKinds, partsOf } from './seen.ts';
import type { Seen } from './seen.ts';

/** The looks of one reader at the battlefield. */
export interface Looking {
  /** The hex that is looked at. */
  readonly hex: Signal<string | null>;
  /** The pointer rests here from now on. */
  rest(event: PointerEvent): void;
  /** Whether the pointer has come here by itself: a browser reports what appears under it in the same way. */
  hasCome(event: PointerEvent): boolean;
}

/** A question for a card of the hand ends the look: the hand is in sight when it is asked for. */
export function useLooking({ open }: Seen): Looking {
  const hex = useSignal<string | null>(null);
  const rests = useRef('');
  const asked = [...open.keys()].filter((choice) => handKinds.includes(partsOf(choice)[0])).join(' ');
  useLayoutEffect(() => {
    if (asked !== '') hex.value = null;
  }, [asked]);
  return {
    hex,
    rest: ({ clientX, clientY }) => void (rests.current = `${clientX},${clientY}`),
    hasCome: ({ clientX, clientY }) => rests.current !== `${clientX},${clientY}`,
  };
}
