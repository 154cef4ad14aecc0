// The board: two bastions on the banks of a river, two bridges over it with the creatures before them, and the wall on
// which the other hand lies. It fills the box that it is given.

import { placed, useBox } from '@bridgefront/page/boards/box.ts';
import { AimLines } from '@bridgefront/page/forecast/aim-lines.tsx';
import type { AimLine } from '@bridgefront/page/forecast/aim-lines.tsx';
import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { laneNames } from '../rules/table.ts';
import { Bastion } from './bastion.tsx';
import styles from './board.module.css';
import { geometryOf } from './geometry.ts';
import { Land } from './land.tsx';
import { Lane } from './lane.tsx';
import type { Match } from './match.ts';
import { blowsOf } from './moment.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { OtherRow } from './other-row.tsx';
import type { Seen } from './seen.ts';
import { Start } from './start.tsx';
import { twinBridgesTexts } from './texts.ts';

const words = twinBridgesTexts;

// Who strikes whom is seen while it happens, and by whoever points at the assault.
function linesOf(match: Match, { far }: Seen, { now }: Outlook): readonly AimLine[] {
  const moment = match.playback.current.value;
  if (moment !== null) return blowsOf(moment.report.face);
  if (match.pointed.value !== 'done' || now === null) return [];
  return now.blows.map(({ by, at }) => ({
    from: `[data-unit="${by}"]`,
    to: at === null ? `[data-bastion="${far}"]` : `[data-unit="${at}"]`,
    kind: 'hits',
  }));
}

function Field({ match, seen, geometry }: BoardProps & { readonly geometry: ReturnType<typeof geometryOf> }) {
  const { table, near, far } = seen;
  const outlook = outlookOf(match, seen);
  const shared = { match, seen, outlook, geometry };
  return (
    <>
      {[far, near].map((seat) => {
        const side = table.seats[seat];
        const own = seat === near;
        if (side === undefined) return null;
        return (
          <Bastion
            key={seat}
            side={side}
            seat={seat}
            own={own}
            owner={match.nameOf(seat)}
            table={table}
            at={own ? geometry.castles.near : geometry.castles.far}
            forecast={(own ? outlook.next : outlook.now)?.building ?? null}
          />
        );
      })}
      <section class={styles.lanes} aria-label={words.lanes}>
        {laneNames.map((lane) => (
          <Lane key={lane} {...shared} lane={lane} />
        ))}
      </section>
    </>
  );
}

interface BoardProps {
  readonly match: Match;
  readonly seen: Seen;
}

/** The board; before the first turn the cards that are to be had lie on it. */
export function Board({ match, seen }: BoardProps) {
  const { table, near, far } = seen;
  const [root, { width, height }] = useBox({ width: 1016, height: 468 });
  const geometry = useMemo(() => geometryOf({ width, height }), [width, height]);
  const playing = table.phase === 'play' || table.phase === 'over';
  const lines = playing ? linesOf(match, seen, outlookOf(match, seen)) : [];
  return (
    <div class={styles.ground}>
      <div class={styles.board} ref={root as RefObject<HTMLDivElement | null>}>
        <Land geometry={geometry} sides={[near, far]} />
        <section class={styles.wall} style={placed(geometry.wall)} aria-label={match.nameOf(far)}>
          <OtherRow match={match} seen={seen} seat={far} />
        </section>
        {playing ? (
          <Field match={match} seen={seen} geometry={geometry} />
        ) : (
          <div class={styles.start} style={{ top: `${geometry.wall.height}px` }}>
            <Start match={match} seen={seen} />
          </div>
        )}
        <AimLines root={root} lines={lines} width={width} />
      </div>
    </div>
  );
}
