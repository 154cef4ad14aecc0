// Scoring in the own upkeep: banners, then the own objective (FF-89, FF-96).

import type { Seat } from '@bridgefront/kernel';
import { scoreRuleOf, scoreVp } from '../ending.ts';
import { tell } from '../faces.ts';
import { changeTerrain, isCrossing, terrainAt } from '../field.ts';
import { hexNames, middle, ownRow, sectionsOf } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import type { State, Unit } from '../types.ts';
import type { ScoreRule } from '../vocabulary.ts';
import type { Play } from '../faces.ts';

function standing(state: State, seat: Seat): Unit[] {
  return state.units.filter((unit) => unit.hex >= 0 && unit.seat === seat);
}

/** VP of the banners that units of the seat stand on, paid or not. */
export function bannerVp(state: State, seat: Seat): number {
  return standing(state, seat).reduce((sum, { hex }) => sum + state.banners[hex], 0);
}

function count(state: State, seat: Seat, fits: (hex: HexId) => boolean): number {
  return standing(state, seat).filter(({ hex }) => fits(hex)).length;
}

// One unit in each section, a unit on a border counting for one of them.
function spreads(state: State, seat: Seat): boolean {
  const far = standing(state, seat).filter(({ hex }) => ownRow(hex, seat) >= 5);
  const [left, centre, right] = (['left', 'centre', 'right'] as const).map((section) =>
    far.filter(({ hex }) => sectionsOf(hex, seat).includes(section)),
  );
  return left.some((a) => centre.some((b) => b !== a && right.some((c) => c !== a && c !== b)));
}

/** Own units on hexes where a new cairn would be put (C1 of the Clans). */
function cairnHexes(state: State, seat: Seat): HexId[] {
  return standing(state, seat)
    .map(({ hex }) => hex)
    .filter(
      (hex) => terrainAt(state, hex) === 'hill' && ownRow(hex, seat) >= 5 && !state.cairns.includes(hex),
    );
}

/** Own units on buildings that would be burnt (B2 of the Clans). */
function barnHexes(state: State, seat: Seat): HexId[] {
  return standing(state, seat)
    .map(({ hex }) => hex)
    .filter((hex) => terrainAt(state, hex) === 'building' && ownRow(hex, seat) >= 6);
}

/** Own units in the enemy's last rows that have not been paid for (C2 of the Ford League). */
function arrivals(state: State, seat: Seat): Unit[] {
  return standing(state, seat).filter(({ hex, paid }) => !paid && ownRow(hex, seat) >= 8);
}

const when = (holds: boolean): number => (holds ? 1 : 0);

/** VP that the objective would bring in scoring now; those at once bring nothing here. */
export const objectiveVp: { readonly [R in ScoreRule]: (state: State, seat: Seat) => number } = {
  spread: (state, seat) => when(spreads(state, seat)),
  'hold-buildings': (state, seat) =>
    when(count(state, seat, (hex) => terrainAt(state, hex) === 'building') >= 2),
  'hold-crossings': (state, seat) => when(count(state, seat, (hex) => isCrossing(state.terrain[hex])) >= 2),
  'more-hills': (state, seat) => {
    const onHill = (hex: HexId): boolean => terrainAt(state, hex) === 'hill';
    return when(count(state, seat, onHill) > count(state, 1 - seat, onHill));
  },
  arrive: (state, seat) => 2 * arrivals(state, seat).length,
  middle: (state, seat) => when(count(state, seat, (hex) => hex === middle) > 0),
  'keep-out': (state, seat) =>
    when(
      count(state, 1 - seat, (hex) => ownRow(hex, seat) <= 4) === 0 &&
        count(state, seat, (hex) => ownRow(hex, seat) >= 5) > 0,
    ),
  kills: (state, seat) => Math.min(2, state.seats[seat].kills),
  'waterside-kills': () => 0,
  burn: (state, seat) => 2 * barnHexes(state, seat).length,
  cairns: (state, seat) => 2 * cairnHexes(state, seat).length,
  crowd: (state, seat) => when(count(state, seat, (hex) => ownRow(hex, seat) >= 6) >= 3),
  trophies: () => 0,
  'many-banners': (state, seat) => when(count(state, seat, (hex) => state.banners[hex] > 0) >= 3),
};

// FF-102: banners pay from a round on.
function paidVp(state: State, seat: Seat): number {
  return state.round < state.options.bannersFrom ? 0 : bannerVp(state, seat);
}

/** VP that banners and objective would bring the seat in scoring now. */
export function incomeOf(state: State, seat: Seat): number {
  const rule = scoreRuleOf(state, seat);
  return paidVp(state, seat) + (rule === null ? 0 : objectiveVp[rule](state, seat));
}

// What scoring leaves on the map.
function leaveTraces(turn: Play, seat: Seat, rule: ScoreRule): void {
  const { state } = turn;
  if (rule === 'arrive') for (const unit of arrivals(state, seat)) unit.paid = true;
  if (rule === 'burn')
    for (const hex of barnHexes(state, seat)) {
      changeTerrain(state, hex, 'clear');
      tell(turn, { tell: 'burns', seat, at: hexNames[hex] });
    }
  if (rule === 'cairns')
    for (const hex of cairnHexes(state, seat)) {
      state.cairns = [...state.cairns, hex];
      tell(turn, { tell: 'cairn', seat, at: hexNames[hex] });
    }
}

/** Scores for the active player. */
export function scoreTurn(turn: Play): void {
  const { state } = turn;
  const seat = state.active;
  scoreVp(turn, seat, paidVp(state, seat), 'banners');
  const rule = scoreRuleOf(state, seat);
  if (rule === null) return;
  scoreVp(turn, seat, objectiveVp[rule](state, seat), rule);
  leaveTraces(turn, seat, rule);
}
