// Lit things of the table that are scrolled out of sight: how many there are above and below, and the way to them.

/** Upper and lower edge on the screen. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Which way to look for something. */
export type Way = 'above' | 'below';

/** Whether at least half of it is to be seen, or as much as fills half of the room; else which way it lies. */
export function wayTo(thing: Span, room: Span): Way | null {
  const seen = Math.min(thing.bottom, room.bottom) - Math.max(thing.top, room.top);
  const enough = Math.min(thing.bottom - thing.top, room.bottom - room.top) / 2;
  if (seen >= enough) return null;
  return thing.top + thing.bottom < room.top + room.bottom ? 'above' : 'below';
}

function spanOf(element: Element): Span {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
}

/** What can be scrolled up and down around an element, from the inside out, the area itself last. */
type Scrollers = (element: Element) => readonly Element[];

// Every box around what is looked at is measured once, however much of it is lit.
function scrollersIn(area: Element): Scrollers {
  const known = new Map<Element, readonly Element[]>();
  const from = (box: Element | null): readonly Element[] => {
    if (box === null) return [];
    let found = known.get(box);
    if (found === undefined) {
      const high = box.scrollHeight > box.clientHeight + 1;
      const scrolls = high && /auto|scroll/.test(getComputedStyle(box).overflowY);
      const around = box === area ? [] : from(box.parentElement);
      found = scrolls ? [box, ...around] : around;
      known.set(box, found);
    }
    return found;
  };
  return (element) => from(element.parentElement);
}

function canScroll(box: Element, way: Way): boolean {
  return way === 'above' ? box.scrollTop > 0 : box.scrollTop + box.clientHeight < box.scrollHeight - 1;
}

// Which way to scroll for it; `lost`: it is not drawn, or no scrolling brings it into sight.
function wayOf(element: Element, scrollers: Scrollers): Way | 'seen' | 'lost' {
  const thing = spanOf(element);
  if (thing.bottom === thing.top) return 'lost';
  for (const box of scrollers(element)) {
    const way = wayTo(thing, spanOf(box));
    if (way !== null) return canScroll(box, way) ? way : 'lost';
  }
  return 'seen';
}

/** What is lit in an area: how many are in sight, and those that are not, the nearest first. */
export interface Lights {
  readonly seen: number;
  readonly above: readonly Element[];
  readonly below: readonly Element[];
}

/** Looks for everything that carries the mark of an open choice. */
export function lightsIn(area: Element): Lights {
  const away: { readonly [way in Way]: Element[] } = { above: [], below: [] };
  const scrollers = scrollersIn(area);
  let seen = 0;
  for (const element of area.querySelectorAll('[data-lit]')) {
    const way = wayOf(element, scrollers);
    if (way === 'seen') seen += 1;
    else if (way !== 'lost') away[way].push(element);
  }
  const top = new Map([...away.above, ...away.below].map((one) => [one, spanOf(one).top]));
  const height = (one: Element): number => top.get(one) ?? 0;
  return {
    seen,
    above: away.above.toSorted((a, b) => height(b) - height(a)),
    below: away.below.toSorted((a, b) => height(a) - height(b)),
  };
}

/** Scrolls what has to be scrolled so that the element stands in the middle, as far as that goes. */
export function bringIntoSight(element: Element, area: Element, smooth: boolean): void {
  let { top, bottom } = spanOf(element);
  for (const box of scrollersIn(area)(element)) {
    const room = spanOf(box);
    const wished = (top + bottom - room.top - room.bottom) / 2;
    const most = box.scrollHeight - box.clientHeight - box.scrollTop;
    const by = Math.max(-box.scrollTop, Math.min(most, wished));
    box.scrollBy({ top: by, behavior: smooth ? 'smooth' : 'instant' });
    top -= by;
    bottom -= by;
  }
}
