// The reveal above the board: stacks slide, bridges rise and break, losses drift off, coins pop. It only decorates:
// every report is a sentence in the log, and screen readers have been told.

import { useMemo, useRef } from 'preact/hooks';
import type { BridgefrontFace, TableView } from '../../rules/table.ts';
import type { Room } from '@bridgefront/page/match-context.ts';
import { effectsOf, stillOf } from './effects.ts';
import type { BoardEffect } from './effects.ts';
import { calm, motionOf } from './motion.ts';
import { drawEffect } from './strokes.tsx';
import styles from './layer.module.css';

// The table of the moment before, for what has left the board since.
function useBefore(room: Room): TableView | null {
  const now = room.shown.value.view.table as unknown as TableView;
  const tables = useRef<{ now: TableView; before: TableView | null }>({ now, before: null });
  if (tables.current.now !== now) tables.current = { now, before: tables.current.now };
  return tables.current.before;
}

function Scene({ room, index }: { readonly room: Room; readonly index: number }) {
  const before = useBefore(room);
  const table = room.shown.value.view.table as unknown as TableView;
  const duration = useMemo(() => motionOf(room), [index]);
  const effects = useMemo(() => {
    const face = room.moment.peek()?.told.face as unknown as BridgefrontFace | undefined;
    const all: readonly BoardEffect[] = face === undefined ? [] : effectsOf(face, table, before);
    return duration > 0 ? all : all.flatMap(stillOf);
  }, [index]);
  return <g key={index}>{effects.map((effect, at) => drawEffect(effect, at, duration))}</g>;
}

/** Belongs inside the board's SVG, above everything. */
export function RevealLayer({ room }: { readonly room: Room }) {
  const moment = room.moment.value;
  return (
    <g class={styles.layer} aria-hidden="true" data-still={calm.value}>
      <Scene room={room} index={moment?.index ?? -1} />
    </g>
  );
}
