// Hit targets of a board: every hex, and the edges and pieces that can be chosen now. Each is a control of its own with
// a name, one stop of the Tab key for each kind; the arrow keys move on from there. `tabindex` is small here: Preact
// hands attributes to SVG as they are written, and there another spelling means nothing.

import { lit } from '../choosing.ts';
import { remembered } from '../ui/remembered.ts';
import type { HexLayout, Point } from './layout.ts';
import styles from './hit-targets.module.css';

/** A control of a board: a hex, an edge, or a piece of some kind. */
export interface BoardTarget {
  readonly kind: string;
  readonly name: string;
}

/** The control that an event of the board is about. */
export function targetOf({ target }: Event): BoardTarget | null {
  return target instanceof Element ? targetAt(target) : null;
}

/** The control that an element of the board belongs to. */
export function targetAt(element: Element): BoardTarget | null {
  const data = element.closest<SVGElement>('[data-hex], [data-edge], [data-piece-kind]')?.dataset;
  if (data === undefined) return null;
  const { hex, edge, pieceKind = '', pieceName = '' } = data;
  if (hex !== undefined) return { kind: 'hex', name: hex };
  if (edge !== undefined) return { kind: 'edge', name: edge };
  return { kind: pieceKind, name: pieceName };
}

interface HexTargetProps {
  readonly hex: string;
  readonly at: Point;
  readonly path: string;
  readonly label: string;
  readonly stop: boolean;
  readonly open: boolean;
  readonly grip: boolean;
}

// Events are handled by the board, which reads `data-hex`.
function HexTargetDrawing({ hex, at, path, label, stop, open, grip }: HexTargetProps) {
  return (
    <path
      d={path}
      transform={`translate(${at.x} ${at.y})`}
      class={grip ? `${styles.hex} ${styles.grip}` : styles.hex}
      role="button"
      tabindex={stop ? 0 : -1}
      aria-label={label}
      data-hex={hex}
      {...lit(open)}
    />
  );
}

const HexTarget = remembered(HexTargetDrawing, ({ hex, label, stop, open, grip }) => [
  hex,
  label,
  stop,
  open,
  grip,
]);

interface HexTargetsProps {
  readonly layout: HexLayout;
  readonly hexes: readonly string[];
  /** The outline of one hex around the origin, as the data of a path. */
  readonly path: string;
  /** The name of the group. */
  readonly label: string;
  /** What a hex is called for who cannot see it: where it lies, what stands there, what can be done. */
  readonly labelOf: (hex: string) => string;
  /** The hex at which the Tab key enters the board. */
  readonly stop: string;
  /** Hexes that are lit: a click there chooses something. */
  readonly open?: (hex: string) => boolean;
  /** Hexes from which something can be dragged; a finger that goes down there does not scroll. */
  readonly grip?: (hex: string) => boolean;
}

const never = (): boolean => false;

/** Every hex of the board. */
export function HexTargets(props: HexTargetsProps) {
  const { layout, hexes, path, label, labelOf, stop, open = never, grip = never } = props;
  return (
    <g role="group" aria-label={label}>
      {hexes.map((hex) => (
        <HexTarget
          key={hex}
          hex={hex}
          at={layout.centreOf(hex)}
          path={path}
          label={labelOf(hex)}
          stop={hex === stop}
          open={open(hex)}
          grip={grip(hex)}
        />
      ))}
    </g>
  );
}

const placeOf = ({ size, spanOf }: HexLayout, edge: string): string => {
  const { x, y, angle } = spanOf(edge);
  return `translate(${x} ${y}) rotate(${angle}) scale(${size / 60})`;
};

interface AskedEdgesProps {
  readonly layout: HexLayout;
  /** Edges that answer why they cannot be chosen; not in the way of the keyboard. */
  readonly edges: readonly string[];
  /** Whether edges are asked for; at other times nothing meets them. */
  readonly asked: boolean;
}

