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
  /** With all that it says. */
  readonly whole: boolean;
}

function RowCard({ seen, card, sale, now, whole }: RowCardProps) {
  const state = sale === undefined ? (now ? t.now : t.later) : saleWords(seen, sale);
  const preface = card.age !== null && card.age > seen.view.age ? t.preview(ageName(card.age)) : '';
  return (
    <li class={styles.item} data-now={now} data-sold={sale !== undefined} data-whole={whole || undefined}>
      <ShownCard
        card={contentOf(card, seen.options)}
        size={whole ? 'hand' : 'row'}
        preface={[state, preface].filter((part) => part !== '').join(', ')}
      />
      <span class={styles.state} aria-hidden="true">
        {sale === undefined ? (
          preface === '' || whole ? null : (
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
  // Up to three have room for what the next ones say: what they are worth decides what is left for them.
  const few = row.cards.length <= 3 && globalThis.matchMedia('(min-width: 1000px)').matches;
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
          const sale = sales.find((one) => one.card === slug);
          return card === null ? null : (
            <RowCard
              key={index}
              seen={seen}
              card={card}
              sale={sale}
              whole={few && sale === undefined && index !== row.at}
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
