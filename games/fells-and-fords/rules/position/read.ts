// Reading a position: what is left out is as after the set-up; a board without units is the start of a match.

import { PositionError, PositionPart, shuffle } from '@bridgefront/kernel';
import type { Json, Options, Random, Step } from '@bridgefront/kernel';
import { commandTable, loreTable, unitTable } from '../cards/in-force.ts';
import type { Under } from '../cards/in-force.ts';
import { battleCount, objectivesAt } from '../campaign.ts';
import { changeTerrain, isWater, mayStand, unitOn } from '../field.ts';
import { hexOf } from '../hexes.ts';
import { fellsOptions } from '../options.ts';
import { allCommands, bareState, emptySeat, newUnit } from '../setup.ts';
import { BATTLES } from '../tables/battles.ts';
import { OBJECTIVES } from '../tables/objectives.ts';
import { endings, phases, turnSteps, winReasons } from '../types.ts';
import type { Combat, Fought, Harm, Played, SeatState, State, Trample, TurnStep, Unit } from '../types.ts';
import { factions, terrains } from '../vocabulary.ts';
import type { TerrainName } from '../vocabulary.ts';
import { entriesOf, hexAt, numberIn } from './names.ts';
import type { Named } from './names.ts';

const most = 999;

function cards(part: PositionPart, table: readonly Named[], what: string): number[] {
  return part.items().map((item) => numberIn(item, table, what));
}

const commands = (part: PositionPart, match: Under): number[] =>
  cards(part, commandTable(match), 'command card');
const lores = (part: PositionPart, match: Under): number[] => cards(part, loreTable(match), 'lore card');
const hexOrNone = (part: PositionPart): number => (part.given ? hexAt(part) : -1);

function readTerrain(part: PositionPart, state: State): void {
  for (const [name, list] of entriesOf(part)) {
    if (!(terrains as readonly string[]).includes(name))
      list.refuse(`there is no terrain "${name}"; known are ${terrains.join(', ')}.`);
    for (const text of list.text().split(' ').filter(Boolean))
      changeTerrain(state, hexAt(new PositionPart(text, list.path)), name as TerrainName);
  }
}

function readBanners(part: PositionPart, state: State): void {
  for (const [name, vp] of entriesOf(part)) {
    const hex = hexOf(name);
    if (hex < 0) vp.refuse('a banner stands on a hex of the board such as "4,4".');
    state.banners = state.banners.with(hex, vp.int(1, 9, 1));
  }
}

const unitFields = [
  'unit',
  'seat',
  'at',
  'health',
  'gone',
  'poisoned',
  'stunned',
  'paid',
  'ordered',
  'called',
  'moved',
  'attacked',
  'stepped',
  'pursued',
  'march',
  'path',
] as const;

function readUnit(part: PositionPart, match: Under): Unit {
  const f = part.fields(...unitFields);
  const unit = newUnit(match, numberIn(f.unit, unitTable(match), 'unit'), f.seat.int(0, 1, 0), -1);
  if (f.gone.flag(false)) return { ...unit, health: 0 };
  return {
    ...unit,
    hex: hexAt(f.at),
    health: f.health.int(0, unit.health, unit.health),
    poisoned: f.poisoned.flag(false),
    stunned: f.stunned.flag(false),
    paid: f.paid.flag(false),
    ordered: f.ordered.flag(false),
    called: f.called.flag(false),
    moved: f.moved.flag(false),
    attacked: f.attacked.flag(false),
    stepped: f.stepped.flag(false),
    pursued: f.pursued.flag(false),
    march: f.march.int(0, 9, 0),
    path: f.path.flag(false),
  };
}

const seatFields = [
  'faction',
  'vp',
  'lore',
  'objective',
  'drawn',
  'command',
  'shown',
  'returned',
  'loreHand',
  'loreDeck',
  'loreDiscard',
  'sunkLore',
  'playedLore',
  'playedCancel',
  'barred',
  'passed',
  'kills',
] as const;

// Takes these cards out of a pile; refuses a card that is not in it as often.
function takeFrom(
  pile: number[],
  taken: readonly number[],
  part: PositionPart,
  table: readonly Named[],
): void {
  for (const card of taken) {
    const place = pile.indexOf(card);
    if (place < 0) part.refuse(`${table[card].name} is there more often than the deck has copies.`);
    pile.splice(place, 1);
  }
}

