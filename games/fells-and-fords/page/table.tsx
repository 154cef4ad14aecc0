// The whole table: the battlefield, what is asked and rolled over it, and the hand or the muster in the rail.

import { useSignal } from '@preact/signals';
import { Board } from './board.tsx';
import { Between, isBetween } from './campaign.tsx';
import { useLooking } from './looking.ts';
import type { Match } from './match.ts';
import { Muster } from './muster.tsx';
import { Objectives } from './objectives.tsx';
import { seenOf } from './seen.ts';
import type { Picked } from './seen.ts';
import { Hand } from './hand.tsx';
import { Explanations } from '@bridgefront/page/popovers/explanations.tsx';
import { Stage } from '@bridgefront/page/stage/stage.tsx';
import { Plain, Told } from './tray.tsx';
import styles from './table.module.css';

/** Fells and Fords as one reader sees it now. */
export function Table({ match }: { readonly match: Match }) {
  const picked = useSignal<Picked>({ place: null, step: null });
  const seen = seenOf(match, picked.value);
  const looking = useLooking(match, seen);
  const { table } = seen;
  const choosesObjective = [...seen.open.keys()].some((choice) => choice.startsWith('objective:'));
  const musters = table.phase === 'armies' && seen.seat !== null;
  return (
    <Explanations>
      <div class={styles.table} data-table="fells-and-fords">
        <Stage
          board={<Board match={match} seen={seen} looking={looking} picked={picked} />}
          overlays={
            choosesObjective ? (
              <Objectives match={match} seen={seen} />
            ) : table.campaign !== null && isBetween(seen) ? (
              <Between match={match} campaign={table.campaign} />
            ) : (
              <Told match={match} seen={seen} picked={picked} looked={looking.hex} />
            )
          }
          own={musters || choosesObjective ? null : <Plain match={match} seen={seen} />}
          hand={
            musters ? (
              <Muster match={match} seen={seen} picked={picked} />
            ) : (
              <Hand match={match} seen={seen} />
            )
          }
        />
      </div>
    </Explanations>
  );
}
