// The whole table: the other player's row at the top, two lanes over the water, one's own row at the bottom.

import { useEffect } from 'preact/hooks';
import { laneNames } from '../rules/table.ts';
import { choosing } from '@bridgefront/page/choosing.ts';
import type { Match } from './match.ts';
import { twinBridgesTexts } from './texts.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { show } from './assault.ts';
import { useFlip } from '@bridgefront/page/motion/flip.ts';
import { Explanations } from '@bridgefront/page/popovers/explanations.tsx';
import { Lane } from './lane.tsx';
import { Row } from './row.tsx';
import { seenOf } from './seen.ts';
import type { Seen } from './seen.ts';
import { Start } from './start.tsx';
import styles from './table.module.css';

const words = twinBridgesTexts;

const glides: { readonly [pace: string]: number } = { slow: 700, normal: 420, fast: 200, step: 420, off: 0 };

function Player({
  match,
  seen,
  seat,
}: {
  readonly match: Match;
  readonly seen: Seen;
  readonly seat: number;
}) {
  const { table } = seen;
  const active = table.phase === 'play' && table.active === seat;
  return (
    <header class={active ? `${styles.player} ${styles.active}` : styles.player}>
      <SeatMark seat={seat} />
      <strong>{match.nameOf(seat)}</strong>
      {table.phase === 'play' && <span class={styles.mana}>{active && words.manaLeft(table.mana)}</span>}
    </header>
  );
}

function Finish({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  const open = seen.open.get('done');
  return (
    <div class={styles.finish}>
      <p class={styles.reach}>{seen.table.phase === 'play' ? words.inReach(seen.table.window) : ''}</p>
      <span class={open === undefined ? styles.away : ''}>
        <Button kind="primary" disabled={open === undefined} {...choosing(match, 'done')}>
          {open?.label ?? words.assault}
        </Button>
      </span>
    </div>
  );
}

/** Twin Bridges as one reader sees it now. */
export function Table({ match }: { readonly match: Match }) {
  const seen = seenOf(match);
  const { table, near, far } = seen;
  const pace = match.playback.pace.value;
  const calm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = calm ? 0 : (glides[pace] ?? 0);
  const root = useFlip(table, duration);
  const moment = match.playback.current.value;
  useEffect(() => {
    if (root.current === null || moment === null || duration === 0) return undefined;
    return show(root.current, moment.report.face, duration * 1.6);
  }, [moment, duration, root]);
  const playing = table.phase === 'play' || table.phase === 'over';
  return (
    <Explanations>
      {' '}
      <div class={styles.table} ref={root}>
        <div class={styles.inner}>
          <section class={`${styles.side} ${styles.far}`} aria-label={match.nameOf(far)}>
            <Player match={match} seen={seen} seat={far} />
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
          <section class={styles.side} aria-label={match.nameOf(near)}>
            <Row match={match} seen={seen} seat={near} />
            <div class={styles.below}>
              <Player match={match} seen={seen} seat={near} />
              <Finish match={match} seen={seen} />
            </div>
          </section>
        </div>
      </div>
    </Explanations>
  );
}
