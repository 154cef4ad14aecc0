// What units of the active side could still do, as views show it: moves, and attacks with their odds.

import { abilityOf } from './cards/in-force.ts';
import { targetsOf } from './field.ts';
import { hexNames } from './hexes.ts';
import type { HexId } from './hexes.ts';
import { oddsOf } from './odds.ts';
import { movesOf } from './turn/battle.ts';
import type { State, Unit } from './types.ts';

// Type aliases, because only they fit the kernel's `Json`.

/** Whom a unit could attack now, and what might come of it. Chances in per cent, damage in hundredths. */
export type AimView = {
  readonly from: string;
  readonly at: string;
  readonly dice: number;
  readonly damage: number;
  readonly kill: number;
  readonly push: number;
  /** The unit has attacked: this is what one more attack would do, if it is asked whether it makes one. */
  readonly again?: true;
};

/** A unit by its hex, with the hexes that it could move to. */
export type MoveView = { readonly from: string; readonly to: string };

function readyUnits(state: State): Unit[] {
  const fights = state.phase === 'play' && (state.step === 'moves' || state.step === 'attacks');
  if (!fights || state.combats.length > 0) return [];
  return state.units.filter(
    (unit) => unit.hex >= 0 && unit.seat === state.active && unit.ordered && !unit.stunned,
  );
}

/** Where units that were ordered may still move, in the Move step. */
export function movesView(state: State): MoveView[] {
  if (state.step !== 'moves') return [];
  const names = (hexes: readonly HexId[]): string => hexes.map((hex) => hexNames[hex]).join(' ');
  return readyUnits(state)
    .map((unit) => ({ from: hexNames[unit.hex], to: names(movesOf(state, unit)) }))
    .filter(({ to }) => to !== '');
}

const percent = (share: number): number => Math.round(100 * share);

// Those who shoot twice, and those who have pursued.
function mayAgain(state: State, { type, moved, pursued }: Unit): boolean {
  return pursued || (!moved && abilityOf(state, type, 'doubleShot') > 0);
}

/** What might come of an attack by the unit from where it stands. */
export function aimOf(state: State, unit: Unit, enemy: Unit): AimView {
  const { dice, damage, kill, push } = oddsOf(state, unit, enemy);
  return {
    from: hexNames[unit.hex],
    at: hexNames[enemy.hex],
    dice,
    damage: percent(damage),
    kill: percent(kill),
    push: percent(push),
  };
}

/** Whom units that were ordered may still attack, with the odds. */
export function aimsView(state: State): AimView[] {
  return readyUnits(state).flatMap((unit) =>
    unit.attacked && !mayAgain(state, unit)
      ? []
      : targetsOf(state, unit).map((id) => ({
          ...aimOf(state, unit, state.units[id]),
          ...(unit.attacked ? { again: true } : {}),
        })),
  );
}
