// Words of Twin Bridges' table that the game's own texts do not bring.

import { list, ordinal, plural } from '@bridgefront/tabletop/words';

/** Words of the table. */
export const twinBridgesTexts = {
  story: {
    chance: 'the shuffles',
    counts: 'Places left before the building falls, both lives together',
    turn: (turn: number) => `Turn ${turn}`,
  },
  logPlays: 'Plays',
  logAssault: 'Assault',
  logDraft: 'Draft',
  lanes: 'The two lanes',
  bridge: 'Bridge',
  yourHand: 'Your hand, leftmost first',
  threat: (taken: number, left: number) =>
    taken === 0
      ? 'nothing in sight strikes it next turn'
      : `what is in sight leaves it ${left} to go next turn`,
  leaves: (left: number) => (left === 0 ? 'falls next turn' : `down to ${left} next turn`),
  assaultTakes: (taken: number, left: number) =>
    taken === 0 ? 'your assault does not reach it' : `your assault pushes it ${taken} on, ${left} to go then`,
  ended: (whose: string | null) => `${whose === null ? 'Your' : `${whose}’s`} fort has fallen.`,
  fallsThen: { bastion: 'the bastion falls', fort: 'the fort falls' },
  wins: 'the fort falls: you win',
  forecasts: 'What your assault does',
  aims: (card: string) => `What ${card} does`,
  aimed: (change: number, falls: boolean) =>
    change > 0 ? `gains ${change} attack` : `takes ${-change}${falls ? ': it dies' : ''}`,
  lanesFor: (card: string) => `Where ${card} would attack`,
  wouldMeet: (whom: string, soon: boolean) => `meets ${whom} ${soon ? 'this turn' : 'next turn'}`,
  wouldReach: 'hits the building next turn',
  wouldFall: 'dies before it attacks',
  /** The same where it would stand. */
  wouldDie: 'dies first',
  meets: (whom: string, takes: number) => `${whom} −${takes}`,
  manaThen: 'mana left this turn',
  shorter: (building: 'bastion' | 'fort') => `your ${building}, with one card less in your row`,
  returns: (dead: number) => (dead === 0 ? '' : `, ${plural(dead, 'card')} back in the row`),
  dies: 'dies',
  coming: (building: 'bastion' | 'fort') => `your ${building} next turn, if you stop nothing in sight`,
  nowTakes: (takes: number, dies: boolean) => `your assault takes ${takes}${dies ? ': it dies' : ''}`,
  nextTakes: (takes: number, dies: boolean) =>
    `what is in sight takes ${takes} next turn${dies ? ': it dies' : ''}`,
  handOf: (name: string) => `Hand of ${name}, leftmost first`,
  bastion: 'Bastion',
  fort: 'Fort',
  buildingSpoken: (building: 'bastion' | 'fort', place: number, size: number, right: number) =>
    `${building === 'fort' ? 'Fort' : 'Bastion'}: ${ordinal(place)} of ${size} places, ${plural(right, 'place')} from falling`,
  fromFalling: (building: 'bastion' | 'fort', right: number) =>
    `${building} ${plural(right, 'place')} from falling`,
  buildingHelp: (building: 'bastion' | 'fort') =>
    building === 'fort'
      ? 'Each damage moves the fort one place to the right. In the rightmost place it falls, and the match is lost.'
      : 'Each damage moves the bastion one place to the right. In the rightmost place it falls and returns as a fort at the left end.',
  cardsInRow: (count: number) => `${plural(count, 'card')} in hand`,
  steps: (right: number) => `${right} to go`,
  hidden: 'A card in an order that only its owner knows',
  unseen: (names: readonly string[]) => `Somewhere among the hidden ones: ${names.join(', ')}.`,
  place: (place: number, size: number) => `${ordinal(place)} of ${size}`,
  figures: (attack: number, health: number) => `attack ${attack}, health ${health}`,
  canPlay: 'can be played',
  play: 'Play',
  canTarget: 'can be chosen',
  falls: 'fells your building',
  fellWarning: {
    bastion: 'Careful: this destroys your own bastion',
    fort: 'Careful: this destroys your own fort, you lose',
  },
  unit: (name: string, attack: number, left: number, health: number) =>
    `${name}, attack ${attack}, ${left} of ${health} health`,
  fresh: 'came into play this turn',
  protectedNow: 'protected: the next damage does nothing',
  atBridge: 'next to the bridge',
  fromBridge: (place: number) => `${ordinal(place)} from the bridge`,
  empty: 'empty',
  manaLeft: (mana: number) => `${mana} mana left this turn`,
  draftMark: (round: number) => `Draft ${round}`,
  draftStatus: (round: number) => `Draft, round ${round} of 4`,
  decksStatus: 'Choosing decks',
  overStatus: 'The match is over',
  turnStatus: (turn: number, mana: number) => `Turn ${turn}, ${mana} mana`,
  draft: (round: number, opener: string | null) =>
    `Round ${round} of the draft. ${opener === null ? 'You pick' : `${opener} picks`} first.`,
  offer: 'Cards that lie open',
  pick: 'Take this card',
  take: (cards: readonly string[]) => ({
    question: `${list(cards)}, for the whole match?`,
    label: `Take ${list(cards)}`,
  }),
  decks: 'Decks',
  assault: 'Begin the assault',
  coach: {
    lines: [
      'Push the enemy building off the right end of its row, twice.',
      'Each card of your row is one mana a turn, and one step before your own building falls.',
      'Only cards left of the post can be played. Creatures attack by themselves.',
    ],
    draft: 'Pick cards you can afford: a turn gives one mana for each card in your row.',
    play: 'Choose a card that is lit, then a lane. An empty lane lets a creature strike the building.',
    later: 'A short row falls soon. Keep a card or two, and begin the assault when you have done enough.',
  },
  groups: {
    pick: 'Pick a card',
    play: 'Play a card',
    lane: 'Lane',
    target: 'Target',
    finish: 'Finish',
    other: '',
  },
};
