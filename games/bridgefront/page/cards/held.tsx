// A card that can be chosen: in the hand, or on offer.

import type { CardFacts } from '../../rules/table.ts';
import { useState } from 'preact/hooks';
import { bridgefrontTexts } from '../texts/table.ts';
import { advised, lit } from '@bridgefront/page/choosing.ts';
import { usePreview } from '@bridgefront/page/popovers/preview.ts';
import { CardBox } from '../explain/term.tsx';
import type { Seen } from '../seen.ts';
import { CardFace, cardWords } from './card.tsx';
import type { CardSize, CardState } from './card.tsx';
import { CardSheet } from './sheet.tsx';
import styles from './held.module.css';

/** As large as a hand allows, or low enough for one line. */
export type HeldSize = Extract<CardSize, 'hand' | 'low'>;

interface HeldProps {
  readonly seen: Seen;
  readonly card: CardFacts;
  /** How many alike lie on top of each other. */
  readonly count?: number;
  readonly size?: HeldSize;
  readonly state: CardState | undefined;
  readonly first: boolean;
}

/**
 * A card as a control. Mouse and keyboard choose it at once; a finger first sees it whole, with a button to choose it.
 * One that is not possible is asked for all the same: the server says why not.
 */
export function HeldCard({ seen, card, count = 1, size = 'hand', state, first }: HeldProps) {
  const preview = usePreview();
  const [sheet, setSheet] = useState(false);
  const { match } = seen;
  const choice = `card:${card.slug}`;
  const choose = (): void => {
    preview.hide();
    setSheet(false);
    match.choose(choice);
  };
  // Where the question is not about the hand (set-up, an auction), a card is only looked at.
  const asked = state !== undefined || seen.instead.has(choice);
  const explaining = preview.explain(() => <CardBox card={card} />);
  return (
    <li
      class={styles.held}
      data-size={size}
      data-in-plan={state === 'planned'}
      data-pointed={match.pointed.value === choice}
    >
      <button
        type="button"
        data-rove
        data-card={card.slug}
        tabIndex={first ? 0 : -1}
        class={styles.button}
        aria-label={cardWords(card, state)}
        aria-disabled={state === 'illegal'}
        {...lit(state === 'legal')}
        {...(state === 'legal' ? advised(match, choice) : {})}
        {...explaining}
        onPointerEnter={() => {
          if (state === 'legal') match.point(choice);
        }}
        onPointerLeave={() => {
          explaining.onPointerLeave();
          match.point(null);
        }}
        onClick={(event) => {
          if (event instanceof PointerEvent && event.pointerType === 'touch') {
            preview.hide();
            setSheet(true);
          } else if (asked) choose();
        }}
      >
        <CardFace card={card} size={size} {...(state === undefined ? {} : { state })} />
        {count > 1 ? <span class={styles.count}>{bridgefrontTexts.hand.twice(count)}</span> : null}
      </button>
      {sheet ? (
        <CardSheet card={card} state={state} choose={asked ? choose : null} close={() => setSheet(false)} />
      ) : null}
    </li>
  );
}
