// What options that are valid by themselves make impossible together; apart from them, because no table needs it in the page.

import type { Options } from '@bridgefront/kernel';
import { armyTable, checkCards, commandTable, unitTable } from './cards/in-force.ts';
import { affordablePresets, musterProblem } from './cards/muster.ts';
import { declarations, fellsOptions, namedArmy } from './options.ts';
import type { FellsOptions } from './options.ts';
import { presetHand } from './tables/commands.ts';
import { factionNames, factions } from './vocabulary.ts';

// Who begins with preset hands needs the four cards, once for each seat.
function presetHandsProblem(options: FellsOptions): string | null {
  if (!options.presetHands && (options.battle === 'objectives' || options.scenario !== '')) return null;
  const commands = commandTable({ options });
  const short = presetHand.map((id) => commands[id]).find(({ copies }) => copies < factions.length);
  return short === undefined
    ? null
    : `Preset hands need two copies of ${short.name}, and there ${short.copies === 1 ? 'is 1' : 'are none'}.`;
}

/** What the options that change cards make impossible under the others. */
function cardsProblem(options: FellsOptions): string | null {
  return (
    checkCards(options) ??
    presetHandsProblem(options) ??
    (options.battle === 'objectives' && options.scenario === ''
      ? (musterProblem(unitTable({ options }), options) ?? presetsProblem(options) ?? namedProblem(options))
      : null)
  );
}

function presetsProblem(options: FellsOptions): string | null {
  if (options.armies !== 'preset') return null;
  const dear = factions.find(
    (faction) =>
      affordablePresets(armyTable({ options }), unitTable({ options }), options, faction).length === 0,
  );
  return dear === undefined
    ? null
    : `No army that can be taken whole costs ${options.musterPoints} points or less for the ${factionNames[dear]}: give more points.`;
}

// An army that is named has to be paid for.
function namedProblem(options: FellsOptions): string | null {
  for (const faction of factions) {
    const slug = namedArmy(options, faction);
    if (slug === null) continue;
    const all = armyTable({ options });
    if (affordablePresets(all, unitTable({ options }), options, faction).every((one) => one.slug !== slug))
      return `${all.find((one) => one.slug === slug)?.name ?? slug} costs more than the points of an army: give more points.`;
  }
  return null;
}

/** Options that are valid by themselves and do not go together (section 16 of the rules). */
export function checkOptions(options: Options): string | null {
  const own = fellsOptions(options);
  const cards = cardsProblem(own);
  if (cards !== null) return cards;
  if (own.presetHands && own.commandHand !== declarations.commandHand.default)
    return 'The option presetHands needs commandHand=4, because the preset hand has four cards.';
  const poor =
    own.musterPoints < declarations.musterPoints.default || own.tentPoints < declarations.tentPoints.default;
  if (own.scenario !== '' && own.battle !== 'objectives')
    return 'A match is either a first battle or a scenario.';
  if (own.campaign && (own.battle !== 'objectives' || own.scenario !== ''))
    return 'A campaign is played with objectives, neither with a first battle nor with a scenario.';
  if (own.battle === 'objectives' && own.scenario === '' && own.headStart >= own.winningVp)
    return 'The option headStart must be less than winningVp, or the Fell Clans have won at the first check.';
  if (own.armies === 'preset' && poor)
    return 'Preset armies need at least 50 muster points and 5 points for a tent.';
  return null;
}
