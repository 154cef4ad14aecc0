// What is lit on the map: places that can be chosen, the one that is pointed at, and the ways from a hex.

import { placesOf } from './about.ts';
import { innerPlate } from './coast.ts';
import { centreOf, spanOf } from './geometry.ts';
import type { Model } from './model.ts';
import { reachOf } from './scan.ts';
import { pieceTargets } from './spots.tsx';
import styles from './lights.module.css';

function lit(open: string | undefined, pointed: boolean): string {
  return [open ?? '', pointed ? styles.pointed : ''].join(' ');
}

/** Hexes and edges that can be chosen. */
export function PlaceLights({ model }: { readonly model: Model }) {
  const { hexes, edges } = model.targets.value;
  const pointed = model.match.pointed.value;
  return (
    <g aria-hidden="true" class={styles.lights}>
      {[...hexes].map(([hex, choice]) => {
        const { x, y } = centreOf(hex);
        return (
          <path
            key={hex}
            class={lit(styles.hex, choice === pointed)}
            d={innerPlate}
            transform={`translate(${x} ${y})`}
          />
        );
      })}
      {[...edges].map(([edge, choice]) => {
        const { x, y, angle } = spanOf(edge);
        return (
          <g
            key={edge}
            class={lit(styles.edge, choice === pointed)}
            transform={`translate(${x} ${y}) rotate(${angle})`}
          >
            <rect x={-21} y={-12.5} width={42} height={25} rx={7} />
            {!model.scan.value.bridges.has(edge) && <path d="M-6 0h12M0 -6v12" />}
          </g>
        );
      })}
    </g>
  );
}

/** What the action is about that is pointed at in the list of choices. */
export function AboutLights({ model }: { readonly model: Model }) {
  const { pointed, source } = model.match;
  if (pointed.value === null || source.seat === null) return null;
  return (
    <g aria-hidden="true" class={styles.lights}>
      {placesOf(pointed.value, model.scan.value, source.seat).map((hex) => {
        const { x, y } = centreOf(hex);
        return (
          <path
            key={hex}
            class={styles.about}
            data-about={hex}
            d={innerPlate}
            transform={`translate(${x} ${y})`}
          />
        );
      })}
    </g>
  );
}

/** Pieces that can be chosen, lit above the pieces. */
export function PieceLights({ model }: { readonly model: Model }) {
  const pointed = model.match.pointed.value;
  return (
    <g aria-hidden="true" class={styles.lights}>
      {pieceTargets(model).map(({ choice, at, radius }) => (
        <circle key={choice} class={lit(styles.piece, choice === pointed)} cx={at.x} cy={at.y} r={radius} />
      ))}
    </g>
  );
}

/** The hex that is looked at, and the ways from it over Bridges: one step, two steps. */
export function Reach({ model }: { readonly model: Model }) {
  const hex = model.looked.value;
  if (hex === null) return null;
  const { x, y } = centreOf(hex);
  const shows = model.own(hex) || model.selected.value === hex;
  const reach = shows ? reachOf(model.scan.value, hex, 2) : new Map<string, number>();
  return (
    <g class={styles.lights} aria-hidden="true">
      <path class={styles.looked} d={innerPlate} transform={`translate(${x} ${y})`} />
      {[...reach].map(([other, steps]) => {
        const at = centreOf(other);
        return (
          <path
            key={other}
            class={steps === 1 ? styles.near : styles.far}
            d={innerPlate}
            transform={`translate(${at.x} ${at.y}) scale(${steps === 1 ? 0.94 : 0.9})`}
          />
        );
      })}
    </g>
  );
}
