// From nothing to two armies that face each other: objectives, fords, deployment or a first battle (FF-2).

import { randomInt, shuffle } from '@bridgefront/kernel';
import type {
  Choice,
  Decision,
  Options,
  Random,
  Seat,
  Step,
  StepHandlers,
  DecisionTable,
} from '@bridgefront/kernel';
import { tell, who } from './faces.ts';
import type { FaceOf, Play, Terms } from './faces.ts';
import { bareMap, changeTerrain, layTerrain, terrainCode } from './field.ts';
import { hexList, hexNames, middle, turned } from './hexes.ts';
import type { HexId } from './hexes.ts';
import { dealSteps, keepDecision } from './hands.ts';
import { fordChoices, hexIn } from './notation.ts';
import { fellsOptions } from './options.ts';
import type { FellsOptions } from './options.ts';
import { armyDecision, readArmy } from './army.ts';
import { BATTLES } from './tables/battles.ts';
import { COMMANDS } from './tables/commands.ts';
import { LORE, loreOf } from './tables/lore.ts';
import { OBJECTIVES } from './tables/objectives.ts';
import { UNITS, unitType } from './tables/units.ts';
import type { SeatState, State, Unit } from './types.ts';
import { factions } from './vocabulary.ts';

/** A seat before anything was dealt; its lore deck lies in the order of the table. */
export function emptySeat(faction: number): SeatState {
  return {
    faction,
    vp: 0,
    lore: 0,
    objective: -1,
    drawn: [],
    command: [],
    shown: [],
    returned: [],
    loreHand: [],
    loreDeck: loreOf[factions[faction]].flatMap((id) => Array<number>(LORE[id].copies).fill(id)),
    loreDiscard: [],
    sunkLore: -1,
    playedLore: 0,
    playedCancel: 0,
    barred: false,
    passed: false,
    kills: 0,
  };
}

/** Of a unit that has done nothing, and to which nothing has happened. */
export const noMarks = {
  poisoned: false,
  stunned: false,
  paid: false,
  ordered: false,
  called: false,
  moved: false,
  attacked: false,
  stepped: false,
  pursued: false,
  march: 0,
  path: false,
} as const;

/** A unit at full health that has done nothing yet. */
export function newUnit(type: number, seat: Seat, hex: HexId): Unit {
  return { type, seat, hex, health: UNITS[type].health, ...noMarks };
}

/** All forty command cards in the order of the table. */
export function allCommands(): number[] {
  return COMMANDS.flatMap(({ copies }, id) => Array<number>(copies).fill(id));
}

/** The first state, nothing dealt: factions by seat as given. */
export function bareState(options: FellsOptions, south: number): State {
  return {
    options,
    battle: BATTLES.findIndex(({ slug }) => slug === options.battle),
    phase: 'objectives',
    step: 'start',
    round: 0,
    first: 0,
    active: 0,
    terrain: bareMap(),
    banners: bareMap(),
    tents: [-1, -1],
    cairns: [],
    units: [],
    seats: [emptySeat(south), emptySeat(1 - south)],
    commandDeck: allCommands(),
    commandDiscard: [],
    sunk: 0,
    command: -1,
    text: false,
    centre: -1,
    peek: [],
    combats: [],
    harm: null,
    played: [],
    trample: null,
    winners: [],
    ending: null,
  };
}

function southFaction({ factions: word }: FellsOptions, random: Random): number {
  if (word === 'random') return randomInt(random, factions.length);
  return word === 'fordsSouth' ? 0 : 1;
}

/** Numbers of a faction's objectives. */
export function objectivesOf(faction: number): number[] {
  return [...OBJECTIVES.keys()].filter((id) => OBJECTIVES[id].faction === factions[faction]);
}

function layBanners(state: State, hexes: readonly HexId[], vp: number): void {
  const laid = state.banners.slice();
  for (const hex of hexes) laid[hex] = vp;
  state.banners = laid;
}

/** Lays a first battle's map, banners and units, and says who begins (FF-97). */
function layBattle(state: State): void {
  const battle = BATTLES[state.battle];
  for (const seat of [0, 1]) {
    const place = (hex: HexId): HexId => turned(hex, seat);
    layTerrain(state, battle.terrain, place);
    layBanners(state, hexList(battle.banners).map(place), 1);
    const faction = factions[state.seats[seat].faction];
    for (const [slug, hexes] of Object.entries(battle.units[faction]))
      for (const hex of hexList(hexes)) state.units.push(newUnit(unitType(slug), seat, place(hex)));
  }
  layBanners(state, [middle], battle.middleVp);
  state.units.sort((a, b) => a.hex - b.hex);
  state.first = factions[state.seats[0].faction] === battle.first ? 0 : 1;
  state.active = state.first;
}

/** First state and first steps of a match. */
export function setup(options: Options, _seats: number, random: Random): { state: State; stack: Step[] } {
  const own = fellsOptions(options);
  const state = bareState(own, southFaction(own, random));
  shuffle(random, state.commandDeck);
  for (const { loreDeck } of state.seats) shuffle(random, loreDeck);
  if (state.battle >= 0) {
    layBattle(state);
    state.phase = 'hands';
    return { state, stack: [{ do: 'hands/deal' }, { do: 'battle/tell' }] };
  }
  for (const seat of state.seats) {
    const drawn = shuffle(random, objectivesOf(seat.faction)).slice(0, own.objectivesDrawn);
    seat.drawn = drawn.sort((a, b) => a - b);
    if (factions[seat.faction] === 'fells') seat.vp = own.headStart;
  }
  return { state, stack: [{ do: 'objectives/ask' }] };
}

