// A table that is being thought of: its seats, its clock and the rules that it changes.

import type { ClockRule, CreateMatch, MatchInfo } from '@bridgefront/protocol';
import type { OptionDeclaration, OptionDeclarations } from '@bridgefront/kernel';
import { firstSeats } from '../source/games.ts';
import type { GameInfo } from '../source/games.ts';

/** A value of an option. */
export type OptionValue = CreateMatch['options'][string];
/** The options that differ from the game's standard. */
export type Changes = { readonly [name: string]: OptionValue };

/**
 * Null: a person; a bot's name; a program that is challenged, by its id; somebody one knows who is, by what names them to the
 * reader; or another person at this device, by name.
 */
export type SeatWish =
  | string
  | { readonly program: string }
  | { readonly asked: string }
  | { readonly person: string }
  | null;

/** All kinds of clocks. */
export const clockKinds = ['none', 'live', 'mail'] as const;

/** Where a match can run: at the server, for people and bots, or on this device, for those who hand it round and bots. */
export const places = ['server', 'device'] as const;
/** Where a table is played. */
export type Place = (typeof places)[number];

/** Who gets which seat, the usual way first. */
export const seatings = ['random', 'as-taken'] as const satisfies readonly MatchInfo['seating'][];
/** How seats are given to who comes. */
export type Seating = (typeof seatings)[number];

/** What the reader has decided so far. */
export interface Draft {
  readonly game: string;
  readonly place: Place;
  readonly seats: readonly SeatWish[];
  readonly clock: ClockRule['kind'];
  readonly seconds: number;
  readonly bankMinutes: number;
  readonly days: number;
  readonly visibility: CreateMatch['visibility'];
  /** Whether how it ends counts for ratings. */
  readonly rated: boolean;
  readonly seating: Seating;
  readonly changes: Changes;
}

/**
 * How a table begins: the reader and one open seat for a friend; more seats are filled with bots. `learning`: the reader alone
 * with as few bots as can be. `players`: how many the game is best with.
 */
export function newDraft(
  game: GameInfo,
  bot: string,
  { learning = false, players }: { readonly learning?: boolean; readonly players?: number | undefined } = {},
): Draft {
  const [count, people] = learning ? [game.seats.min, 1] : [firstSeats(game, players), 2];
  const seats = Array.from({ length: count }, (_, seat) => (seat < people ? null : bot));
  return {
    game: game.name,
    place: places[0],
    seats,
    clock: 'none',
    seconds: 60,
    bankMinutes: 5,
    days: 2,
    visibility: 'public',
    rated: false,
    seating: seatings[0],
    changes: {},
  };
}

/** The draft in which these are asked to play, by invitation alone: as many as there are seats for. */
export function withAsked(draft: Draft, asked: readonly string[]): Draft {
  if (asked.length === 0) return draft;
  const seats = draft.seats.map((wish, seat) => {
    const who = asked[seat - 1];
    return who === undefined ? wish : { asked: who };
  });
  return { ...draft, seats, visibility: 'private' };
}

/** Those who are asked, by what names them to the reader. */
export function askedIn({ seats }: Draft): readonly string[] {
  return seats.flatMap((wish) => (isAsked(wish) ? [wish.asked] : []));
}

/** Whether somebody one knows is asked to sit there. */
export function isAsked(wish: SeatWish): wish is { readonly asked: string } {
  return typeof wish === 'object' && wish !== null && 'asked' in wish;
}

/** The draft with so many seats; new ones are for bots. On this device the reader keeps a seat. */
export function withSeats(draft: Draft, count: number, bot: string): Draft {
  const seats = Array.from({ length: count }, (_, seat) =>
    seat < draft.seats.length ? (draft.seats[seat] ?? null) : bot,
  );
  return withPlace({ ...draft, seats }, draft.place, bot);
}

/** Whether another person at this device sits there. */
export function isPerson(wish: SeatWish): wish is { readonly person: string } {
  return typeof wish === 'object' && wish !== null && 'person' in wish;
}

/** The draft at another place. On this device one seat is the reader's, and open seats are for bots until somebody is named. */
export function withPlace(draft: Draft, place: Place, bot: string): Draft {
  if (place === 'server')
    return { ...draft, place, seats: draft.seats.map((wish) => (isPerson(wish) ? null : wish)) };
  const mine = Math.max(0, draft.seats.indexOf(null));
  const seats = draft.seats.map((wish, seat) => {
    if (seat === mine) return null;
    return typeof wish === 'string' || isPerson(wish) ? wish : bot;
  });
  return { ...draft, place, seats };
}

