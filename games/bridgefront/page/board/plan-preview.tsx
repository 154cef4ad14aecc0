// The plan as it will be carried out: ways with arrows, bridges to come, targets.

import { Fragment } from 'preact';
import { SeatShape } from '@bridgefront/page/ui/seat-mark.tsx';
import { cardArt } from '../cards/art.ts';
import pictures from '../cards/art.svg';
import { innerPath } from './coast.ts';
import { centreOf, spanOf } from './geometry.ts';
import type { Point } from './geometry.ts';
import type { Model } from './model.ts';
import type { PreviewPart } from './preview-parts.ts';
import styles from './plan-preview.module.css';

// Steps are drawn from rim to rim with a slight bend, so that neither pieces nor bridges vanish below them.
function stepPath(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = 0.16;
  const at = (part: number): Point => ({ x: from.x + dx * part, y: from.y + dy * part });
  const [start, middle, end] = [at(0.24), at(0.5), at(0.74)];
  return `M${start.x} ${start.y}Q${middle.x + dy * bend} ${middle.y - dx * bend} ${end.x} ${end.y}`;
}

function Company({
  way,
  at,
  seat,
}: {
  readonly way: Extract<PreviewPart, { kind: 'way' }>;
  readonly at: Point;
  readonly seat: number;
}) {
  const { forces, champions } = way;
  const parts = (forces === null || forces === 0 ? 0 : 1) + champions.length;
  if (parts === 0) return null;
  let place = -((parts - 1) * 20);
  const next = (): number => (place += 40) - 40;
  return (
    <g transform={`translate(${at.x} ${at.y - 31})`} class={styles.company}>
      <rect x={-parts * 20 - 4} y={-18} width={parts * 40 + 8} height={36} rx={18} />
      {forces !== null && forces > 0 && (
        <g transform={`translate(${next()} 0)`}>
          <g transform="translate(-19 -9) scale(0.75)">
            <SeatShape seat={seat} />
          </g>
          <text x={10} y={7.5}>
            {forces}
          </text>
        </g>
      )}
      {champions.map((card) => (
        <use
          key={card}
          href={`${pictures}#${cardArt[card]}`}
          x={next() - 13}
          y={-13}
          width={26}
          height={26}
        />
      ))}
    </g>
  );
}

function Way({ way, seat }: { readonly way: Extract<PreviewPart, { kind: 'way' }>; readonly seat: number }) {
  const points = way.hexes.map(centreOf);
  const [start] = points;
  const last = points.at(-1);
  if (start === undefined || last === undefined) return null;
  return (
    <>
      <circle class={styles.start} cx={start.x} cy={start.y} r={37} />
      {points.slice(1).map((point, at) => {
        const d = stepPath(points[at] ?? point, point);
        return (
          <Fragment key={at}>
            <path class={styles.halo} d={d} />
            <path class={styles.way} d={d} marker-end="url(#board-way-end)" />
          </Fragment>
        );
      })}
      <Company way={way} at={last} seat={seat} />
    </>
  );
}

function Edge({ edge, destroys }: { readonly edge: string; readonly destroys: boolean }) {
  const { x, y, angle } = spanOf(edge);
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`} class={destroys ? styles.destroy : styles.build}>
      {destroys ? (
        <>
          <path class={styles.halo} d="M-15 -15L15 15M15 -15L-15 15" />
          <path d="M-15 -15L15 15M15 -15L-15 15" />
        </>
      ) : (
        <>
          <rect x={-23} y={-12} width={46} height={24} rx={3} />
          <path d="M-13 -11v22M-4.500 -11v22M4.500 -11v22M13 -11v22" />
        </>
      )}
    </g>
  );
}

function Place({ hex, grows }: { readonly hex: string; readonly grows: boolean }) {
  const { x, y } = centreOf(hex);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={styles.place} d={innerPath} />
      {!grows && <path class={styles.aim} d="M-38 0h14M38 0h-14M0 -40v14M0 40v-14" />}
      {grows && (
        <g transform="translate(28 26)" class={styles.company}>
          <rect x={-20} y={-16} width={40} height={32} rx={16} />
          <text y={7.5}>+1</text>
        </g>
      )}
    </g>
  );
}

function Part({ part, model }: { readonly part: PreviewPart; readonly model: Model }) {
  switch (part.kind) {
    case 'way':
      return <Way way={part} seat={model.reader.seat ?? 0} />;
    case 'edge':
      return <Edge edge={part.edge} destroys={part.destroys} />;
    case 'champion': {
      const hex = model.championAt(part.champion);
      return hex === null ? null : <Place hex={hex} grows={false} />;
    }
    case 'place':
    case 'grow':
      return <Place hex={part.hex} grows={part.kind === 'grow'} />;
  }
}

/** All parts of the reader's plan, below them those of one that was advised. */
export function PlanPreview({ model }: { readonly model: Model }) {
  return (
    <g class={styles.preview} aria-hidden="true">
      <defs>
        <marker
          id="board-way-end"
          viewBox="0 0 10 10"
          refX="6"
          refY="5"
          markerWidth="3.400"
          markerHeight="3.400"
          orient="auto"
        >
          <path class={styles.arrow} d="M0 0L10 5L0 10L2.500 5Z" />
        </marker>
      </defs>
      <g class={styles.advised} data-advised={model.advised.value.length}>
        {model.advised.value.map((part, at) => (
          <Part key={at} part={part} model={model} />
        ))}
      </g>
      {model.preview.value.map((part, at) => (
        <Part key={at} part={part} model={model} />
      ))}
    </g>
  );
}
