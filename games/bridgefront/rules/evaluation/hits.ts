// Which hits are worth assigning where: finish champions that can be finished, else thin out the Forces.

import type { Choice } from '@bridgefront/kernel';
import { championOfChoice, none } from '../notation.ts';
import { cardOf } from '../state/piles.ts';
import type { State } from '../types.ts';
import { championOf } from '../state/units.ts';
import { weights } from './weights.ts';

/** Worth of the next hit on each target. */
export function appraiseHits(
  state: State,
  seat: number,
  plan: readonly Choice[],
  legal: readonly Choice[],
): readonly number[] {
  const { battle } = state;
  const hits = battle === null ? 0 : battle.hits[seat === battle.attacker ? 0 : 1].length;
  const left = hits - plan.length;
  return legal.map((choice) => {
    if (choice === none) return 0;
    if (!choice.startsWith('champion:')) return weights.force;
    const champion = championOf(state, championOfChoice(choice));
    const stats = champion === null ? undefined : cardOf(state, champion.card).champion;
    if (champion === null || stats === undefined) return 0;
    const hp = champion.hp - plan.filter((made) => made === choice).length;
    const power = (stats.dice * stats.hits) / 6;
    return hp <= left
      ? (stats.bounty + weights.killPower * power) / Math.max(1, hp)
      : weights.woundPower * power;
  });
}
