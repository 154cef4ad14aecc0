// Reading the seats of a position: who they are, what they own, and what has happened to them this round.

import type { PositionPart, Random } from '@bridgefront/kernel';
import type { Board } from '../state/board.ts';
import { CARDS, cardBySlug } from '../cards/index.ts';
import { factionNames } from '../effects.ts';
import type { Boost, Faction } from '../effects.ts';
import { dealFactions, freeSlots, wantedFactions } from '../setup/setup.ts';
import { capitalTile } from '../types.ts';
import type { BridgefrontOptions, CardId, Fresh, SeatState, State } from '../types.ts';
import { board } from '../state/units.ts';
import { readCard, readCards, readHex, readPile } from './names.ts';

/** A seat of a position, its fields not yet read. */
export type SeatFields = ReturnType<typeof seatFields>;

/** The fields of every seat; refuses unknown ones. */
export function seatFields(part: PositionPart) {
  return part.fields(
    'faction',
    'capital',
    'gold',
    'mana',
    'done',
    'permanentVp',
    'controlVp',
    'hand',
    'draw',
    'discard',
    'played',
    'burned',
    'held',
    'resolving',
    'peeked',
    'loose',
    'sunk',
    'looseUnder',
    'looseOver',
    'secret',
    'fresh',
    'buried',
    'cardsPlayed',
    'wonBattle',
    'enemyChampionDied',
    'boosts',
    'entrenched',
    'siegeWrits',
    'lastStands',
    'lastContract',
    'discount',
    'freeMarches',
    'homeGuards',
    'pillaged',
  );
}

/** Factions by seat: as named, else by the option, else random ones of those that are left. */
export function readFactions(
  seats: readonly SeatFields[],
  options: BridgefrontOptions,
  random: Random,
): Faction[] {
  const named = seats.map(({ faction }) => (faction.given ? faction.word(factionNames, 'faction') : null));
  named.forEach((faction, i) => {
    if (faction !== null && named.indexOf(faction) < i) {
      seats[i].faction.refuse(`seat ${named.indexOf(faction)} plays ${faction} already.`);
    }
  });
  const wanted = wantedFactions(options, seats.length);
  const filled = named.map((faction, i) => {
    const wish = wanted[i];
    return faction ?? (wish !== null && !named.includes(wish) ? wish : null);
  });
  return dealFactions(filled, random);
}

/** Capitals by seat: as given, else the free slots in seat order; in set-up they may be open. */
export function readCapitals(state: State, seats: readonly SeatFields[]): void {
  const tables = board(state);
  seats.forEach(({ capital }, i) => {
    if (!capital.given) return;
    const hex = readHex(capital, tables);
    if (hex === tables.center) capital.refuse('the Center cannot be a Capital.');
    const other = state.seats.findIndex((seat) => seat.capital === hex);
    if (other >= 0) capital.refuse(`seat ${other} has its Capital there already.`);
    state.seats[i].capital = hex;
  });
  if (state.phase === 'setup') return;
  for (const seat of state.seats) if (seat.capital < 0) [seat.capital = -1] = freeSlots(state);
}

/** Writes the Capitals on the board. */
export function markCapitals(state: State): void {
  state.seats.forEach((seat, i) => {
    if (seat.capital >= 0) state.tiles[seat.capital] = capitalTile - i;
  });
}

function readNumbers(part: PositionPart): number[] {
  return part.items().map((item) => item.count());
}

const boostKinds = ['champion-dice', 'smoke', 'force-threshold', 'assign-hits', 'hits-first'] as const;

/** A next-battle spell as the card says it. */
export function readBoost(part: PositionPart): Boost {
  const fields = part.fields('boost', 'dice', 'max', 'first');
  const boost = fields.boost.word(boostKinds, 'next-battle spell');
  switch (boost) {
    case 'champion-dice':
      return { boost, dice: fields.dice.count() };
    case 'smoke':
    case 'force-threshold':
      return { boost, max: fields.max.int(1, 6) };
    case 'assign-hits':
      return { boost };
    case 'hits-first':
      return { boost, first: fields.first.word(['forces', 'champions'], 'class of units') };
  }
}

