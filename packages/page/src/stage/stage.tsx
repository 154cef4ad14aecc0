// The regions of a table: bar, stage, the hand's rail and a panel, in one grid whose tracks never depend on what they hold.

import type { ComponentChildren, HTMLAttributes, RefObject } from 'preact';
import styles from './stage.module.css';

interface FrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What stands around the table: `match` has a panel, `replay` handles below it too, `past` only these, `editor` a form. */
  readonly kind: 'match' | 'replay' | 'past' | 'editor';
  readonly children: ComponentChildren;
}

/** The grid. Its children are the bar (`region('bar')`), `TableArea`, and what else the kind has. */
export function Frame({ kind, children, ...rest }: FrameProps) {
  return (
    <div {...rest} class={styles.frame} data-frame={kind}>
      {children}
    </div>
  );
}

/** The class that puts an element of the page into a region of the grid. */
export function region(name: 'bar' | 'panel' | 'foot'): string {
  return styles[name] ?? '';
}

interface AreaProps {
  /** What the page itself says over the stage: news, refusals, the coach. */
  readonly overlays?: ComponentChildren;
  /** The game's table, which is a `Stage`. */
  readonly children: ComponentChildren;
  readonly main: boolean;
  /** Something lies over the table, as a sheet does: nothing of it can be reached, and a click on it takes that away. */
  readonly covered?: boolean;
  readonly uncover?: () => void;
}

/** Stage and rail together: the page's `main`, but where another table stands already. */
export function TableArea({ overlays, children, main, covered = false, uncover }: AreaProps) {
  const inside = (
    <>
      <div class={styles.inside} inert={covered}>
        {children}
        <div class={styles.over} data-overlays>
          {overlays}
        </div>
      </div>
      {covered && <div class={styles.veil} onClick={uncover} />}
    </>
  );
  return main ? (
    <main id="content" class={styles.area}>
      {inside}
    </main>
  ) : (
    <div class={styles.area}>{inside}</div>
  );
}

interface StageProps {
  /** What is played on, whole. It has all of the stage, and lays itself out by its size (`@container board`). */
  readonly board: ComponentChildren;
  /** What is asked, offered or told over the board: `Overlay`s. */
  readonly overlays?: ComponentChildren;
  /** The reader's cards. They lay themselves out by the rail's size (`@container hand`). */
  readonly hand?: ComponentChildren;
  /** What else the reader has, beside the hand: piles, a purse. */
  readonly own?: ComponentChildren;
}

/** A game's table: its parts in their regions. */
export function Stage({ board, overlays, hand, own }: StageProps) {
  return (
    <>
      <div class={styles.stage} data-part="stage">
        <div class={styles.board}>{board}</div>
        <div class={styles.overlays}>{overlays}</div>
      </div>
      <div class={styles.rail} data-part="rail">
        <div class={styles.own}>{own}</div>
        <div class={styles.hand} data-part="hand">
          <div class={styles.cards}>{hand}</div>
        </div>
      </div>
    </>
  );
}

/** Where an overlay stands: at an edge of the stage, in one of its halves, in its middle, or where it is least in the way. */
export type OverlayPlace = 'top' | 'bottom' | 'left' | 'right' | 'middle' | 'free';

interface OverlayProps extends Omit<HTMLAttributes<HTMLElement>, 'label' | 'children'> {
  readonly at: OverlayPlace;
  readonly label?: string;
  /** Without ground and edge: what it holds brings its own. */
  readonly bare?: boolean;
  readonly box?: RefObject<HTMLElement | null>;
  readonly children: ComponentChildren;
}

/** Something over the board that pushes nothing. Beside it the board can be clicked. */
export function Overlay({ at, label, bare = false, box, children, class: more = '', ...rest }: OverlayProps) {
  const looks = `${styles.overlay} ${bare ? '' : styles.ground} ${typeof more === 'string' ? more : ''}`;
  return (
    <section {...rest} {...(box && { ref: box })} class={looks} data-at={at} data-overlay aria-label={label}>
      {children}
    </section>
  );
}
