// The whole table: both players, the strip of six zones, and the reader's hand with what is asked.

import { useEffect } from 'preact/hooks';
import { Actions } from './actions.tsx';
import { Board } from './board.tsx';
import { useFlip } from '@bridgefront/page/motion/flip.ts';
import { Explanations } from '@bridgefront/page/popovers/explanations.tsx';
import { Hand } from './hand.tsx';
import type { Match } from './match.ts';
import { Orders, TrapQuestion } from './orders.tsx';
import { Players } from './players.tsx';
import { seenOf } from './seen.ts';
import { showStrike } from './strike.ts';
import styles from './table.module.css';

const glides: { readonly [pace: string]: number } = { slow: 520, normal: 260, fast: 140, step: 260, off: 0 };

/** Castles as one reader sees it now. */
export function Table({ match }: { readonly match: Match }) {
  const seen = seenOf(match);
  const calm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = calm ? 0 : (glides[match.playback.pace.value] ?? 0);
  const root = useFlip(seen.table, duration);
  const { moment } = seen;
  useEffect(() => {
    if (root.current === null || moment === null || duration === 0) return undefined;
    return showStrike(root.current, moment.report.face, moment.duration);
  }, [moment, duration, root]);
  // Where the table does not fit, one's own side and hand come first.
  useEffect(() => {
    const board = root.current?.querySelector<HTMLElement>('[data-shape="tall"]');
    if (board !== undefined && board !== null) root.current?.scrollTo({ top: root.current.scrollHeight });
  }, [root]);
  return (
    <Explanations>
      {' '}
      <div class={styles.table} ref={root}>
        <div class={styles.inner}>
          <Players match={match} seen={seen} />
          <Board match={match} seen={seen} />
          <Orders match={match} seen={seen} />
          <TrapQuestion match={match} seen={seen} />
          <Hand match={match} seen={seen} />
          <Actions match={match} seen={seen} />
        </div>
      </div>
    </Explanations>
  );
}
