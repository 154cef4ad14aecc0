// The deck builder: a list of copies that is put together on the table and handed in as a whole.

import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { cardsFor, deckList, decks, mostCopies, sideCount, sideSize } from '../rules/table.ts';
import type { CardJson } from '../rules/table.ts';
import { Art } from './art.tsx';
import { cardsOf } from './cards.ts';
import { lit } from '@bridgefront/page/choosing.ts';
import { optionsOf } from './match.ts';
import type { Seen } from './seen.ts';
import { words } from './texts.ts';
import styles from './builder.module.css';

const storeName = 'heartland-deck';

// The list of last time, as far as this browser keeps one.
function kept(): readonly number[] {
  try {
    const read: unknown = JSON.parse(globalThis.localStorage.getItem(storeName) ?? '');
    return Array.isArray(read) && read.every(Number.isInteger) ? (read as number[]) : [];
  } catch {
    return [];
  }
}

type List = Signal<readonly number[]>;

const own: List = signal(kept());
// Where several people hand the device round, each has a list of their own, and nothing keeps it.
const lists = new Map<string, List>();

function listOf({ handedRound, source }: Seen['match']): List {
  if (!handedRound) return own;
  const whose = `${source.match} ${source.seat}`;
  const list = lists.get(whose) ?? signal<readonly number[]>([]);
  lists.set(whose, list);
  return list;
}

function keep(list: List, copies: readonly number[]): void {
  list.value = copies;
  if (list !== own) return;
  try {
    globalThis.localStorage.setItem(storeName, JSON.stringify(copies));
  } catch {
    // Without storage the list lasts as long as the page.
  }
}

function countOf({ match }: Seen, list: List, side: CardJson['deck']): number {
  return [...cardsOf(match).values()].reduce(
    (sum, { deck }, at) => sum + (deck === side ? (list.value[at] ?? 0) : 0),
    0,
  );
}

function put(list: List, at: number, by: number): void {
  const most = Math.max(list.value.length, at + 1);
  keep(
    list,
    Array.from({ length: most }, (_, one) => (list.value[one] ?? 0) + (one === at ? by : 0)),
  );
}

interface LineProps {
  readonly seen: Seen;
  readonly list: List;
  readonly card: CardJson;
  readonly at: number;
}

function Line({ seen, list, card, at }: LineProps) {
  const copies = list.value[at] ?? 0;
  const most = mostCopies(cardsFor(optionsOf(seen.match))[at]);
  const full = copies >= most || countOf(seen, list, card.deck) >= sideSize;
  // It is out of the match.
  if (most === 0) return null;
  return (
    <li class={copies > 0 ? styles.in : styles.line}>
      <Art slug={card.art} class={styles.art ?? ''} />
      <span class={styles.what}>
        <strong>{card.name}</strong> {card.supply === undefined ? card.type : `${card.supply} supply`}
        {card.attack === undefined ? '' : `, ${card.attack}/${card.health}`}
        <span class={styles.text}>{card.text}</span>
      </span>
      <button
        type="button"
        class={styles.step}
        aria-label={words.less(card.name)}
        disabled={copies === 0}
        onClick={() => put(list, at, -1)}
      >
        −
      </button>
      <b class={styles.copies}>{copies}</b>
      <button
        type="button"
        class={styles.step}
        aria-label={words.more(card.name)}
        disabled={full}
        onClick={() => put(list, at, 1)}
      >
        +
      </button>
    </li>
  );
}

/** Hands the list in, card by card, as one plan. */
function bring({ match }: Seen): void {
  const list = listOf(match).value;
  for (const [at, slug] of [...cardsOf(match).keys()].entries())
    for (let copy = 0; copy < (list[at] ?? 0); copy++) match.choose(`take:${slug}`);
}

// Prebuilt decks to begin with: those that a built one may be (HL-78).
function offered({ match }: Seen) {
  const cards = cardsFor(optionsOf(match));
  return decks
    .map(({ slug, name }, deck) => ({ slug, name, copies: deckList(optionsOf(match), deck) }))
    .filter(
      ({ copies }) =>
        (['army', 'civic'] as const).every((side) => sideCount(cards, copies, side) === sideSize) &&
        copies.every((count, card) => count <= mostCopies(cards[card])),
    );
}

/** The builder. */
export function Builder({ seen }: { readonly seen: Seen }) {
  const list = listOf(seen.match);
  const [army, civic] = [countOf(seen, list, 'army'), countOf(seen, list, 'civic')];
  return (
    <section class={styles.builder} aria-label={words.build}>
      <h3 class={styles.title}>{words.build}</h3>
      <p class={styles.rules}>{words.buildRules}</p>
      <div class={styles.bar}>
        <span aria-live="polite">{words.buildCount(army, civic)}</span>
        {offered(seen).map(({ name, slug, copies }) => (
          <Button key={slug} {...lit(true)} onClick={() => keep(list, copies)}>
            {words.buildFrom} {name}
          </Button>
        ))}
        <Button onClick={() => keep(list, [])}>{words.buildEmpty}</Button>
        <Button
          kind="primary"
          disabled={army + civic < 2 * sideSize}
          {...lit(army + civic === 2 * sideSize)}
          onClick={() => bring(seen)}
        >
          {words.bring}
        </Button>
      </div>
      <ul class={styles.list}>
        {[...cardsOf(seen.match).values()].map((card, at) => (
          <Line key={card.id} seen={seen} list={list} card={card} at={at} />
        ))}
      </ul>
    </section>
  );
}
