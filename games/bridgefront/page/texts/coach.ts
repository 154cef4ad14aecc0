// Words of Bridgefront's coach.

/** What a beginner is told, and when. */
export const coachTexts = {
  lines: [
    'Eight points win.',
    'Mines give gold; Forges and the Center give points.',
    'You walk only over Bridges, and so does everybody else.',
  ],
  freeCard: 'A first card for free: take what you would like to draw again and again.',
  bid: 'Everybody gets exactly one card of the row. Bid to choose which; pass to wait for another.',
  action:
    'One action at a time, sealed by all and then revealed. Choose a stack and a lit place to march, or play a card.',
  later: 'Mana comes back each round, so spend it all. Point at an enemy stack to see the odds of a battle.',
  draft: 'A place that you hold lets you pick a card.',
  hits: 'Your hits: weaken what fights best, or kill what is nearly dead.',
  retreat: 'You are not the stronger one here: go back and keep your units, or fight on for the hex.',
  sieges: 'Whoever stands in a Capital with its owner fights now.',
  collection: 'Mines, Forges and the Center pay whoever stands on them.',
  scoring: 'Points for places are counted anew each round; points of cards are yours for good.',
};
