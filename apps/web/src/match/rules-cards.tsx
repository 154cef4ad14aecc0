// Cards among what a search of the rules finds: by their names, to be read whole.

import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { ShownCard } from '@bridgefront/page/cards/shown-card.tsx';
import { Explanations } from '@bridgefront/page/popovers/explanations.tsx';
import { matchTexts } from '../texts/match.ts';
import { cardsNamed } from './rules-text.ts';
import styles from './rules-panel.module.css';

/** The cards that the search names; nothing without any. */
export function FoundCards({
  cards,
  query,
}: {
  readonly cards: readonly CardContent[];
  readonly query: string;
}) {
  const found = cardsNamed(cards, query);
  if (found.length === 0) return null;
  return (
    <Explanations>
      <ul class={styles.cards} aria-label={matchTexts.rules.cards}>
        {found.map((card) => (
          <li key={card.slug}>
            <ShownCard card={card} />
          </li>
        ))}
      </ul>
    </Explanations>
  );
}
