// Bridges: timber across the water, with what makes one different drawn on it, not only coloured.

import { memo } from 'preact/compat';
import { spanOf } from './geometry.ts';
import type { BridgeState } from './scan.ts';
import styles from './span.module.css';

const half = 25; // Half the length of a span: it rests on the land on both sides.
const planks = [-20, -12, -4, 4, 12, 20];

function Timber() {
  return (
    <>
      <rect class={styles.shadow} x={-half} y={-10} width={2 * half} height={25} rx={3} />
      <rect class={styles.deck} x={-half} y={-12} width={2 * half} height={24} rx={3} />
      {planks.map((x) => (
        <line key={x} class={styles.plank} x1={x} y1={-11} x2={x} y2={11} />
      ))}
      <line class={styles.rail} x1={-half - 2} y1={-12} x2={half + 2} y2={-12} />
      <line class={styles.rail} x1={-half - 2} y1={12} x2={half + 2} y2={12} />
    </>
  );
}

function Rope() {
  return (
    <>
      <rect class={styles.rope} x={-half} y={-9} width={2 * half} height={18} rx={2} />
      {planks.map((x) => (
        <line key={x} class={styles.slat} x1={x} y1={-9} x2={x} y2={9} />
      ))}
      <path
        class={styles.cord}
        d={`M${-half - 2} -10 Q0 -2 ${half + 2} -10 M${-half - 2} 10 Q0 2 ${half + 2} 10`}
      />
    </>
  );
}

function Lock() {
  return (
    <g class={styles.lock}>
      <path d="M-16 -17 L16 17 M16 -17 L-16 17" />
      <circle r={9} />
      <path d="M-3.500 0 v-3 a3.500 3.500 0 0 1 7 0 v3 M-5 0 h10 v6 h-10 Z" />
    </g>
  );
}

function Trap({ seat }: { readonly seat: number }) {
  return (
    <path
      class={styles.trap}
      style={{ stroke: `var(--seat-${seat})` }}
      d="M-12 6 L-8 -6 L-4 6 L0 -6 L4 6 L8 -6 L12 6"
    />
  );
}

interface SpanProps {
  readonly edge: string;
  readonly bridge: BridgeState;
}

function SpanDrawing({ edge, bridge }: SpanProps) {
  const { x, y, angle } = spanOf(edge);
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`} data-bridge={edge}>
      {bridge.temporary ? <Rope /> : <Timber />}
      {bridge.traps.map((seat) => (
        <Trap key={seat} seat={seat} />
      ))}
      {bridge.locked && <Lock />}
    </g>
  );
}

/** A bridge as it stands; drawn again only when it changes. */
export const Span = memo(
  SpanDrawing,
  (a: SpanProps, b: SpanProps) => a.edge === b.edge && JSON.stringify(a.bridge) === JSON.stringify(b.bridge),
);

/** A way that everybody may use without a bridge: Span Dominion. */
export function Dominion({ edge }: { readonly edge: string }) {
  const { x, y, angle } = spanOf(edge);
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <rect class={styles.dominion} x={-half} y={-15} width={2 * half} height={30} rx={6} />
    </g>
  );
}
