// Two castles over a valley with engines between them: the picture of Castles.

import { CoverPicture } from '@bridgefront/page/cover-picture.tsx';
import styles from './siege.module.css';

const keep = 'M0 90V34h10v8h10v-8h10v8h10V12H34V0h10v6h10V0h10v6h10V0h10v12h-6v30h10v-8h10v8h10v-8h10v56z';

function Engine({ at }: { readonly at: string }) {
  return (
    <g transform={`translate(${at})`}>
      <path class={styles.frame} d="M-18 0L20-26M-20 0h40M-12 0L4-22L12 0" />
      <circle class={styles.wheel} cx="-12" cy="6" r="7" />
      <circle class={styles.wheel} cx="12" cy="6" r="7" />
    </g>
  );
}

/** Decoration of the start page. */
export function Siege({ class: className }: { readonly class?: string | undefined }) {
  return (
    <CoverPicture look={styles.sky} place={className}>
      <circle class={styles.sun} cx="205" cy="70" r="30" />
      <path class={styles.hills} d="M0 150Q90 95 190 140T400 120V240H0z" />
      <path class={styles.field} d="M0 185Q110 150 210 182T400 170V240H0z" />
      <path class={styles.red} d={keep} transform="translate(12 92) scale(0.95)" />
      <path class={styles.blue} d={keep} transform="translate(272 84) scale(0.95)" />
      <path class={styles.redFlag} d="M68 92V66l20 8-20 8" />
      <path class={styles.blueFlag} d="M328 84V58l20 8-20 8" />
      <path class={styles.wall} d="M236 200v-44h10v8h8v-8h10v8h8v-8h8v44z" />
      <path class={styles.shot} d="M160 168Q215 96 286 132" />
      <Engine at="146 194" />
      <Engine at="196 210" />
    </CoverPicture>
  );
}
