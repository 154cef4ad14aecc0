// Why a kill set is refused: the one condition of HL-41 that fails.

import { cardIn } from '../cards/in-force.ts';
import { choiceValue } from '@bridgefront/kernel';
import type { Choice, Refusal, Seat } from '@bridgefront/kernel';
import { fitsFurther } from '@bridgefront/tabletop/turns';
import { unitOf, unitsAt } from '../figures.ts';
import { isKind, readKill } from '../notation.ts';
import { placeName } from '../text/words.ts';
import type { State } from '../types.ts';
import { assaultOf, killChoices } from './sets.ts';
import type { Assault } from './sets.ts';

type Reason = Omit<Refusal, 'code'> | null;

function because(message: string): Reason {
  return { rule: 'HL-41', message };
}

/** Why the seat cannot choose this kill set now, or null where no rule is the reason. */
export function killReason(state: State, seat: Seat, plan: readonly Choice[], choice: Choice): Reason {
  if (
    !(isKind(choice, 'kill') || isKind(choice, 'wound')) ||
    !/^\d+:\d+(?:\+\d+)*$/.test(choiceValue(choice))
  )
    return null;
  const { frontier, units } = readKill(choice);
  const [next] = killChoices(state, seat, plan);
  const asked = next === undefined ? 0 : readKill(next).frontier;
  if (next !== undefined && isKind(next, 'wound'))
    return {
      rule: 'HL-80',
      message: `It is asked now which enemy in ${placeName(asked)} is wounded by what is left of your attack.`,
    };
  if (isKind(choice, 'wound'))
    return { rule: 'HL-80', message: 'Nothing is left of your attack to wound an enemy with.' };
  if (frontier !== asked)
    return because(
      asked === 0 ? 'All kill sets are chosen.' : `It is asked now whom you kill in ${placeName(asked)}.`,
    );
  return strangerReason(state, seat, frontier, units) ?? sizeReason(assaultOf(state, seat, frontier), units);
}

function strangerReason(state: State, seat: Seat, frontier: number, units: readonly number[]): Reason {
  const enemies = unitsAt(state, 1 - seat, frontier).map(({ id }) => id);
  const stranger = units.find((id) => !enemies.includes(id));
  if (stranger === undefined) return null;
  const unit = unitOf(state, stranger);
  if (unit === null) return because('There is no such unit in play.');
  const { name } = cardIn(state, unit.card);
  return because(
    unit.seat === seat ? `${name} is your own.` : `${name} does not stand in ${placeName(frontier)}.`,
  );
}

function sizeReason(assault: Assault, units: readonly number[]): Reason {
  const places = units.map((id) => assault.enemies.indexOf(id));
  if (new Set(places).size < places.length) return because('A unit is named twice.');
  const needed = places.reduce((sum, at) => sum + assault.rests[at], 0);
  if (needed > assault.pool)
    return because(`To kill these takes ${needed} damage; your units there deal ${assault.pool}.`);
  return fitsFurther(assault.pool, assault.rests, places).length > 0
    ? because('Damage is never held back: with what is left another enemy there can be killed.')
    : because('Units of a set are named in the order of their numbers.');
}
