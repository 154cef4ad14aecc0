// The reveal above the board: stacks slide, bridges rise and break, losses drift off, coins pop. It only decorates:
// every report is a sentence in the log, and screen readers have been told.

import { useMemo } from 'preact/hooks';
import type { Match } from '../match.ts';
import type { Arrivals } from './arrivals.ts';
import { effectsOf, stillOf } from './effects.ts';
import { calm } from '@bridgefront/page/motion/motion.ts';
import { motionOf } from './motion.ts';
import { drawEffect } from './strokes.tsx';
import styles from './layer.module.css';

interface LayerProps {
  readonly match: Match;
  readonly arrivals: Arrivals;
}

function Effects({ match, arrivals }: LayerProps) {
  const current = match.playback.current.value;
  const duration = useMemo(() => motionOf(match), [current]);
  const effects = useMemo(() => {
    const all = current === null ? [] : effectsOf(current.report.face, current.after, current.before);
    return duration > 0 ? all : all.flatMap(stillOf);
  }, [current]);
  return (
    <g key={current?.index ?? -1}>
      {effects.map((effect, at) => drawEffect(effect, at, duration, arrivals))}
    </g>
  );
}

/** Belongs inside the board's SVG, above everything. */
export function RevealLayer({ match, arrivals }: LayerProps) {
  return (
    <g class={styles.layer} aria-hidden="true" data-still={calm.value}>
      <Effects match={match} arrivals={arrivals} />
    </g>
  );
}
