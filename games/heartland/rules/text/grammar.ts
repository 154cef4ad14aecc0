// Choices of Heartland as programs write them.

import type { ChoiceGrammar } from '@bridgefront/kernel';

/** Every form that a choice may have. */
export const grammar: ChoiceGrammar = {
  values: {
    CARD: { pattern: '[a-z][a-z\\d-]*', means: 'a card by its short name' },
    DECK: { pattern: '[a-z-]+', means: 'a prebuilt deck by its short name' },
    FRONTIER: { pattern: '[1-4]', means: 'the number of a frontier' },
    UNIT: { pattern: '\\d+', means: 'the number of a unit in play' },
    UNITS: { pattern: '\\d+(?:\\+\\d+)*', means: 'numbers of units, with + between them' },
  },
  forms: [
    { form: 'deck:DECK', asks: ['deck'], means: 'takes this prebuilt deck' },
    { form: 'take:CARD', asks: ['deck'], means: 'puts one more copy of the card into the own deck' },
    { form: 'keep', asks: ['mulligan'], means: 'keeps the first hand' },
    { form: 'redraw', asks: ['mulligan'], means: 'draws a new first hand' },
    { form: 'villager:CARD', asks: ['strategy'], means: 'brings a villager into play' },
    { form: 'settle:CARD', asks: ['strategy'], means: 'founds a settlement; its frontier follows' },
    { form: 'raze:FRONTIER', asks: ['strategy'], means: 'razes the settlement in this frontier' },
    { form: 'unit:CARD', asks: ['strategy'], means: 'deploys a unit in the heartland' },
    { form: 'stratagem:CARD', asks: ['strategy'], means: 'uses the stratagem of a villager' },
    { form: 'stratagem:FRONTIER', asks: ['strategy'], means: 'uses the stratagem of the settlement there' },
    { form: 'commit', asks: ['strategy'], means: 'begins a commitment: who retreats, who advances' },
    { form: 'retreat:FRONTIER', asks: ['strategy'], means: 'the occupier of this frontier comes home' },
    { form: 'go:UNIT,FRONTIER', asks: ['strategy'], means: 'the unit advances into the frontier' },
    { form: 'done', asks: ['strategy'], means: 'ends the commitment' },
    { form: 'tactic:CARD', asks: ['battle'], means: 'plays a tactic from the hand' },
    { form: 'maneuver:UNIT', asks: ['battle'], means: 'uses the maneuver of a unit in play' },
    { form: 'card:CARD', asks: ['battle'], means: 'names a card that the effect is about' },
    { form: 'exert:CARD', asks: ['strategy', 'battle'], means: 'exerts a villager to pay' },
    { form: 'frontier:FRONTIER', asks: ['strategy', 'battle'], means: 'the frontier that it is about' },
    { form: 'target:UNIT', asks: ['strategy', 'battle'], means: 'the unit that it is aimed at' },
    { form: 'pass', asks: ['strategy', 'battle'], means: 'passes' },
    { form: 'stay', asks: ['scout'], means: 'leaves the scouted card on top' },
    { form: 'bottom', asks: ['scout'], means: 'puts the scouted card to the bottom' },
    {
      form: 'kill:FRONTIER:UNITS',
      asks: ['kill'],
      means: 'the enemies that the attack of this frontier kills',
    },
    { form: 'wound:FRONTIER:UNIT', asks: ['kill'], means: 'the enemy there that what is left is marked on' },
    { form: 'return', asks: ['occupy'], means: 'the present occupier goes home' },
    { form: 'occupy:UNIT', asks: ['occupy'], means: 'the unit that occupies the frontier' },
    { form: 'hold', asks: ['occupy'], means: 'the present occupier stays' },
    { form: 'none', asks: ['occupy'], means: 'nobody occupies the frontier' },
    { form: 'draw:army', asks: ['draw'], means: 'draws from the army deck' },
    { form: 'draw:civic', asks: ['draw'], means: 'draws from the civic deck' },
    { form: 'discard:CARD', asks: ['discard'], means: 'throws away a card above the limit of the hand' },
  ],
};
