// The whole table: both sides, the battlefield between them, the tray or the muster below.

import { useSignal } from '@preact/signals';
import { Board } from './board.tsx';
import { useLooking } from './looking.ts';
import type { Match } from './match.ts';
import { Muster } from './muster.tsx';
import { Objectives } from './objectives.tsx';
import { seenOf } from './seen.ts';
import type { Picked } from './seen.ts';
import { Side } from './sides.tsx';
import { Tray } from './tray.tsx';
import styles from './table.module.css';

/** Fells and Fords as one reader sees it now. */
export function Table({ match }: { readonly match: Match }) {
  const picked = useSignal<Picked>({ place: null, step: null });
  const seen = seenOf(match, picked.value);
  const looking = useLooking(seen);
  const { table, near } = seen;
  const choosesObjective = [...seen.open.keys()].some((choice) => choice.startsWith('objective:'));
  const musters = table.phase === 'armies' && seen.seat !== null;
  return (
    <div class={styles.table} data-table="fells-and-fords">
      <Side match={match} seen={seen} seat={1 - near} />
      {choosesObjective ? (
        <Objectives match={match} seen={seen} />
      ) : (
        <Board match={match} seen={seen} looking={looking} picked={picked} />
      )}
      <Side match={match} seen={seen} seat={near} />
      {musters && <Muster match={match} seen={seen} picked={picked} />}
      {!musters && !choosesObjective && (
        <Tray match={match} seen={seen} picked={picked} looked={looking.hex} />
      )}
    </div>
  );
}
