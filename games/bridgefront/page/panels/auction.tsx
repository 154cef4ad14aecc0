// The auction of one card: what it is, who has sealed, and the reader's own bid.

import { useState } from 'preact/hooks';
import { bridgefrontTexts } from '../texts/table.ts';
import { lit } from '@bridgefront/page/choosing.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { ShownCard } from '../explain/shown-card.tsx';
import { Explained } from '../explain/term.tsx';
import type { Seen } from '../seen.ts';
import { AuctionHelp } from './auction-help.tsx';
import { MarketRow } from './market.tsx';
import styles from './auction.module.css';

const t = bridgefrontTexts.offer;

/** The amounts that may be bid with this word, in order. */
function amounts(seen: Seen, word: 'buy' | 'pass'): readonly number[] {
  return [...seen.open]
    .filter((choice) => choice.startsWith(`${word}:`))
    .map((choice) => Number(choice.slice(word.length + 1)))
    .sort((a, b) => a - b);
}

interface BidProps {
  readonly seen: Seen;
  readonly word: 'buy' | 'pass';
}

function Bid({ seen, word }: BidProps) {
  const legal = amounts(seen, word);
  const [least = 0] = legal;
  const most = legal[legal.length - 1] ?? 0;
  const [wanted, setWanted] = useState(least);
  const amount = Math.max(least, Math.min(wanted, most));
  if (legal.length === 0) return <p class={styles.note}>{t.cannotBuy}</p>;
  const label = word === 'buy' ? t.buyFor : t.passWith;
  return (
    <div class={styles.bid}>
      <label class={styles.amount}>
        <span class="visually-hidden">{label}</span>
        <button
          type="button"
          aria-label={`${label}: ${t.less}`}
          disabled={amount <= least}
          onClick={() => setWanted(amount - 1)}
        >
          −
        </button>
        <input
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={amount}
          onInput={(event) => setWanted(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          aria-label={`${label}: ${t.more}`}
          disabled={amount >= most}
          onClick={() => setWanted(amount + 1)}
        >
          +
        </button>
      </label>
      <Button
        kind={word === 'buy' ? 'primary' : 'secondary'}
        size="small"
        {...lit(true)}
        onClick={() => seen.match.choose(`${word}:${amount}`)}
      >
        <span aria-hidden="true">{word === 'buy' ? t.buyShort : t.passShort}</span>
        <span class="visually-hidden">{word === 'buy' ? t.buy(amount) : t.pass(amount)}</span>
      </Button>
    </div>
  );
}

// While bids are opened nobody is asked; who has no card yet is still in it.
function bidderState({ view, options }: Seen, seat: number, sealed: boolean | undefined) {
  if (sealed === undefined) return (view.row?.wins[seat] ?? 0) >= options.maxRowWins ? 'out' : 'waits';
  return sealed ? 'sealed' : 'open';
}

const words = { out: t.out, waits: '', sealed: t.hasSealed, open: t.thinks };

function Bidders({ seen }: { readonly seen: Seen }) {
  const { view, match } = seen;
  const seats = match.shown.value.view.decision?.seats ?? [];
  return (
    <ul class={styles.bidders}>
      {view.seats.map((_, seat) => {
        const state = bidderState(seen, seat, seats.find((other) => other.seat === seat)?.sealed);
        return (
          <li key={seat} data-state={state}>
            <SeatMark seat={seat} />
            <span>
              {match.nameOf(seat)} <small>{words[state]}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface AuctionProps {
  readonly seen: Seen;
  /** There is little height. */
  readonly line: boolean;
}

/** The auction under way; nothing at other times. */
export function Auction({ seen, line }: AuctionProps) {
  const { row, phase } = seen.view;
  if (row === undefined || phase !== 'market') return null;
  const card = seen.cards(row.cards[row.at] ?? '');
  if (card === null) return null;
  const bidding = seen.open.size > 0;
  return (
    <section class={styles.auction} data-line={line} aria-label={t.auction(row.at + 1, row.cards.length)}>
      <div class={styles.card}>
        <ShownCard card={card} size={line ? 'wide' : 'hand'} />
      </div>
      <div class={styles.side}>
        <h2>
          <Explained seen={seen} of={{ term: 'auction' }}>
            {t.auction(row.at + 1, row.cards.length)}
          </Explained>
        </h2>
        <Bidders seen={seen} />
        <div class={styles.helpHere}>
          <AuctionHelp match={seen.match} />
        </div>
        <div class={styles.bids} key={`${seen.view.round}-${row.at}`}>
          {bidding ? (
            <>
              <Bid seen={seen} word="buy" />
              <Bid seen={seen} word="pass" />
            </>
          ) : seen.plan.length > 0 ? (
            <p class={styles.note}>{t.sealed}</p>
          ) : null}
        </div>
      </div>
      <MarketRow seen={seen} />
    </section>
  );
}
