// From nothing to two armies that face each other: the first state, deployment, or a first battle (FF-2).

import { pickOne, randomInt, shuffle } from '@bridgefront/kernel';
import type {
  Choice,
  Decision,
  DecisionTable,
  Options,
  Random,
  Seat,
  Step,
  StepHandlers,
} from '@bridgefront/kernel';
import { commandTable, loreOf, loreTable, unitTable } from './cards/in-force.ts';
import type { Under } from './cards/in-force.ts';
import { tell, who } from './faces.ts';
import type { Play, Terms } from './faces.ts';
import { bareMap, changeTerrain, layTerrain } from './field.ts';
import { hexList, hexNames, middle, turned } from './hexes.ts';
import type { HexId } from './hexes.ts';
import { dealSteps, keepDecision } from './hands.ts';
import { fellsOptions } from './options.ts';
import type { FellsOptions } from './options.ts';
import { armyDecision, givenArmy, isByLot, placeChoices, readArmy } from './army.ts';
import { BATTLES } from './tables/battles.ts';
import { objectivesOf } from './tables/objectives.ts';
import { unitType } from './tables/units.ts';
import type { SeatState, State, Unit } from './types.ts';
import { factions } from './vocabulary.ts';

/** A seat before anything was dealt; its lore deck lies in the order of the table. */
export function emptySeat(match: Under, faction: number): SeatState {
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
    loreDeck: loreOf(match, factions[faction]).flatMap((id) =>
      Array<number>(loreTable(match)[id].copies).fill(id),
    ),
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
export function newUnit(match: Under, type: number, seat: Seat, hex: HexId): Unit {
  return { type, seat, hex, health: unitTable(match)[type].health, ...noMarks };
}

/** All command cards in the order of the table. */
export function allCommands(match: Under): number[] {
  return commandTable(match).flatMap(({ copies }, id) => Array<number>(copies).fill(id));
}

/** The first state, nothing dealt: factions by seat as given. */
export function bareState(options: FellsOptions, south: number): State {
  return {
    options,
    battle: BATTLES.findIndex(({ slug }) => slug === options.battle),
    fought: [],
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
    seats: [emptySeat({ options }, south), emptySeat({ options }, 1 - south)],
    commandDeck: allCommands({ options }),
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

/** Lays banners of so many VP. */
export function layBanners(state: State, hexes: readonly HexId[], vp: number): void {
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
      for (const hex of hexList(hexes)) state.units.push(newUnit(state, unitType(slug), seat, place(hex)));
  }
  layBanners(state, [middle], battle.middleVp);
  state.units.sort((a, b) => a.hex - b.hex);
  state.first = factions[state.seats[0].faction] === battle.first ? 0 : 1;
  state.active = state.first;
}

/** Shuffles all decks and gives the head start: what every battle begins with. */
export function dealDecks(state: State, random: Random): void {
  shuffle(random, state.commandDeck);
  for (const seat of state.seats) {
    shuffle(random, seat.loreDeck);
    if (state.battle < 0 && factions[seat.faction] === 'fells') seat.vp = state.options.headStart;
  }
}

/** First state and first steps of a match. */
export function setup(options: Options, _seats: number, random: Random): { state: State; stack: Step[] } {
  const own = fellsOptions(options);
  const state = bareState(own, southFaction(own, random));
  dealDecks(state, random);
  if (state.battle >= 0) {
    layBattle(state);
    state.phase = 'hands';
    return { state, stack: [{ do: 'hands/deal' }, { do: 'battle/tell' }] };
  }
  if (own.campaign) return { state, stack: [{ do: 'campaign/battle' }] };
  for (const seat of state.seats) {
    const drawn = shuffle(random, objectivesOf(seat.faction)).slice(0, own.objectivesDrawn);
    seat.drawn = drawn.sort((a, b) => a - b);
  }
  return { state, stack: [{ do: 'objectives/ask' }] };
}

// A sealed plan with everything that is still to be laid, wherever it may lie (FF-32).
function laidByLot(state: State, seat: Seat, plan: readonly Choice[], random: Random): readonly Choice[] {
  const laid = plan.slice();
  const offered = (): Choice[] => placeChoices(state, seat, readArmy(state, laid));
  for (let choices = offered(); choices.length > 0; choices = offered()) laid.push(pickOne(random, choices));
  return laid;
}

// Both armies stand at once; the decoys vanish; points that were not spent become lore (FF-34).
function revealArmies(turn: Play, { plans }: Pick<Decision, 'plans'>): void {
  const { state } = turn;
  const lots = [0, 1].filter((seat) => isByLot(state, seat));
  for (const seat of [0, 1]) {
    const plan = givenArmy(state, seat) ?? plans[seat];
    const laid = lots.includes(seat) ? laidByLot(state, seat, plan, turn.random) : plan;
    const army = readArmy(state, laid);
    for (const { type, hex } of army.placed) {
      if (type >= 0) state.units.push(newUnit(state, type, seat, hex));
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
  const units = state.units.map((_, id) => who(state, id));
  tell(turn, { tell: 'armies', units, tents, ...(lots.length > 0 && { lots }) });
  state.seats.forEach(({ lore }, seat) => {
    if (lore > 0) tell(turn, { tell: 'gains', seat, lore, why: 'points' });
  });
  turn.then({ do: 'hands/deal' });
}

/** The steps from the armies to the first turn. */
export const setupSteps = {
  'army/ask'(turn) {
    turn.state.phase = 'armies';
    const asked = [0, 1].filter((seat) => givenArmy(turn.state, seat) === null);
    if (asked.length > 0) turn.ask('army', asked);
    else revealArmies(turn, { plans: [] });
  },
  'battle/tell'(turn) {
    const { state } = turn;
    tell(turn, { tell: 'battle', battle: BATTLES[state.battle].slug });
    tell(turn, { tell: 'first', seat: state.first, why: 'battle' });
  },
  ...dealSteps,
} satisfies Partial<StepHandlers<State, Terms>>;

/** The questions of armies and first hands. */
export const setupDecisions = {
  army: armyDecision(revealArmies),
  keep: keepDecision,
} satisfies Partial<DecisionTable<State, Terms>>;
