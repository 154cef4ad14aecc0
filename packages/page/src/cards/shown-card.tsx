// A card that nothing can be done with here but reading it: whole on hover and focus, in a sheet by click and tap.

import { useState } from 'preact/hooks';
import { usePreview } from '../popovers/preview.ts';
import { Card } from './card.tsx';
import type { CardSize } from './card.tsx';
import { CardSheet } from './card-sheet.tsx';
import { spokenCard } from './content.ts';
import type { CardContent } from './content.ts';
import { LiftedCard } from './lifted-card.tsx';
import styles from './card-button.module.css';

interface ShownCardProps {
  readonly card: CardContent;
  readonly size?: Exclude<CardSize, 'full'>;
  readonly count?: number;
  /** Said before the card's own words. */
  readonly preface?: string;
  /** Whether the Tab key stops there; not where it lies out of sight. */
  readonly stop?: boolean;
  /** Opens it; left out: its sheet comes. */
  readonly onOpen?: () => void;
}

/** The card as a button that opens it. */
export function ShownCard({ card, size = 'row', count, preface = '', stop = true, onOpen }: ShownCardProps) {
  const preview = usePreview();
  const [sheet, setSheet] = useState(false);
  return (
    <>
      <button
        type="button"
        class={styles.button}
        data-size={size}
        tabIndex={stop ? undefined : -1}
        aria-label={[preface, spokenCard(card)].filter((part) => part !== '').join(', ')}
        {...preview.explain(() => <LiftedCard card={card} />)}
        onClick={() => {
          preview.hide();
          if (onOpen === undefined) setSheet(true);
          else onOpen();
        }}
      >
        <Card card={card} size={size} {...(count === undefined ? {} : { count })} />
      </button>
      {sheet && <CardSheet card={card} act={null} onClose={() => setSheet(false)} />}
    </>
  );
}