/** Lays the half map, banners and all, of a seat's objective. */
function layObjective(state: State, seat: Seat): void {
  const { terrain, banners } = OBJECTIVES[state.seats[seat].objective];
  const place = (hex: HexId): HexId => turned(hex, seat);
  layTerrain(state, terrain, place);
  layBanners(state, hexList(banners).map(place), 1);
}

// FF-94: the indicator that comes first; equal ones by lot.
function drawFirst(state: State, random: Random): FaceOf<'first'>['why'] {
  const { firstPlayer } = state.options;
  const [south, north] = state.seats.map(({ objective }) => OBJECTIVES[objective].indicator);
  const byLot = firstPlayer === 'random' || (firstPlayer === 'initiative' && south === north);
  if (byLot) state.first = randomInt(random, 2);
  else if (firstPlayer === 'initiative') state.first = south < north ? 0 : 1;
  else state.first = firstPlayer === 'seat0' ? 0 : 1;
  if (byLot) return 'lot';
  return firstPlayer === 'initiative' ? 'initiative' : 'option';
}

function revealObjectives(turn: Play, { plans }: Decision): void {
  const { state } = turn;
  state.seats.forEach((own, seat) => {
    own.objective = OBJECTIVES.findIndex(({ slug }) => plans[seat][0] === `objective:${slug}`);
    layObjective(state, seat);
  });
  const chosen = state.seats.map(({ objective }) => OBJECTIVES[objective].slug);
  tell(turn, { tell: 'objectives', chosen });
  const why = drawFirst(state, turn.random);
  state.active = state.first;
  state.phase = 'fords';
  tell(turn, { tell: 'first', seat: state.first, why });
  turn.then({ do: 'ford', seat: state.first }, { do: 'ford', seat: 1 - state.first }, { do: 'army/ask' });
}

/** Water hexes of the seat's own objective without ford or bridge (FF-40). */
function fordHexes(state: State, seat: Seat): HexId[] {
  const { terrain } = OBJECTIVES[state.seats[seat].objective];
  return hexList(terrain.water ?? '')
    .map((hex) => turned(hex, seat))
    .filter((hex) => state.terrain[hex] === terrainCode.water)
    .sort((a, b) => a - b);
}

function askFord(turn: Play, seat: Seat): void {
  const hexes = fordHexes(turn.state, seat);
  if (hexes.length === 1) layFord(turn, seat, hexes[0]);
  else if (hexes.length > 1) turn.ask('ford', [seat]);
}

function layFord(turn: Play, seat: Seat, hex: HexId): void {
  changeTerrain(turn.state, hex, 'ford');
  tell(turn, { tell: 'ford', seat, at: hexNames[hex] });
}

// Both armies stand at once; the decoys vanish; points that were not spent become lore (FF-34).
function revealArmies(turn: Play, { plans }: Decision): void {
  const { state } = turn;
  for (const seat of [0, 1]) {
    const army = readArmy(state, plans[seat]);
    for (const { type, hex } of army.placed) {
      if (type >= 0) state.units.push(newUnit(type, seat, hex));
      else {
        state.tents[seat] = hex;
        changeTerrain(state, hex, 'tent');
      }
    }
    state.seats[seat].lore += Math.min(state.options.leftoverLore, army.left);
  }
  state.units.sort((a, b) => a.hex - b.hex);
  state.phase = 'hands';
  const tents = state.tents.flatMap((hex, seat) =>
    hex < 0 ? [] : [{ seat, unit: 'tent', at: hexNames[hex] }],
  );
  tell(turn, { tell: 'armies', units: state.units.map((_, id) => who(state, id)), tents });
  state.seats.forEach(({ lore }, seat) => {
    if (lore > 0) tell(turn, { tell: 'gains', seat, lore, why: 'points' });
  });
  turn.then({ do: 'hands/deal' });
}

/** The steps before the hands are dealt. */
export const setupSteps = {
  'objectives/ask': (turn) => turn.ask('objective', [0, 1]),
  ford: (turn, step) => askFord(turn, step.seat),
  'army/ask'(turn) {
    turn.state.phase = 'armies';
    turn.ask('army', [0, 1]);
  },
  'battle/tell'(turn) {
    const { state } = turn;
    tell(turn, { tell: 'battle', battle: BATTLES[state.battle].slug });
    tell(turn, { tell: 'first', seat: state.first, why: 'battle' });
  },
  ...dealSteps,
} satisfies Partial<StepHandlers<State, Terms>>;

/** The questions of objectives, fords and armies. */
export const setupDecisions = {
  objective: {
    choices: (state, seat, plan): Choice[] =>
      plan.length > 0 ? [] : state.seats[seat].drawn.map((id) => `objective:${OBJECTIVES[id].slug}`),
    reveal: revealObjectives,
  },
  ford: {
    choices: (state, seat, plan) =>
      plan.length > 0 ? [] : fordHexes(state, seat).map((hex) => fordChoices[hex]),
    reveal: (turn, { seats: [seat], plans }) => layFord(turn, seat, hexIn(plans[seat][0])),
  },
  army: armyDecision(revealArmies),
  keep: keepDecision,
} satisfies Partial<DecisionTable<State, Terms>>;
