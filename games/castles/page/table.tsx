// The whole table: the landscape of six zones, what is asked over it, and the reader's hand with the piles.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Actions } from './actions.tsx';
import { useAim } from './aim.ts';
import { Board } from './board.tsx';
import { useFlip } from '@bridgefront/page/motion/flip.ts';
import { Explanations } from '@bridgefront/page/popovers/explanations.tsx';
import { Hand } from './hand.tsx';
import type { Match } from './match.ts';
import { Orders, placeOfOrders, TrapOrder, TrapQuestion } from './orders.tsx';
import { Cycle, Deck } from './deck.tsx';
import { Stage } from '@bridgefront/page/stage/stage.tsx';
import { seenOf } from './seen.ts';
import { PlayedCard } from '@bridgefront/page/reveal/played-card.tsx';
import { deedOf } from './played.ts';
import { BetweenSieges } from './series.tsx';
import { showStrike } from './strike.ts';
import styles from './table.module.css';

const glides: { readonly [pace: string]: number } = { slow: 520, normal: 260, fast: 140, step: 260, off: 0 };

/** Castles as one reader sees it now. */
export function Table({ match: shown }: { readonly match: Match }) {
  const match = useAim(shown);
  const seen = seenOf(match);
  const ordering = useSignal(false);
  const orders = placeOfOrders({ match, seen, opened: ordering });
  const calm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = calm ? 0 : (glides[match.playback.pace.value] ?? 0);
  const root = useFlip(seen.table, duration);
  const { moment } = seen;
  useEffect(() => {
    if (root.current === null || moment === null || duration === 0) return undefined;
    return showStrike(root.current, moment.report.face, moment.duration);
  }, [moment, duration, root]);
  return (
    <Explanations>
      <div class={styles.table} ref={root}>
        <Stage
          board={<Board match={match} seen={seen} />}
          overlays={
            <>
              {orders === 'sky' && <Orders match={match} seen={seen} opened={ordering} />}
              <TrapQuestion match={match} seen={seen} />
              <Actions match={match} seen={seen} />
              <BetweenSieges match={match} seen={seen} />
              <PlayedCard match={match} at="middle" deedOf={deedOf} />
            </>
          }
          own={
            <>
              <Deck seen={seen} />
              <Cycle match={match} seen={seen} />
              <TrapOrder match={match} seen={seen} opened={ordering} />
            </>
          }
          hand={
            orders === 'rail' ? (
              <Orders match={match} seen={seen} opened={ordering} />
            ) : (
              <Hand match={match} seen={seen} />
            )
          }
        />
      </div>
    </Explanations>
  );
}
