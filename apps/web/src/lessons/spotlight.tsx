// Rings around what the coach speaks of: the controls of choices and places of the board, wherever the table draws them.

import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LessonHint } from '@bridgefront/kernel';
import type { PageMatchContext } from '../match/create-match-context.ts';
import styles from './spotlight.module.css';

interface Ring {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const edge = 4;

// Controls of the table that stand for a choice carry its name in the list, or the place that it is about on a board.
function selectorOf({ points = [], places = [] }: LessonHint): string {
  const quoted = (text: string): string => `"${CSS.escape(text)}"`;
  const spots = [...places, ...points.map((choice) => choice.slice(choice.indexOf(':') + 1))];
  return [
    '[data-advised=true]',
    ...points.map((choice) => `[data-choice=${quoted(choice)}]`),
    ...spots.flatMap((spot) => ['hex', 'edge', 'piece-name'].map((kind) => `[data-${kind}=${quoted(spot)}]`)),
  ].join(',');
}

function ringsIn(frame: Element, hint: LessonHint): readonly Ring[] {
  const all = [...frame.querySelectorAll(selectorOf(hint))];
  // Where the table has a control for it, the list needs none.
  const table = all.filter((one) => one.closest('[data-part]') !== null);
  return (table.length > 0 ? table : all)
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => ({
      left: left - edge,
      top: top - edge,
      width: width + 2 * edge,
      height: height + 2 * edge,
    }));
}

// Looks again after each change of the frame, in the next picture.
function useRings(match: PageMatchContext, hint: LessonHint | null) {
  const place = useRef<HTMLDivElement>(null);
  const rings = useSignal<readonly Ring[]>([]);
  const look = useMemo(() => {
    let waiting = false;
    return (): void => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        const frame = place.current?.closest('[data-frame]') ?? null;
        const found = frame === null || hint === null ? [] : ringsIn(frame, hint);
        if (JSON.stringify(found) !== JSON.stringify(rings.peek())) rings.value = found;
      });
    };
  }, [hint]);
  useSignalEffect(() => {
    void [match.choices.value, match.plan.value, match.shown.value, match.advised.value];
    look();
  });
  useEffect(() => {
    const frame = place.current?.closest('[data-frame]') ?? null;
    if (frame === null) return undefined;
    look();
    const changes = new MutationObserver((seen) => {
      if (seen.some(({ target }) => !place.current?.contains(target))) look();
    });
    changes.observe(frame, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-lit', 'data-advised', 'style', 'transform'],
    });
    const size = new ResizeObserver(look);
    size.observe(frame);
    frame.addEventListener('scroll', look, { capture: true, passive: true });
    frame.addEventListener('transitionend', look);
    return () => {
      changes.disconnect();
      size.disconnect();
      frame.removeEventListener('scroll', look, { capture: true });
      frame.removeEventListener('transitionend', look);
    };
  }, [look]);
  return { place, rings };
}

/** The rings; null: none. What is lit up there says the coach in words too. */
export function Spotlight({
  match,
  hint,
}: {
  readonly match: PageMatchContext;
  readonly hint: LessonHint | null;
}) {
  const { place, rings } = useRings(match, hint);
  return (
    <div ref={place} class={styles.rings} aria-hidden="true" data-spotlight={rings.value.length}>
      {rings.value.map(({ left, top, width, height }) => (
        <span
          key={`${left} ${top}`}
          class={styles.ring}
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
        />
      ))}
    </div>
  );
}
