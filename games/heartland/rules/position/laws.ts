// What no play of Heartland leads to: positions that say so are refused with the rule.

import { cardIn } from '../cards/in-force.ts';
import type { PositionLaw } from '@bridgefront/kernel';
import { endingLaw } from '@bridgefront/tabletop/endings';
import { ordinal } from '@bridgefront/tabletop/words';
import { healthOf } from '../figures.ts';
import { placeName } from '../text/words.ts';
import { home } from '../types.ts';
import type { State, Unit } from '../types.ts';

function ofUnits(
  rule: string,
  say: (state: State, unit: Unit, name: string) => string | null,
): PositionLaw<State> {
  return {
    rule,
    broken(state) {
      for (const unit of state.units) {
        const at = unit.at === home ? 'at home' : `in ${placeName(unit.at)}`;
        const said = say(state, unit, `${cardIn(state, unit.card).name} ${at}`);
        if (said !== null) return said;
      }
      return null;
    },
  };
}

// Between actions deaths and life have been looked at; in combat and replenishment they wait for their moment (HL-25, HL-59).
function isActing(phase: State['phase']): boolean {
  return phase === 'strategy' || phase === 'battle';
}

function lifeless({ phase, seats }: State): string | null {
  const seat = !isActing(phase) ? -1 : seats.findIndex(({ life }) => life <= 0);
  return seat < 0 ? null : `Seat ${seat} has no life left, and the match goes on.`;
}

// Combat waits for both kill sets; nobody has chosen before it (HL-39).
function earlyKills({ phase, kills }: State): string | null {
  return phase !== 'combat' && kills.some((chosen) => chosen !== null)
    ? 'Kill sets are chosen in combat only.'
    : null;
}

function strangers({ kills, units }: State): string | null {
  const named = kills.flatMap((chosen) => chosen ?? []);
  const gone = named.find((id) => units.every((unit) => unit.id !== id));
  return gone === undefined ? null : `The ${ordinal(gone)} unit is to be killed, and is not in play.`;
}

/** The laws, by rule. */
export const laws: readonly PositionLaw<State>[] = [
  endingLaw('HL-2'),
  { rule: 'HL-2', broken: lifeless },
  ofUnits('HL-25', (state, unit, name) =>
    isActing(state.phase) && unit.damage > 0 && unit.damage >= healthOf(state, unit)
      ? `${name} has ${unit.damage} damage and is killed at that.`
      : null,
  ),
  { rule: 'HL-39', broken: earlyKills },
  { rule: 'HL-39', broken: strangers },
  {
    rule: 'HL-21',
    broken: ({ phase, passes }) =>
      isActing(phase) && passes > 1 ? 'Two passes in a row end the phase.' : null,
  },
  {
    rule: 'HL-20',
    broken: ({ phase, round }) =>
      phase !== 'decks' && phase !== 'mulligan' && round < 1 ? 'The first round has number 1.' : null,
  },
];
