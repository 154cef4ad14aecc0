// Moving over the map and coming nearer: wheel, drag, two fingers, buttons and keys. At rest the whole board fits.

import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';

/** What part of the map is seen: a factor, and a shift in units of the drawing. */
export interface Look {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const whole: Look = { scale: 1, x: 0, y: 0 };
const nearest = 4;

/** The look after coming nearer by a factor, with the point under the pointer staying where it is. */
export function zoomed(look: Look, factor: number, at: { readonly x: number; readonly y: number }): Look {
  const scale = Math.min(nearest, Math.max(1, look.scale * factor));
  if (scale === 1) return whole;
  const part = scale / look.scale;
  return { scale, x: at.x - (at.x - look.x) * part, y: at.y - (at.y - look.y) * part };
}

/** What the map offers to buttons and keys. */
export interface Zoom {
  readonly look: Signal<Look>;
  readonly svg: RefObject<SVGSVGElement>;
  readonly nearer: () => void;
  readonly farther: () => void;
  readonly fit: () => void;
  /** Whether the pointer has just dragged the map, so that its release is no click. */
  readonly dragged: () => boolean;
}

// A place of the window as a place of the drawing, before zoom.
function inDrawing(svg: SVGSVGElement, x: number, y: number): { x: number; y: number } {
  const matrix = svg.getScreenCTM();
  if (matrix === null) return { x: 0, y: 0 };
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}

interface Grip {
  readonly pointers: Map<number, { readonly x: number; readonly y: number }>;
  moved: number;
}

function moveBy(look: Signal<Look>, x: number, y: number): void {
  const { scale } = look.value;
  if (scale > 1) look.value = { scale, x: look.value.x + x, y: look.value.y + y };
}

function listen(svg: SVGSVGElement, look: Signal<Look>, grip: Grip): () => void {
  const onWheel = (event: WheelEvent): void => {
    const next = zoomed(
      look.value,
      Math.exp(-event.deltaY / 500),
      inDrawing(svg, event.clientX, event.clientY),
    );
    // At the edges of the zoom the page may scroll.
    if (next.scale === look.value.scale) return;
    event.preventDefault();
    look.value = next;
  };
  const onDown = (event: PointerEvent): void => {
    if (grip.pointers.size === 0) grip.moved = 0;
    grip.pointers.set(event.pointerId, inDrawing(svg, event.clientX, event.clientY));
  };
  const onMove = (event: PointerEvent): void => {
    const before = grip.pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = inDrawing(svg, event.clientX, event.clientY);
    const other = [...grip.pointers].find(([id]) => id !== event.pointerId)?.[1];
    grip.moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (other === undefined) moveBy(look, now.x - before.x, now.y - before.y);
    else {
      const distance = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y);
      look.value = zoomed(look.value, distance(now) / Math.max(1, distance(before)), other);
    }
    grip.pointers.set(event.pointerId, now);
  };
  const onUp = (event: PointerEvent): void => void grip.pointers.delete(event.pointerId);
  svg.addEventListener('wheel', onWheel, { passive: false });
  svg.addEventListener('pointerdown', onDown);
  globalThis.addEventListener('pointermove', onMove);
  globalThis.addEventListener('pointerup', onUp);
  globalThis.addEventListener('pointercancel', onUp);
  return () => {
    svg.removeEventListener('wheel', onWheel);
    svg.removeEventListener('pointerdown', onDown);
    globalThis.removeEventListener('pointermove', onMove);
    globalThis.removeEventListener('pointerup', onUp);
    globalThis.removeEventListener('pointercancel', onUp);
  };
}

/** See above. */
export function useZoom(): Zoom {
  const look = useSignal<Look>(whole);
  const svg = useRef<SVGSVGElement>(null);
  const grip = useRef<Grip>({ pointers: new Map(), moved: 0 });
  useEffect(() => (svg.current === null ? undefined : listen(svg.current, look, grip.current)), [look]);
  return {
    look,
    svg: svg as RefObject<SVGSVGElement>,
    nearer: () => void (look.value = zoomed(look.value, 1.4, { x: 0, y: 0 })),
    farther: () => void (look.value = zoomed(look.value, 1 / 1.4, { x: 0, y: 0 })),
    fit: () => void (look.value = whole),
    dragged: () => grip.current.moved > 12,
  };
}
