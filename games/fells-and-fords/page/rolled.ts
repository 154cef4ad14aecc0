// What each die of a roll comes to: figures it takes, hexes it drives back, lore, or nothing.

import { typeOfSlug } from '../rules/table.ts';
import type { DieFace, FellsOptions, TableView, UnitView } from '../rules/table.ts';

/** What a die does; `may`: an ability or a poison can take it. */
export type Effect = 'damage' | 'back' | 'lore' | 'may' | 'miss';

type Combat = TableView['combats'][number];

/** Abilities that take a heroic die. */
const heroic: ReadonlySet<string> = new Set(['stun', 'crush', 'drain', 'frenzy', 'poison']);

interface Sides {
  readonly roller: UnitView | undefined;
  readonly target: UnitView | undefined;
}

function effectOf(
  face: DieFace,
  { ranged }: Combat,
  { roller, target }: Sides,
  options: FellsOptions,
): Effect {
  const type = roller === undefined ? null : typeOfSlug(roller.unit, options);
  // Reduced to one figure, unless it is a legend.
  const weak = roller?.health === 1 && type?.kind !== 'legend';
  switch (face) {
    case 'strike':
      return ranged ? 'miss' : 'damage';
    case 'cleave':
      return ranged || weak ? 'miss' : 'damage';
    case 'pierce':
      return ranged ? 'damage' : 'miss';
    case 'morale':
      return 'back';
    case 'lore':
      return 'lore';
    case 'heroic':
      return target?.poisoned === true || type?.abilities.some(({ ability }) => heroic.has(ability)) === true
        ? 'may'
        : 'miss';
  }
}

/**
 * What the dice of a combat come to, in their order. More damage than the faces do by themselves comes from dice that were
 * committed: heroic ones first, then cleaves.
 */
export function effectsOf(combat: Combat, sides: Sides, options: FellsOptions): readonly Effect[] {
  const faces = combat.dice as readonly DieFace[];
  const effects = faces.map((face) => effectOf(face, combat, sides, options));
  let more = combat.damage - effects.filter((effect) => effect === 'damage').length;
  for (const face of ['heroic', 'cleave'] as const)
    for (const [at, one] of faces.entries())
      if (one === face && more > 0 && effects[at] !== 'damage') {
        effects[at] = 'damage';
        more -= 1;
      }
  return effects;
}
