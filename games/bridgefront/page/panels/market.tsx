// The Market row of this round: what is on offer, what is to come, and who has taken what.

import type { CardFacts } from '../../rules/table.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import { ShownCard } from '@bridgefront/page/cards/shown-card.tsx';
import { SeatMark } from '@bridgefront/page/ui/seat-mark.tsx';
import { Sign } from '../cards/art.tsx';
import { contentOf } from '../cards/content.ts';
import { Explained } from '../explain/term.tsx';
import type { Seen } from '../seen.ts';
import { ageName } from '../reveal/names.ts';
import { salesIn } from './sales.ts';
import type { Sale } from './sales.ts';
import styles from './market.module.css';

const t = bridgefrontTexts.offer;

function saleWords(seen: Seen, { seat, how, gold }: Sale): string {
  const name = seen.match.nameOf(seat);
  return how === 'bought' ? t.bought(name, gold) : how === 'passed' ? t.passed(name, gold) : t.left(name);
}

interface RowCardProps {
  readonly seen: Seen;
  readonly card: CardFacts;
  readonly sale: Sale | undefined;
  readonly now: boolean;
}

function RowCard({ seen, card, sale, now }: RowCardProps) {
  const state = sale === undefined ? (now ? t.now : t.later) : saleWords(seen, sale);
  const preface = card.age !== null && card.age > seen.view.age ? t.preview(ageName(card.age)) : '';
  return (
    <li class={styles.item} data-now={now} data-sold={sale !== undefined}>
      <ShownCard
        card={contentOf(card, seen.options)}
        preface={[state, preface].filter((part) => part !== '').join(', ')}
      />
      <span class={styles.state} aria-hidden="true">
        {sale === undefined ? (
          preface === '' ? null : (
            ageName(card.age ?? 0)
          )
        ) : (
          <>
            <SeatMark seat={sale.seat} />
            {sale.gold}
            <Sign of="gold" />
          </>
        )}
      </span>
    </li>
  );
}

/** Who has taken what of the row so far; during a reveal up to the report that is shown. */
export function salesNow({ match }: Seen): readonly Sale[] {
  const upTo = match.playback.current.value?.index;
  return salesIn(
    upTo === undefined ? match.source.reports.value : match.source.reports.value.slice(0, upTo + 1),
  );
}

interface MarketRowProps {
  readonly seen: Seen;
  readonly sales: readonly Sale[];
}

/** The row; nothing outside of rounds with one. */
export function MarketRow({ seen, sales }: MarketRowProps) {
  const { row } = seen.view;
  if (row === undefined) return null;
  return (
    <section class={styles.row} aria-label={t.row}>
      <header>
        <h3>
          <Explained seen={seen} of={{ term: 'auction' }}>
            {t.row}
          </Explained>
        </h3>
        <Decks seen={seen} />
      </header>
      <ol class={styles.items}>
        {row.cards.map((slug, index) => {
          const card = seen.cards(slug);
          return card === null ? null : (
            <RowCard
              key={index}
              seen={seen}
              card={card}
              sale={sales.find((sale) => sale.card === slug)}
              now={seen.view.phase === 'market' && index === row.at}
            />
          );
        })}
      </ol>
    </section>
  );
}

/** How many cards the Age's decks have left. */
export function Decks({ seen }: { readonly seen: Seen }) {
  const { market, power, age } = seen.view;
  const p = bridgefrontTexts.piles;
  const decks = [
    { term: 'market-deck', name: p.market(ageName(age)), count: deckCount(market, age) },
    { term: 'power-deck', name: p.power(ageName(age)), count: deckCount(power, age) },
  ] as const;
  return (
    <ul class={styles.decks} aria-label={p.decks}>
      {decks.map(({ term, name, count }) => (
        <li key={term}>
          <Explained seen={seen} of={{ term }}>
            <span class={styles.back} data-deck={term} aria-hidden="true">
              {ageName(age)}
            </span>
            <span aria-hidden="true">{count}</span>
            <span class="visually-hidden">{p.left(name, count)}</span>
          </Explained>
        </li>
      ))}
    </ul>
  );
}

// Views list decks by Age from the first on.
function deckCount(decks: readonly number[], age: number): number {
  return decks[age - 1] ?? 0;
}
