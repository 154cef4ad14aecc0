// Moving over the map and coming nearer: wheel, drag, two fingers, buttons and keys. At rest the whole board fits.

import { useSignal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Bounds, Point } from './layout.ts';

/** What part of the map is seen: a factor, and a shift in units of the drawing. */
export interface Look {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The whole board. */
export const whole: Look = { scale: 1, x: 0, y: 0 };
const nearest = 4;

// The middle of what is seen stays on the board.
function kept({ scale, x, y }: Look, [left, top, width, height]: Bounds): Look {
  const within = (shift: number, from: number, size: number): number => {
    const middle = from + size / 2;
    return Math.min(middle - from * scale, Math.max(middle - (from + size) * scale, shift));
  };
  return { scale, x: within(x, left, width), y: within(y, top, height) };
}

/** The look after coming nearer by a factor, with the point under the pointer staying where it is. */
export function zoomed(look: Look, factor: number, at: Point, bounds: Bounds): Look {
  const scale = Math.min(nearest, Math.max(1, look.scale * factor));
  if (scale < 1.02) return whole;
  const part = scale / look.scale;
  return kept({ scale, x: at.x - (at.x - look.x) * part, y: at.y - (at.y - look.y) * part }, bounds);
}

/** The look after the map was moved; a whole board stays where it is. */
export function moved(look: Look, x: number, y: number, bounds: Bounds): Look {
  return look.scale === 1 ? look : kept({ ...look, x: look.x + x, y: look.y + y }, bounds);
}

/** Where a point of the drawing lies in a window of this size, in pixels. */
export function onScreen(point: Point, look: Look, [left, top, width, height]: Bounds, size: Size): Point {
  const unit = Math.min(size.width / width, size.height / height);
  return {
    x: (size.width - width * unit) / 2 + (point.x * look.scale + look.x - left) * unit,
    y: (size.height - height * unit) / 2 + (point.y * look.scale + look.y - top) * unit,
  };
}

/** What the map offers to buttons and keys. */
export interface Zoom {
  readonly look: Signal<Look>;
  /** The window's size in pixels. */
  readonly size: ReadonlySignal<Size>;
  readonly svg: RefObject<SVGSVGElement>;
  readonly nearer: () => void;
  readonly farther: () => void;
  readonly fit: () => void;
  /** Whether the pointer has just dragged the map, so that its release is no click. */
  readonly dragged: () => boolean;
  /** Something on the map is dragged: the map stays where it is until the pointer is released. */
  readonly hold: () => void;
  /**
   * Comes near enough that a unit of the drawing is at least `unit` pixels, around the middle of the points. It stays where it
   * is if they are in sight and large enough already, or were left so by hand.
   */
  readonly approach: (points: readonly Point[], unit: number) => void;
  /** Pixels of a unit of the drawing now. */
  readonly unit: () => number;
}

/** The point of these that is nearest to a place. */
function nearestTo({ x, y }: Point, points: readonly Point[]): Point {
  const far = (point: Point): number => Math.hypot(point.x - x, point.y - y);
  return points.reduce((best, point) => (far(point) < far(best) ? point : best));
}

// Pixels beyond the board's edge that a look of its own accord may show: what lies over the stage's edges needs them.
const overEdges = 56;

/**
 * The look in which a unit of the drawing is at least `wanted` pixels, around the middle of the points; where they do not
 * all fit, around the one in their midst, so that something of them is in sight. Near an edge the board still fills the
 * window.
 */
export function approached(
  points: readonly Point[],
  wanted: number,
  bounds: Bounds,
  size: Size,
  beyond = overEdges,
): Look {
  const [left, top, width, height] = bounds;
  const rest = Math.min(size.width / width, size.height / height);
  const scale = Math.min(nearest, wanted / rest);
  if (points.length === 0 || rest <= 0 || scale < 1.02) return whole;
  const span = (of: (point: Point) => number) => {
    const all = points.map(of);
    return { middle: (Math.min(...all) + Math.max(...all)) / 2, size: Math.max(...all) - Math.min(...all) };
  };
  const [across, down] = [span(({ x }) => x), span(({ y }) => y)];
  const middle = { x: across.middle, y: down.middle };
  const fits = across.size * rest * scale <= size.width && down.size * rest * scale <= size.height;
  const centre = fits ? middle : nearestTo(middle, points);
  const shift = { x: left + width / 2 - centre.x * scale, y: top + height / 2 - centre.y * scale };
  return filling({ scale, ...shift }, bounds, size, beyond);
}

// As little beyond the board's edges is seen as can be: a map that is come nearer to fills its window.
function filling(
  { scale, x, y }: Look,
  [left, top, width, height]: Bounds,
  size: Size,
  beyond: number,
): Look {
  const rest = Math.min(size.width / width, size.height / height);
  const within = (shift: number, from: number, length: number, seen: number): number => {
    const middle = from + length / 2;
    if (length * scale <= seen) return middle - middle * scale;
    const free = beyond / rest;
    const least = middle + seen / 2 - (from + length) * scale - free;
    const most = middle - seen / 2 - from * scale + free;
    return Math.min(most, Math.max(least, shift));
  };
  return {
    scale,
    x: within(x, left, width, size.width / rest),
    y: within(y, top, height, size.height / rest),
  };
}

/** Half of what a finger needs, in pixels: so far from the edge a place can be tapped. */
const fingerHalf = 22;

/** Whether as many of these places can be tapped now as could be in another look. */
export function showsAsMany(
  points: readonly Point[],
  now: Look,
  other: Look,
  { bounds, size }: { readonly bounds: Bounds; readonly size: Size },
): boolean {
  const shown = (look: Look): number =>
    points.filter((point) => {
      const { x, y } = onScreen(point, look, bounds, size);
      const within = (at: number, length: number) => at >= fingerHalf && at <= length - fingerHalf;
      return within(x, size.width) && within(y, size.height);
    }).length;
  return shown(now) >= shown(other);
}

// A place of the window as a place of the drawing, before zoom.
function inDrawing(svg: SVGSVGElement, x: number, y: number): Point {
  const matrix = svg.getScreenCTM();
  if (matrix === null) return { x: 0, y: 0 };
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}

interface Grip {
  readonly pointers: Map<number, Point>;
  /** Pixels that the pointers have gone since the first came down. */
  moved: number;
}

function follow(event: PointerEvent, svg: SVGSVGElement, look: Signal<Look>, grip: Grip, bounds: Bounds) {
  const before = grip.pointers.get(event.pointerId);
  if (before === undefined) return;
  const now = inDrawing(svg, event.clientX, event.clientY);
  const other = [...grip.pointers].find(([id]) => id !== event.pointerId)?.[1];
  grip.moved += Math.hypot(event.movementX, event.movementY);
  if (other === undefined) look.value = moved(look.value, now.x - before.x, now.y - before.y, bounds);
  else {
    const distance = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y);
    look.value = zoomed(look.value, distance(now) / Math.max(1, distance(before)), other, bounds);
  }
  grip.pointers.set(event.pointerId, now);
}

