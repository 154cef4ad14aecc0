// The bastion, or the fort on its back: the card of a hand that must never reach the right end.

import { twinBridgesTexts } from './texts.ts';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import styles from './building.module.css';

const words = twinBridgesTexts;

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
        <svg viewBox="0 0 64 64" class={styles.picture} aria-hidden="true">
          {building === 'bastion' ? (
            <path d="M8 58 V22 h6 v-8 h8 v8 h6 V10 h8 v12 h6 v-8 h8 v8 h6 v36 h-16 V46 a8 8 0 0 0 -16 0 v12 Z" />
          ) : (
            <path d="M8 58 V30 l5 -8 l5 8 V20 l5 -8 l5 8 v8 h8 v-8 l5 -8 l5 8 v10 l5 -8 l5 8 V58 H38 V48 a6 6 0 0 0 -12 0 v10 Z" />
          )}
        </svg>
        <span class={styles.name}>{building === 'fort' ? words.fort : words.bastion}</span>
        <span class={styles.steps}>{words.steps(right)}</span>
      </span>
    </Tip>
  );
}
