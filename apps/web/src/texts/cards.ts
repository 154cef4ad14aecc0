// Words of the screen of all cards.

export const cardsTexts = {
  none: 'This game has no cards to show.',
  find: 'Find a card by its name, kind or text',
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
  sheets: {
    title: (game: string) => `Cards of ${game} to print`,
    lead: 'Nine to a page in their true size, 63 by 88 millimetres. In the print dialogue choose a scale of 100 % and no margins.',
    changed: 'With the changes of your variant.',
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'Letter' },
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
