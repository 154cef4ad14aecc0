// The sheet of a card where all cards are looked through: the card, and where it leads.

import { CardSheet } from '@bridgefront/page/cards/card-sheet.tsx';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { copyLink } from '../screens/copy-link.ts';
import { cardsTexts } from '../texts/cards.ts';
import { cardsLink } from './address.ts';
import styles from './sheet.module.css';

const words = cardsTexts.sheet;

interface SheetProps {
  readonly game: string;
  readonly card: CardContent;
  readonly onClose: () => void;
}

/** One card, lifted, with its link. */
export function Sheet({ game, card, onClose }: SheetProps) {
  const link = new URL(cardsLink(game, { card: card.slug }), location.href).href;
  return (
    <CardSheet card={card} act={null} onClose={onClose}>
      <div class={styles.more}>
        <Button size="small" icon="copy" onClick={() => copyLink(link)}>
          {words.copy}
        </Button>
      </div>
    </CardSheet>
  );
}
