// Heartland's board: two heartlands facing each other over the frontiers, in one landscape that fills the box it is given.

import { useBox } from '@bridgefront/page/boards/box.ts';
import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import styles from './board.module.css';
import { Flows } from './flows.tsx';
import { Frontier } from './frontier.tsx';
import { geometryOf } from './geometry.ts';
import { Heartland } from './heartland.tsx';
import { Land } from './land.tsx';
import { unitsIn } from './seen.ts';
import type { Laid, Seen } from './seen.ts';
import { words } from './texts.ts';

function holderOf(seen: Seen, frontier: number) {
  const seat = [seen.near, seen.far].find((one) =>
    unitsIn(seen, one, frontier).some(({ occupies }) => occupies === true),
  );
  return seat === undefined ? null : { seat, near: seat === seen.near };
}

/** The board. */
export function Board({ seen }: { readonly seen: Seen }) {
  const { table, near, far } = seen;
  const [root, { width, height }] = useBox({ width: 1016, height: 468 });
  const count = table.frontiers.length;
  const geometry = useMemo(() => geometryOf({ width, height }, count), [width, height, count]);
  const laid: Laid = { ...seen, geometry };
  return (
    <div class={styles.ground}>
      <div class={styles.board} ref={root as RefObject<HTMLDivElement | null>}>
        <Land
          geometry={geometry}
          holders={table.frontiers.map((_, at) => holderOf(seen, at + 1))}
          sides={[near, far]}
        />
        <Flows seen={laid} />
        <Heartland seen={laid} seat={far} />
        <section class={styles.frontiers} aria-label={words.frontiers}>
          {table.frontiers.map((_, at) => (
            <Frontier key={at} seen={laid} frontier={at + 1} />
          ))}
        </section>
        <Heartland seen={laid} seat={near} />
      </div>
    </div>
  );
}
