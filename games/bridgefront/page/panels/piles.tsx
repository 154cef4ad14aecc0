// A player's piles: for the reader all it knows, of others what everybody has seen.

import { bridgefrontTexts } from '../texts/table.ts';
import { Dialog } from '@bridgefront/page/ui/dialog.tsx';
import { pilesOf } from '@bridgefront/page/cards/hand-form.ts';
import { ShownCard } from '@bridgefront/page/cards/shown-card.tsx';
import { contentOf } from '../cards/content.ts';
import type { CardFacts } from '../../rules/table.ts';
import { cardsOf, seenOf } from '../seen.ts';
import type { Seen } from '../seen.ts';
import styles from './piles.module.css';

const t = bridgefrontTexts.piles;

interface Pile {
  readonly title: string;
  readonly cards: readonly string[];
  readonly note?: string;
}

function ownPiles({ own, view, seat }: Seen): readonly Pile[] {
  if (own === null || seat === null) return [];
  const { top = [], bottom = [], draw, discard, held = [], buried = [] } = own;
  const { played, burned } = view.seats[seat] ?? { played: [], burned: [] };
  return [
    { title: t.top, cards: top },
    { title: t.bottom, cards: bottom },
    { title: t.draw, cards: draw, note: t.unordered },
    { title: t.discard, cards: [...played, ...discard] },
    { title: t.held, cards: held },
    { title: t.burned, cards: burned },
    { title: t.buried, cards: buried },
  ];
}

function publicPiles({ view }: Seen, seat: number): readonly Pile[] {
  const of = view.seats[seat];
  if (of === undefined) return [];
  const unseen = of.discard - of.played.length;
  return [
    { title: t.draw, cards: [], note: t.cards(of.draw) },
    { title: t.discard, cards: of.played, ...(unseen > 0 ? { note: t.hidden(unseen) } : {}) },
    { title: t.burned, cards: of.burned },
  ];
}

function alike(cards: readonly CardFacts[]) {
  return pilesOf(cards, ({ slug }) => slug, true).map(({ item, count }) => ({ card: item, count }));
}

/** All piles of a seat, to look through. */
export function Piles({
  seen: { match },
  seat,
  close,
}: {
  readonly seen: Seen;
  readonly seat: number;
  readonly close: () => void;
}) {
  // What opened it may have been drawn before the last message.
  const seen = seenOf(match);
  const piles = seat === seen.seat ? ownPiles(seen) : publicPiles(seen, seat);
  return (
    <Dialog title={seat === seen.seat ? t.title : t.of(seen.match.nameOf(seat))} wide onClose={close}>
      {piles
        .filter(({ cards, note }) => cards.length > 0 || note !== undefined)
        .map(({ title, cards, note }) => (
          <section key={title} class={styles.pile}>
            <h3>
              {title} <small>{cards.length > 0 ? t.cards(cards.length) : null}</small>
            </h3>
            {note === undefined ? null : <p>{note}</p>}
            <ul class={styles.cards}>
              {alike(cardsOf(seen, cards)).map(({ card, count }) => (
                <li key={card.slug}>
                  <ShownCard card={contentOf(card, seen.options)} count={count} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Dialog>
  );
}
