// What lies on the hexes of each kind of terrain, in the light from the upper left. Each around the middle of its hex.

import { Flowers, Grass, Pine } from '@bridgefront/page/art/scenery.tsx';
import type { Point } from './geometry.ts';
import styles from './ground.module.css';

const trees = [
  [-1, -6, 0.66],
  [-19, 3, 0.56],
  [19, 1, 0.6],
  [-9, 16, 0.56],
  [12, 17, 0.62],
] as const;

function Forest({ x, y }: Point) {
  return (
    <>
      {trees.map(([dx, dy, scale]) => (
        <Pine key={dx} x={x + dx} y={y + dy} scale={scale} />
      ))}
    </>
  );
}

function Hill({ x, y }: Point) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={styles.cast} d="M-24 15Q6 26 31 13Q20 4 0 8Z" />
      <path class={styles.slope} d="M-28 13Q-24-6-11-11Q-4-26 7-15Q22-12 28 13Q0 21-28 13Z" />
      <path class={styles.shadow} d="M1-19Q10-10 6 0Q14 6 10 18Q22 17 28 13Q22-12 7-15Q4-19 1-19Z" />
      <path class={styles.crag} d="M-9-9L-2-20L3-14L8-18L14-8L4-4Z" />
      <path class={styles.contour} d="M-20 9Q-16 1-10 0M-13 14Q-8 8-2 9M12 12Q15 7 19 8" />
    </g>
  );
}

function House({ x, y }: Point) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={styles.cast} d="M-20 11h20l8 5h-22zM4 14h17l7 4H10z" />
      <path class={styles.wall} d="M-19-3h17v14h-17zM3 0h16v13H3z" />
      <path class={styles.roof} d="M-22-2-15-15H-5L1-2zM0 1 6-11H16L22 1z" />
      <path class={styles.shadow} d="M-5-15L1-2H-7zM16-11L22 1H14zM-6-2h4v13h-4zM15 1h4v12h-4z" />
      <path class={styles.door} d="M-14 4h5v7h-5zM8 6h5v7H8z" />
    </g>
  );
}

function Waves({ x, y }: Point) {
  const wave = 'q5-4 10 0t10 0';
  return (
    <path
      class={styles.wave}
      d={`M${x - 20} ${y - 9}${wave}M${x - 3} ${y}${wave}M${x - 22} ${y + 9}${wave}`}
    />
  );
}

const stones = [
  [-21, 2, 6.5],
  [-10, -5, 5.5],
  [1, 3, 6.5],
  [12, -4, 5.5],
  [22, 3, 5.5],
] as const;

function Stones({ x, y }: Point) {
  return (
    <>
      {stones.map(([dx, dy, r]) => (
        <g key={dx}>
          <ellipse class={styles.cast} cx={x + dx + 1} cy={y + dy + 3} rx={r} ry={r * 0.6} />
          <ellipse class={styles.stone} cx={x + dx} cy={y + dy} rx={r} ry={r * 0.62} />
        </g>
      ))}
    </>
  );
}

function Planks({ x, y }: Point) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={styles.cast} d="M-27-2h54v16h-54z" />
      <path class={styles.bridge} d="M-28-9h56V8h-56z" />
      <path class={styles.planks} d="M-21-9v17M-14-9v17M-7-9v17M0-9v17M7-9v17M14-9v17M21-9v17" />
      <path class={styles.rail} d="M-28-10h56M-28 9h56" />
    </g>
  );
}

function Tent({ x, y }: Point) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={styles.cast} d="M-20 13h44l-8 6h-30z" />
      <path class={styles.canvas} d="M0-17 21 13H-21Z" />
      <path class={styles.shadow} d="M0-17 21 13H7Z" />
      <path class={styles.flap} d="M0-4 7 13H-7Z" />
    </g>
  );
}

// Open land has a little of its own here and there: always in the same places, whichever way the map is turned.
function Growth({ x, y, grain }: Point & { readonly grain: number }) {
  const [dx, dy] = [(grain % 5) * 7 - 14, (grain % 3) * 9 - 8];
  if (grain % 4 === 0) return <Grass x={x + dx} y={y + dy} scale={0.8} />;
  if (grain % 7 === 1) return <Flowers x={x + dx} y={y + dy} scale={0.85} />;
  if (grain % 9 === 2) return <path class={styles.pebbles} d={`M${x + dx} ${y + dy}h.1m7 3h.1`} />;
  return null;
}

const features: { readonly [terrain: string]: readonly ((point: Point) => preact.JSX.Element)[] } = {
  forest: [Forest],
  hill: [Hill],
  building: [House],
  tent: [Tent],
  water: [Waves],
  ford: [Waves, Stones],
  bridge: [Waves, Planks],
};

/** What lies on a hex of this terrain; `grain`: a number of the hex's own. */
export function Feature({ kind, grain, x, y }: Point & { readonly kind: string; readonly grain: number }) {
  const all = features[kind];
  if (all === undefined) return <Growth x={x} y={y} grain={grain} />;
  return (
    <>
      {all.map((One, index) => (
        <One key={index} x={x} y={y} />
      ))}
    </>
  );
}
