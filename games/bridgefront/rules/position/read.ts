// A readable position as a state. What is left out has its set-up value.

import { PositionPart } from '@bridgefront/kernel';
import type { Json, Options, Random, Step } from '@bridgefront/kernel';
import { roundMana } from '../phases/reset.ts';
import { stackFrom } from '../state/rounds.ts';
import { setupStack } from '../setup/setup.ts';
import { emptyState } from '../state/state.ts';
import { leastSeats, mostSeats, phases } from '../types.ts';
import type { BridgefrontOptions, CardId, Draft, State } from '../types.ts';
import { board } from '../state/units.ts';
import { readCard, readCards, readHex, readSeat } from './names.ts';
import { readAllBridges, readEffects, readIntruders, readTiles, readUnits } from './read-board.ts';
import { checkChampions, fillDrawPiles, readDecks } from './read-decks.ts';
import {
  readBoost,
  readCapitals,
  readChampionCard,
  readFactions,
  readSeats,
  seatFields,
} from './read-seats.ts';
import type { SeatFields } from './read-seats.ts';

function positionFields(part: PositionPart) {
  return part.fields(
    'round',
    'phase',
    'lead',
    'seats',
    'bridges',
    'temporaryBridges',
    'mines',
    'forges',
    'units',
    'championOrder',
    'firstIn',
    'decks',
    'locked',
    'traps',
    'dominion',
    'wormholes',
    'blackout',
    'tags',
    'row',
    'rowAt',
    'rowWins',
    'drafts',
    'battle',
    'context',
    'winners',
    'ranking',
    'reason',
  );
}

type PositionFields = ReturnType<typeof positionFields>;

function readSeatList(part: PositionPart, seats: number | null): SeatFields[] {
  if (!part.given)
    part.refuse('a position names its seats, such as [{ "faction": "veil" }, { "faction": "bastion" }].');
  const list = part.list();
  if (list.length < leastSeats || list.length > mostSeats) {
    part.refuse(`a match has ${leastSeats} to ${mostSeats} seats, not ${list.length}.`);
  }
  if (seats !== null && list.length !== seats)
    part.refuse(`names ${list.length} seats, but the match has ${seats}.`);
  return list.map(seatFields);
}

const draftSources = ['free', 'mine', 'forge', 'center', 'card'] as const;
const deckWords = ['market-1', 'market-2', 'market-3', 'power-1', 'power-2', 'power-3'] as const;

function readDraft(state: State, part: PositionPart): Draft {
  const fields = part.fields('seat', 'source', 'deck', 'cards', 'keep', 'optional', 'at');
  const deck = fields.deck.word(deckWords, 'deck');
  return {
    source: fields.source.word(draftSources, 'kind of draft'),
    deck: { kind: deck.startsWith('market') ? 'market' : 'power', age: Number(deck.slice(-1)) },
    keep: fields.keep.given ? fields.keep.count() : 1,
    optional: fields.optional.given && fields.optional.flag(),
    hex: fields.at.given ? readHex(fields.at, board(state)) : -1,
    seat: readSeat(fields.seat, state.seats.length),
    cards: readCards(fields.cards),
  };
}

// The attacker's and the defender's part of something.
function readSides<T>(part: PositionPart, read: (side: PositionPart) => T[]): [T[], T[]] {
  const sides = part.items();
  if (sides.length !== 0 && sides.length !== 2)
    part.wrong("a list for the attacker's and one for the defender's side");
  return sides.length === 0 ? [[], []] : [read(sides[0]), read(sides[1])];
}

function readBattle(state: State, part: PositionPart): State['battle'] {
  if (!part.given) return null;
  const fields = part.fields(
    'at',
    'attacker',
    'defender',
    'siege',
    'from',
    'round',
    'boosts',
    'spent',
    'hits',
  );
  const seats = state.seats.length;
  return {
    hex: readHex(fields.at, board(state)),
    attacker: readSeat(fields.attacker, seats),
    defender: readSeat(fields.defender, seats),
    siege: fields.siege.given && fields.siege.flag(),
    from: fields.from.given ? readHex(fields.from, board(state)) : -1,
    round: fields.round.given ? fields.round.count() : 1,
    boosts: readSides(fields.boosts, (side) => side.list().map(readBoost)),
    spent: fields.spent.items().map(readChampionCard),
    hits: readSides<CardId>(fields.hits, (side) => {
      return side.list().map((item) => (item.given ? readChampionCard(item) : -1));
    }),
  };
}

