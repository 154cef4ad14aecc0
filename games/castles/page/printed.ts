// The numbers of Castles' cards as the workshop changes them: each is an option of the match, found by the card that names it.

import type { Changes, PrintedCards } from '@bridgefront/page/set-up.ts';
import { CARDS } from '../rules/cards/table.ts';
import { declarations } from '../rules/options.ts';
import { printedTexts } from './texts.ts';

type IntOption = Extract<(typeof declarations)[keyof typeof declarations], { type: 'int' }>;

/** One number on a card, and the option that holds it. */
interface Figure {
  readonly name: string;
  readonly option: string;
  readonly declared: IntOption;
}

const known = new Map<string, IntOption>(
  Object.entries(declarations).flatMap(([name, one]) => (one.type === 'int' ? [[name, one] as const] : [])),
);

// Wherever a card names an option that is a number, it prints that number.
function figuresIn(holder: object): readonly Figure[] {
  return Object.entries(holder).flatMap(([name, value]: [string, unknown]): readonly Figure[] => {
    if (typeof value === 'object' && value !== null) return figuresIn(value);
    const declared = typeof value === 'string' ? known.get(value) : undefined;
    return declared === undefined ? [] : [{ name, option: String(value), declared }];
  });
}

const byCard = new Map(CARDS.map((card) => [card.slug, figuresIn(card)]));

/** The options that a card prints. */
const options = [...new Set([...byCard.values()].flat().map(({ option }) => option))];

export const printed: PrintedCards = {
  options,
  figures: (card) =>
    (byCard.get(card) ?? []).map(({ name, declared: { default: value, min, max } }) => ({
      name,
      label: printedTexts[name] ?? name,
      value,
      min,
      max,
    })),
  read: (changes) =>
    [...byCard].flatMap(([card, figures]) =>
      figures.flatMap(({ name, option, declared }) => {
        const value = Number(changes[option] ?? declared.default);
        return value === declared.default ? [] : [{ card, name, value }];
      }),
    ),
  write(changed, changes) {
    const others = Object.entries(changes).filter(([name]) => !options.includes(name));
    const numbers = changed.flatMap(({ card, name, value }) => {
      const figure = byCard.get(card)?.find((one) => one.name === name);
      return figure === undefined ? [] : [[figure.option, value] as const];
    });
    return Object.fromEntries([...others, ...numbers]) as Changes;
  },
};
