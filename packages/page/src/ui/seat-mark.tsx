// The mark of a seat: a shape, a pattern and a colour of its own, so that no eye needs the colour alone.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import styles from './seat-mark.module.css';

/** Outlines on a field of 24 by 24, one for each seat; a seventh seat begins anew. */
export const seatShapes: readonly string[] = [
  'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z',
  'M4.5 3h15a1.5 1.5 0 0 1 1.5 1.5v15a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 19.5v-15A1.5 1.5 0 0 1 4.5 3z',
  'M12 2.5L22.5 20.5h-21z',
  'M12 1.5L21.5 12L12 22.5L2.5 12z',
  'M12 2L22 9.4L18.2 21.3H5.8L2 9.4z',
  'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z',
];

/** What is drawn in each shape, with the colour of paper. */
const patterns: readonly string[] = [
  'M12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6',
  'M7.5 9h9M7.5 15h9',
  'M12 10v7',
  'M12 7v10M7.5 12h9',
  'M8.5 15.5l7-7',
  'M9 9l6 6M15 9l-6 6',
];

/**
 * The marks of the seats at this table by seat, as `GamePage.marks` gives them; a seat that is left out bears its number's.
 * Null: nobody knows yet who will bear which.
 */
export const SeatMarks = createContext<readonly number[] | null>([]);

/** Which of the marks a seat bears: its shape and its colour, `--seat-0` to `--seat-5`. */
export function useMarkOf(): (seat: number) => number {
  const marks = useContext(SeatMarks);
  return (seat) => (marks?.[seat] ?? seat) % seatShapes.length;
}

interface SeatMarkProps {
  readonly seat: number;
  /** Where no name stands beside it. */
  readonly label?: string | undefined;
  readonly class?: string | undefined;
}

/** The shape inside another SVG, on its field of 24 by 24; an empty ring for a mark that nobody knows yet. */
export function SeatShape({ seat }: { readonly seat: number }) {
  const of = useMarkOf()(seat);
  if (useContext(SeatMarks) === null) return <circle class={styles.unknown} cx="12" cy="12" r="8.5" />;
  return (
    <g style={{ color: `var(--seat-${of})` }}>
      <path class={styles.shape} d={seatShapes[of]} />
      <path class={styles.pattern} d={patterns[of]} />
    </g>
  );
}

/** The mark of one seat; `label`: what is read of it, else it is decoration. */
export function SeatMark({ seat, label, class: className }: SeatMarkProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class={`${styles.mark} ${className ?? ''}`} viewBox="0 0 24 24" focusable="false" {...named}>
      <SeatShape seat={seat} />
    </svg>
  );
}