function readContext(state: State, part: PositionPart): State['context'] {
  if (!part.given) return null;
  const fields = part.fields('seat', 'card', 'acted', 'deployedForces', 'deployedAt', 'guarded');
  return {
    seat: readSeat(fields.seat, state.seats.length),
    card: fields.card.given ? readCard(fields.card) : -1,
    acted: fields.acted.given && fields.acted.flag(),
    deployedForces: fields.deployedForces.given ? fields.deployedForces.count() : 0,
    deployedHex: fields.deployedAt.given ? readHex(fields.deployedAt, board(state)) : -1,
    guarded: fields.guarded.given && fields.guarded.flag(),
  };
}

function readRow(state: State, { row, rowAt, rowWins }: PositionFields): void {
  state.row = readCards(row);
  if (rowAt.given) state.rowAt = rowAt.int(0, state.row.length);
  if (!rowWins.given) return;
  const wins = rowWins.list().map((item) => item.count());
  if (wins.length !== state.seats.length) rowWins.refuse('gives a number for every seat.');
  state.rowWins = wins;
}

function readResult(state: State, { winners, ranking, reason }: PositionFields): void {
  const seats = state.seats.length;
  state.winners = winners.items().map((item) => readSeat(item, seats));
  state.ranking = ranking.items().map((group) => group.list().map((item) => readSeat(item, seats)));
  if (reason.given) state.reason = reason.text();
}

function readClock(state: State, fields: PositionFields): void {
  if (fields.round.given) state.round = fields.round.int(1, state.options.rounds);
  const rotated = state.options.lead === 'rotating' ? (state.round - 1) % state.seats.length : 0;
  state.lead = fields.lead.given ? readSeat(fields.lead, state.seats.length) : rotated;
}

// In set-up nobody has anything yet.
function usualPurse(state: State): { gold: number; mana: number } {
  if (state.phase === 'setup') return { gold: 0, mana: 0 };
  return { gold: state.options.startGold, mana: roundMana(state) };
}

/**
 * Reads a position, written by `writeState` or by hand, and says what its phase has still to do. What is left out
 * is as at the start of a match: Capitals in slot order, a generated board when it names neither Mines nor Forges,
 * starting Forces when it names no units, the rest of the starter deck as draw pile, every deck with the cards that
 * lie nowhere else. A position that is read in full draws nothing at random.
 * @throws PositionError
 */
export function readState(
  text: Json,
  given: Options,
  seats: number | null,
  random: Random,
): { state: State; stack: Step[]; seats: number } {
  const options = given as BridgefrontOptions;
  const fields = positionFields(new PositionPart(text, ''));
  const list = readSeatList(fields.seats, seats);
  const state = emptyState(options, readFactions(list, options, random));
  state.phase = fields.phase.given ? fields.phase.word(phases, 'phase') : 'action';
  readClock(state, fields);
  readCapitals(state, list);
  readSeats(state, list, usualPurse(state));
  readAllBridges(state, fields.bridges, fields.temporaryBridges);
  readTiles(state, fields.mines, fields.forges, random);
  readUnits(state, fields.units, fields.championOrder);
  readIntruders(state, fields.firstIn);
  readEffects(state, fields);
  readRow(state, fields);
  state.drafts = fields.drafts.items().map((item) => readDraft(state, item));
  state.battle = readBattle(state, fields.battle);
  state.context = readContext(state, fields.context);
  readResult(state, fields);
  fillDrawPiles(state, list, random);
  readDecks(state, fields.decks, random);
  checkChampions(state);
  const stack = state.phase === 'setup' ? setupStack(list.length) : stackFrom(state.phase);
  return { state, stack, seats: list.length };
}
