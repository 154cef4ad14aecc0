// The Market row of this round: what is on offer, what is to come, and who has taken what.

import type { CardFacts } from '@bridgefront/game-bridgefront/table';
import { texts } from '../../../texts/index.ts';
import { SeatMark } from '../kit.tsx';
import { ageName, CardFace, cardWords } from '../cards/card.tsx';
import { CardBox, Explained } from '../explain/term.tsx';
import { usePreview } from '../explain/preview.ts';
import type { Scene } from '../scene.ts';
import { salesIn } from './sales.ts';
import type { Sale } from './sales.ts';
import styles from './market.module.css';

const t = texts.bridgefront.offer;

function saleWords(scene: Scene, { seat, how, gold }: Sale): string {
  const name = scene.room.nameOf(seat);
  return how === 'bought' ? t.bought(name, gold) : how === 'passed' ? t.passed(name, gold) : t.left(name);
}

interface RowCardProps {
  readonly scene: Scene;
  readonly card: CardFacts;
  readonly sale: Sale | undefined;
  readonly now: boolean;
}

function RowCard({ scene, card, sale, now }: RowCardProps) {
  const preview = usePreview();
  const state = sale === undefined ? (now ? t.now : t.later) : saleWords(scene, sale);
  const preface = card.age !== null && card.age > scene.view.age ? t.preview(ageName(card.age)) : '';
  return (
    <li class={styles.item} data-now={now} data-sold={sale !== undefined}>
      <button
        type="button"
        class={styles.card}
        aria-label={[state, preface, cardWords(card)].filter((part) => part !== '').join(', ')}
        {...preview.explain(() => <CardBox card={card} />)}
        onClick={(event) => preview.show(event.currentTarget, () => <CardBox card={card} />)}
      >
        <CardFace card={card} size="mini" />
      </button>
      <span class={styles.state}>
        {sale === undefined ? null : <SeatMark seat={sale.seat} />}
        <span>{state}</span>
        {preface === '' ? null : <span class={styles.preview}>{preface}</span>}
      </span>
    </li>
  );
}

/** The row; nothing outside of rounds with one. */
export function MarketRow({ scene }: { readonly scene: Scene }) {
  const { row } = scene.view;
  if (row === undefined) return null;
  const { room } = scene;
  const upTo = room.moment.value?.index;
  const sales = salesIn(
    upTo === undefined ? room.source.reports.value : room.source.reports.value.slice(0, upTo + 1),
  );
  return (
    <section class={styles.row} aria-label={t.row}>
      <h3>
        <Explained scene={scene} of={{ term: 'auction' }}>
          {t.row}
        </Explained>
      </h3>
      <ol class={styles.items}>
        {row.cards.map((slug, index) => {
          const card = scene.cards(slug);
          return card === null ? null : (
            <RowCard
              key={slug}
              scene={scene}
              card={card}
              sale={sales.find((sale) => sale.card === slug)}
              now={scene.view.phase === 'market' && index === row.at}
            />
          );
        })}
      </ol>
    </section>
  );
}

/** How many cards the Age's decks have left. */
export function Decks({ scene }: { readonly scene: Scene }) {
  const { market, power, age } = scene.view;
  const p = texts.bridgefront.piles;
  const decks = [
    { term: 'market-deck', name: p.market(ageName(age)), count: deckCount(market, age) },
    { term: 'power-deck', name: p.power(ageName(age)), count: deckCount(power, age) },
  ] as const;
  return (
    <ul class={styles.decks} aria-label={p.decks}>
      {decks.map(({ term, name, count }) => (
        <li key={term}>
          <Explained scene={scene} of={{ term }}>
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
