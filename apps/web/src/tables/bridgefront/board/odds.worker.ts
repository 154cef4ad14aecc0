// Works out the odds of battles away from the page, with the game's own rules.

import { odds } from '@bridgefront/game-bridgefront';
import type { OddsQuestion } from '@bridgefront/game-bridgefront';
import { parseArmy } from '@bridgefront/game-bridgefront';

/** A question of the page; armies in words, as the terminal takes them. */
export interface OddsAsked {
  readonly id: number;
  readonly attacker: string;
  readonly defender: string;
  readonly at: 'field' | 'mine' | 'capital';
  readonly attackerFaction: string;
  readonly defenderFaction: string;
}

/** The answer: the attacker's share of wins, 0 to 1; null if there is no such battle. */
export interface OddsTold {
  readonly id: number;
  readonly share: number | null;
  readonly exact: boolean;
}

function answer({ id, attacker, defender, at, attackerFaction, defenderFaction }: OddsAsked): OddsTold {
  const [attackers, defenders] = [parseArmy(attacker), parseArmy(defender)];
  if ('problem' in attackers || 'problem' in defenders) return { id, share: null, exact: false };
  const factions = { attackerFaction, defenderFaction } as Pick<
    OddsQuestion,
    'attackerFaction' | 'defenderFaction'
  >;
  const found = odds({ attacker: attackers.army, defender: defenders.army, at, ...factions });
  return { id, share: found.attackerWins, exact: found.exact };
}

globalThis.addEventListener('message', ({ data }: MessageEvent<OddsAsked>) => {
  globalThis.postMessage(answer(data));
});
