// The head of a card on the stage: what it counts, and the button that folds it up.

import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import styles from './coach.module.css';

interface CardHeadProps {
  readonly count: string;
  readonly folded: Signal<boolean>;
  readonly says: { readonly fold: string; readonly unfold: string };
  /** Other ways on, before the one that folds. */
  readonly children?: ComponentChildren;
}

/** The head; a click makes room for the board, another one brings the card back. */
export function CardHead({ count, folded, says, children }: CardHeadProps) {
  return (
    <div class={styles.head}>
      <Icon name="bulb" class={styles.sign} />
      <span class={styles.count}>{count}</span>
      {children}
      <Button
        kind="quiet"
        size="small"
        icon={folded.value ? 'down' : 'up'}
        label={folded.value ? says.unfold : says.fold}
        aria-expanded={!folded.value}
        onClick={() => (folded.value = !folded.value)}
      />
    </div>
  );
}
