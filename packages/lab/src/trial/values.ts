// What one match says of every figure that a trial follows: numbers, read off the facts that its game's witness keeps.

import { namesIn, numbersIn } from '../columns.ts';
import type { AnyMeasures, Cell } from '../measures.ts';
import type { MatchFacts } from '../play.ts';
import { ownValue, ownWords } from './own.ts';
import type { OwnFigure } from './own.ts';

/** What a figure is about: how long matches last, who wins, what a changed card does, how who was made to play a card fares, what somebody has asked for in a sentence of their own, or anything else that is counted. */
export type FigureAbout = 'length' | 'seat' | 'side' | 'card' | 'forced' | 'own' | 'event' | 'other';

/** A figure by name: `rounds`, `faction = bastion`, `recruit`. */
export interface FigureName {
  readonly about: FigureAbout;
  /** The column or the group that it belongs to: `rounds`, `faction`, `seat`, `played`. */
  readonly of: string;
  /** Who or what: a faction, a seat from 1, a card, an event; empty for a number of the match. */
  readonly who: string;
}

/** A figure of one match; `share`: part of a win, from 0 to 1. */
export interface FigureValue extends FigureName {
  readonly value: number;
  readonly share: boolean;
}

/** What counts the length of a match in its game's own words, most telling first. */
export const lengths: readonly string[] = ['rounds', 'turns'];

function number(value: Cell | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

// Numbers of the match: its length and whatever else its game counts.
function ofMatch({ rows }: MatchFacts, measures: AnyMeasures): FigureValue[] {
  const names = namesIn(measures, 'matches');
  const [row = []] = rows['matches'] ?? [];
  return numbersIn(measures.matches).flatMap((of) => {
    const value = number(row[names.indexOf(of)]);
    const about = lengths.includes(of) ? 'length' : 'other';
    return value === null ? [] : [{ about, of, who: '', value, share: false } as const];
  });
}

// Who wins: by seat, and by whatever sides the game tells apart in words.
function wins({ rows }: MatchFacts, measures: AnyMeasures): FigureValue[] {
  const names = namesIn(measures, 'seats');
  const [seat, won] = [names.indexOf('seat'), names.indexOf('won')];
  const seats = rows['seats'] ?? [];
  const bySeat = seats.map((row) => ({
    about: 'seat' as const,
    of: 'seat',
    who: String((number(row[seat]) ?? 0) + 1),
    value: number(row[won]) ?? 0,
    share: true,
  }));
  const sides = Object.entries(measures.seats ?? {}).filter(([, kind]) => kind === 'text');
  const bySide = sides.flatMap(([of]) => {
    const groups = Map.groupBy(seats, (row) => String(row[names.indexOf(of)]));
    return [...groups].map(([who, list]) => ({
      about: 'side' as const,
      of,
      who,
      value: list.reduce((sum, row) => sum + (number(row[won]) ?? 0), 0) / list.length,
      share: true,
    }));
  });
  return [...bySeat, ...bySide];
}

// Means over seats of numbers that the game keeps of each.
function ofSeats({ rows }: MatchFacts, measures: AnyMeasures): FigureValue[] {
  const names = namesIn(measures, 'seats');
  return numbersIn(measures.seats).flatMap((of) => {
    const values = (rows['seats'] ?? []).flatMap((row) => number(row[names.indexOf(of)]) ?? []);
    if (values.length === 0) return [];
    const value = values.reduce((sum, one) => sum + one, 0) / values.length;
    return [{ about: 'other' as const, of, who: 'a seat', value, share: false }];
  });
}

// How often each of these is counted in a table of tallies, all seats together; nothing that never happened is left out.
function tallied(
  facts: MatchFacts,
  measures: AnyMeasures,
  [table, name, count]: readonly [table: string, name: string, count: string],
  about: FigureAbout,
  who: readonly string[] | null,
): FigureValue[] {
  const columns = measures.tables[table];
  if (columns === undefined || !(name in columns) || !(count in columns)) return [];
  const names = namesIn(measures, table);
  const sums = new Map<string, number>((who ?? []).map((one) => [one, 0]));
  for (const row of facts.rows[table] ?? []) {
    const key = String(row[names.indexOf(name)]);
    if (who === null || sums.has(key))
      sums.set(key, (sums.get(key) ?? 0) + (number(row[names.indexOf(count)]) ?? 0));
  }
  return [...sums].map(([key, value]) => ({ about, of: count, who: key, value, share: false }));
}

function ofOwn(facts: MatchFacts, measures: AnyMeasures, figures: readonly OwnFigure[]): FigureValue[] {
  return figures.flatMap((own) => {
    const value = ownValue(facts, measures, own);
    const name = { about: 'own' as const, of: ownWords(own), who: '' };
    return value === null ? [] : [{ ...name, value, share: own.tell === 'share' }];
  });
}

/** Every figure of one match. `cards`: those whose use is followed; `own`: figures of somebody's own. */
export function valuesOf(
  facts: MatchFacts,
  measures: AnyMeasures,
  cards: readonly string[],
  own: readonly OwnFigure[] = [],
): readonly FigureValue[] {
  return [
    ...ofOwn(facts, measures, own),
    ...ofMatch(facts, measures),
    ...wins(facts, measures),
    ...tallied(facts, measures, ['cards', 'card', 'played'], 'card', cards),
    ...ofSeats(facts, measures),
    ...tallied(facts, measures, ['events', 'event', 'count'], 'event', null),
  ];
}

/** The share of the win of the seat that was made to play a card, or would have been. */
export function forcedValue(
  { rows }: MatchFacts,
  measures: AnyMeasures,
  seat: number,
  card: string,
): FigureValue {
  const names = namesIn(measures, 'seats');
  const value = number((rows['seats'] ?? [])[seat]?.[names.indexOf('won')]) ?? 0;
  return { about: 'forced', of: 'forced', who: card, value, share: true };
}

/** A figure's name as one text. */
export function keyOf({ about, of, who }: FigureName): string {
  return `${about}/${of}/${who}`;
}
