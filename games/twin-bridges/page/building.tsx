// The bastion, or the fort on its back: the piece that walks along a hand and must never reach the right end.

import { twinBridgesTexts } from './texts.ts';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import styles from './building.module.css';

const words = twinBridgesTexts;

// A keep with battlements, and the smaller fort that is raised from its stones.
const outlines = {
  bastion: 'M8 84V40H4V28h7v6h6v-6h7v6h4V24h8v10h4v-6h7v6h6v-6h7v12h-4V84Z',
  fort: 'M12 84V52H8l6-14 6 14h5V40l7-14 7 14v12h5l6-14 6 14h-4V84Z',
} as const;

/** A seat's building at its place in the row; `place` counts from 1. */
export function Building({
  seat,
  building,
  place,
  size,
}: {
  readonly seat: number;
  readonly building: 'bastion' | 'fort';
  readonly place: number;
  readonly size: number;
}) {
  const right = size - place;
  const looks = [styles.building, building === 'fort' ? styles.fort : '', right <= 2 ? styles.danger : ''];
  return (
    <Tip content={words.buildingHelp(building)}>
      <span
        class={looks.join(' ')}
        data-key={`building-${seat}`}
        data-building={seat}
        data-seat={seat}
        tabIndex={0}
        role="img"
        aria-label={words.buildingSpoken(building, place, size, right)}
      >
        <svg viewBox="0 0 64 92" class={styles.picture} aria-hidden="true">
          <ellipse class={styles.ground} cx={32} cy={84} rx={30} ry={7} />
          <path class={styles.pole} d="M32 26V3" />
          <path class={styles.flag} d="M32 3L52 9L32 16Z" />
          <path class={styles.stone} d={outlines[building]} />
          <path class={styles.gate} d="M25 84V68a7 7 0 0 1 14 0V84Z" />
          <path class={styles.lines} d="M14 56h10M40 50h10M18 66h6M42 62h8" />
        </svg>
        <span class={styles.name}>{building === 'fort' ? words.fort : words.bastion}</span>
        <span class={styles.steps}>{words.steps(right)}</span>
      </span>
    </Tip>
  );
}