function listen(svg: SVGSVGElement, look: Signal<Look>, grip: Grip, bounds: Bounds): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const onWheel = (event: WheelEvent): void => {
    const at = inDrawing(svg, event.clientX, event.clientY);
    const next = zoomed(look.value, Math.exp(-event.deltaY / 500), at, bounds);
    // At the ends of the zoom the page may scroll.
    if (next.scale === look.value.scale) return;
    event.preventDefault();
    look.value = next;
  };
  const onDown = (event: PointerEvent): void => {
    if (grip.pointers.size === 0) grip.moved = 0;
    grip.pointers.set(event.pointerId, inDrawing(svg, event.clientX, event.clientY));
  };
  const onUp = (event: PointerEvent): void => void grip.pointers.delete(event.pointerId);
  svg.addEventListener('wheel', onWheel, { passive: false, signal });
  svg.addEventListener('pointerdown', onDown, { signal });
  addEventListener('pointermove', (event) => follow(event, svg, look, grip, bounds), { signal });
  addEventListener('pointerup', onUp, { signal });
  addEventListener('pointercancel', onUp, { signal });
  return () => ended.abort();
}

/**
 * The zoom of a board with these bounds; what it is drawn in takes `svg` as its ref.
 * @param beyond pixels beyond the board's edge that a look of its own accord may show
 */
export function useZoom(bounds: Bounds, beyond = overEdges): Zoom {
  const look = useSignal<Look>(whole);
  const size = useSignal({ width: 0, height: 0 });
  const svg = useRef<SVGSVGElement>(null);
  const grip = useRef<Grip>({ pointers: new Map(), moved: 0 });
  // The last look that the map has taken of its own accord.
  const own = useRef(whole);
  useEffect(() => {
    const element = svg.current;
    if (element === null) return undefined;
    // Its own box: what a table stretches it by is not in the drawing's units.
    const watch = new ResizeObserver(([{ contentRect }]) => {
      const { width, height } = contentRect;
      size.value = { width, height };
    });
    watch.observe(element);
    const stop = listen(element, look, grip.current, bounds);
    return () => {
      watch.disconnect();
      stop();
    };
  }, [bounds]);
  return useMemo(() => {
    // The buttons keep the middle of what is seen.
    const middle = { x: bounds[0] + bounds[2] / 2, y: bounds[1] + bounds[3] / 2 };
    return {
      look,
      size,
      svg: svg as RefObject<SVGSVGElement>,
      nearer: () => void (look.value = zoomed(look.value, 1.5, middle, bounds)),
      farther: () => void (look.value = zoomed(look.value, 1 / 1.5, middle, bounds)),
      fit: () => void (look.value = whole),
      dragged: () => grip.current.moved > 8,
      hold: () => grip.current.pointers.clear(),
      approach: (points, unit) => {
        const now = look.peek();
        const next = approached(points, unit, bounds, size.peek(), beyond);
        const wide = now !== own.current || now.scale >= next.scale * 0.98;
        if (points.length > 0 && wide && showsAsMany(points, now, next, { bounds, size: size.peek() }))
          return;
        own.current = next;
        look.value = next;
      },
      unit: () => {
        const { width, height } = size.peek();
        return Math.min(width / bounds[2], height / bounds[3]) * look.peek().scale;
      },
    };
  }, [bounds]);
}
