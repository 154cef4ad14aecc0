// Ghosts on the stage: pale likenesses of what has left its place while others acted, with a line to where it stands now.

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Ghost } from './ghosts.ts';
import { likenessOf } from './ghosts.ts';
import styles from './ghost-layer.module.css';

interface LayerBox {
  readonly left: number;
  readonly top: number;
}

function Likeness({ ghost, layer }: { readonly ghost: Ghost; readonly layer: LayerBox }) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => holder.current?.replaceChildren(likenessOf(ghost)), [ghost]);
  const { left, top, width, height } = ghost.box;
  const style = {
    left: `${left - layer.left}px`,
    top: `${top - layer.top}px`,
    width: `${width}px`,
    height: `${height}px`,
  };
  return <div ref={holder} class={styles.ghost} style={style} data-gone={ghost.to === null} />;
}

/** A way within one row of pieces leads over their heads, and never out of the layer. */
const flat = 1.5;
const highest = 8;

/** The way to where it stands now, drawn in the layer; null: it leads nowhere, or hardly away. */
export function lineOf({ box, to }: Pick<Ghost, 'box' | 'to'>, layer: LayerBox): string | null {
  if (to === null) return null;
  const from = { x: box.left + box.width / 2 - layer.left, y: box.top + box.height / 2 - layer.top };
  const end = { x: to.x - layer.left, y: to.y - layer.top };
  const [dx, dy] = [end.x - from.x, end.y - from.y];
  const long = Math.hypot(dx, dy);
  // It ends at the rim of the piece, which stays free.
  const rim = Math.min(long * 0.6, Math.max(box.width, box.height) * 0.45);
  if (long <= rim) return null;
  const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  if (Math.abs(dx) > flat * Math.abs(dy)) {
    const over = (x: number, y: number): string => point(x, Math.max(highest, y - box.height * 0.45));
    const bow = over(from.x + dx / 2, Math.min(from.y, end.y) - 20 - Math.abs(dx) / 6);
    return `M${over(from.x, from.y)}Q${bow} ${over(end.x - Math.sign(dx) * 6, end.y)}`;
  }
  const share = (long - rim) / long;
  return `M${point(from.x, from.y)}L${point(from.x + dx * share, from.y + dy * share)}`;
}

/** All of them; decoration, and a click goes through. `layer`: where the element around it begins. */
export function GhostLayer({
  ghosts,
  layer,
}: {
  readonly ghosts: readonly Ghost[];
  readonly layer: LayerBox;
}) {
  const lines = ghosts.flatMap((ghost) => lineOf(ghost, layer) ?? []);
  return (
    <div class={styles.layer} aria-hidden="true" inert data-ghosts={ghosts.length}>
      {ghosts.map((ghost) => ghost.crowded || <Likeness key={ghost.key} ghost={ghost} layer={layer} />)}
      <svg class={styles.lines} focusable="false">
        <defs>
          <marker
            id="ghost-goes"
            viewBox="0 0 8 8"
            refX="5"
            refY="4"
            markerWidth="3.4"
            markerHeight="3.4"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" class={styles.head} />
          </marker>
        </defs>
        {lines.map((d) => (
          <g key={d}>
            <path d={d} class={styles.under} />
            <path d={d} class={styles.goes} marker-end="url(#ghost-goes)" />
          </g>
        ))}
      </svg>
    </div>
  );
}
