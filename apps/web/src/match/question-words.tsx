// A question in which the cards that it names can be read.

import { CardSheet } from '@bridgefront/page/cards/card-sheet.tsx';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import type { MatchContext } from '@bridgefront/page/match-context.ts';
import { useMemo, useState } from 'preact/hooks';
import { matchTexts } from '../texts/match.ts';
import { namesOf } from './card-names.ts';
import { useCards } from './use-cards.ts';
import styles from './prompt.module.css';

/** Words of a match with a button for each card in them, which opens it. */
export function QuestionWords({ match, text }: { readonly match: MatchContext; readonly text: string }) {
  const { document, info } = match.source;
  const cards = useCards(document.peek()?.view.game ?? '', info.value?.options);
  const names = useMemo(() => namesOf(cards), [cards]);
  const [card, setCard] = useState<CardContent | null>(null);
  return (
    <span>
      {names(text).map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <button
            type="button"
            class={styles.card}
            title={matchTexts.logCard(part.card.name)}
            onClick={() => setCard(part.card)}
          >
            {part.said}
          </button>
        ),
      )}
      {card !== null && <CardSheet card={card} act={null} onClose={() => setCard(null)} />}
    </span>
  );
}
