// Words of Twin Bridges' cards, explained beside a card that is lifted.

/** A word with its meaning, and the texts in which it is explained. */
export const terms: readonly { readonly name: string; readonly text: string; readonly in: RegExp }[] = [
  { name: 'Aerial', text: 'only creatures with Aim can attack it.', in: /(?<!^)Aerial/ },
  {
    name: 'Protection',
    text: 'the first damage that it would take each turn does nothing.',
    in: /has Protection/,
  },
  {
    name: 'Bastion and fort',
    text: 'the building that walks along a hand: what hits it pushes it one place to the right.',
    in: /bastion|fort/,
  },
  {
    name: 'Next to the bridge',
    text: 'the first of its lane, which meets the enemy first.',
    in: /next to the bridge/,
  },
  { name: 'Far end', text: 'the place of its lane that is farthest from the bridge.', in: /far end/ },
];