function readSeat(part: PositionPart, index: number, match: Under, random: Random): SeatState {
  const f = (part.given ? part : new PositionPart({}, part.path)).fields(...seatFields);
  const seat = emptySeat(match, factions.indexOf(f.faction.word(factions, 'faction', factions[index])));
  const pile = seat.loreDeck.slice();
  seat.vp = f.vp.int(0, most, 0);
  seat.lore = f.lore.int(0, most, 0);
  seat.objective = f.objective.given ? numberIn(f.objective, OBJECTIVES, 'objective') : -1;
  seat.drawn = f.drawn.items().map((item) => numberIn(item, OBJECTIVES, 'objective'));
  seat.command = commands(f.command, match);
  seat.shown = commands(f.shown, match);
  seat.returned = commands(f.returned, match);
  seat.loreHand = lores(f.loreHand, match);
  seat.loreDiscard = lores(f.loreDiscard, match);
  takeFrom(pile, [...seat.loreHand, ...seat.loreDiscard], part, loreTable(match));
  seat.loreDeck = f.loreDeck.given ? lores(f.loreDeck, match).reverse() : shuffle(random, pile.slice());
  if (f.loreDeck.given) takeFrom(pile, seat.loreDeck, f.loreDeck, loreTable(match));
  seat.sunkLore = f.sunkLore.given ? numberIn(f.sunkLore, loreTable(match), 'lore card') : -1;
  seat.playedLore = f.playedLore.int(0, 9, 0);
  seat.playedCancel = f.playedCancel.int(0, 9, 0);
  seat.barred = f.barred.flag(false);
  seat.passed = f.passed.flag(false);
  seat.kills = f.kills.int(0, 99, 0);
  return seat;
}

// The moment of a combat comes from a written position only: its shape is the writer's.
function readMoment(part: PositionPart, state: State): void {
  if (!part.given) return;
  const f = part.fields('combats', 'harm', 'played', 'trample');
  state.combats = f.combats.items().map((item) => ({ ...(item.value as Combat) }));
  state.played = f.played.items().map((item) => ({ ...(item.value as Played) }));
  if (f.harm.given) state.harm = { ...(f.harm.value as Harm) };
  if (f.trample.given) state.trample = { ...(f.trample.value as Trample) };
}

const fieldNames = [
  'phase',
  'step',
  'battle',
  'fought',
  'round',
  'first',
  'active',
  'terrain',
  'banners',
  'tents',
  'cairns',
  'units',
  'seats',
  'commandDeck',
  'commandDiscard',
  'sunk',
  'command',
  'text',
  'centre',
  'peek',
  'moment',
  'winners',
  'ending',
] as const;
type Fields = { readonly [name in (typeof fieldNames)[number]]: PositionPart };

function readCommands(f: Fields, state: State, random: Random): void {
  const pile = allCommands(state);
  state.commandDiscard = commands(f.commandDiscard, state);
  state.command = f.command.given ? numberIn(f.command, commandTable(state), 'command card') : -1;
  state.text = f.text.flag(false);
  state.peek = commands(f.peek, state);
  const held = state.seats.flatMap(({ command }) => command);
  const turned = state.command < 0 ? [] : [state.command];
  takeFrom(
    pile,
    [...held, ...state.commandDiscard, ...turned, ...state.peek],
    f.commandDeck,
    commandTable(state),
  );
  state.commandDeck = f.commandDeck.given
    ? commands(f.commandDeck, state).reverse()
    : shuffle(random, pile.slice());
  if (f.commandDeck.given) takeFrom(pile, state.commandDeck, f.commandDeck, commandTable(state));
  state.sunk = f.sunk.int(0, 4, 0);
  state.centre = hexOrNone(f.centre);
}

// Units stand alone, on the board, and only Flying ones over bare water.
function checkUnits(part: PositionPart, state: State): void {
  state.units.forEach((unit, id) => {
    if (unit.hex < 0) return;
    const type = unitTable(state)[unit.type];
    if (unitOn(state, unit.hex) !== id) part.refuse('two units stand on the same hex.');
    if (!mayStand(state, unit, unit.hex)) part.refuse(`${type.name} cannot stand on bare water.`);
    if (type.faction !== factions[state.seats[unit.seat].faction])
      part.refuse(`${type.name} do not belong to the faction of seat ${unit.seat}.`);
  });
}

// FF-93: an objective is one of the seat's own faction.
function checkObjectives(part: PositionPart, state: State): void {
  for (const { faction, objective } of state.seats) {
    if (objective < 0 || OBJECTIVES[objective].faction === factions[faction]) continue;
    part.refuse(`${OBJECTIVES[objective].name} is an objective of the other faction.`);
  }
}

