// Cards, units and objectives as one flat list for programs outside: figures and text.

import { COMMANDS } from './tables/commands.ts';
import { LORE } from './tables/lore.ts';
import { OBJECTIVES } from './tables/objectives.ts';
import { UNITS } from './tables/units.ts';
import { capitalised } from '@bridgefront/tabletop/words';
import { commandText, loreText, objectiveText, terrainText, unitFacts, unitText } from './text/cards.ts';
import { terrains } from './vocabulary.ts';

/** One card, or a kind of terrain: `deck` is command, the faction's lore, its units or its objectives, or terrain. */
export interface CardJson {
  readonly id: string;
  readonly name: string;
  readonly deck: string;
  readonly copies: number;
  readonly type: 'command' | 'lore' | 'unit' | 'objective' | 'terrain';
  readonly cost?: number;
  readonly facts?: string;
  readonly text: string;
}

/** All cards in the order of the tables. */
export function cardsJson(): readonly CardJson[] {
  return [
    ...COMMANDS.map((card): CardJson => ({
      id: card.slug,
      name: card.name,
      deck: 'command',
      copies: card.copies,
      type: 'command',
      text: commandText(card),
    })),
    ...LORE.map((card): CardJson => ({
      id: card.slug,
      name: card.name,
      deck: `${card.faction}-lore`,
      copies: card.copies,
      type: 'lore',
      cost: card.cost,
      text: loreText(card),
    })),
    ...UNITS.map((unit): CardJson => ({
      id: unit.slug,
      name: unit.name,
      deck: `${unit.faction}-units`,
      copies: unit.copies,
      type: 'unit',
      cost: unit.cost,
      facts: unitFacts(unit),
      text: unitText(unit),
    })),
    ...OBJECTIVES.map((one): CardJson => ({
      id: one.slug,
      name: one.name,
      deck: `${one.faction}-objectives`,
      copies: 1,
      type: 'objective',
      text: objectiveText[one.score],
    })),
    ...terrains.flatMap((slug): CardJson[] =>
      slug === 'clear'
        ? []
        : [
            {
              id: slug,
              name: capitalised(slug),
              deck: 'terrain',
              copies: 1,
              type: 'terrain',
              text: terrainText[slug],
            },
          ],
    ),
  ];
}
