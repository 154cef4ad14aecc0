// Words of Castles' cards, explained beside a card that is lifted.

/** A word with its meaning, and the texts in which it is explained. */
export const terms: readonly { readonly name: string; readonly text: string; readonly in: RegExp }[] = [
  {
    name: 'Castle Zone',
    text: 'the last zone of each side. Soldiers enter the enemy’s by a Siege Tower; Spy and Assassin walk in.',
    in: /Castle Zone/,
  },
  {
    name: 'Wall',
    text: 'bars the way into its owner’s Middle until it is destroyed.',
    in: /Wall(?!s? behind)/,
  },
  { name: 'Special', text: 'General, Wizard, Spy and Assassin: each player has one of each.', in: /Special/ },
  { name: 'Civilian', text: 'Builder, Mason and Healer; a Spy at home counts as one.', in: /Civilian/ },
  { name: 'Soldier', text: 'Spearman and Archer.', in: /Soldier/ },
  {
    name: 'Escort',
    text: 'a Soldier or Civilian in its zone that has not moved and goes along.',
    in: /escort/,
  },
  { name: 'Builder', text: 'puts Buildings from your hand into play, each with an Action.', in: /Builder/ },
];
