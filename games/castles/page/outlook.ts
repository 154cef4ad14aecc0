// What the table shows before anything is clicked: what a click would do to whom, what could be hit after a move, what
// bars the way, and what is threatened. All of it is counted by the rules from what the reader sees.

import {
  barred,
  boardOf,
  forceOf,
  forecast,
  playersOf,
  sideOf,
  strengthOf,
  threats,
  ways,
} from '../rules/table.ts';
import type { Force, Forecast, Strength, TableView } from '../rules/table.ts';
import { optionsOf } from './cards.ts';
import type { Match } from './match.ts';
import type { Seen } from './seen.ts';

/** The forecasts of one moment. */
export interface Outlook {
  /** What a click would do, by card: of the choice that is pointed at, or of the click on the card itself. */
  readonly hits: ReadonlyMap<string, Forecast>;
  /** What the picked card could do after a move, to cards that it cannot reach yet. */
  readonly after: ReadonlyMap<string, Forecast>;
  /** The move by which the picked card comes to them, by card. */
  readonly approaches: ReadonlyMap<string, string>;
  /** Zones that the picked card may not enter, by the rule that keeps it out. */
  readonly barred: ReadonlyMap<string, string>;
  /** The most that the other side's cards in sight could take from each of the reader's, in their next turn or the rest of this one. */
  readonly threats: ReadonlyMap<string, number>;
  /** The most that the reader's cards in play could still take from each of the other side's. */
  readonly reachable: ReadonlyMap<string, number>;
  readonly strengthOf: (piece: string) => Strength;
  /** What the card deals, with what the figure is made of. */
  readonly forceOf: (piece: string) => Force | null;
}

const nothing: ReadonlyMap<string, never> = new Map<string, never>();

function byPiece(all: readonly Forecast[]): ReadonlyMap<string, Forecast> {
  return new Map(all.map((one) => [one.piece, one]));
}

function kindOf(choice: string): string {
  return choice.slice(0, choice.indexOf(':'));
}

const last = new WeakMap<TableView, { readonly key: string; readonly outlook: Outlook }>();

/** Forecasts for the reader as things stand; read while rendering, so that what is pointed at is followed. */
export function outlookOf(match: Match, seen: Seen): Outlook {
  const { table, plan, open } = seen;
  const key = [match.shown.value.view.seat, match.pointed.value, plan, ...open.keys()].join(' ');
  const known = last.get(table);
  // Board and list ask for the same.
  if (known?.key === key) return known.outlook;
  const outlook = madeOf(match, seen);
  last.set(table, { key, outlook });
  return outlook;
}

function madeOf(match: Match, { table, plan, open }: Seen): Outlook {
  const board = boardOf(table, optionsOf(match));
  const { seat } = match.shown.value.view;
  const figures = {
    strengthOf: (piece: string): Strength => strengthOf(board, piece),
    forceOf: (piece: string): Force | null => forceOf(board, piece),
  };
  const none = { hits: nothing, after: nothing, approaches: nothing };
  const quiet = { ...none, barred: nothing, threats: nothing, reachable: nothing };
  if (seat === null || table.phase !== 'turn') return { ...quiet, ...figures };
  const pointed = match.pointed.value;
  const of = (choice: string): readonly Forecast[] => forecast(board, seat, [...plan, choice]);
  const meant = pointed !== null && open.has(pointed) ? of(pointed) : [];
  const aims = [...open.keys()].filter((choice) => kindOf(choice) === 'at').flatMap(of);
  const picked = plan[0]?.startsWith('unit:') === true && plan.length === 1 ? plan[0].slice(5) : null;
  const routes = picked === null ? [] : ways(board, picked);
  const route = routes.filter(({ zone }) => pointed === `zone:${zone}`);
  const hits = byPiece([...aims, ...meant]);
  const later = (route.length > 0 ? route : routes).flatMap(({ zone, hits: there }) =>
    there.flatMap((one) => (hits.has(one.piece) ? [] : { ...one, way: `zone:${zone}` })),
  );
  return {
    hits,
    after: byPiece(later),
    approaches: new Map(later.map(({ piece, way }) => [piece, way])),
    barred: new Map(picked === null ? [] : barred(board, picked).map(({ zone, rule }) => [zone, rule])),
    threats: threats(board, 1 - sideOf(seat)),
    // The Trap order is for a time in which nobody of the reader's can hit.
    reachable: table.active === seat && !open.has('order:hold') ? threats(board, seat) : nothing,
    ...figures,
  };
}

/** How many Traps the reader knows to lie in wait in a side's Middle: the own ones, and known ones of other hands. */
export function trapsOf(table: TableView, side: number): number {
  if (table.traps === 'never') return 0;
  const hands = playersOf(table, side).map((seat) => table.seats[seat]);
  return hands
    .flatMap(({ cards, known, shown = [] }) => cards ?? known ?? shown)
    .filter((card) => card === 'trap').length;
}
