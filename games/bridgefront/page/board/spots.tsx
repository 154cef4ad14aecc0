// What can be touched on the map: every hex, and the edges and pieces that can be chosen now. Each is a control of its
// own with a name, one stop of the Tab key for each kind; the arrow keys move on from there. `tabindex` is small here:
// Preact hands attributes to SVG as they are written, and there another spelling means nothing.

import { memo } from 'preact/compat';
import { boardTexts } from '../texts/board.ts';
import { outerPlate, plate } from './coast.ts';
import { centreOf, edgesOf, spanOf } from './geometry.ts';
import type { Point } from './geometry.ts';
import { standingOf } from './layout.ts';
import type { Model, Spot } from './model.ts';
import { spokenHex } from './spoken.ts';
import styles from './spots.module.css';

const words = boardTexts;

interface HexSpotProps {
  readonly hex: string;
  readonly label: string;
  readonly stop: boolean;
}

// Events are handled by the board, which reads `data-hex`.
function HexSpotDrawing({ hex, label, stop }: HexSpotProps) {
  const { x, y } = centreOf(hex);
  return (
    <path
      d={plate}
      transform={`translate(${x} ${y})`}
      class={styles.hex}
      role="button"
      tabindex={stop ? 0 : -1}
      aria-label={label}
      data-hex={hex}
    />
  );
}

const HexSpot = memo(
  HexSpotDrawing,
  (a: HexSpotProps, b: HexSpotProps) => a.hex === b.hex && a.label === b.label && a.stop === b.stop,
);

/** Every hex. */
export function HexSpots({ model }: { readonly model: Model }) {
  const scan = model.scan.value;
  const { hexes, labels } = model.targets.value;
  const stop = model.stop.value;
  return (
    <g role="group" aria-label={words.hexes}>
      {scan.hexes.map((hex) => {
        const label = labels.get(hexes.get(hex) ?? '') ?? null;
        return (
          <HexSpot
            key={hex}
            hex={hex}
            label={spokenHex(scan, hex, model.reader, label)}
            stop={hex === stop}
          />
        );
      })}
    </g>
  );
}

/** The edges that can be chosen; while edges are asked for, the others answer why they cannot. */
export function EdgeSpots({ model }: { readonly model: Model }) {
  const { edges, labels, asks } = model.targets.value;
  if (!asks.edges) return null;
  const others = edgesOf(model.scan.value.view.radius).filter((edge) => !edges.has(edge));
  return (
    <>
      <g aria-hidden="true">
        {others.map((edge) => {
          const { x, y, angle } = spanOf(edge);
          return (
            <rect
              key={edge}
              class={styles.other}
              transform={`translate(${x} ${y}) rotate(${angle})`}
              x={-14}
              y={-20}
              width={28}
              height={40}
              data-edge={edge}
            />
          );
        })}
      </g>
      <g role="group" aria-label={words.edges}>
        {[...edges].map(([edge, choice], at) => {
          const { x, y, angle } = spanOf(edge);
          return (
            <rect
              key={edge}
              class={styles.catch}
              transform={`translate(${x} ${y}) rotate(${angle})`}
              x={-29}
              y={-28}
              width={58}
              height={56}
              rx={12}
              role="button"
              tabindex={at === 0 ? 0 : -1}
              aria-label={labels.get(choice) ?? edge}
              data-edge={edge}
            />
          );
        })}
      </g>
    </>
  );
}

/** A piece that can be chosen: where it stands, and with which choice. */
export interface PieceTarget extends Spot {
  readonly choice: string;
  readonly at: Point;
  readonly radius: number;
}

/** Champions that can be chosen, and the Forces that can be hit. */
export function pieceTargets(model: Model): readonly PieceTarget[] {
  const { champions, force } = model.targets.value;
  if (champions.size === 0 && force === null) return [];
  const scan = model.scan.value;
  const enemy = (seat: number): boolean => seat !== model.reader.seat;
  return [...scan.units].flatMap(([hex, sides]) => {
    const centre = centreOf(hex);
    return sides.flatMap((units, side) => {
      const standing = standingOf(units, side, sides.length);
      const place = (point: Point): Point => ({ x: centre.x + point.x, y: centre.y + point.y });
      const found: PieceTarget[] = [];
      for (const [index, { card }] of (units.champions ?? []).entries()) {
        const choice = champions.get(card);
        const point = standing.champions[index];
        if (choice !== undefined && point !== undefined)
          found.push({ kind: 'champion', name: card, choice, at: place(point), radius: 25 * standing.scale });
      }
      if (force !== null && force.hex === hex && enemy(units.seat) && standing.stack !== null)
        found.push({
          kind: 'force',
          name: hex,
          choice: force.choice,
          at: place(standing.stack),
          radius: 27 * standing.scale,
        });
      return found;
    });
  });
}

/** See `pieceTargets`. */
export function PieceSpots({ model }: { readonly model: Model }) {
  const pieces = pieceTargets(model);
  if (pieces.length === 0) return null;
  const { labels } = model.targets.value;
  return (
    <g role="group" aria-label={words.pieces}>
      {pieces.map(({ kind, name, choice, at, radius }, index) => (
        <circle
          key={choice}
          class={styles.catch}
          cx={at.x}
          cy={at.y}
          r={Math.max(radius, 24)}
          role="button"
          tabindex={index === 0 ? 0 : -1}
          aria-label={labels.get(choice) ?? name}
          data-piece-choice={choice}
          data-piece-kind={kind}
          data-piece-name={name}
        />
      ))}
    </g>
  );
}

/** The ring of what has the focus, drawn above everything so that no later hex covers it. */
export function FocusRing({ model }: { readonly model: Model }) {
  const spot = model.focused.value;
  if (spot === null) return null;
  if (spot.kind === 'edge') {
    const { x, y, angle } = spanOf(spot.name);
    const shape = { x: -32, y: -21, width: 64, height: 42, rx: 10 };
    return (
      <g transform={`translate(${x} ${y}) rotate(${angle})`}>
        <rect class={styles.ringUnder} {...shape} />
        <rect class={styles.ring} data-focus-ring {...shape} />
      </g>
    );
  }
  if (spot.kind === 'hex') {
    const { x, y } = centreOf(spot.name);
    return (
      <g transform={`translate(${x} ${y})`}>
        <path class={styles.ringUnder} d={outerPlate} />
        <path class={styles.ring} data-focus-ring d={outerPlate} />
      </g>
    );
  }
  const piece = pieceTargets(model).find(({ kind, name }) => kind === spot.kind && name === spot.name);
  if (piece === undefined) return null;
  return <circle class={styles.ring} data-focus-ring cx={piece.at.x} cy={piece.at.y} r={piece.radius + 7} />;
}
