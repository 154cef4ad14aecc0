// Whether a side that may leave a battle should: what the battle brings it, against what it has without it.

import type { Choice } from '@bridgefront/kernel';
import { battleOf } from '../battle/retreat.ts';
import { none } from '../notation.ts';
import { boardOf } from '../state/board.ts';
import type { State } from '../types.ts';
import { Outlook } from './outlook.ts';

const outlook = new Outlook();

/** Worth of fighting on, and of each way back. */
export function appraiseRetreat(
  state: State,
  seat: number,
  _plan: readonly Choice[],
  legal: readonly Choice[],
): readonly number[] {
  const { hex } = battleOf(state);
  const { hexByChoice } = boardOf(state.radius);
  outlook.look(state, seat);
  return legal.map((choice) =>
    choice === none ? outlook.fightOn(hex) : outlook.withdraw(hex, hexByChoice.get(choice) ?? hex),
  );
}
