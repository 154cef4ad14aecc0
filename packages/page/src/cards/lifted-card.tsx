// A card lifted to be read: whole, with its words explained beside it.

import { useEffect } from 'preact/hooks';
import { cardRead } from './cards-read.ts';
import type { CardContent } from './content.ts';
import { Card } from './card.tsx';
import type { CardState } from './card.tsx';
import styles from './lifted-card.module.css';

interface LiftedCardProps {
  readonly card: CardContent;
  readonly state?: CardState | undefined;
  readonly ribbon?: string | null | undefined;
}

/** The card and its words. */
export function LiftedCard({ card, state, ribbon }: LiftedCardProps) {
  useEffect(() => cardRead(card.slug), [card.slug]);
  return (
    <div class={styles.lifted}>
      <Card card={card} size="full" state={state} ribbon={ribbon} />
      {card.terms.length > 0 && (
        <ul class={styles.terms}>
          {card.terms.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