function readPurse(seat: SeatState, fields: SeatFields, usual: { gold: number; mana: number }): void {
  seat.gold = fields.gold.given ? fields.gold.count() : usual.gold;
  seat.mana = fields.mana.given ? fields.mana.count() : usual.mana;
  if (fields.done.given) seat.done = fields.done.flag();
  if (fields.permanentVp.given) seat.permanentVp = fields.permanentVp.count();
  if (fields.controlVp.given) seat.controlVp = fields.controlVp.count();
}

// Left out: nothing is known of where they lie.
function readBounds(part: PositionPart, count: number): number[] {
  const given = part.given ? part.items().map((item) => item.count()) : [];
  return Array.from({ length: count }, (_, i) => given[i] ?? 0);
}

// The card alone: gained in the open, and its owner has not looked since.
function readFresh(part: PositionPart): Fresh {
  if (typeof part.value === 'string')
    return { card: readCard(part), secret: false, depth: 0, top: 0, sunk: 0, found: false };
  const { card, secret, depth, top, sunk, found } = part.fields(
    'card',
    'secret',
    'depth',
    'top',
    'sunk',
    'found',
  );
  return {
    card: readCard(card),
    secret: secret.flag(false),
    depth: depth.count(0),
    top: top.count(0),
    sunk: sunk.count(0),
    found: found.flag(false),
  };
}

function readPiles(seat: SeatState, fields: SeatFields): void {
  seat.hand = readCards(fields.hand);
  seat.draw = readPile(fields.draw);
  seat.discard = readCards(fields.discard);
  seat.played = readCards(fields.played);
  seat.burned = readCards(fields.burned);
  seat.held = readCards(fields.held);
  if (fields.resolving.given) seat.resolving = readCard(fields.resolving);
  seat.peeked = readCards(fields.peeked);
  seat.loose = readCards(fields.loose);
  seat.sunk = readCards(fields.sunk);
  seat.looseUnder = readBounds(fields.looseUnder, seat.loose.length);
  seat.looseOver = readBounds(fields.looseOver, seat.loose.length);
  seat.secret = readCards(fields.secret);
  seat.fresh = fields.fresh.items().map(readFresh);
  seat.buried = fields.buried.items().map(readCards);
}

function readRound(seat: SeatState, fields: SeatFields, tables: Board): void {
  if (fields.cardsPlayed.given) seat.cardsPlayed = fields.cardsPlayed.count();
  if (fields.wonBattle.given) seat.wonBattle = fields.wonBattle.flag();
  if (fields.enemyChampionDied.given) seat.enemyChampionDied = fields.enemyChampionDied.flag();
  seat.boosts = fields.boosts.items().map(readBoost);
  seat.entrenched = fields.entrenched.items().map((item) => {
    const { at, max } = item.fields('at', 'max');
    return { hex: readHex(at, tables), max: max.int(1, 6) };
  });
  seat.siegeWrits = readNumbers(fields.siegeWrits);
  seat.lastStands = readNumbers(fields.lastStands);
  if (fields.lastContract.given) seat.lastContract = fields.lastContract.flag();
  if (fields.discount.given) seat.discount = fields.discount.count();
  if (fields.freeMarches.given) seat.freeMarches = fields.freeMarches.count();
  if (fields.homeGuards.given) seat.homeGuards = fields.homeGuards.count();
  seat.pillaged = fields.pillaged.items().map((item) => readHex(item, tables));
}

/** Everything of the seats but faction and Capital. */
export function readSeats(
  state: State,
  seats: readonly SeatFields[],
  usual: { gold: number; mana: number },
): void {
  const tables = board(state);
  seats.forEach((fields, i) => {
    const seat = state.seats[i];
    readPurse(seat, fields, usual);
    readPiles(seat, fields);
    readRound(seat, fields, tables);
  });
}

/** A champion card, by name. */
export function readChampionCard(part: PositionPart): CardId {
  const card = readCard(part);
  if (card >= CARDS.length || CARDS[card].champion !== undefined) return card;
  const champions = [...cardBySlug.values()].filter((id) => CARDS[id].champion !== undefined);
  return part.refuse(
    `${CARDS[card].name} is no champion; there are ${champions.length}, such as ${CARDS[champions[0]].name}.`,
  );
}
