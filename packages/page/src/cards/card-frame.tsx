// Card frame: the face of a card as most games draw it: costs in the upper corner, picture, name, type, text, and the
// figures in the lower corners. It has no name of its own for screen readers: what holds it says what it is.

import type { ComponentChildren } from 'preact';
import styles from './card-frame.module.css';

/** `mini`: one line; `hand`: what matters in a hand; `full`: everything. */
export type CardFrameSize = 'mini' | 'hand' | 'full';

/** Possible now, not possible now, or part of the plan; plain without a state. */
export type CardFrameState = 'legal' | 'illegal' | 'planned';

interface CardFrameProps {
  readonly name: string;
  readonly size?: CardFrameSize;
  readonly state?: CardFrameState | undefined;
  /** Chooses the colour of the frame: `--card-hue` of a class of the game's own. */
  readonly class?: string | undefined;
  /** Costs, in the upper left corner. */
  readonly cost?: ComponentChildren;
  readonly picture?: ComponentChildren;
  /** The line below the name: what kind of card it is. */
  readonly type?: ComponentChildren;
  /** What the card says; shown when it is full. */
  readonly text?: ComponentChildren;
  /** Figures in the lower corners, such as attack at the left and health at the right. */
  readonly left?: ComponentChildren;
  readonly right?: ComponentChildren;
  /** Marks above everything: a count, a warning. */
  readonly children?: ComponentChildren;
}

function Corner({ place, children }: { readonly place: string; readonly children: ComponentChildren }) {
  return children === undefined || children === null ? null : (
    <span class={`${styles.corner} ${place}`}>{children}</span>
  );
}

/** The face of a card. */
export function CardFrame(props: CardFrameProps) {
  const { name, size = 'hand', state, class: className = '', cost, picture, type, text, left, right } = props;
  return (
    <span class={`${styles.card} ${className}`} data-size={size} data-state={state}>
      {size !== 'mini' && <span class={styles.picture}>{picture}</span>}
      <span class={styles.name}>{name}</span>
      {size !== 'mini' && type !== undefined && <span class={styles.type}>{type}</span>}
      {size === 'full' && text !== undefined && <span class={styles.text}>{text}</span>}
      <Corner place={styles.cost ?? ''}>{cost}</Corner>
      {size !== 'mini' && <Corner place={styles.left ?? ''}>{left}</Corner>}
      {size !== 'mini' && <Corner place={styles.right ?? ''}>{right}</Corner>}
      {props.children}
    </span>
  );
}

/** The back of a card. */
export function CardBack({
  label,
  size = 'hand',
}: {
  readonly label: string;
  readonly size?: CardFrameSize;
}) {
  return <span class={`${styles.card} ${styles.back}`} data-size={size} role="img" aria-label={label} />;
}
