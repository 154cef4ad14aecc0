// Card row: a hand or an offer. One stop of the Tab key, arrow keys walk along it; a hand that is wider than its room
// overlaps like a fan held in a hand, up to their middles, and scrolls from there on.

import type { ComponentChildren } from 'preact';
import { rove } from './roving.ts';
import styles from './card-row.module.css';

interface CardRowProps {
  readonly label: string;
  /** `row`: side by side, the next line when it is full; `fan`: in one line, overlapping up to the middles of the cards. */
  readonly shape?: 'row' | 'fan';
  /** The cards with their keys; the control in each carries `data-rove`. */
  readonly cards: readonly { readonly key: string; readonly card: ComponentChildren }[];
}

/** The cards in order. */
export function CardRow({ label, shape = 'row', cards }: CardRowProps) {
  return (
    <ul
      class={`${styles.cards} ${styles[shape]}`}
      aria-label={label}
      onKeyDown={rove}
      style={{ '--cards': cards.length }}
    >
      {cards.map(({ key, card }) => (
        <li key={key}>{card}</li>
      ))}
    </ul>
  );
}

interface CardButtonProps {
  /** The card in words. */
  readonly label: string;
  /** The first of a row takes the Tab key. */
  readonly first: boolean;
  readonly legal: boolean;
  readonly pressed?: boolean;
  /** The element glides under this name when it changes its place (`useFlip`). */
  readonly flipKey?: string | undefined;
  readonly onChoose: () => void;
  readonly onPoint?: (over: boolean) => void;
  readonly children: ComponentChildren;
}

/** A card as a control. One that is not possible can be asked for all the same: the server says why not. */
export function CardButton(props: CardButtonProps) {
  const { label, first, legal, pressed, flipKey, onChoose, onPoint, children } = props;
  return (
    <button
      type="button"
      data-rove
      data-lit={legal || undefined}
      data-key={flipKey}
      tabIndex={first ? 0 : -1}
      class={styles.button}
      aria-label={label}
      aria-disabled={!legal}
      aria-pressed={pressed}
      onClick={onChoose}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocusIn={() => onPoint?.(true)}
      onFocusOut={() => onPoint?.(false)}
    >
      {children}
    </button>
  );
}
