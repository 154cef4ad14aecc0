// Lit things of the table that are scrolled out of sight: how many there are on each side, and the way to them.

/** Where something begins and ends on the screen, along one axis. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Which way to look for something. */
export type Way = 'above' | 'below' | 'left' | 'right';

type Axis = 'down' | 'across';
const axes = ['down', 'across'] as const;

const ways = {
  down: { before: 'above', after: 'below' },
  across: { before: 'left', after: 'right' },
} as const;

/** Whether at least half of it is to be seen, or as much as fills half of the room; else on which side it lies. */
export function wayTo(thing: Span, room: Span): 'before' | 'after' | null {
  const seen = Math.min(thing.end, room.end) - Math.max(thing.start, room.start);
  const enough = Math.min(thing.end - thing.start, room.end - room.start) / 2;
  if (seen >= enough) return null;
  return thing.start + thing.end < room.start + room.end ? 'before' : 'after';
}

function spanOf(element: Element, axis: Axis): Span {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return axis === 'down' ? { start: top, end: bottom } : { start: left, end: right };
}

/** A box that can be scrolled along an axis. */
interface Scroller {
  readonly box: Element;
  readonly axis: Axis;
}

// How far a box is scrolled along an axis, and how far it can be.
function scrolled({ box, axis }: Scroller): { readonly at: number; readonly most: number } {
  return axis === 'down'
    ? { at: box.scrollTop, most: box.scrollHeight - box.clientHeight }
    : { at: box.scrollLeft, most: box.scrollWidth - box.clientWidth };
}

/** What can be scrolled around an element, from the inside out, the area itself last. */
type Scrollers = (element: Element) => readonly Scroller[];

function scrollersOf(box: Element): readonly Scroller[] {
  const long = axes.filter((axis) => scrolled({ box, axis }).most > 1);
  if (long.length === 0) return [];
  const { overflowX, overflowY } = getComputedStyle(box);
  return long
    .filter((axis) => /auto|scroll/.test(axis === 'down' ? overflowY : overflowX))
    .map((axis) => ({ box, axis }));
}

// Every box around what is looked at is measured once, however much of it is lit.
function scrollersIn(area: Element): Scrollers {
  const known = new Map<Element, readonly Scroller[]>();
  const from = (box: Element | null): readonly Scroller[] => {
    if (box === null) return [];
    let found = known.get(box);
    if (found === undefined) {
      const around = box === area ? [] : from(box.parentElement);
      found = [...scrollersOf(box), ...around];
      known.set(box, found);
    }
    return found;
  };
  return (element) => from(element.parentElement);
}

function canScroll(scroller: Scroller, side: 'before' | 'after'): boolean {
  const { at, most } = scrolled(scroller);
  return side === 'before' ? at > 0 : at < most - 1;
}

// Which way to scroll for it; `lost`: it is not drawn, or no scrolling brings it into sight.
function wayOf(element: Element, scrollers: Scrollers): Way | 'seen' | 'lost' {
  const spans = { down: spanOf(element, 'down'), across: spanOf(element, 'across') };
  if (spans.down.end === spans.down.start) return 'lost';
  for (const scroller of scrollers(element)) {
    const { box, axis } = scroller;
    const side = wayTo(spans[axis], spanOf(box, axis));
    if (side !== null) return canScroll(scroller, side) ? ways[axis][side] : 'lost';
  }
  return 'seen';
}

/** What is lit in an area: how many are in sight, and those that are not, the nearest first. */
export interface Lights extends Readonly<Record<Way, readonly Element[]>> {
  readonly seen: number;
}

function nearestFirst(elements: readonly Element[], axis: Axis, direction: 1 | -1): readonly Element[] {
  const starts = new Map(elements.map((one) => [one, spanOf(one, axis).start]));
  const start = (one: Element): number => starts.get(one) ?? 0;
  return elements.toSorted((a, b) => direction * (start(a) - start(b)));
}

/** Looks for everything that carries the mark of an open choice. */
export function lightsIn(area: Element): Lights {
  const away: { readonly [way in Way]: Element[] } = { above: [], below: [], left: [], right: [] };
  const scrollers = scrollersIn(area);
  let seen = 0;
  for (const element of area.querySelectorAll('[data-lit]')) {
    const way = wayOf(element, scrollers);
    if (way === 'seen') seen += 1;
    else if (way !== 'lost') away[way].push(element);
  }
  return {
    seen,
    above: nearestFirst(away.above, 'down', -1),
    below: nearestFirst(away.below, 'down', 1),
    left: nearestFirst(away.left, 'across', -1),
    right: nearestFirst(away.right, 'across', 1),
  };
}

/** Scrolls what has to be scrolled so that the element stands in the middle, as far as that goes. */
export function bringIntoSight(element: Element, area: Element, smooth: boolean): void {
  const moved = { down: 0, across: 0 };
  const behavior = smooth ? 'smooth' : 'instant';
  for (const scroller of scrollersIn(area)(element)) {
    const { box, axis } = scroller;
    const thing = spanOf(element, axis);
    const room = spanOf(box, axis);
    // What glides is not there yet.
    const wished = (thing.start + thing.end - room.start - room.end) / 2 - (smooth ? moved[axis] : 0);
    const { at, most } = scrolled(scroller);
    const by = Math.max(-at, Math.min(most - at, wished));
    box.scrollBy(axis === 'down' ? { top: by, behavior } : { left: by, behavior });
    moved[axis] += by;
  }
}
