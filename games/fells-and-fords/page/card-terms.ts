// Words of the cards of Fells and Fords, explained beside a card that is lifted.

/** A word with its meaning, and the texts in which it is explained. */
export const terms: readonly { readonly name: string; readonly text: string; readonly in: RegExp }[] = [
  {
    name: 'Order',
    text: 'a unit with an order moves in the Move step and attacks in the Attack step.',
    in: /[Oo]rder/,
  },
  {
    name: 'Left, centre, right',
    text: 'thirds of the battlefield as you see it from your edge.',
    in: /left|centre|right/,
  },
  { name: 'Commit', text: 'use a die for this instead of what it shows.', in: /[Cc]ommit/ },
  { name: 'Heroic', text: 'the face of a die with the laurel.', in: /[Hh]eroic/ },
  {
    name: 'Retreat',
    text: 'a hex towards one’s own edge for each; a friend behind stops it.',
    in: /retreat/,
  },
  { name: 'Counter', text: 'who survives an attack from beside it may strike back.', in: /counter/ },
];
