// What no play of Fells and Fords leads to: positions that say so are refused with the rule.

import type { PositionLaw } from '@bridgefront/kernel';
import { endingLaw } from '@bridgefront/tabletop/endings';
import { unitTable } from '../cards/in-force.ts';
import { typeOf } from '../field.ts';
import { hexNames } from '../hexes.ts';
import type { State, Unit } from '../types.ts';

function ofUnits(
  rule: string,
  say: (state: State, unit: Unit, name: string) => string | null,
): PositionLaw<State> {
  return {
    rule,
    broken(state) {
      for (const unit of state.units) {
        if (unit.hex < 0) continue;
        const said = say(state, unit, `${typeOf(state, unit).name} on ${hexNames[unit.hex]}`);
        if (said !== null) return said;
      }
      return null;
    },
  };
}

// The copies of every kind, times the sets.
function crowd(state: State): string | null {
  const { units, seats, options } = state;
  for (const seat of seats.keys())
    for (const [type, { name, copies }] of unitTable(state).entries()) {
      const held = units.filter((unit) => unit.seat === seat && unit.type === type).length;
      const most = copies * options.copies;
      if (held > most) return `Seat ${seat} has ${held} cards of ${name}, and there are ${most}.`;
    }
  return null;
}

// In the middle of a combat the last unit may have gone; then the match is over when it is looked at.
function nobodyLeft({ phase, units, seats, combats, harm }: State): string | null {
  if (phase !== 'play' || combats.length > 0 || harm !== null) return null;
  const seat = seats.findIndex((_, own) => units.every((unit) => unit.seat !== own || unit.hex < 0));
  return seat < 0 ? null : `Seat ${seat} has no unit left, and the match goes on.`;
}

function lateRound({ phase, round, options: { roundLimit } }: State): string | null {
  return phase === 'play' && round > roundLimit
    ? `The round limit is ${roundLimit}, and this is round ${round}.`
    : null;
}

/** The laws, by rule. */
export const laws: readonly PositionLaw<State>[] = [
  endingLaw('FF-91'),
  { rule: 'FF-91', broken: nobodyLeft },
  { rule: 'FF-92', broken: lateRound },
  { rule: 'FF-101', broken: crowd },
  ofUnits('FF-71', ({ combats, harm }, { health }, name) =>
    health > 0 || combats.length > 0 || harm !== null ? null : `${name} have nothing left and would be gone.`,
  ),
  ofUnits('FF-47', ({ phase, active }, { seat, ordered, moved }, name) =>
    phase === 'play' && seat !== active && (ordered || moved)
      ? `${name} have been ordered, and it is not their turn.`
      : null,
  ),
];
