// Deck and discard pile beside the hand: how much is left to draw, what has been thrown away, and a card for a new one.

import { choosing } from '@bridgefront/page/choosing.ts';
import { Tip } from '@bridgefront/page/ui/tip.tsx';
import { cardList } from '../rules/table.ts';
import styles from './deck.module.css';
import type { Match } from './match.ts';
import type { Seen } from './seen.ts';
import { castlesTexts } from './texts.ts';

const words = castlesTexts;

/** Both piles, which both players share. */
export function Deck({ seen }: { readonly seen: Seen }) {
  const { deck, discard } = seen.table;
  return (
    <div class={styles.piles}>
      <span class={`${styles.pile} ${styles.deck}`}>
        <span class="visually-hidden">{words.deck(deck)}</span>
        <b aria-hidden="true">{deck}</b>
        <span aria-hidden="true">{words.deckShort}</span>
      </span>
      <Tip content={discard.length === 0 ? words.discardEmpty : `${cardList(discard)}.`}>
        <button type="button" class={styles.pile}>
          <span class="visually-hidden">{words.discard(discard.length)}</span>
          <b aria-hidden="true">{discard.length}</b>
          <span aria-hidden="true">{words.discardShort}</span>
        </button>
      </Tip>
    </div>
  );
}

/** Begins to put a card under the deck; nothing where none may go. */
export function Cycle({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  const open = seen.open.get('cycle');
  if (open === undefined) return null;
  return (
    <button type="button" class={styles.cycle} title={open.label} {...choosing(match, 'cycle')}>
      {words.cycle}
    </button>
  );
}