function checkTents(part: PositionPart, state: State): void {
  state.tents.forEach((hex) => {
    if (hex >= 0 && isWater(state.terrain[hex])) part.refuse('a tent does not lie on water.');
    if (hex >= 0) changeTerrain(state, hex, 'tent');
  });
}

// How the match goes on from the step of the turn.
function stackOf({ phase, step }: State): Step[] {
  if (phase === 'over') return [];
  if (phase !== 'play') throw new PositionError('A position by hand is in play or empty.');
  const next: { readonly [S in TurnStep]: string } = {
    start: 'turn/start',
    command: 'turn/command',
    orders: 'turn/orders',
    moves: 'turn/moves',
    attacks: 'turn/attacks',
    upkeep: 'turn/upkeep',
  };
  return [{ do: next[step] }];
}

function readFought(part: PositionPart): Fought {
  const f = part.fields('objectives', 'vp', 'first', 'winner', 'why', 'rounds');
  const both = (list: PositionPart): readonly PositionPart[] => {
    const items = list.items();
    return items.length === 2 ? items : list.refuse('one for each side belongs here.');
  };
  return {
    objectives: both(f.objectives).map((item) => numberIn(item, OBJECTIVES, 'objective')),
    vp: both(f.vp).map((item) => item.int(0, most, 0)),
    first: f.first.int(0, 1, 0),
    winner: f.winner.int(0, 1, 0),
    why: f.why.word(winReasons, 'reason', 'vp'),
    rounds: f.rounds.int(1, most, 1),
  };
}

// FF-99: battles are fought in a campaign, each with objectives of its own letter.
function checkFought(part: PositionPart, { fought, options, phase, seats }: State): void {
  if (fought.length === 0) return;
  if (!options.campaign) part.refuse('battles are fought one after another in a campaign only.');
  if (fought.length > battleCount || (fought.length === battleCount && phase !== 'over'))
    part.refuse(`a campaign has ${battleCount} battles.`);
  fought.forEach(({ objectives }, battle) =>
    objectives.forEach((id, seat) => {
      if (!objectivesAt(seats[seat].faction, battle).includes(id))
        part.refuse(`${OBJECTIVES[id].name} is not played by that side in battle ${battle + 1}.`);
    }),
  );
}

function readFields(f: Fields, options: Options, random: Random): State {
  const own = fellsOptions(options);
  const state = bareState(own, own.factions === 'fellsSouth' ? 1 : 0);
  const slugs = BATTLES.map(({ slug }) => slug);
  const seats = f.seats.items();
  if (seats.length > 2) f.seats.refuse('there are two seats.');
  Object.assign(state, {
    battle: f.battle.given ? slugs.indexOf(f.battle.word(slugs, 'battle')) : -1,
    phase: f.phase.word(phases, 'phase', 'play'),
    step: f.step.word(turnSteps, 'step', 'start'),
    fought: f.fought.items().map(readFought),
    round: f.round.int(0, most, f.phase.given ? 0 : 1),
    first: f.first.int(0, 1, 0),
    active: f.active.int(0, 1, 0),
    tents: [0, 1].map((seat) => hexOrNone(f.tents.items()[seat] ?? new PositionPart(null, ''))),
    cairns: f.cairns.items().map((item) => hexAt(item)),
    units: f.units.items().map((item) => readUnit(item, state)),
    seats: [0, 1].map((seat) =>
      readSeat(seats[seat] ?? new PositionPart({}, `seats[${seat}]`), seat, state, random),
    ),
    winners: f.winners.items().map((item) => item.int(0, 1, 0)),
    ending: f.ending.given ? f.ending.word(endings, 'ending') : null,
  });
  readTerrain(f.terrain, state);
  readBanners(f.banners, state);
  checkTents(f.tents, state);
  checkUnits(f.units, state);
  checkObjectives(f.seats, state);
  checkFought(f.fought, state);
  readCommands(f, state, random);
  readMoment(f.moment, state);
  return state;
}

/**
 * Reads a position by `writeState` or by hand; null for one without units, which is the start of a match.
 * @throws PositionError
 */
export function readBoard(
  text: Json,
  options: Options,
  random: Random,
): { readonly state: State; readonly stack: Step[] } | null {
  const f = new PositionPart(text, '').fields(...fieldNames);
  if (!f.units.given && !f.phase.given) return null;
  const state = readFields(f, options, random);
  const early = state.phase !== 'play' && state.phase !== 'over';
  return { state, stack: early ? [] : stackOf(state) };
}
