// Words of the screen of all cards.

export const cardsTexts = {
  none: 'This game has no cards to show.',
  find: 'Find a card by its name, kind or text',
  size: 'How they are shown',
  sizes: {
    offer: 'Large',
    hand: 'As in the hand',
    full: 'Whole, with reminders',
    row: 'In rows',
    tile: 'Pictures',
  },
  found: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
};
