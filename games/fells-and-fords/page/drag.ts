// A unit dragged to where it shall go or whom it shall attack: it is picked as the drag begins, and does it where it is let go.

import type { Zoom } from '@bridgefront/page/boards/zoom.ts';
import { draggedTo } from './at-once.ts';
import type { Looking } from './looking.ts';
import type { Match } from './match.ts';
import { unitAt } from './seen.ts';
import type { Seen } from './seen.ts';

const dragAfter = 8;

/** The hex at a place of the window; null beside the map. */
export function groundAt(x: number, y: number): string | null {
  const under = document.elementsFromPoint(x, y);
  return under.flatMap((element) => (element as SVGElement).dataset['ground'] ?? [])[0] ?? null;
}

interface DragProps {
  readonly match: Match;
  readonly seen: Seen;
  readonly looking: Looking;
  readonly zoom: Zoom;
}

/** Begins with the pointer coming down on a unit of the reader's that may do something now. */
export function dragUnit(event: PointerEvent, { match, seen, looking, zoom }: DragProps): void {
  const { table, seat, plan, open } = seen;
  const from = groundAt(event.clientX, event.clientY);
  const unit = from === null ? undefined : unitAt(table, from);
  if (!event.isPrimary || from === null || unit === undefined || unit.seat !== seat) return;
  const pick = `unit:${from}`;
  const fights = table.step === 'moves' || table.step === 'attacks';
  if (!fights || !(open.has(pick) || plan[0] === pick || match.instead.peek().has(pick))) return;
  const ended = new AbortController();
  const { signal } = ended;
  let drags = false;
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    if (!drags && Math.hypot(clientX - event.clientX, clientY - event.clientY) <= dragAfter) return;
    zoom.hold();
    if (!drags && plan[0] !== pick) match.choose(pick);
    drags = true;
    looking.hex.value = groundAt(clientX, clientY);
  };
  const onUp = ({ clientX, clientY }: PointerEvent): void => {
    ended.abort();
    const to = drags ? groundAt(clientX, clientY) : null;
    const choice = to === null ? null : draggedTo(table, from, to);
    if (choice !== null) match.choose(choice);
  };
  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerup', onUp, { signal });
  addEventListener('pointercancel', () => ended.abort(), { signal });
}
