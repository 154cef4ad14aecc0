// Bridges: timber across the water between stone heads, with what makes one different drawn on it, not only coloured.

import { remembered } from '@bridgefront/page/ui/remembered.ts';
import { SeatShape } from '@bridgefront/page/ui/seat-mark.tsx';
import { spanOf } from './geometry.ts';
import type { BridgeState } from './scan.ts';
import styles from './bridges.module.css';

const half = 22; // Half the length of the deck: it rests on the land on both sides.
const planks = [-17, -10.2, -3.4, 3.4, 10.2, 17];

// The water below lies in the bridge's shade, wherever the bridge leads.
function Shade({ angle }: { readonly angle: number }) {
  return (
    <rect
      class={styles.shade}
      transform={`translate(0 6) rotate(${angle})`}
      x={-half}
      y={-10}
      width={2 * half}
      height={20}
      rx={3}
    />
  );
}

function Head({ x }: { readonly x: number }) {
  return <rect class={styles.head} x={x - 5.5} y={-14} width={11} height={28} rx={3} />;
}

function Timber() {
  return (
    <>
      <Head x={-20} />
      <Head x={20} />
      <rect class={styles.deck} x={-half} y={-10.5} width={2 * half} height={21} rx={2} />
      <path class={styles.plank} d={planks.map((x) => `M${x} -9v18`).join('')} />
      <path class={styles.light} d={`M${-half + 2} -7.500H${half - 2}`} />
      <path
        class={styles.rail}
        d={`M${-half} -11.500Q0 -14 ${half} -11.500M${-half} 11.500Q0 14 ${half} 11.500`}
      />
      <path
        class={styles.posts}
        d="M-21 -12h.1M-7 -13h.1M7 -13h.1M21 -12h.1M-21 12h.1M-7 13h.1M7 13h.1M21 12h.1"
      />
    </>
  );
}

function Rope() {
  return (
    <>
      <path
        class={styles.slat}
        d={[-19, -11.5, -4, 4, 11.5, 19].map((x, at) => `M${x} ${at % 2 ? -8 : -7}v15`).join('')}
      />
      <path
        class={styles.cord}
        d={`M${-half - 2} -12Q0 -4 ${half + 2} -12M${-half - 2} 12Q0 4 ${half + 2} 12`}
      />
      <path class={styles.stakes} d="M-24 -12h.1M24 -12h.1M-24 12h.1M24 12h.1" />
    </>
  );
}

// A chain across, and a padlock that stands upright whatever way the bridge leads.
function Lock({ angle }: { readonly angle: number }) {
  return (
    <>
      <path class={styles.chain} d="M-15 -14L15 14M15 -14L-15 14" />
      <g transform={`rotate(${-angle})`}>
        <path class={styles.shackle} d="M-5 -3v-4a5 5 0 0 1 10 0v4" />
        <rect class={styles.padlock} x={-9} y={-4} width={18} height={14} rx={3} />
        <path class={styles.keyhole} d="M0 1.500v4" />
      </g>
    </>
  );
}

function Trap({ seat, angle }: { readonly seat: number; readonly angle: number }) {
  return (
    <>
      <path
        class={styles.jaws}
        d="M-14 -9L-9.500 -1L-5 -9L0 -1L5 -9L9.500 -1L14 -9M-14 9L-9.500 1L-5 9L0 1L5 9L9.500 1L14 9"
      />
      <g transform={`rotate(${-angle}) translate(9 -19)`}>
        <circle class={styles.seal} cx={5} cy={5} r={8} />
        <g transform="scale(0.42)">
          <SeatShape seat={seat} />
        </g>
      </g>
    </>
  );
}

interface SpanProps {
  readonly edge: string;
  readonly bridge: BridgeState;
}

function SpanDrawing({ edge, bridge }: SpanProps) {
  const { x, y, angle } = spanOf(edge);
  return (
    <g transform={`translate(${x} ${y})`} data-bridge={edge}>
      {!bridge.temporary && <Shade angle={angle} />}
      <g transform={`rotate(${angle})`}>
        {bridge.temporary ? <Rope /> : <Timber />}
        {bridge.traps.map((seat) => (
          <Trap key={seat} seat={seat} angle={angle} />
        ))}
        {bridge.locked && <Lock angle={angle} />}
      </g>
    </g>
  );
}

/** A bridge as it stands; drawn again only when it changes. */
export const Span = remembered(SpanDrawing, ({ edge, bridge }) => [edge, JSON.stringify(bridge)]);

/** A way that everybody may use without a bridge: Span Dominion, an arch of light. */
export function Dominion({ edge }: { readonly edge: string }) {
  const { x, y, angle } = spanOf(edge);
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path class={styles.dominion} d="M-24 -17Q0 -23 24 -17M-24 17Q0 23 24 17" />
      <path class={styles.sparks} d="M-16 0h.1M-5 0h.1M6 0h.1M16 0h.1" />
    </g>
  );
}
