// Whether an army can be mustered at all from the units of a match (FF-31).

import { factionNames, factions } from '../vocabulary.ts';
import type { ArmyCard, FactionName, Preset, UnitType } from '../vocabulary.ts';

/** The cards, units and tent, that an army has at least. */
export const leastReal = 7;

/** What an army may cost, with what a tent adds, and from how many sets it is taken. */
export interface Purse {
  readonly musterPoints: number;
  readonly tentPoints: number;
  readonly copies: number;
}

const usual: Purse = { musterPoints: 50, tentPoints: 5, copies: 1 };

/** Why a faction could not muster its least army: a sentence; null if both can. */
export function musterProblem(units: readonly UnitType[], purse: Purse = usual): string | null {
  for (const faction of factions) {
    const costs = units
      .filter((unit) => unit.faction === faction)
      .flatMap(({ cost, copies }) => Array<number>(copies * purse.copies).fill(cost))
      .sort((a, b) => a - b);
    const points = purse.musterPoints + purse.tentPoints;
    // The tent is one of the seven, and brings its points.
    const least = costs.slice(0, leastReal - 1).reduce((all, cost) => all + cost, 0);
    if (least > points)
      return `The least army of the ${factionNames[faction]} costs ${least} points, and with a tent there are ${points}: make units cheaper.`;
  }
  return null;
}

/** The cards that an army has at most. */
export const mostReal = 18;

/** Why a whole army is none: too few cards or too many. */
export function problemOfArmy({ units, tent }: ArmyCard): string | null {
  const real = units.reduce((sum, { copies }) => sum + copies, tent ? 1 : 0);
  return real < leastReal || real > mostReal
    ? `has ${real} cards: an army has ${leastReal} to ${mostReal}, a tent among them`
    : null;
}

/** Why a whole army cannot be taken from the units that there are: a sentence; null if each can. */
export function armyProblem(units: readonly UnitType[], armies: readonly ArmyCard[]): string | null {
  for (const army of armies)
    for (const { unit, copies } of army.units) {
      const found = units.find(({ slug }) => slug === unit);
      if (found !== undefined && copies > found.copies)
        return `${army.name} takes ${copies} ${found.name}, and there ${found.copies === 1 ? 'is' : 'are'} ${found.copies}.`;
    }
  return null;
}

/** The armies that can be taken whole and paid for. */
export function affordablePresets(
  presets: readonly Preset[],
  units: readonly UnitType[],
  purse: Omit<Purse, 'copies'>,
  faction: FactionName,
): readonly Preset[] {
  return presets.filter((preset) => {
    const cost = units.reduce((sum, unit) => sum + (preset.units[unit.slug] ?? 0) * unit.cost, 0);
    return preset.faction === faction && cost <= purse.musterPoints + (preset.tent ? purse.tentPoints : 0);
  });
}
