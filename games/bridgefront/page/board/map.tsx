// The map as it is seen: land, bridges, pieces. Nothing here can be touched.

import { useComputed } from '@preact/signals';
import { settledUnits } from '../reveal/arrivals.ts';
import { centreOf } from './geometry.ts';
import type { Model } from './model.ts';
import { Side } from './pieces.tsx';
import { MineValue, Plate, Sea } from './land.tsx';
import { terrainAt } from './scan.ts';
import { Dominion, Span } from './bridges.tsx';
import styles from './map.module.css';

/** Land. */
export function Land({ model }: { readonly model: Model }) {
  const scan = model.scan.value;
  return (
    <g aria-hidden="true" class={styles.still}>
      <Sea radius={scan.view.radius} />
      {scan.hexes.map((hex) => (
        <Plate key={hex} hex={hex} terrain={terrainAt(scan, hex)} />
      ))}
    </g>
  );
}

// Two hexes that count as neighbours for this round: a door at each, and a dotted way between them.
function Wormhole({ a, b }: { readonly a: string; readonly b: string }) {
  const [from, to] = [centreOf(a), centreOf(b)];
  const middle = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * 0.22,
    y: (from.y + to.y) / 2 + (to.x - from.x) * 0.22,
  };
  return (
    <>
      <path class={styles.worm} d={`M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`} />
      {[from, to].map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle class={styles.door} r={37} />
          <path class={styles.whirl} d="M-37 0a37 37 0 0 1 22-34M37 0a37 37 0 0 1-22 34" />
        </g>
      ))}
    </>
  );
}

/** What is built, and other ways across the water. */
export function Ways({ model }: { readonly model: Model }) {
  const { bridges, dominion, view } = model.scan.value;
  const rising = model.arrivals.now.value?.edge;
  return (
    <g aria-hidden="true" class={styles.still}>
      {[...bridges].map(([edge, bridge]) =>
        edge === rising ? null : <Span key={edge} edge={edge} bridge={bridge} />,
      )}
      {[...dominion].map((edge) => (
        <Dominion key={edge} edge={edge} />
      ))}
      {(view.wormholes ?? []).map(({ hexes: [a = '0,0', b = '0,0'] }) => (
        <Wormhole key={`${a} ${b}`} a={a} b={b} />
      ))}
    </g>
  );
}

/** What Mines pay: no piece hides it. */
export function Values({ model }: { readonly model: Model }) {
  return (
    <g aria-hidden="true" class={styles.still} data-values>
      {model.scan.value.view.mines.map(({ hex, value }) => (
        <MineValue key={hex} hex={hex} value={value} />
      ))}
    </g>
  );
}

/** All pieces that are not on their way above the board. */
export function Pieces({ model }: { readonly model: Model }) {
  const units = useComputed(() => {
    const settled = settledUnits(model.scan.value.view.units, model.arrivals.now.value);
    return [...Map.groupBy(settled, ({ hex }) => hex)];
  });
  return (
    <g aria-hidden="true" class={styles.still}>
      {units.value.map(([hex, sides]) =>
        sides.map((one, side) => (
          <Side
            key={`${hex} ${one.seat}`}
            units={one}
            side={side}
            sides={sides.length}
            fullHp={model.fullHp}
          />
        )),
      )}
    </g>
  );
}
