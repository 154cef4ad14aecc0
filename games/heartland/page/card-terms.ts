// Words of Heartland's cards, explained beside a card that is lifted.

/** A word with its meaning, and the texts in which it is explained. */
export const terms: readonly { readonly name: string; readonly text: string; readonly in: RegExp }[] = [
  {
    name: 'Exert',
    text: 'turn the card sideways. It is made ready again at the end of the round.',
    in: /exert/,
  },
  { name: 'Maneuver', text: 'used by a ready unit in a frontier, in the battle phase.', in: /Maneuver/ },
  {
    name: 'Stratagem',
    text: 'used in the strategy phase by the villager, or by the active settlement.',
    in: /Stratagem/,
  },
  { name: 'Advancing', text: 'in a frontier, and not its occupier.', in: /advancing/ },
  {
    name: 'Occupying',
    text: 'it holds the frontier for you: whoever does strikes over it.',
    in: /occupying|occupier/,
  },
  { name: 'Active', text: 'a settlement is active while its owner occupies its frontier.', in: /active/ },
  { name: 'Seal away', text: 'put it into the vault, out of the match.', in: /seal/ },
];
