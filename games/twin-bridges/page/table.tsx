// The whole table: the other player's row and two lanes over the water on the stage, one's own row in the rail.

import { useEffect } from 'preact/hooks';
import { laneNames } from '../rules/table.ts';
import type { Match } from './match.ts';
import { twinBridgesTexts } from './texts.ts';
import { Stage } from '@bridgefront/page/stage/stage.tsx';
import { useFit } from '@bridgefront/page/stage/use-fit.ts';
import { show } from './assault.ts';
import { useFlip } from '@bridgefront/page/motion/flip.ts';
import { Explanations } from '@bridgefront/page/popovers/explanations.tsx';
import { Lane } from './lane.tsx';
import { Row } from './row.tsx';
import { seenOf } from './seen.ts';
import { Start } from './start.tsx';
import styles from './table.module.css';

const words = twinBridgesTexts;

const glides: { readonly [pace: string]: number } = { slow: 700, normal: 420, fast: 200, step: 420, off: 0 };

/** Twin Bridges as one reader sees it now. */
export function Table({ match }: { readonly match: Match }) {
  const seen = seenOf(match);
  const { table, near, far } = seen;
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
  const playing = table.phase === 'play' || table.phase === 'over';
  return (
    <Explanations>
      <div class={styles.table} ref={root}>
        <Stage
          board={
            <div class={styles.inner}>
              <section class={styles.far} aria-label={match.nameOf(far)}>
                <Row match={match} seen={seen} seat={far} />
              </section>
              {playing ? (
                <section class={styles.lanes} aria-label={words.lanes}>
                  {laneNames.map((lane) => (
                    <Lane key={lane} match={match} seen={seen} lane={lane} />
                  ))}
                </section>
              ) : (
                <Start match={match} seen={seen} />
              )}
            </div>
          }
          hand={
            <section class={styles.near} aria-label={match.nameOf(near)}>
              <Row match={match} seen={seen} seat={near} />
            </section>
          }
        />
      </div>
    </Explanations>
  );
}
