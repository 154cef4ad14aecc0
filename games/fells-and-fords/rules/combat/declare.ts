// Declaring an attack or a counter: what is fixed now, and the steps that follow (FF-65 to FF-77).

import type { StepOf } from '@bridgefront/kernel';
import { tell, who } from '../faces.ts';
import { directions } from '@bridgefront/tabletop/hexes';
import { distance, HEXES, hexNames } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { typeOf } from '../field.ts';
import type { Combat, CombatKind, State, UnitId } from '../types.ts';
import type { WindowName } from '../vocabulary.ts';
import type { Play, Terms } from '../faces.ts';

// By roller and target, filled as they are asked for.
const knownWays: (readonly number[])[] = [];

/**
 * Directions in which the target would retreat: one, or two where the line comes through a corner (FF-82).
 */
export function retreatWays(roller: HexId, target: HexId): readonly number[] {
  return (knownWays[roller * HEXES.length + target] ??= findWays(roller, target));
}

function findWays(roller: HexId, target: HexId): readonly number[] {
  const dq = HEXES[roller].q - HEXES[target].q;
  const dr = HEXES[roller].r - HEXES[target].r;
  const towards = directions.map(({ q, r }) => 2 * dq * q + 2 * dr * r + dq * r + dr * q);
  const best = Math.max(...towards);
  return [...directions.keys()].filter((way) => towards[way] === best).map((way) => (way + 3) % 6);
}

/** A combat as it is declared. */
export function newCombat(
  state: State,
  kind: CombatKind,
  roller: UnitId,
  target: UnitId,
  strength: number,
  again: Combat['again'],
): Combat {
  const [own, enemy] = [state.units[roller], state.units[target]];
  return {
    kind,
    roller,
    target,
    from: own.hex,
    at: enemy.hex,
    ranged: typeOf(state, own).range > 0,
    adjacent: distance(own.hex, enemy.hex) === 1,
    again,
    strength,
    before: enemy.health,
    ways: retreatWays(own.hex, enemy.hex).slice(),
    extra: 0,
    exact: -1,
    edge: false,
    dice: [],
    damage: 0,
    retreats: 0,
    lore: 0,
    frenzy: 0,
    drain: false,
    buildings: [],
    stopped: false,
    countered: false,
    vacated: false,
    driven: false,
    pursues: false,
  };
}

function windowsFor({ active }: State, window: WindowName): StepOf<Terms>[] {
  return [active, 1 - active].map((seat) => ({ do: 'window', window, seat }) as const);
}

function stepsOf(state: State, { kind, target }: Combat): StepOf<Terms>[] {
  const attack = kind === 'attack';
  const owner = state.units[target].seat;
  return [
    ...windowsFor(state, 'declare'),
    { do: 'combat/roll' },
    ...windowsFor(state, 'roll'),
    { do: 'combat/commit' },
    { do: 'combat/hit' },
    { do: 'combat/fall' },
    { do: 'combat/remove' },
    ...(attack ? [{ do: 'combat/ferocity' } as const] : []),
    { do: 'retreat/way' },
    { do: 'retreat/support' },
    { do: 'retreat/window', seat: owner },
    { do: 'retreat/go' },
    { do: 'combat/lore' },
    ...(attack ? ([{ do: 'combat/counter' }, { do: 'combat/advance' }] as const) : []),
    { do: 'combat/end' },
  ];
}

/** Begins a combat with so much strength of the roller; a counter goes before the rest of its attack. */
export function combatAgainst(
  turn: Play,
  kind: CombatKind,
  roller: UnitId,
  target: UnitId,
  strength: number = turn.state.units[roller].health,
  again: Combat['again'] = null,
): void {
  const { state } = turn;
  const combat = newCombat(state, kind, roller, target, strength, again);
  if (kind === 'attack') state.units[roller].attacked = true;
  state.combats.push(combat);
  tell(turn, {
    tell: 'attacks',
    ...who(state, roller),
    target: typeOf(state, state.units[target]).slug,
    to: hexNames[combat.at],
    how: kind === 'attack' ? (again ?? 'attack') : kind,
    ranged: combat.ranged,
  });
  turn.then(...stepsOf(state, combat));
}
