// Deck and discard pile beside the hand: how much is left to draw, and what has been thrown away.

import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { cardList } from '../rules/table.ts';
import styles from './deck.module.css';
import type { Seen } from './seen.ts';
import { castlesTexts } from './texts.ts';

const words = castlesTexts;

/** Both piles, which both players share. */
export function Deck({ seen }: { readonly seen: Seen }) {
  const { deck, discard } = seen.table;
  return (
    <div class={styles.piles}>
      <span>{words.deck(deck)}</span>
      <Tip content={discard.length === 0 ? words.discardEmpty : `${cardList(discard)}.`}>
        <button type="button" class={styles.pile}>
          {words.discard(discard.length)}
        </button>
      </Tip>
    </div>
  );
}
