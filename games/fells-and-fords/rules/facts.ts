// What the parts of a view are made of: a part is made again only when something said here has changed.

import type { Seat } from '@bridgefront/kernel';
import type { Facts } from '@bridgefront/tabletop/parts';
import type { SeatState, State, Unit, UnitId } from './types.ts';

/** Terrain and what lies on it; it is replaced, never changed. */
export function mapFacts(facts: Facts, { terrain, banners, cairns, tents, phase }: State): void {
  facts.values(terrain, banners, cairns, phase);
  facts.list(tents);
}

// All marks of a unit as one number.
function marksOf({ poisoned, stunned, paid, ordered, moved, attacked, called, path }: Unit): number {
  return (
    Number(poisoned) +
    2 * Number(stunned) +
    4 * Number(paid) +
    8 * Number(ordered) +
    16 * Number(moved) +
    32 * Number(attacked) +
    64 * Number(called) +
    128 * Number(path)
  );
}

/** What everybody sees of a unit; in a campaign's next battle it is another of the same number. */
export function unitFacts(facts: Facts, unit: Unit, id: UnitId): void {
  facts.values(id, unit.type, unit.hex, unit.health, marksOf(unit));
}

/** What ready units can do: their turn, the map, and all units, who stand in each other's way. */
export function readyFacts(facts: Facts, state: State): void {
  const { phase, step, active, combats, terrain, command, text } = state;
  const fights = phase === 'play' && (step === 'moves' || step === 'attacks') && combats.length === 0;
  facts.values(fights, step);
  if (!fights) return;
  facts.values(active, terrain, command, text);
  for (const unit of state.units)
    facts.values(unit.type, unit.hex, unit.health, unit.march, marksOf(unit), unit.pursued);
}

/** What scoring would bring the seats now: their objectives, the map, and where all units stand. */
export function incomeFacts(
  facts: Facts,
  { terrain, banners, cairns, seats, units, round, options }: State,
): void {
  facts.values(terrain, banners, cairns, round < options.bannersFrom);
  for (const { objective, kills } of seats) facts.values(objective, kills);
  // A unit that is gone stands at -1.
  for (const { seat, hex, paid } of units) facts.values(seat, 2 * hex + Number(paid));
}

/** What everybody sees of a seat, beside what scoring would bring it. */
export function sideFacts(facts: Facts, own: SeatState): void {
  facts.values(own.vp, own.lore, own.objective, own.command.length, own.loreHand.length);
  facts.values(own.loreDeck.length, own.playedLore, own.playedCancel, own.kills, own.barred, own.passed);
  facts.list(own.shown);
  facts.list(own.loreDiscard);
}

/** What only the seat itself sees. */
export function ownFacts(facts: Facts, { seats, active, peek }: State, seat: Seat): void {
  const { sunkLore, drawn, command, loreHand, returned } = seats[seat];
  facts.values(sunkLore, active === seat);
  for (const cards of [drawn, command, loreHand, returned, peek]) facts.list(cards);
}

/** The command deck, and the cards of this turn. */
export function cardFacts(facts: Facts, { commandDeck, commandDiscard, command, text, played }: State): void {
  facts.values(commandDeck.length, command, text);
  facts.list(commandDiscard);
  for (const { seat, card, targets } of played) facts.values(seat, card, targets.join(' '));
}

/** Combats under way, damage about to be suffered, a trample. */
export function fightFacts(facts: Facts, { combats, harm, trample }: State): void {
  facts.values(harm?.unit, harm?.amount, trample?.unit, trample?.at);
  for (const { kind, roller, target, from, at, ranged, dice, damage, retreats } of combats) {
    facts.values(kind, roller, target, from, at, ranged, damage, retreats);
    facts.list(dice);
  }
}
