// Forecasts from what a seat sees: what an assault would bring as the lanes are now, or after one more card. An assault has
// no chance in it; hidden cards only count as places of a hand.

import type { Choice, Seat } from '@bridgefront/kernel';
import { cardId } from './cards/table.ts';
import { cardsFor, figuresOf } from './cards/in-force.ts';
import type { TwinFace } from './faces.ts';
import { cardOfChoice, doneChoice, laneChoices, laneOfChoice, unitOfChoice } from './notation.ts';
import type { TwinOptions } from './options.ts';
import { copyState, table } from './state.ts';
import type { State, Unit } from './state.ts';
import { assaultAtOnce } from './turn/assault.ts';
import { chant, summon } from './turn/summon.ts';
import { clearTurn, endWards } from './turn/turn.ts';
import { laneNames } from './types.ts';
import { attackOf, newUnit } from './units.ts';
import type { SideView, TableView, UnitView } from './view.ts';

/** What becomes of a seat's building: places to go now and then, what the blows take, and which life ends with it. */
export interface BuildingForecast {
  readonly now: number;
  readonly left: number;
  readonly taken: number;
  readonly falls: 'bastion' | 'fort' | null;
}

/** One attack: who strikes, and which creature; null: the building. */
export interface Blow {
  readonly by: string;
  readonly at: string | null;
  /** What it takes of that one, or of the building. */
  readonly takes: number;
}

/** What an assault would bring. */
export interface AssaultForecast {
  /** Damage by creature, of all blows together. */
  readonly takes: ReadonlyMap<string, number>;
  readonly dies: ReadonlySet<string>;
  /** Of the seat that is attacked. */
  readonly building: BuildingForecast;
  readonly blows: readonly Blow[];
}

// Strength by incantations is what the rules do not find in the lane itself.
function unitFrom(
  options: TwinOptions,
  { card, damage, fresh, protected: covered, warded }: UnitView,
  owner: Seat,
): Unit {
  const unit = newUnit(cardId(card));
  const wards = warded === true ? 1 << owner : 0;
  const shielded = wards !== 0 || figuresOf(options, unit.card).traits.protection;
  return { ...unit, damage, fresh: fresh === true, wards, absorbed: shielded && covered !== true };
}

function laneFrom(options: TwinOptions, units: readonly UnitView[], owner: Seat): Unit[] {
  const row = units.map((one) => unitFrom(options, one, owner));
  for (const [at, unit] of row.entries()) {
    const more = units[at].attack - attackOf(options, row, at);
    const doubled = at === 0 && figuresOf(options, unit.card).traits.aquatic;
    unit.strength = Math.max(0, doubled ? more / 2 : more);
  }
  return row;
}

function sideFrom(
  options: TwinOptions,
  own: State['seats'][number],
  { row, unseen, bastion, fort, ...lanes }: SideView,
  owner: Seat,
) {
  const hidden = [...unseen];
  own.cards = row.map((slug) => cardId(slug ?? hidden.shift() ?? ''));
  own.known = row.map((slug) => slug !== null);
  own.bastion = bastion;
  own.fort = fort;
  own.lanes = laneNames.map((lane) => laneFrom(options, lanes[lane], owner));
}

/** The table of a view as the rules read it, hidden cards in any order. */
export function boardOf(view: TableView, options: TwinOptions): State {
  const { phase, first, turn, active, mana } = view;
  const state = table.make({ options, phase, first, turn, active, mana });
  for (const [seat, side] of view.seats.entries()) sideFrom(options, state.seats[seat], side, seat);
  return state;
}

/** The board after a complete play of the seat in its turn: a creature in its lane, an incantation at its target; else as it is. */
export function played(
  board: State,
  seat: Seat,
  [first = doneChoice, second = '']: readonly Choice[],
): State {
  if (first === doneChoice || board.phase !== 'play') return board;
  const card = cardOfChoice(first);
  const after = copyState(board);
  const kind = cardsFor(board.options)[card]?.kind;
  if (kind === 'creature' && laneChoices.includes(second))
    summon(after, seat, card, laneOfChoice(second), null);
  else if (kind === 'incantation' && unitOfChoice(second) >= 0)
    chant(after, seat, card, unitOfChoice(second), null);
  else return board;
  return after;
}

function placesLeft({ cards, bastion }: State['seats'][number]): number {
  return cards.length - bastion;
}

// Carries the assault of the active seat out on the state, and notes what was told.
function carryOut(state: State): AssaultForecast {
  const enemy = 1 - state.active;
  const now = placesLeft(state.seats[enemy]);
  const takes = new Map<string, number>();
  const dies = new Set<string>();
  const blows: Blow[] = [];
  let taken = 0;
  let falls: BuildingForecast['falls'] = null;
  assaultAtOnce(state, (face: TwinFace) => {
    if (face.tell === 'attacks') {
      const [{ card: at, amount, absorbed }] = face.hits;
      blows.push({ by: face.card, at, takes: absorbed ? 0 : amount });
      for (const { card, amount, absorbed } of face.hits)
        takes.set(card, (takes.get(card) ?? 0) + (absorbed ? 0 : amount));
    } else if (face.tell === 'strikes') {
      blows.push({ by: face.card, at: null, takes: face.to - face.from });
      taken += face.to - face.from;
    } else if (face.tell === 'destroyed') dies.add(face.card);
    else if (face.tell === 'bastion-falls' && face.seat === enemy) falls = 'bastion';
    else if (face.tell === 'fort-falls' && face.seat === enemy) falls = 'fort';
  });
  return { takes, dies, blows, building: { now, left: placesLeft(state.seats[enemy]), taken, falls } };
}

// What begins with the next turn: nothing of the last one lasts, and whoever came into play attacks.
function nextTurn(state: State): void {
  clearTurn(state);
  state.active = 1 - state.active;
  endWards(state);
}

/** What the assault of the active seat would bring now. */
export function assault(board: State): AssaultForecast {
  return carryOut(copyState(board));
}

/**
 * What the other seat's creatures in sight would bring the seat by their next assault, if it began its own now and neither
 * played another card; in the other's turn, by the assault of that turn.
 */
export function threat(board: State, seat: Seat): AssaultForecast {
  const state = copyState(board);
  if (state.active === seat) {
    carryOut(state);
    if (state.phase === 'play') nextTurn(state);
  }
  return carryOut(state);
}

/** How the first attack of a creature would go; `soon`: in this turn's assault. */
export interface FirstAttack extends Blow {
  readonly soon: boolean;
}

/** The first attack of the active seat's creature, if neither played another card; null: it would be destroyed before. */
export function firstAttack(board: State, card: string): FirstAttack | null {
  const state = copyState(board);
  const own = ({ by }: Blow): boolean => by === card;
  const now = carryOut(state).blows.find(own);
  if (now !== undefined) return { ...now, soon: true };
  for (let turn = 0; turn < 2 && state.phase === 'play'; turn++) {
    nextTurn(state);
    const blow = carryOut(state).blows.find(own);
    if (blow !== undefined) return { ...blow, soon: false };
  }
  return null;
}
