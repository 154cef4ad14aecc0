// Cards, units and objectives as one flat list for programs outside: figures and text.

import type { Options } from '@bridgefront/kernel';
import { capitalised } from '@bridgefront/tabletop/words';
import { commandTable, loreTable, objectiveTable, under, unitTable } from './cards/in-force.ts';
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

/** All cards in the order of the tables as these options have them; printed ones where nothing is said. */
export function cardsJson(given: Options = {}): readonly CardJson[] {
  const match = under(given);
  const inGame = ({ copies }: { readonly copies: number }): boolean => copies > 0;
  return [
    ...commandTable(match)
      .filter(inGame)
      .map((card): CardJson => ({
        id: card.slug,
        name: card.name,
        deck: 'command',
        copies: card.copies,
        type: 'command',
        text: commandText(card),
      })),
    ...loreTable(match)
      .filter(inGame)
      .map((card): CardJson => ({
        id: card.slug,
        name: card.name,
        deck: `${card.faction}-lore`,
        copies: card.copies,
        type: 'lore',
        cost: card.cost,
        text: loreText(card),
      })),
    ...unitTable(match).map((unit): CardJson => ({
      id: unit.slug,
      name: unit.name,
      deck: `${unit.faction}-units`,
      copies: unit.copies,
      type: 'unit',
      cost: unit.cost,
      facts: unitFacts(unit),
      text: unitText(unit, given),
    })),
    ...objectiveTable(match).map((one): CardJson => ({
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
