// The whole table: both players, the strip of six zones, and the reader's hand with what is asked.

import { useEffect } from 'preact/hooks';
import { Actions } from './actions.tsx';
import { useFlip } from '@bridgefront/page/motion/flip.ts';
import { Hand } from './hand.tsx';
import { Landscape } from './landscape.tsx';
import type { Match } from './match.ts';
import { Orders, TrapQuestion } from './orders.tsx';
import { Players } from './players.tsx';
import { seenOf } from './seen.ts';
import { showStrike } from './strike.ts';
import styles from './table.module.css';
import { castlesTexts } from './texts.ts';
import { walk } from './walk.ts';
import { Zone } from './zone.tsx';

const glides: { readonly [pace: string]: number } = { slow: 700, normal: 420, fast: 200, step: 420, off: 0 };

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
  // Where the zones lie below each other and do not all fit, one's own side and hand come first.
  useEffect(() => {
    const strip = root.current?.querySelector('section');
    if (strip instanceof HTMLElement && getComputedStyle(strip).flexDirection !== 'row')
      root.current?.scrollTo({ top: root.current.scrollHeight });
  }, [root]);
  const side = seen.near === seen.table.red ? styles.redNear : styles.blueNear;
  return (
    <div class={`${styles.table} ${side}`} ref={root}>
      <div class={styles.inner}>
        <Players match={match} seen={seen} />
        <section class={styles.strip} aria-label={castlesTexts.strip} onKeyDown={walk}>
          <Landscape />
          {seen.zones.map((zone, place) => (
            <Zone key={zone} match={match} seen={seen} zone={zone} place={place} />
          ))}
        </section>
        <Orders match={match} seen={seen} />
        <TrapQuestion match={match} seen={seen} />
        <Hand match={match} seen={seen} />
        <Actions match={match} seen={seen} />
      </div>
    </div>
  );
}
