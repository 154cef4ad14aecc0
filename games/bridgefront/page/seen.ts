// What the parts of the table read: the view in its shape, the cards and options of this match, the open choices.

import { catalogue, optionsOf } from '../rules/table.ts';
import type { BridgefrontOptions, CardFacts, Catalogue, OwnView, TableView } from '../rules/table.ts';
import type { Match } from './match.ts';

interface Printed {
  readonly cards: Catalogue;
  readonly options: BridgefrontOptions;
}

/** One moment of the match as the table shows it. */
export interface Seen extends Printed {
  readonly match: Match;
  readonly view: TableView;
  readonly own: OwnView | null;
  /** The reader's seat; null: a spectator. */
  readonly seat: number | null;
  /** The kind of the question that is open; null: none. */
  readonly ask: string | null;
  readonly open: ReadonlySet<string>;
  readonly plan: readonly string[];
  /** While a plan is under way: the actions that would replace it. */
  readonly instead: ReadonlySet<string>;
}

const printed = new WeakMap<object, Printed>();
const standard: Printed = { cards: catalogue(), options: optionsOf() };

/** Cards and options as this match has them; as printed until they are known. */
export function printedFor(match: Match): Printed {
  const given = match.source.info.value?.options;
  if (given === undefined) return standard;
  const known = printed.get(given);
  if (known !== undefined) return known;
  const made = { cards: catalogue(given), options: optionsOf(given) };
  printed.set(given, made);
  return made;
}

/** Reads the match's signals: the component that calls it is drawn again when one of them changes. */
export function seenOf(match: Match): Seen {
  const { view } = match.shown.value;
  const table = view.table;
  return {
    match,
    ...printedFor(match),
    view: table,
    own: table.own ?? null,
    seat: view.seat,
    ask: view.decision?.ask ?? null,
    open: new Set(match.choices.value.map(({ choice }) => choice)),
    plan: match.plan.value,
    instead: match.instead.value,
  };
}

/** The cards of a list of slugs that this match knows. */
export function cardsOf(seen: Seen, slugs: readonly string[]): readonly CardFacts[] {
  return slugs.flatMap((slug) => seen.cards(slug) ?? []);
}
