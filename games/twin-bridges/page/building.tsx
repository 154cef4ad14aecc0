// What stands among the cards of a row: the building that walks to the right, the post that ends the reach, and the broken
// end over which the building falls.

import { Tip } from '@bridgefront/page/ui/tip.tsx';
import type { SideView, TableView } from '../rules/table.ts';
import { Keep, stateOf } from './bastion.tsx';
import styles from './building.module.css';
import { twinBridgesTexts } from './texts.ts';

const words = twinBridgesTexts;

interface PieceProps {
  readonly seat: number;
  readonly side: SideView;
  readonly phase: TableView['phase'];
  /** With its name and what is left below it. */
  readonly named?: boolean;
}

/** A seat's building at its place in the row. */
export function Piece({ seat, side, phase, named = false }: PieceProps) {
  const { row, bastion, fort } = side;
  const building = fort ? 'fort' : 'bastion';
  const right = row.length - bastion;
  const told = words.buildingSpoken(building, bastion + 1, row.length + 1, right);
  return (
    <Tip content={words.buildingHelp(building)}>
      <span
        class={named ? `${styles.piece} ${styles.named}` : styles.piece}
        data-key={`building-${seat}`}
        data-building={seat}
        data-danger={right <= 2 || undefined}
        tabIndex={0}
        role="img"
        aria-label={told}
      >
        <Keep state={stateOf(side, phase)} seat={seat} winner={null} />
        {named && (
          <span class={styles.words}>
            <b>{fort ? words.fort : words.bastion}</b>
            <span>{words.steps(right)}</span>
          </span>
        )}
      </span>
    </Tip>
  );
}

/** The post behind the last card that can be played, with their number. */
export function Post({ reach }: { readonly reach: number }) {
  return (
    <svg class={styles.post} viewBox="0 0 16 60" aria-hidden="true" focusable="false" data-post>
      <path d="M6 60V2h4V60z" fill="#8a6237" stroke="#4c3217" stroke-width="1.2" />
      <path d="M15 4H6L1 13L6 22H15z" fill="#e0a92c" stroke="#4c3217" stroke-width="1.2" />
      <text x="9.5" y="17" text-anchor="middle" font-size="11" font-weight="700" fill="#2b1a10">
        {reach}
      </text>
    </svg>
  );
}

/** The broken end of the wall. */
export function Cliff() {
  return (
    <svg class={styles.cliff} viewBox="0 0 30 60" aria-hidden="true" focusable="false">
      <path d="M0 60V48L5 46L8 51L12 49L14 60z" fill="var(--st-c)" stroke="var(--st-d)" stroke-width="1.2" />
      <path d="M17 54l4-2 3 3-3 3zM22 60l3-2 3 2z" fill="var(--st-c)" stroke="var(--st-d)" />
      <path
        d="M6 14Q20 12 21 30M21 34l-5-7M21 34l4-8"
        fill="none"
        stroke="#fff"
        stroke-width="6"
        stroke-linecap="round"
      />
      <path
        d="M6 14Q20 12 21 30M21 34l-5-7M21 34l4-8"
        fill="none"
        stroke="#c2211a"
        stroke-width="3"
        stroke-linecap="round"
      />
    </svg>
  );
}
