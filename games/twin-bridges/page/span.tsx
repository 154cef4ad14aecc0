// A bridge from shore to shore, seen from its side: planks over stone arches that stand in the water.

import styles from './span.module.css';

const arches = [60, 276, 492, 708, 924] as const;

/** The bridge of a lane; decoration that fills its place, however wide and high. */
export function Span() {
  return (
    <svg
      class={styles.span}
      viewBox="0 0 1200 240"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path class={styles.shore} d="M0 6h34q26 60 10 120t16 114H0zM1200 6h-34q-26 60-10 120t-16 114h60z" />
      <path class={styles.ripple} d="M110 232q30-7 60 0t60 0M430 236q30-6 60 0t60 0M760 232q30-7 60 0t60 0" />
      <path
        class={styles.wall}
        d={`M24 176Q600 150 1176 176V240H1140${arches
          .toReversed()
          .map((x) => `V228C${x + 216} 176 ${x} 176 ${x} 228V240H${x - 24}`)
          .join('')}H24Z`}
      />
      <path class={styles.deck} d="M18 30Q600 4 1182 30V182Q600 156 18 182Z" />
      <path
        class={styles.joints}
        d={Array.from({ length: 38 }, (_, at) => {
          const x = 48 + at * 30;
          const rise = 26 * (1 - ((x - 600) / 582) ** 2) * 0.5;
          return `M${x} ${30 - rise}V${182 - rise}`;
        }).join('')}
      />
      <path class={styles.rail} d="M18 30Q600 4 1182 30M18 182Q600 156 1182 182" />
    </svg>
  );
}
