// What the bid that is laid out comes to.

import { bridgefrontTexts } from '../texts/table.ts';
import type { Seen } from '../seen.ts';
import { bidWith, certainBid, wordOf } from './bidding.ts';
import styles from './auction-help.module.css';

const t = bridgefrontTexts.offer;

/** One line: what buys for certain and what one keeps, or what becomes of a pass. */
export function Worth({ seen }: { readonly seen: Seen }) {
  const word = wordOf(seen);
  const bid = bidWith(seen, word);
  if (bid === null) return null;
  const gold = seen.view.seats[seen.seat ?? -1]?.gold ?? 0;
  const passing = seen.options.passPot ? t.passing : t.free;
  return (
    <p class={styles.worth}>{word === 'buy' ? t.buying(certainBid(seen), gold, bid.amount) : passing}</p>
  );
}
