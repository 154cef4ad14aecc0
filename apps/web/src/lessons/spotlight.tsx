// Rings around what the coach speaks of: the controls of choices and places of the board, wherever the table draws them.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LessonHint } from '@bridgefront/kernel';
import type { Box } from '@bridgefront/page/popovers/free-spot.ts';
import type { PageMatchContext } from '../match/create-match-context.ts';
import { around, boxOf, freeCorner, inSight } from '@bridgefront/page/popovers/corner.ts';
import type { Corner } from '@bridgefront/page/popovers/corner.ts';
import styles from './spotlight.module.css';

type Ring = Box;

const edge = 4;

const attribute = (name: string, value: string): string => `[data-${name}="${CSS.escape(value)}"]`;

// Places of a board are marked by their kind: a hex, an edge, a zone, a piece.
function placeSelector(place: string): string {
  const [, kind = place.includes('~') ? 'edge' : 'hex', name = place] = /^([a-z]+):(.+)$/.exec(place) ?? [];
  return attribute(kind, name);
}

// Controls of the table that stand for a choice are advised, carry its name, or are the place that it is about, once it is open.
function selectorOf({ points = [], places = [] }: LessonHint, open: ReadonlySet<string>): string {
  const choices = points.map((choice) => attribute('choice', choice));
  const edges = points.filter((choice) => choice.startsWith('edge:') && open.has(choice));
  const advised = points.some((choice) => open.has(choice)) ? ['[data-advised=true]'] : [];
  return [...advised, ...choices, ...[...places, ...edges].map(placeSelector)].join(',');
}

function ringsIn(frame: Element, selector: string): readonly Ring[] {
  if (selector === '') return [];
  const all = [...frame.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  // The odds over a place are read with it: no ring goes through them.
  const odds = [...frame.querySelectorAll('[data-odds]')].map((one) => boxOf(one));
  // Where the table has a control for it, the list needs none.
  const table = all.filter((one) => one.closest('[data-part]') !== null);
  return (table.length > 0 ? table : all)
    .map((one) => boxOf(one))
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((box) => odds.reduce(around, box))
    .map(({ left, top, width, height }) => ({
      left: left - edge,
      top: top - edge,
      width: width + 2 * edge,
      height: height + 2 * edge,
    }));
}

// What the coach speaks of is to stay in sight above all else together.
const spokenOf = 100;

// Where the coach covers least of what it speaks of, and of what the table says itself.
function cornerIn(frame: Element, rings: readonly Ring[], now: Corner): Corner {
  const stage = frame.querySelector('[data-part=stage]');
  const coach = frame.querySelector('[data-lesson]');
  if (stage === null || coach === null) return now;
  const taken = [...rings.map((ring) => ({ ...ring, weight: spokenOf })), ...inSight(stage)];
  return freeCorner(boxOf(coach), boxOf(stage), taken, now);
}

// Looks again after each change of the frame, in the next picture.
function useRings(match: PageMatchContext, hint: LessonHint | null, corner: Signal<Corner>) {
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
        const open = new Set(match.choices.peek().map(({ choice }) => choice));
        const found = frame === null || hint === null ? [] : ringsIn(frame, selectorOf(hint, open));
        if (JSON.stringify(found) !== JSON.stringify(rings.peek())) rings.value = found;
        if (frame !== null) corner.value = cornerIn(frame, found, corner.peek());
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
    // A tray that rises is where it belongs only now.
    frame.addEventListener('animationend', look);
    return () => {
      changes.disconnect();
      size.disconnect();
      frame.removeEventListener('scroll', look, { capture: true });
      frame.removeEventListener('transitionend', look);
      frame.removeEventListener('animationend', look);
    };
  }, [look]);
  return { place, rings };
}

/** The rings; null: none. What is lit up there says the coach in words too. */
export function Spotlight({
  match,
  hint,
  corner,
}: {
  readonly match: PageMatchContext;
  readonly hint: LessonHint | null;
  /** Told where the coach is in nobody's way. */
  readonly corner: Signal<Corner>;
}) {
  const { place, rings } = useRings(match, hint, corner);
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