/**
 * The draft with another player in a seat. On this device the reader moves from seat to seat; the one that is left goes to
 * the other person whose seat it is now, or to a bot.
 */
export function withWish(draft: Draft, seat: number, wish: SeatWish, bot: string): Draft {
  if (draft.place === 'server') return { ...draft, seats: draft.seats.with(seat, wish) };
  const mine = draft.seats.indexOf(null);
  if (wish !== null) return seat === mine ? draft : { ...draft, seats: draft.seats.with(seat, wish) };
  const before = draft.seats[seat] ?? null;
  const left = isPerson(before) ? before : bot;
  return { ...draft, seats: draft.seats.map((other, at) => (at === seat ? null : (other ?? left))) };
}

/** The first of `names` that nobody at this device has; `own`: what the reader is called. */
export function freeName({ seats }: Draft, names: readonly string[], own: string): string {
  const taken = [own, ...seats.flatMap((wish) => (isPerson(wish) ? [wish.person] : []))];
  const known = new Set(taken.map((name) => name.trim().toLowerCase()));
  return names.find((name) => !known.has(name.toLowerCase())) ?? '';
}

/** The names of the people at this device, in the order of their seats; null: the reader. */
export function peopleOf({ seats }: Draft): readonly (string | null)[] {
  return seats.flatMap((wish) => (wish === null ? [null] : isPerson(wish) ? [wish.person] : []));
}

/** How many seats are for people, for programs that are challenged, and for bots. */
export function countSeats({ seats }: Draft): {
  readonly people: number;
  readonly programs: number;
  readonly bots: number;
} {
  const bots = seats.filter((wish) => typeof wish === 'string').length;
  const people = seats.filter((wish) => wish === null || isPerson(wish) || isAsked(wish)).length;
  return { people, bots, programs: seats.length - people - bots };
}

/** Nobody but bots sits beside the reader: there is nobody to wait for. */
export function isAlone(draft: Draft): boolean {
  const { people, programs } = countSeats(draft);
  return people === 1 && programs === 0;
}

/** The clock as the server takes it. */
export function clockOf({ clock, seconds, bankMinutes, days }: Draft): ClockRule {
  if (clock === 'live') return { kind: 'live', seconds, bank: Math.round(bankMinutes * 60) };
  return clock === 'mail' ? { kind: 'mail', days } : { kind: 'none' };
}

/** The body of the request that opens the table. */
export function bodyOf(draft: Draft): CreateMatch {
  return {
    game: draft.game,
    options: { ...draft.changes },
    seats: draft.seats.map((wish) => {
      if (wish === null || isPerson(wish)) return { kind: 'human' };
      if (isAsked(wish)) return { kind: 'person', person: wish.asked };
      return typeof wish === 'string'
        ? { kind: 'bot', bot: wish }
        : { kind: 'program', program: wish.program };
    }),
    clock: clockOf(draft),
    visibility: draft.visibility,
    ...(draft.rated && draft.place === 'server' && { rated: true }),
    seating: draft.seating,
  };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Changes an option; a value that is the standard is no change. */
export function withOption(
  changes: Changes,
  name: string,
  value: OptionValue,
  standard: OptionDeclaration['default'],
): Changes {
  const others = Object.fromEntries(Object.entries(changes).filter(([other]) => other !== name));
  return same(value, standard) ? others : { ...others, [name]: value };
}

/** Options of one heading. */
export interface OptionGroup {
  readonly group: string;
  readonly options: readonly (readonly [name: string, declared: OptionDeclaration])[];
}

/** The options under their headings, those only that have the words of `query` in name, help or heading. */
export function optionGroups(declared: OptionDeclarations, query: string): readonly OptionGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = Object.entries(declared).filter(([name, { help, group }]) => {
    const text = `${name} ${help} ${group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return [...Map.groupBy(fitting, ([, { group }]) => group)].map(([group, options]) => ({ group, options }));
}

/** Where a refusal belongs: at an option, at the seats, or at the whole. */
export function placeOfProblem(
  code: string,
  message: string,
  names: readonly string[],
): { readonly option: string } | 'seats' | 'whole' {
  if (code === 'bad-seats') return 'seats';
  const words = new Set(message.split(/[^\w]+/));
  const option = code === 'bad-options' ? names.find((name) => words.has(name)) : undefined;
  return option === undefined ? 'whole' : { option };
}

/** `4, 5,6` as numbers; null: something is no number. */
export function readNumbers(text: string): readonly number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const numbers = parts.map(Number);
  return numbers.length > 0 && numbers.every(Number.isFinite) ? numbers : null;
}
