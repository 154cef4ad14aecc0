// Which unit is looked at: the one that the pointer has come to, not one that has come to lie under a resting pointer.

import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Match } from './match.ts';
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

const looks = new WeakMap<Match['source'], Signal<string | null>>();

/** The hex of a match that is looked at: the table lights it, the panel beside it tells of it. */
export function lookedAt({ source }: Match): Signal<string | null> {
  const look = looks.get(source) ?? signal(null);
  looks.set(source, look);
  return look;
}

/** A question for a card of the hand ends the look: the hand is in sight when it is asked for. */
export function useLooking(match: Match, { open }: Seen): Looking {
  const hex = lookedAt(match);
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