function OtherEdgesDrawing({ layout, edges, asked }: AskedEdgesProps) {
  return (
    <g aria-hidden="true" pointer-events={asked ? undefined : 'none'}>
      {edges.map((edge) => (
        <rect
          key={edge}
          class={styles.other}
          transform={placeOf(layout, edge)}
          x={-14}
          y={-20}
          width={28}
          height={40}
          data-edge={edge}
        />
      ))}
    </g>
  );
}

/**
 * The edges beside those that can be chosen. They are most of a board: they stay between questions, so that a question
 * about edges has only to wake them. Whoever draws them hands on the same list as long as it says the same.
 */
export const OtherEdges = remembered(OtherEdgesDrawing, ({ edges, asked }) => [edges, asked]);

interface EdgeTargetsProps {
  readonly layout: HexLayout;
  /** Edges that can be chosen. */
  readonly edges: readonly string[];
  readonly label: string;
  readonly labelOf: (edge: string) => string;
}

/** The edges that can be chosen. */
export function EdgeTargets({ layout, edges, label, labelOf }: EdgeTargetsProps) {
  return (
    <g role="group" aria-label={label}>
      {edges.map((edge, at) => (
        <rect
          key={edge}
          class={styles.catch}
          transform={placeOf(layout, edge)}
          x={-29}
          y={-28}
          width={58}
          height={56}
          rx={12}
          role="button"
          tabindex={at === 0 ? 0 : -1}
          aria-label={labelOf(edge)}
          data-edge={edge}
          {...lit(true)}
        />
      ))}
    </g>
  );
}

/** A piece that can be chosen: where it stands, and with which choice. */
export interface PieceTarget extends BoardTarget {
  readonly choice: string;
  readonly at: Point;
  readonly radius: number;
}

interface PieceTargetsProps {
  readonly pieces: readonly PieceTarget[];
  readonly label: string;
  readonly labelOf: (piece: PieceTarget) => string;
}

/** The pieces that can be chosen. */
export function PieceTargets({ pieces, label, labelOf }: PieceTargetsProps) {
  if (pieces.length === 0) return null;
  return (
    <g role="group" aria-label={label}>
      {pieces.map((piece, index) => (
        <circle
          key={piece.choice}
          class={styles.catch}
          cx={piece.at.x}
          cy={piece.at.y}
          r={Math.max(piece.radius, 24)}
          role="button"
          tabindex={index === 0 ? 0 : -1}
          aria-label={labelOf(piece)}
          {...lit(true)}
          data-piece-choice={piece.choice}
          data-piece-kind={piece.kind}
          data-piece-name={piece.name}
        />
      ))}
    </g>
  );
}

interface FocusRingProps {
  readonly layout: HexLayout;
  readonly focused: BoardTarget | null;
  /** The ring around a hex, as the data of a path around the origin. */
  readonly path: string;
  readonly pieces?: readonly PieceTarget[];
}

/** The ring of what has the focus, drawn above everything so that no later hex covers it. */
export function FocusRing({ layout, focused, path, pieces = [] }: FocusRingProps) {
  if (focused === null) return null;
  if (focused.kind === 'edge') {
    const { x, y, angle } = layout.spanOf(focused.name);
    const shape = { x: -32, y: -21, width: 64, height: 42, rx: 10 };
    return (
      <g transform={`translate(${x} ${y}) rotate(${angle}) scale(${layout.size / 60})`}>
        <rect class={styles.ringUnder} {...shape} />
        <rect class={styles.ring} data-focus-ring {...shape} />
      </g>
    );
  }
  if (focused.kind === 'hex') {
    const { x, y } = layout.centreOf(focused.name);
    return (
      <g transform={`translate(${x} ${y})`}>
        <path class={styles.ringUnder} d={path} />
        <path class={styles.ring} data-focus-ring d={path} />
      </g>
    );
  }
  const piece = pieces.find(({ kind, name }) => kind === focused.kind && name === focused.name);
  if (piece === undefined) return null;
  return <circle class={styles.ring} data-focus-ring cx={piece.at.x} cy={piece.at.y} r={piece.radius + 7} />;
}
