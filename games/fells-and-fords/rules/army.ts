// Mustering and deploying in secret: which cards an army holds and where they lie (FF-31 to FF-33).

import { affordablePresets, leastReal, mostReal } from './cards/muster.ts';
import { choiceKind, choiceValue } from '@bridgefront/kernel';
import type { Play, Terms } from './faces.ts';
import type { Choice, Decision, DecisionRules, Seat } from '@bridgefront/kernel';
import { abilityOf, armyTable, objectiveTable, unitTable } from './cards/in-force.ts';
import type { Under } from './cards/in-force.ts';
import { isClear } from './field.ts';
import { hexList, hexNames, hexOf, ownRow, turned } from './hexes.ts';
import type { HexId } from './hexes.ts';
import { done } from './notation.ts';
import { namedArmy } from './options.ts';
import { terrainCode } from './field.ts';
import { PATTERNS } from './tables/patterns.ts';
import { unitType } from './tables/units.ts';
import type { State } from './types.ts';
import { factions } from './vocabulary.ts';
import type { FactionName } from './vocabulary.ts';

/** Deployment cards of an army; those that are not real are decoys (FF-31). */
export const cardsOfArmy = mostReal;
/** The tent, where kinds of units are named by number. */
export const tentCard = -1;

/** An army as planned so far. */
export interface Army {
  /** Kinds of units by copies taken. */
  readonly taken: readonly number[];
  readonly tent: boolean;
  /** Cards that lie on the map: a kind of unit, or the tent. */
  readonly placed: readonly { readonly type: number; readonly hex: HexId }[];
  /** Points not spent. */
  readonly left: number;
}

/** The army of a plan. */
export function readArmy(state: State, plan: readonly Choice[]): Army {
  const taken = unitTable(state).map(() => 0);
  const placed: { type: number; hex: HexId }[] = [];
  let tent = false;
  for (const choice of plan) {
    const value = choiceValue(choice);
    switch (choiceKind(choice)) {
      case 'army': {
        const preset = armyTable(state).find(({ slug }) => slug === value);
        for (const [slug, copies] of Object.entries(preset?.units ?? {})) taken[unitType(slug)] = copies;
        tent = preset?.tent ?? false;
        break;
      }
      case 'take':
        taken[unitType(value)]++;
        break;
      case 'tent':
        tent = true;
        break;
      case 'place': {
        const [slug, hex] = value.split('@');
        placed.push({ type: unitType(slug), hex: hexOf(hex) });
        break;
      }
    }
  }
  return { taken, tent, placed, left: pointsOf(state, tent) - costOf(state, taken) };
}

/** Points of an army, with a tent or without. */
export function pointsOf({ options }: State, tent: boolean): number {
  return options.musterPoints + (tent ? options.tentPoints : 0);
}

function costOf(match: Under, taken: readonly number[]): number {
  return taken.reduce((sum, copies, type) => sum + copies * unitTable(match)[type].cost, 0);
}

/** Cards taken. */
export function countOf(taken: readonly number[]): number {
  return taken.reduce((sum, copies) => sum + copies, 0);
}

/** Cards of a kind in all sets that an army is mustered from (FF-101). */
export function copiesOf(state: State, type: number): number {
  return unitTable(state)[type].copies * state.options.copies;
}

// Whether the cards taken fit into an army, and the seven real ones that it needs can still be paid for.
function canFill(state: State, faction: string, taken: readonly number[], tent: boolean): boolean {
  const real = countOf(taken) + (tent ? 1 : 0);
  if (real > cardsOfArmy) return false;
  const missing = leastReal - real;
  const spare = unitTable(state)
    .flatMap(({ cost, faction: own }, type) =>
      own === faction ? Array<number>(copiesOf(state, type) - taken[type]).fill(cost) : [],
    )
    .sort((a, b) => a - b);
  const price = spare.slice(0, Math.max(0, missing)).reduce((sum, cost) => sum + cost, 0);
  return price + costOf(state, taken) <= pointsOf(state, tent);
}

function mayMuster(state: State, faction: string, taken: readonly number[], tent: boolean): boolean {
  return canFill(state, faction, taken, tent) || (!tent && canFill(state, faction, taken, true));
}

function presetChoices(state: State, faction: FactionName): Choice[] {
  const named = namedArmy(state.options, faction);
  return affordablePresets(armyTable(state), unitTable(state), state.options, faction).flatMap(({ slug }) =>
    named === null || named === slug ? [`army:${slug}`] : [],
  );
}

