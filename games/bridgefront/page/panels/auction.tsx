// The auction of one card: what it is, who has sealed, and the reader's own bid.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { bridgefrontTexts } from '../texts/table.ts';
import { printCard } from '@bridgefront/page/cards/card.tsx';
import { ShownCard } from '@bridgefront/page/cards/shown-card.tsx';
import { Overlay } from '@bridgefront/page/stage/stage.tsx';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { whenIdle } from '@bridgefront/page/ui/idle.ts';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import { Sign } from '../cards/art.tsx';
import { contentOf } from '../cards/content.ts';
import { Explained } from '../explain/term.tsx';
import type { Seen } from '../seen.ts';
import { bidWith, meanBid, wordOf } from './bidding.ts';
import type { BidWord } from './bidding.ts';
import { MarketRow, salesNow } from './market.tsx';
import { Worth } from './worth.tsx';
import styles from './auction.module.css';

const t = bridgefrontTexts.offer;

interface BidProps {
  readonly seen: Seen;
  readonly word: BidWord;
}

// A word, which is meant from then on, and how much: the panel's button makes the bid.
function Bid({ seen, word }: BidProps) {
  const bid = bidWith(seen, word);
  // The bid that was advised stands in the field, one click from being made.
  const told = seen.match.advised.value?.find((choice) => choice.startsWith(`${word}:`));
  useEffect(() => {
    if (told !== undefined) meanBid(seen, word, Number(told.slice(word.length + 1)));
  }, [told, word, seen.view.row?.at]);
  if (bid === null) return <p class={styles.note}>{t.cannotBuy}</p>;
  const { least, most, amount } = bid;
  const label = word === 'buy' ? t.buyFor : t.passWith;
  const mean = (wanted: number): void => meanBid(seen, word, wanted);
  return (
    <div class={styles.bid} data-advised={told !== undefined || undefined}>
      <Button size="small" pressed={wordOf(seen) === word} onClick={() => meanBid(seen, word)}>
        {word === 'buy' ? t.buyShort : t.passShort}
      </Button>
      <label class={styles.amount}>
        <span class="visually-hidden">{label}</span>
        <button
          type="button"
          aria-label={`${label}: ${t.less}`}
          disabled={amount <= least}
          onClick={() => mean(amount - 1)}
        >
          −
        </button>
        <input
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={amount}
          onInput={(event) => mean(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          aria-label={`${label}: ${t.more}`}
          disabled={amount >= most}
          onClick={() => mean(amount + 1)}
        >
          +
        </button>
      </label>
    </div>
  );
}

// While bids are opened nobody is asked; who has no card yet is still in it.
function bidderState({ view, options }: Seen, seat: number, sealed: boolean | undefined) {
  if (sealed === undefined) return (view.row?.wins[seat] ?? 0) >= options.maxRowWins ? 'out' : 'waits';
  return sealed ? 'sealed' : 'open';
}

const signs = { sealed: 'wax-seal', open: 'hourglass' } as const;
const words = { out: t.out, waits: '', sealed: t.hasSealed, open: t.thinks };

interface BiddersProps {
  readonly seen: Seen;
  readonly seats: readonly { readonly seat: number; readonly sealed: boolean }[];
}

function Bidders({ seen, seats }: BiddersProps) {
  const { view, match } = seen;
  const richest = Math.max(1, ...view.seats.map(({ gold }) => gold));
  return (
    <ul class={styles.bidders}>
      {view.seats.map(({ gold }, seat) => {
        const state = bidderState(seen, seat, seats.find((other) => other.seat === seat)?.sealed);
        return (
          <li
            key={seat}
            data-state={state}
            title={words[state]}
            style={{ '--purse': `${(100 * gold) / richest}%` }}
          >
            <SeatMark seat={seat} />
            <span>{match.nameOf(seat)}</span>
            {state in signs && <Icon name={signs[state as keyof typeof signs]} />}
            <span class="visually-hidden">
              {words[state]} {bridgefrontTexts.seats.gold(gold)}
            </span>
            <b aria-hidden="true">
              {gold} <Sign of="gold" />
            </b>
          </li>
        );
      })}
    </ul>
  );
}

interface AuctionProps {
  readonly seen: Seen;
}

/** Whether a card is on auction. */
function hasAuction({ view }: Seen): boolean {
  return view.row !== undefined && view.phase === 'market';
}

// The cards that come up for auction next are made ready while people think.
function usePrinted({ seen }: AuctionProps): void {
  const slugs = seen.view.row?.cards.join(' ') ?? '';
  const { cards, options } = seen;
  useEffect(
    () =>
      whenIdle(() => {
        for (const slug of slugs.split(' ')) {
          const card = cards(slug);
          if (card !== null) printCard(contentOf(card, options), 'hand');
        }
      }),
    [slugs, cards, options],
  );
}

function partsOf({ seen }: AuctionProps) {
  const { row } = seen.view;
  const card = row === undefined ? null : seen.cards(row.cards[row.at] ?? '');
  if (row === undefined || card === null) return null;
  const { match, open, plan } = seen;
  const seats = match.shown.value.view.decision?.seats ?? [];
  return (
    <>
      <div class={styles.card} style={{ '--bidders': seen.view.seats.length }}>
        <ShownCard card={contentOf(card, seen.options)} size="hand" />
      </div>
      <div class={styles.side}>
        <h2>
          <Explained seen={seen} of={{ term: 'auction' }}>
            {t.auction(row.at + 1, row.cards.length)}
          </Explained>
        </h2>
        <Bidders seen={seen} seats={seats} />
        <div class={styles.bids}>
          {open.size > 0 ? (
            <>
              <Bid seen={seen} word="buy" />
              <Bid seen={seen} word="pass" />
              <div class={styles.worth}>
                <Worth seen={seen} />
              </div>
            </>
          ) : plan.length > 0 ? (
            <p class={styles.note}>{t.sealed}</p>
          ) : null}
        </div>
      </div>
    </>
  );
}

/**
 * The auction under way; not to be seen at other times. It stays where it was for the next round, which then only has
 * other cards to show.
 */
export function Auction({ seen }: AuctionProps) {
  const now = hasAuction(seen);
  const drawn = useRef<ComponentChildren>(null);
  usePrinted({ seen });
  const { row } = seen.view;
  if (now) drawn.current = partsOf({ seen });
  if (drawn.current === null) return null;
  const label = now && row !== undefined ? t.auction(row.at + 1, row.cards.length) : undefined;
  return (
    <>
      <Overlay at="left" class={styles.auction} label={label ?? ''} hidden={!now}>
        {drawn.current}
      </Overlay>
      {now && (
        <Overlay at="right" class={styles.row}>
          <MarketRow seen={seen} sales={salesNow(seen)} />
        </Overlay>
      )}
    </>
  );
}
