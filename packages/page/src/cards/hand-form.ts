// Form of a hand, by the window: whether its cards lie there as pictures only, and whether equal ones share a pile.

import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';

/** How a hand lies there. */
export interface HandForm {
  /** `tile`: picture and name, for rails that are too low or too narrow for a text. */
  readonly size: 'hand' | 'tile';
  /** Whether as a rule the whole hand is in sight. */
  readonly whole: boolean;
  /** Whether equal cards of a hand of so many lie on one pile. */
  together(this: void, cards: number): boolean;
}

const always = (): boolean => true;
/** So many whole cards lie side by side in the rail of a laptop. */
const abreast = 6;

const forms = {
  roomy: { size: 'hand', whole: true, together: (cards) => cards > abreast },
  phone: { size: 'hand', whole: false, together: always },
  tiny: { size: 'tile', whole: false, together: always },
} as const satisfies { readonly [name: string]: HandForm };

/** The first that fits: a phone on its side, or a low one; any other phone; any other window. */
const queries: readonly (readonly [query: string, form: HandForm])[] = [
  ['(max-width: 999px) and (max-height: 719px)', forms.tiny],
  ['(max-width: 999px)', forms.phone],
];

let watched: ReadonlySignal<HandForm> | null = null;

function watch(): ReadonlySignal<HandForm> {
  const lists = queries.map(([query, form]) => ({ list: globalThis.matchMedia(query), form }));
  const now = (): HandForm => lists.find(({ list }) => list.matches)?.form ?? forms.roomy;
  const form = signal(now());
  for (const { list } of lists) list.addEventListener('change', () => (form.value = now()));
  return form;
}

/** The form for this window; follows it. Read it while rendering. */
export function handForm(): HandForm {
  watched ??= watch();
  return watched.value;
}

/** The size that cards have in the hand around them; undefined: they lie in none. */
export const HandSize = createContext<HandForm['size'] | undefined>(undefined);

/** One place of a hand: a card, or several alike. */
export interface Pile<T> {
  readonly item: T;
  readonly count: number;
}

/** The items one by one, or where `together` those alike on one pile, in the order in which they first come. */
export function pilesOf<T>(
  items: readonly T[],
  key: (item: T) => string,
  together: boolean,
): readonly Pile<T>[] {
  if (!together) return items.map((item) => ({ item, count: 1 }));
  return [...Map.groupBy(items, key).values()].flatMap((alike) => {
    const [item] = alike;
    return item === undefined ? [] : [{ item, count: alike.length }];
  });
}

/** A key for each pile of a hand: the card's slug, and how many piles before it bear the same. */
export function keyOfPile(piles: readonly Pile<{ readonly slug: string }>[], at: number): string {
  const slug = piles[at]?.item.slug ?? '';
  return `${slug}-${piles.slice(0, at).filter(({ item }) => item.slug === slug).length}`;
}
