// The reveal above the board: stacks slide, bridges rise and break, losses drift off, coins pop. It only decorates:
// every report is a sentence in the log, and screen readers have been told.

import { useMemo, useRef } from 'preact/hooks';
import type { TableView } from '../../rules/table.ts';
import type { Match } from '../match.ts';
import { effectsOf, stillOf } from './effects.ts';
import type { BoardEffect } from './effects.ts';
import { calm } from '@bridgefront/page/motion/motion.ts';
import { motionOf } from './motion.ts';
import { drawEffect } from './strokes.tsx';
import styles from './layer.module.css';

// The table of the moment before, for what has left the board since.
function useBefore(match: Match): TableView | null {
  const now = match.shown.value.view.table;
  const tables = useRef<{ now: TableView; before: TableView | null }>({ now, before: null });
  if (tables.current.now !== now) tables.current = { now, before: tables.current.now };
  return tables.current.before;
}

function Scene({ match, index }: { readonly match: Match; readonly index: number }) {
  const before = useBefore(match);
  const table = match.shown.value.view.table;
  const duration = useMemo(() => motionOf(match), [index]);
  const effects = useMemo(() => {
    const face = match.playback.current.peek()?.report.face;
    const all: readonly BoardEffect[] = face === undefined ? [] : effectsOf(face, table, before);
    return duration > 0 ? all : all.flatMap(stillOf);
  }, [index]);
  return <g key={index}>{effects.map((effect, at) => drawEffect(effect, at, duration))}</g>;
}

/** Belongs inside the board's SVG, above everything. */
export function RevealLayer({ match }: { readonly match: Match }) {
  const moment = match.playback.current.value;
  return (
    <g class={styles.layer} aria-hidden="true" data-still={calm.value}>
      <Scene match={match} index={moment?.index ?? -1} />
    </g>
  );
}
