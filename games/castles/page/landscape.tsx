// The land behind the strip: sky, hills, a castle at either end; decoration only.

import styles from './landscape.module.css';

function Castle({ class: className }: { readonly class: string | undefined }) {
  return (
    <path
      class={className}
      d="M4 120V56h8v-8h7v8h8v-8h7v8h6V34h-5V22h8v6h6v-6h8v6h6v-6h8v12h-5v22h8v-8h7v8h8v-8h7v8h8v64z"
    />
  );
}

/** See above. */
export function Landscape() {
  return (
    <svg
      class={styles.land}
      viewBox="0 0 1200 400"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path class={styles.far} d="M0 150Q150 90 300 140T600 120T900 145T1200 110V400H0z" />
      <path class={styles.middle} d="M0 190Q200 130 420 185T800 170T1200 180V400H0z" />
      <path class={styles.near} d="M0 235Q300 205 600 235T1200 230V400H0z" />
      <path class={styles.road} d="M0 330Q300 300 600 325T1200 315V345Q900 355 600 352T0 362z" />
      <g transform="translate(6 98) scale(1.25 1.1)">
        <Castle class={styles.nearCastle} />
      </g>
      <g transform="translate(1054 98) scale(1.25 1.1)">
        <Castle class={styles.farCastle} />
      </g>
    </svg>
  );
}
