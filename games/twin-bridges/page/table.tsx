// The whole table: the landscape with both bastions on the stage, one's own row in the rail.

import { useEffect } from 'preact/hooks';
import type { Match } from './match.ts';
import { Stage } from '@bridgefront/page/stage/stage.tsx';
import { useFit } from '@bridgefront/page/stage/use-fit.ts';
import { show } from './assault.ts';
import { useFlip } from '@bridgefront/page/motion/flip.ts';
import { PlayedCard } from '@bridgefront/page/reveal/played-card.tsx';
import { Explanations } from '@bridgefront/page/popovers/explanations.tsx';
import { Board } from './board.tsx';
import { deedOf } from './played.ts';
import { Row } from './row.tsx';
import { seenOf } from './seen.ts';
import styles from './table.module.css';

const glides: { readonly [pace: string]: number } = { slow: 700, normal: 420, fast: 200, step: 420, off: 0 };

/** Twin Bridges as one reader sees it now. */
export function Table({ match }: { readonly match: Match }) {
  const seen = seenOf(match);
  const { table, near } = seen;
  const pace = match.playback.pace.value;
  const calm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = calm ? 0 : (glides[pace] ?? 0);
  const root = useFlip(table, duration);
  useFit(root);
  const moment = match.playback.current.value;
  useEffect(() => {
    if (root.current === null || moment === null || duration === 0) return undefined;
    return show(root.current, moment.report.face, duration * 1.6);
  }, [moment, duration, root]);
  return (
    <Explanations>
      <div class={styles.table} ref={root}>
        <Stage
          board={<Board match={match} seen={seen} />}
          overlays={<PlayedCard match={match} at="right" deedOf={deedOf} />}
          hand={
            <section class={styles.near} aria-label={match.nameOf(near)}>
              <Row match={match} seen={seen} />
            </section>
          }
        />
      </div>
    </Explanations>
  );
}
