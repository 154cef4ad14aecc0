// The bid that is being laid out beside a card: with which word, how much, and what it comes to. Nothing is sent before
// the panel's button seals it.

import { signal } from '@preact/signals';
import type { PrimaryAction } from '@bridgefront/page/contract.ts';
import type { Match } from '../match.ts';
import { seenOf } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { bridgefrontTexts } from '../texts/table.ts';

/** Buying, or passing. */
export type BidWord = 'buy' | 'pass';

interface Meant {
  /** The card that is bid for: nobody wants to give for it what was wanted for another. */
  readonly lot: string;
  readonly word?: BidWord;
  readonly buy?: number;
  readonly pass?: number;
}

const meant = signal<Meant>({ lot: '' });

function lotOf({ view }: Pick<Seen, 'view'>): string {
  return `${view.round}-${view.row?.at ?? 0}`;
}

function meantFor(seen: Pick<Seen, 'view'>): Meant {
  const lot = lotOf(seen);
  return meant.value.lot === lot ? meant.value : { lot };
}

/** The amounts that may be bid with this word, in order. */
function amounts({ open }: Pick<Seen, 'open'>, word: BidWord): readonly number[] {
  return [...open]
    .filter((choice) => choice.startsWith(`${word}:`))
    .map((choice) => Number(choice.slice(word.length + 1)))
    .sort((a, b) => a - b);
}

/** What may be bid with a word, and what is meant; null: nothing may. */
export function bidWith(seen: Pick<Seen, 'view' | 'open'>, word: BidWord) {
  const legal = amounts(seen, word);
  const [least] = legal;
  const most = legal.at(-1);
  if (least === undefined || most === undefined) return null;
  return { least, most, amount: Math.max(least, Math.min(meantFor(seen)[word] ?? least, most)) };
}

/** The word that is meant: buying, unless somebody says otherwise or has nothing to buy with. */
export function wordOf(seen: Pick<Seen, 'view' | 'open'>): BidWord {
  return bidWith(seen, 'buy') === null ? 'pass' : (meantFor(seen).word ?? 'buy');
}

/** Means another bid for the card that is on auction. */
export function meanBid(seen: Pick<Seen, 'view'>, word: BidWord, amount?: number): void {
  meant.value = { ...meantFor(seen), word, ...(amount !== undefined && { [word]: amount }) };
}

/** The least with which one buys for certain: one more than the richest other has who may still gain a card. */
export function certainBid({ view, options, seat }: Pick<Seen, 'view' | 'options' | 'seat'>): number {
  const rivals = view.seats.filter(
    (_, other) => other !== seat && (view.row?.wins[other] ?? 0) < options.maxRowWins,
  );
  return 1 + Math.max(0, ...rivals.map(({ gold }) => gold));
}

/** What the panel's button does with it; null: no bid is asked for. */
export function bidToSeal(match: Match): PrimaryAction | null {
  const seen = seenOf(match);
  const word = wordOf(seen);
  const bid = bidWith(seen, word);
  if (bid === null) return null;
  return { label: bridgefrontTexts.offer[word](bid.amount), choice: `${word}:${bid.amount}` };
}
