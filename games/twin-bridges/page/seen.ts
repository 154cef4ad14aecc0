// What the components of the table read from the room: seats as the reader sees them, and which choices are open.

import type { TableView } from '../rules/table.ts';
import type { OpenChoice, Room } from '@bridgefront/page/match-context.ts';

/** The table as one reader sees it now. */
export interface Seen {
  readonly table: TableView;
  /** Whose side is shown at the bottom: the reader's, or seat 0's for spectators. */
  readonly near: number;
  readonly far: number;
  /** Open choices by their notation. */
  readonly open: ReadonlyMap<string, OpenChoice>;
}

/** Reads the room; call it while rendering, so that signals are followed. */
export function seenOf(room: Room): Seen {
  const { view } = room.shown.value;
  const near = view.seat ?? 0;
  return {
    table: view.table as unknown as TableView,
    near,
    far: 1 - near,
    open: new Map(room.choices.value.map((one) => [one.choice, one])),
  };
}

/** What every button that stands for a choice does: choose it, and point at it for the list. */
export function choosing(room: Room, choice: string) {
  return {
    onClick: () => room.choose(choice),
    onPointerEnter: () => room.point(choice),
    onPointerLeave: () => room.point(null),
    onFocus: () => room.point(choice),
    onBlur: () => room.point(null),
  };
}
