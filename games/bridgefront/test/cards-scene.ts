// How card tests speak: a small board with nothing on it but what is named, and cards played with every list offered.

import { slug } from '@bridgefront/kernel';
import type { Choice, Json } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { printedCard } from '../rules/cards/index.ts';
import { deckCards } from './printed-decks.ts';
import type { DeckName } from '../rules/effects.ts';
import { table } from './table.ts';
import type { At, Setting, Table } from './table.ts';

type Fields = { readonly [name: string]: Json };

/** A champion by its printed name, or with `hp`, `marks` and the like. */
export type Hero = string | { readonly name: string; readonly [field: string]: Json };

/** Units of one seat on one hex. */
export function unit(seat: number, at: At, forces: number, ...heroes: readonly Hero[]): Json {
  const champions = heroes.map((hero) => (typeof hero === 'string' ? { name: hero } : hero));
  return { seat, at: [...at], forces, champions };
}

/** The bridges along a path of hexes. */
export function path(...hexes: readonly At[]): Json[] {
  return hexes.slice(1).map((hex, i) => [[...hexes[i]], [...hex]]);
}

/** Capitals of seat 0 and seat 1 on the board for two. */
export const home: At = [3, 0];
export const away: At = [-3, 0];

function seatOf(faction: string, fields: Fields = {}): Json {
  return { faction, gold: 10, mana: 9, hand: [], draw: [], ...fields };
}

/**
 * Seat 0 with its hand against seat 1 (Cipher) on the board of radius 3, or against two more seats if `third` is
 * given. Gatewright has no passive away from enemy Capitals, so seat 0 is Gatewright unless said.
 */
export function scene(
  own: Fields,
  { second, third, ...board }: Fields & { readonly second?: Fields; readonly third?: Fields } = {},
  setting?: Setting,
): Table {
  const seats = [
    seatOf('gatewright', own),
    seatOf(own['faction'] === 'cipher' ? 'gatewright' : 'cipher', second),
    ...(third === undefined ? [] : [seatOf(own['faction'] === 'prospect' ? 'veil' : 'prospect', third)]),
  ];
  return table({ round: 1, lead: 0, mines: [], forges: [], units: [], ...board, seats }, setting);
}

/** A choice; or the whole list offered, in any order, with the choice made first. */
export type Pick = Choice | readonly Choice[];

const played = new Set<string>();

/** Plans a card of a seat, checking the lists that are given, until the plan is complete. */
export function lock(at: Table, seat: number, card: string, ...picks: readonly Pick[]): Table {
  const { decision } = at.match;
  at.plan(seat, `card:${slug(card)}`);
  for (const pick of picks) {
    if (typeof pick !== 'string') expect(at.legal(seat).slice().sort()).toEqual(pick.slice().sort());
    at.plan(seat, typeof pick === 'string' ? pick : pick[0]);
  }
  if (at.match.decision === decision) expect(at.legal(seat), `${card} asks for more`).toEqual([]);
  played.add(slug(card));
  return at;
}

/** Seat 0 plays a card and everybody else is done. */
export function play(at: Table, card: string, ...picks: readonly Pick[]): Table {
  const { decision } = at.match;
  lock(at, 0, card, ...picks);
  return at.match.decision === decision ? at.othersDone() : at;
}

/** Whether the seat may choose the card now. */
export function offers(at: Table, card: string, seat = 0): boolean {
  return at.legal(seat).includes(`card:${slug(card)}`);
}

/** A last test: every card of the decks was played in this file; `rules` are the sections that list them. */
export function everyCardOf(rules: string, ...decks: readonly DeckName[]): void {
  test(`${rules}: every card of ${decks.join(', ')} was played`, () => {
    const slugs = decks.flatMap((deck) => deckCards[deck].map((card) => printedCard(card).slug));
    expect(slugs.filter((one) => !played.has(one))).toEqual([]);
  });
}

/** How a card ended: `discard`, `burn` or `fizzled`. */
export function ending(at: Table, card: string): Json | undefined {
  return at.told('card-done').find((face) => face['card'] === slug(card))?.['to'];
}

/** What a round's dice were rolled against: `forces 2@3` is two dice of Forces that hit on 1-3. */
export function rolls(at: Table, who: 'attacker' | 'defender', round = 1): string[] {
  const face = at
    .told('combat-round')
    .filter((told) => told['round'] === round)
    .pop();
  const side = face?.[who] as { rolls: { source: string; dice: number[]; threshold: number }[] } | undefined;
  return (side?.rolls ?? []).map(({ source, dice, threshold }) => `${source} ${dice.length}@${threshold}`);
}