function takeChoices(state: State, faction: string, { taken, tent }: Army): Choice[] {
  const units = unitTable(state).flatMap(({ slug, faction: own }, type) => {
    if (own !== faction || taken[type] >= copiesOf(state, type)) return [];
    const more = taken.map((count, other) => (other === type ? count + 1 : count));
    return mayMuster(state, faction, more, tent) ? [`take:${slug}`] : [];
  });
  return tent || countOf(taken) >= cardsOfArmy ? units : [...units, 'tent'];
}

/** Hexes on which the seat lays its cards, in the order of the board (FF-8). */
export function deploymentHexes(state: State, seat: Seat): HexId[] {
  const { objective } = state.seats[seat];
  if (objective < 0) return [];
  return hexList(PATTERNS[objectiveTable(state)[objective].pattern])
    .map((hex) => turned(hex, seat))
    .sort((a, b) => a - b);
}

function isDry(state: State, hex: HexId): boolean {
  return state.terrain[hex] !== terrainCode.water;
}

// FF-33: no unit stands in a row farther from the own edge than the tent's, so the tent is laid first.
function openHexes(state: State, seat: Seat, { placed }: Army): HexId[] {
  const tent = placed.find(({ type }) => type === tentCard);
  return deploymentHexes(state, seat).filter(
    (hex) =>
      placed.every((one) => one.hex !== hex) &&
      (tent === undefined || ownRow(hex, seat) <= ownRow(tent.hex, seat)),
  );
}

// Hexes for the tent: without terrain, and with room for all units in the rows up to it.
function tentHexes(state: State, seat: Seat, army: Army): HexId[] {
  const dry = deploymentHexes(state, seat).filter((hex) => isDry(state, hex));
  return dry.filter((hex) => {
    const room = dry.filter((other) => other !== hex && ownRow(other, seat) <= ownRow(hex, seat)).length;
    return isClear(state, hex) && room >= countOf(army.taken);
  });
}

function placeName(match: Under, type: number): string {
  return type === tentCard ? 'tent' : unitTable(match)[type].slug;
}

/** Where the next card of an army may be laid, the tent first. */
export function placeChoices(state: State, seat: Seat, army: Army): Choice[] {
  const laid = (type: number): number => army.placed.filter((one) => one.type === type).length;
  if (army.tent && laid(tentCard) === 0)
    return tentHexes(state, seat, army).map((hex) => `place:tent@${hexNames[hex]}`);
  const hexes = openHexes(state, seat, army);
  return unitTable(state).flatMap((_, type) => {
    if (laid(type) >= army.taken[type]) return [];
    const fit = abilityOf(state, type, 'flying') > 0 ? hexes : hexes.filter((hex) => isDry(state, hex));
    return fit.map((hex) => `place:${placeName(state, type)}@${hexNames[hex]}`);
  });
}

/** Whether lots, and not its player, lay out the army of a seat (FF-32). */
export function isByLot({ options: { deployment } }: State, seat: Seat): boolean {
  return deployment === 'lot' || deployment === (seat === 0 ? 'lotSouth' : 'lotNorth');
}

/** The plan of a seat that has nothing to choose: its army is named, and lots lay it out; null: it is asked (FF-53). */
export function givenArmy(state: State, seat: Seat): readonly Choice[] | null {
  const named = namedArmy(state.options, factions[state.seats[seat].faction]);
  return named !== null && isByLot(state, seat) ? [`army:${named}`, done] : null;
}

/** Whether everything that the army holds lies on the map. */
function isLaid({ taken, tent, placed }: Army): boolean {
  return placed.length === countOf(taken) + (tent ? 1 : 0);
}

/** Whether the army is large enough to be laid out, and paid for. */
export function isReady({ taken, tent, left }: Army): boolean {
  return countOf(taken) + (tent ? 1 : 0) >= leastReal && left >= 0;
}

function armyChoices(state: State, seat: Seat, plan: readonly Choice[]): Choice[] {
  if (plan.at(-1) === done) return [];
  const faction = factions[state.seats[seat].faction];
  const army = readArmy(state, plan);
  const free = state.options.armies === 'free' && namedArmy(state.options, faction) === null;
  if (plan.length === 0)
    return [...presetChoices(state, faction), ...(free ? takeChoices(state, faction, army) : [])];
  const more = army.placed.length > 0 || plan[0].startsWith('army:') ? [] : takeChoices(state, faction, army);
  if (!isReady(army)) return more;
  return isLaid(army) || isByLot(state, seat)
    ? [...more, done]
    : [...more, ...placeChoices(state, seat, army)];
}

/** The sealed question for army and layout, one plan. */
export function armyDecision(
  reveal: (turn: Play, decision: Decision) => void,
): DecisionRules<State, Terms, {}> {
  // FF-80: what was laid out is not lost to the clock.
  return { choices: armyChoices, reveal, ends: [done], unfinished: 'completed' };
}
