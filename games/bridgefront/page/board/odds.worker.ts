// Works out the odds of battles away from the page, with the game's own rules.

import { odds, parseArmy } from '../../rules/index.ts';
import type { OddsQuestion } from '../../rules/index.ts';
import { optionsOf } from '../../rules/table.ts';
import type { ChampionView, UnitsView } from '../../rules/table.ts';

/** Units of one side. */
export type Side = Pick<UnitsView, 'forces' | 'champions'>;

/** A question of the page: who fights whom, where, and what else counts. */
export interface OddsAsked {
  readonly id: number;
  readonly attacker: Side;
  readonly defender: Side;
  /** What the question of the game takes besides. */
  readonly more: Omit<OddsQuestion, 'attacker' | 'defender' | 'options'>;
  /** Options that the match changes. */
  readonly options: { readonly [name: string]: unknown };
}

/** Shares of battles, 0 to 1, and who is left on average. */
export interface OddsFound {
  readonly attackerWins: number;
  readonly defenderWins: number;
  readonly bothDie: number;
  readonly exact: boolean;
}

/** The answer; null if there is no such battle. */
export interface OddsTold {
  readonly id: number;
  readonly found: OddsFound | null;
}

type Army = OddsQuestion['attacker'];

// The game's own reader of armies knows which card a name is.
function championOf({ card: name, hp, slowed, frenzy }: ChampionView): Army['champions'] {
  const read = parseArmy(name);
  if ('problem' in read) return [];
  return read.army.champions.map(({ card }) => ({
    card,
    hp,
    slowed: slowed === true,
    frenzy: frenzy ?? 0,
  }));
}

function armyOf({ forces, champions = [] }: Side): Army {
  return { forces, champions: champions.flatMap(championOf) };
}

function answer({ id, attacker, defender, more, options }: OddsAsked): OddsTold {
  const armies = { attacker: armyOf(attacker), defender: armyOf(defender) };
  if (Object.values(armies).some(({ forces, champions }) => forces + champions.length === 0))
    return { id, found: null };
  const { attackerWins, defenderWins, bothDie, exact } = odds({
    ...more,
    ...armies,
    options: optionsOf(options),
  });
  return { id, found: { attackerWins, defenderWins, bothDie, exact } };
}

globalThis.addEventListener('message', ({ data }: MessageEvent<OddsAsked>) => {
  globalThis.postMessage(answer(data));
});
