// The cards, units, objectives and whole armies of Fells and Fords as the workshop changes them.

import { printedBook } from '@bridgefront/page/printed-book.ts';
import { book } from '../rules/cards/book.ts';
import { UNITS } from '../rules/tables/units.ts';
import { cardFacts, cardText } from '../rules/text/cards.ts';

const words = {
  ...Object.fromEntries(UNITS.map(({ slug, name }) => [slug, name])),
  do: 'Effect',
  ability: 'Ability',
  rule: 'Orders',
  type: 'Type',
  when: 'In which attack',
  part: 'Whose unit rolls',
  roller: 'Own unit rolls',
  target: 'Own unit is attacked',
  window: 'When it is played',
  orders: 'Orders',
  moves: 'In the Move step',
  upkeep: 'In the Lore step',
  declare: 'Before the roll',
  roll: 'After the roll',
  damage: 'When a unit is hurt',
  fall: 'When a unit falls',
  retreat: 'When a unit retreats',
  boons: 'What it gives besides',
  by: 'Dice more or fewer',
  of: 'Units',
  beside: 'Beside another unit',
  through: 'Does not end in',
  fords: 'Ford League',
  fells: 'Fell Clans',
};

export const printed = printedBook(book, words, (card) => {
  const facts = cardFacts(card);
  return {
    terminal: `${card.name}: ${facts}. ${cardText(card)}`,
    prompt: `${card.name} (${facts})`,
  };
});
