// The deck builder: a list of copies that is put together on the table and handed in as a whole.

import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { deckList, decks, mostCopies, sideCount, sideSize } from '../rules/table.ts';
import type { CardJson } from '../rules/table.ts';
import { Art } from './art.tsx';
import { cards } from './cards.ts';
import { lit } from '@bridgefront/page/choosing.ts';
import { optionsOf } from './match.ts';
import type { Seen } from './seen.ts';
import { words } from './texts.ts';
import styles from './builder.module.css';

const all = [...cards.values()];
const storeName = 'heartland-deck';

// The list of last time, as far as this browser keeps one.
function kept(): readonly number[] {
  try {
    const read: unknown = JSON.parse(globalThis.localStorage.getItem(storeName) ?? '');
    const fits = Array.isArray(read) && read.length === all.length && read.every(Number.isInteger);
    return fits ? (read as number[]) : all.map(() => 0);
  } catch {
    return all.map(() => 0);
  }
}

type List = Signal<readonly number[]>;

const own: List = signal(kept());
// Where several people hand the device round, each has a list of their own, and nothing keeps it.
const lists = new Map<string, List>();

function listOf({ handedRound, source }: Seen['match']): List {
  if (!handedRound) return own;
  const whose = `${source.match} ${source.seat}`;
  const list = lists.get(whose) ?? signal<readonly number[]>(all.map(() => 0));
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

function countOf(list: List, side: CardJson['deck']): number {
  return all.reduce((sum, { deck }, at) => sum + (deck === side ? (list.value[at] ?? 0) : 0), 0);
}

function put(list: List, at: number, by: number): void {
  keep(
    list,
    list.value.map((copies, one) => (one === at ? copies + by : copies)),
  );
}

function Line({ list, card, at }: { readonly list: List; readonly card: CardJson; readonly at: number }) {
  const copies = list.value[at] ?? 0;
  const full = copies >= mostCopies(at) || countOf(list, card.deck) >= sideSize;
  return (
    <li class={copies > 0 ? styles.in : styles.line}>
      <Art slug={card.id} class={styles.art ?? ''} />
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
  for (const [at, copies] of listOf(match).value.entries())
    for (let copy = 0; copy < copies; copy++) match.choose(`take:${all[at]?.id ?? ''}`);
}

// Prebuilt decks to begin with: those that a built one may be (HL-78).
function offered({ match }: Seen) {
  return decks
    .map(({ slug, name }, deck) => ({ slug, name, copies: deckList(optionsOf(match), deck) }))
    .filter(
      ({ copies }) =>
        (['army', 'civic'] as const).every((side) => sideCount(copies, side) === sideSize) &&
        copies.every((count, card) => count <= mostCopies(card)),
    );
}

/** The builder. */
export function Builder({ seen }: { readonly seen: Seen }) {
  const list = listOf(seen.match);
  const [army, civic] = [countOf(list, 'army'), countOf(list, 'civic')];
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
        <Button
          onClick={() =>
            keep(
              list,
              all.map(() => 0),
            )
          }
        >
          {words.buildEmpty}
        </Button>
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
        {all.map((card, at) => (
          <Line key={card.id} list={list} card={card} at={at} />
        ))}
      </ul>
    </section>
  );
}
