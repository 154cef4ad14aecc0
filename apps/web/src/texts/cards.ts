// Words of the screen of all cards.

import type { CardCoin } from '@bridgefront/page/cards/content.ts';

const coins: { readonly [coin in CardCoin]: string } = {
  gold: 'Gold',
  lore: 'Lore',
  mana: 'Mana',
  supply: 'Supply',
};

export const cardsTexts = {
  none: 'This game has no cards to show.',
  find: 'Find in cards and rules',
  size: 'How they are shown',
  sizes: {
    offer: 'Large',
    hand: 'As in the hand',
    full: 'Whole, with reminders',
    paper: 'As they are printed',
    row: 'In rows',
    tile: 'Pictures',
  },
  print: 'Print them',
  facets: {
    title: 'Sort them out',
    wished: (count: number) => (count === 0 ? 'Sort them out' : `Sorted out by ${count}`),
    clear: 'Show all',
    value: (label: string, count: number) => `${label}, ${count === 1 ? '1 card' : `${count} cards`}`,
    kind: 'Kind',
    from: 'From',
    age: 'Age',
    initiative: 'Initiative',
    word: 'Words',
    coins,
  },
  words: 'Words on the cards',
  nothing: 'No card is like that.',
  unknown: 'There is no such card in this game; these are all of them.',
  sheet: {
    copy: 'Copy link',
    figures: 'In matches of bots',
    workshop: 'Measure it in the workshop',
    named: 'In the rules',
    meanings: 'Its words in the rules',
  },
  inRules: {
    title: 'In the rules',
    all: (count: number) => `All ${count} places`,
  },
  sheets: {
    title: (game: string) => `${game} to print`,
    lead: 'Nine to a page in their true size, 63 by 88 millimetres. In the print dialogue choose a scale of 100 % and no margins.',
    changed: 'With the changes of your variant.',
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'Letter' },
    what: 'What',
    whats: { cards: 'Cards', pieces: 'Board and pieces' },
    piecesLead:
      'The board and its pieces in their true size; a board larger than a page is cut and joined. In the print dialogue choose a scale of 100 % and no margins.',
    piecesCount: (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'}.`,
    part: (
      name: string,
      [row, rows]: readonly [number, number],
      [column, columns]: readonly [number, number],
    ) => (rows * columns === 1 ? name : `${name}: row ${row} of ${rows}, column ${column} of ${columns}`),
    pieces: (page: number, pages: number) => `Pieces to cut out, page ${page} of ${pages}`,
    backs: 'Backs',
    back: { each: 'A page of backs after each page', none: 'None' },
    count: (cards: number, pages: number) => `${cards} cards on ${pages} ${pages === 1 ? 'page' : 'pages'}.`,
    print: 'Print',
    cards: 'All cards',
    all: 'Sheets',
    page: (number: number, pages: number) => `Page ${number} of ${pages}`,
    backOf: (game: string) => `Back of a card of ${game}`,
  },
  found: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
};
