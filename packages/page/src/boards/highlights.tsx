// Highlights of a board: places and pieces that can be chosen, the one that is pointed at, the one that is looked at.

import type { HexLayout } from './layout.ts';
import type { PieceTarget } from './hit-targets.tsx';
import styles from './highlights.module.css';

/**
 * Why a hex is lit: it can be chosen (`open`), is what the choice that is pointed at is `about`, is `looked` at, can be
 * reached in one step (`near`) or more (`far`), or holds something that may act (`may`).
 */
export type HighlightKind = 'open' | 'about' | 'looked' | 'near' | 'far' | 'may';

/** A hex that is lit. */
export interface HexHighlight {
  readonly hex: string;
  readonly kind: HighlightKind;
  /** Somebody points at its choice. */
  readonly pointed?: boolean;
}

function classOf(kind: string | undefined, pointed: boolean): string {
  return [kind ?? '', pointed ? styles.pointed : ''].join(' ');
}

const sizes: { readonly [K in HighlightKind]: number } = {
  open: 1,
  about: 1,
  looked: 1,
  near: 0.94,
  far: 0.9,
  may: 0.94,
};

interface HexHighlightsProps {
  readonly layout: HexLayout;
  readonly hexes: readonly HexHighlight[];
  /** The outline of one hex around the origin, as the data of a path. */
  readonly path: string;
}

/** Hexes that are lit. */
export function HexHighlights({ layout, hexes, path }: HexHighlightsProps) {
  return (
    <g aria-hidden="true" class={styles.highlights}>
      {hexes.map(({ hex, kind, pointed = false }) => {
        const { x, y } = layout.centreOf(hex);
        return (
          <path
            key={`${kind} ${hex}`}
            class={classOf(styles[kind], pointed)}
            {...(kind === 'about' ? { 'data-about': hex } : {})}
            d={path}
            transform={`translate(${x} ${y}) scale(${sizes[kind]})`}
          />
        );
      })}
    </g>
  );
}

/** An edge that can be chosen; `empty`: nothing is built there yet. */
export interface EdgeHighlight {
  readonly edge: string;
  readonly pointed: boolean;
  readonly empty: boolean;
}

/** Edges that can be chosen. */
export function EdgeHighlights({
  layout,
  edges,
}: {
  readonly layout: HexLayout;
  readonly edges: readonly EdgeHighlight[];
}) {
  return (
    <g aria-hidden="true" class={styles.highlights}>
      {edges.map(({ edge, pointed, empty }) => {
        const { x, y, angle } = layout.spanOf(edge);
        return (
          <g
            key={edge}
            class={classOf(styles.edge, pointed)}
            transform={`translate(${x} ${y}) rotate(${angle}) scale(${layout.size / 60})`}
          >
            <rect x={-21} y={-12.5} width={42} height={25} rx={7} />
            {/* Upright on every edge: a plus, not a cross that forbids. */}
            {empty && <path d="M-6 0h12M0 -6v12" transform={`rotate(${-angle})`} />}
          </g>
        );
      })}
    </g>
  );
}

/** Pieces that can be chosen, lit above the pieces. */
export function PieceHighlights({
  pieces,
  pointed,
}: {
  readonly pieces: readonly PieceTarget[];
  /** The choice that somebody points at. */
  readonly pointed: string | null;
}) {
  return (
    <g aria-hidden="true" class={styles.highlights}>
      {pieces.map(({ choice, at, radius }) => (
        <circle
          key={choice}
          class={classOf(styles.piece, choice === pointed)}
          cx={at.x}
          cy={at.y}
          r={radius}
        />
      ))}
    </g>
  );
}
