// Copies, census and resampling of a state.

import { shuffle } from '@bridgefront/kernel';
import type { Random, Seat } from '@bridgefront/kernel';
import { commandTable, loreTable } from './cards/in-force.ts';
import { commandsBack } from './hands.ts';
import { objectivesOf } from './tables/objectives.ts';
import type { Combat, SeatState, State } from './types.ts';

function copySeat(seat: SeatState): SeatState {
  return {
    ...seat,
    drawn: seat.drawn.slice(),
    command: seat.command.slice(),
    shown: seat.shown.slice(),
    returned: seat.returned.slice(),
    loreHand: seat.loreHand.slice(),
    loreDeck: seat.loreDeck.slice(),
    loreDiscard: seat.loreDiscard.slice(),
  };
}

function copyCombat(combat: Combat): Combat {
  return {
    ...combat,
    ways: combat.ways.slice(),
    dice: combat.dice.slice(),
    buildings: combat.buildings.slice(),
  };
}

/** An independent copy; it shares the options, and what is replaced and never changed. */
export function copyState(state: State): State {
  return {
    ...state,
    tents: state.tents.slice(),
    units: state.units.map((unit) => ({ ...unit })),
    seats: state.seats.map(copySeat),
    commandDeck: state.commandDeck.slice(),
    commandDiscard: state.commandDiscard.slice(),
    peek: state.peek.slice(),
    combats: state.combats.map(copyCombat),
    harm: state.harm === null ? null : { ...state.harm },
    played: state.played.map((one) => ({ ...one, targets: one.targets.slice() })),
    trample: state.trample === null ? null : { ...state.trample },
    winners: state.winners.slice(),
  };
}

/** All cards of the match by name; none may be lost or doubled. */
export function census(state: State): string {
  const { commandDeck, commandDiscard, command, peek, seats } = state;
  const commands = [...commandDeck, ...commandDiscard, ...peek, ...seats.flatMap((seat) => seat.command)];
  if (command >= 0) commands.push(command);
  const lore = seats.flatMap(({ loreHand, loreDeck, loreDiscard }) => [
    ...loreHand,
    ...loreDeck,
    ...loreDiscard,
  ]);
  const names = [
    ...commands.map((id) => commandTable(state)[id].slug),
    ...lore.map((id) => loreTable(state)[id].slug),
  ];
  return JSON.stringify(names.sort());
}

// Imagined states are dealt from sorted cards, so that the true order leaves no trace even under an equal generator.
const byNumber = (a: number, b: number): number => a - b;

function takeOut(cards: number[], card: number): boolean {
  const place = cards.indexOf(card);
  if (place >= 0) cards.splice(place, 1);
  return place >= 0;
}

// The own returned cards lie among the bottom ones, or with the other seat if that has drawn some of those (FF-98).
function sinkOwn(deck: number[], sunk: number, own: readonly number[], pool: number[], random: Random): void {
  const known = own.slice(0, sunk).filter((card) => takeOut(pool, card));
  const places = shuffle(random, [...Array(sunk).keys()]);
  known.forEach((card, i) => void (deck[places[i]] = card));
}

// Which cards others returned is their memory alone, and how much of it is left would tell which cards they have drawn: it
// is imagined from the imagined deck, whose bottom cards are theirs beside the own ones.
function imagineReturned({ commandDeck, sunk, seats }: State, seat: Seat | null): void {
  const bottom = commandDeck.slice(0, sunk);
  if (seat !== null) for (const card of seats[seat].returned) takeOut(bottom, card);
  seats.forEach((own, owner) => {
    if (owner !== seat) own.returned = bottom.splice(0, commandsBack);
  });
}

function dealCommands(state: State, seat: Seat | null, random: Random): void {
  const { commandDeck, seats, sunk, peek, active } = state;
  const pool: number[] = commandDeck.slice();
  const hidden = seats.map((_, owner) => owner !== seat);
  const handSizes = seats.map(({ command, shown }, owner) =>
    hidden[owner] ? command.length - shown.length : 0,
  );
  seats.forEach((own, owner) => {
    if (!hidden[owner]) return;
    const rest = own.command.slice();
    for (const card of own.shown) takeOut(rest, card);
    pool.push(...rest);
  });
  const peeks = peek.length > 0 && active !== seat;
  if (peeks) pool.push(...peek);
  pool.sort(byNumber);
  const deck = commandDeck.map(() => -1);
  if (seat !== null) sinkOwn(deck, sunk, seats[seat].returned, pool, random);
  shuffle(random, pool);
  seats.forEach((own, owner) => {
    if (hidden[owner]) own.command = [...own.shown, ...pool.splice(0, handSizes[owner])];
  });
  if (peeks) state.peek = pool.splice(0, peek.length);
  state.commandDeck = deck.map((card) => (card >= 0 ? card : (pool.pop() ?? -1)));
  imagineReturned(state, seat);
}

function dealLore(own: SeatState, random: Random): void {
  const pool = [...own.loreDeck, ...own.loreHand].sort(byNumber);
  shuffle(random, pool);
  own.loreHand = pool.splice(0, own.loreHand.length);
  own.loreDeck = pool;
  if (own.sunkLore >= 0) own.sunkLore = pool[0] ?? -1;
}

// The seat's own deck: all but the bottom card that it returned itself.
function shuffleOwn(own: SeatState, random: Random): void {
  const keepsBottom = own.sunkLore >= 0 && own.loreDeck.length > 0;
  const rest = own.loreDeck.slice(keepsBottom ? 1 : 0).sort(byNumber);
  own.loreDeck = [...(keepsBottom ? [own.sunkLore] : []), ...shuffle(random, rest)];
}

// Objectives that were drawn and not chosen are seen by nobody else, ever.
function dealObjectives(own: SeatState, random: Random): void {
  if (own.drawn.length === 0) return;
  const others = objectivesOf(own.faction).filter((id) => id !== own.objective);
  const chosen = own.objective < 0 ? [] : [own.objective];
  const drawn = shuffle(random, others).slice(0, own.drawn.length - chosen.length);
  own.drawn = [...chosen, ...drawn].sort(byNumber);
}

/** Re-deals, in place, what the seat (null: a spectator) cannot know (FF-98). */
export function resample(state: State, seat: Seat | null, random: Random): void {
  dealCommands(state, seat, random);
  state.seats.forEach((own, owner) => {
    if (owner === seat) {
      shuffleOwn(own, random);
      return;
    }
    dealLore(own, random);
    dealObjectives(own, random);
  });
}
