// The map as it is seen: land, bridges, what is lit, pieces. Nothing here can be touched.

import { useComputed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { settledUnits, travelling } from '../reveal/hidden.ts';
import { centreOf } from './geometry.ts';
import { Side } from './pieces.tsx';
import { Plate } from './plate.tsx';
import { terrainAt } from './scan.ts';
import type { Scan } from './scan.ts';
import { Dominion, Span } from './span.tsx';
import styles from './board.module.css';

/** Land and what is built. */
export function Land({ scan }: { readonly scan: Scan }) {
  const rising = travelling.value?.edge;
  return (
    <g aria-hidden="true">
      {scan.hexes.map((hex) => {
        const { x, y } = centreOf(hex);
        return <Plate key={hex} x={x} y={y} terrain={terrainAt(scan, hex)} />;
      })}
      {[...scan.dominion].map((edge) => (
        <Dominion key={edge} edge={edge} />
      ))}
      {[...scan.bridges].map(([edge, bridge]) =>
        edge === rising ? null : <Span key={edge} edge={edge} bridge={bridge} />,
      )}
      <Wormholes scan={scan} />
    </g>
  );
}

// Two hexes that count as neighbours for this round: a dotted curve between them.
function Wormholes({ scan }: { readonly scan: Scan }) {
  return (
    <>
      {(scan.view.wormholes ?? []).map(({ hexes: [a = '0,0', b = '0,0'] }) => {
        const from = centreOf(a);
        const to = centreOf(b);
        const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 90 };
        return (
          <path
            key={`${a} ${b}`}
            class={styles.wormhole}
            d={`M${from.x} ${from.y} Q${bend.x} ${bend.y} ${to.x} ${to.y}`}
          />
        );
      })}
    </>
  );
}

/** The ways from a hex over Bridges: one step, two steps. */
export function Reach({
  from,
  reach,
}: {
  readonly from: string;
  readonly reach: ReadonlyMap<string, number>;
}) {
  const start = centreOf(from);
  return (
    <g class={styles.reach} aria-hidden="true">
      {[...reach].map(([hex, steps]) => {
        const { x, y } = centreOf(hex);
        return <circle key={hex} class={steps === 1 ? styles.near : styles.far} cx={x} cy={y} r={40} />;
      })}
      <circle class={styles.near} cx={start.x} cy={start.y} r={40} />
    </g>
  );
}

/** All pieces that are not on their way above the board. */
export function Pieces({ scan }: { readonly scan: ReadonlySignal<Scan> }) {
  const units = useComputed(() => {
    const settled = settledUnits(scan.value.view.units, travelling.value);
    return [...Map.groupBy(settled, ({ hex }) => hex)];
  });
  return (
    <g aria-hidden="true" class={styles.pieces}>
      {units.value.map(([hex, sides]) =>
        sides.map((one, side) => (
          <Side key={`${hex} ${one.seat}`} units={one} side={side} sides={sides.length} />
        )),
      )}
    </g>
  );
}

/** Names of hexes, for who reads the log beside the map. */
export function Names({ scan }: { readonly scan: Scan }) {
  return (
    <g class={styles.names} aria-hidden="true">
      {scan.hexes.map((hex) => {
        const { x, y } = centreOf(hex);
        return (
          <text key={hex} x={x} y={y + 44}>
            {hex}
          </text>
        );
      })}
    </g>
  );
}
