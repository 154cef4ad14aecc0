// A question in which the cards that it names can be read.

import { CardSheet } from '@bridgefront/page/cards/card-sheet.tsx';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import type { MatchContext } from '@bridgefront/page/match-context.ts';
import { useMemo, useState } from 'preact/hooks';
import { matchTexts } from '../texts/match.ts';
import { namesOf } from './card-names.ts';
import { useCards } from './use-cards.ts';
import styles from './prompt.module.css';

interface QuestionProps {
  readonly match: MatchContext;
  readonly text: string;
  /** The classes of the heading. */
  readonly looks: string;
}

/** A question with a button for each card in it, which opens it. */
export function QuestionWords({ match, text, looks }: QuestionProps) {
  const { document, info } = match.source;
  const cards = useCards(document.peek()?.view.game ?? '', info.value?.options);
  const names = useMemo(() => namesOf(cards), [cards]);
  const [card, setCard] = useState<CardContent | null>(null);
  return (
    <>
      <h2 class={looks}>
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
      </h2>
      {card !== null && <CardSheet card={card} act={null} onClose={() => setCard(null)} />}
    </>
  );
}
