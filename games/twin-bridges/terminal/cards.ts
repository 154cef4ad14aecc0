// Cards of Twin Bridges in the terminal: with figures and text, and the keywords that `why` explains.

import { cardShelf } from '@bridgefront/terminal/cards.ts';
import { wrap } from '@bridgefront/terminal/paint.ts';
import type { Paint } from '@bridgefront/terminal/paint.ts';
import type { Options } from '@bridgefront/kernel';
import { cardsFor } from '../rules/cards/in-force.ts';
import { cardId, CARDS } from '../rules/cards/table.ts';
import { cardsJson } from '../rules/index.ts';
import { fullOptions } from '../rules/options.ts';
import { abilityName, abilityText } from '../rules/text/card.ts';
import { capitalised } from '@bridgefront/tabletop/words';
import type { Ability } from '../rules/vocabulary.ts';
import { twinBridgesExtras } from './extras.ts';

/** All cards by name. */
export const shelf = cardShelf(cardsJson, (card) => twinBridgesExtras.cardFacts?.(card) ?? card.type);

function abilitiesOf(options: Options, slug: string): readonly Ability[] {
  const card = cardsFor(fullOptions(options))[cardId(slug)];
  return card?.kind === 'creature' ? card.abilities : [];
}

/** The keywords of a creature on one line: `Rage, Berserk`. */
export function keywordsOf(options: Options, slug: string): string {
  return abilitiesOf(options, slug).map(abilityName).join(', ');
}

const examples = new Map<string, Ability>(
  CARDS.flatMap(({ slug }) => abilitiesOf({}, slug)).map((one) => [one.ability, one]),
);

/** A card, or a keyword with what it means and who has it; null for anything else. */
export function why(paint: Paint, options: Options, name: string): string[] | null {
  const ability = examples.get(name.trim().toLowerCase());
  if (ability === undefined) return shelf.why(paint, options, name);
  const bearers = cardsFor(fullOptions(options)).filter(({ slug }) =>
    abilitiesOf(options, slug).some((one) => one.ability === ability.ability),
  );
  return [
    ...wrap(abilityText(ability, fullOptions(options))),
    ...wrap(paint('dim', `On: ${bearers.map((card) => card.name).join(', ')}.`)),
  ];
}

/** Everything that `why` knows. */
export function known(): string[] {
  return [...shelf.known({}), ...[...examples.keys()].map(capitalised)];
}
