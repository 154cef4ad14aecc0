// A tug of strengths: what two sides bring against each other, as one bar whose border lies where they balance.

import '../art/tokens.css';
import { Icon } from '../ui/icon.tsx';
import styles from './tug.module.css';

/** One side of a tug. */
interface TugSide {
  readonly seat: number;
  readonly strength: number;
  /** What comes of it, such as `kills both`. */
  readonly comes?: string;
}

interface TugProps {
  readonly left: TugSide;
  readonly right: TugSide;
  /** They meet there: sparks fly. */
  readonly clash?: boolean;
}

// Whoever brings nothing still has room for a figure.
const least = 0.2;

function shareOf(left: number, right: number): number {
  if (left + right === 0) return 0.5;
  return Math.min(1 - least, Math.max(least, left / (left + right)));
}

function Side({ seat, strength, comes, at }: TugSide & { readonly at: 'left' | 'right' }) {
  return (
    <span
      class={`${styles.side} ${styles[at]}`}
      style={{ '--a': `var(--body-${seat}a)`, '--b': `var(--body-${seat}b)` }}
    >
      {comes === undefined && <Icon name="crossed-swords" />}
      <span>
        {strength}
        {comes !== undefined && <small> {comes}</small>}
      </span>
    </span>
  );
}

/** The tug; the control or group that it lies on says the same in words. */
export function Tug({ left, right, clash = false }: TugProps) {
  const share = shareOf(left.strength, right.strength);
  return (
    <span
      class={clash ? `${styles.tug} ${styles.clash}` : styles.tug}
      style={{
        gridTemplateColumns: `minmax(max-content, ${share * 100}fr) minmax(max-content, ${100 - share * 100}fr)`,
      }}
      aria-hidden="true"
    >
      <Side {...left} at="left" />
      <Side {...right} at="right" />
    </span>
  );
}
