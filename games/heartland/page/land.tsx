// The land of a frontier: a river, hills, a wood, stones. Decoration.

import styles from './land.module.css';

const shapes: readonly string[] = [
  'M0 62C40 48 60 78 100 62S160 46 200 60V82C160 70 140 92 100 82S40 72 0 84Z',
  'M0 100Q30 40 62 78Q92 20 128 74Q156 44 200 100Z',
  'M20 92l14-34 14 34zM52 96l16-44 16 44zM92 92l14-32 14 32zM124 98l18-48 18 48zM164 92l12-28 12 28z',
  'M24 96q-4-22 14-24t18 24zM72 98q-6-34 18-36t22 36zM128 96q-2-20 14-22t18 22z',
];

/** See above. */
export function Land({ frontier }: { readonly frontier: number }) {
  return (
    <svg
      class={styles.land}
      viewBox="0 0 200 140"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path class={frontier === 1 ? styles.river : styles.rise} d={shapes[(frontier - 1) % shapes.length]} />
    </svg>
  );
}
