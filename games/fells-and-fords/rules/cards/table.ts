// Everything printed in one list: commands, lore, units, objectives and whole armies.

import { COMMANDS } from '../tables/commands.ts';
import { LORE } from '../tables/lore.ts';
import { OBJECTIVES } from '../tables/objectives.ts';
import { PRESETS, UNITS } from '../tables/units.ts';
import { laidTerrains } from '../vocabulary.ts';
import type { ArmyCard, Objective, ObjectiveCard, Preset, PrintedCard } from '../vocabulary.ts';

function cardOf({ type, slug, name, faction, pattern, score, terrain, banners }: Objective): ObjectiveCard {
  const land = laidTerrains.flatMap((kind) => {
    const hexes = terrain[kind];
    return hexes === undefined ? [] : [[kind, hexes.split(' ')]];
  });
  return {
    type,
    slug,
    name,
    faction,
    pattern,
    score,
    terrain: Object.fromEntries(land),
    banners: banners.split(' '),
  };
}

/** An objective as it is played, from what is printed and what a match makes of it. */
export function objectiveOf(printed: Objective, card: ObjectiveCard): Objective {
  const land = laidTerrains.map((kind) => [kind, (card.terrain[kind] ?? []).join(' ')]);
  const terrain = Object.fromEntries(land.filter(([, hexes]) => hexes !== ''));
  return { ...printed, ...card, terrain, banners: card.banners.join(' ') };
}

function armyOf({ units, ...preset }: Preset): ArmyCard {
  const rows = Object.entries(units).map(([unit, copies]) => ({ unit, copies }));
  return { type: 'army', ...preset, units: rows };
}

/** A whole army as it is taken. */
export function presetOf({ slug, name, faction, tent, units }: ArmyCard): Preset {
  const copies = units.map(({ unit, copies: count }) => [unit, count]);
  return { slug, name, faction, tent, units: Object.fromEntries(copies) };
}

/** As printed; new cards of a match follow. */
export const CARDS: readonly PrintedCard[] = [
  ...COMMANDS,
  ...LORE,
  ...UNITS,
  ...OBJECTIVES.map(cardOf),
  ...PRESETS.map(armyOf),
];
