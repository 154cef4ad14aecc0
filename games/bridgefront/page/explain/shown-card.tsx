// A card to look at: whole on hover, focus, long press and tap.

import type { CardFacts } from '../../rules/table.ts';
import { CardFace, cardWords } from '../cards/card.tsx';
import type { CardSize } from '../cards/card.tsx';
import { usePreview } from '@bridgefront/page/popovers/preview.ts';
import { CardBox } from './term.tsx';
import styles from './explain.module.css';

interface ShownCardProps {
  readonly card: CardFacts;
  readonly size: CardSize;
  /** Said before the card's own words. */
  readonly preface?: string;
  /** Whether the Tab key stops there; not where it lies out of sight. */
  readonly stop?: boolean;
}

/** A card that nothing can be done with here but reading it. */
export function ShownCard({ card, size, preface = '', stop = true }: ShownCardProps) {
  const preview = usePreview();
  const whole = () => <CardBox card={card} />;
  return (
    <button
      type="button"
      class={styles.shown}
      tabIndex={stop ? undefined : -1}
      aria-label={preface === '' ? cardWords(card) : `${preface}, ${cardWords(card)}`}
      {...preview.explain(whole)}
      onClick={(event) => preview.show(event.currentTarget, whole)}
    >
      <CardFace card={card} size={size} />
    </button>
  );
}
