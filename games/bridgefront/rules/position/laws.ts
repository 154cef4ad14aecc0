// What no play of Bridgefront leads to: positions that say so are refused with the rule.

import type { PositionLaw } from '@bridgefront/kernel';
import type { State } from '../types.ts';

function ended({ phase, winners }: State): string | null {
  if (phase !== 'over') return winners.length === 0 ? null : 'Only a match that is over has winners.';
  return winners.length === 0 ? 'A match that is over has winners.' : null;
}

function idle({ phase, seats }: State): string | null {
  if (phase === 'setup' || phase === 'over') return null;
  const seat = seats.findIndex(({ capital }) => capital < 0);
  return seat < 0 ? null : `Seat ${seat} has no Capital, and the match has begun.`;
}

function strayBattle({ phase, battle }: State): string | null {
  return battle !== null && phase !== 'action' && phase !== 'sieges'
    ? `There is no battle in the phase ${phase}.`
    : null;
}

function selfBattle({ battle }: State): string | null {
  return battle !== null && battle.attacker === battle.defender ? 'Nobody fights against oneself.' : null;
}

/** The laws, by rule. */
export const laws: readonly PositionLaw<State>[] = [
  { rule: 'S-07', broken: ended },
  { rule: '§5', broken: idle },
  { rule: 'S-01', broken: strayBattle },
  { rule: 'S-64', broken: selfBattle },
];
