// Choices of Castles as programs write them.

import type { ChoiceGrammar } from '@bridgefront/kernel';

/** Every form that a choice may have. */
export const grammar: ChoiceGrammar = {
  values: {
    CARD: { pattern: '[a-z][a-z\\d-]*', means: 'a kind of card by its short name' },
    PIECE: { pattern: '[a-z][a-z\\d-]*-\\d+', means: 'a card in play: its short name and its number' },
    ZONE: { pattern: '(?:red|blue)-(?:castle|middle|front)', means: 'one of the six zones' },
    PREY: { pattern: '[a-z-]+', means: 'whom the Trap waits for' },
    SEAT: { pattern: '[0-3]', means: 'a player by number' },
    LIMIT: { pattern: '[1-4]', means: 'how many Traps it may cost at most' },
  },
  forms: [
    { form: 'play:CARD', asks: ['main'], means: 'plays a unit or Action card of the hand' },
    { form: 'unit:PIECE', asks: ['main'], means: 'moves one of the own cards in play, or lets it act' },
    { form: 'zone:ZONE', asks: ['main'], means: 'where it goes, is put, or strikes' },
    { form: 'at:PIECE', asks: ['main'], means: 'the card, friend or enemy, that it is aimed at' },
    { form: 'with:PIECE', asks: ['main'], means: 'one more card that goes along' },
    { form: 'build:CARD', asks: ['main'], means: 'the Building that a Builder puts up' },
    { form: 'revive:CARD', asks: ['main'], means: 'the Soldier that comes back from the discard pile' },
    { form: 'look', asks: ['main'], means: 'lets the Spy look at cards of the enemy hand' },
    { form: 'seat:SEAT', asks: ['main'], means: 'whose hand it looks at, where the enemy side has two' },
    { form: 'cycle', asks: ['main'], means: 'puts a card of the hand under the deck for a new one' },
    { form: 'under:CARD', asks: ['main'], means: 'the card that goes under the deck' },
    { form: 'none', asks: ['main'], means: 'no more cards where more may be named' },
    { form: 'surrender', asks: ['main'], means: 'gives the match up' },
    { form: 'done', asks: ['main'], means: 'ends the main part of the turn' },
    { form: 'discard:CARD', asks: ['end'], means: 'throws away a card above the limit of the hand' },
    { form: 'order:hold', asks: ['end'], means: 'no Trap is sprung in the enemy’s next turn' },
    {
      form: 'order:PREY-LIMIT',
      asks: ['end'],
      means: 'on whom a Trap of the hand is sprung in the enemy’s next turn',
    },
    { form: 'keep', asks: ['mulligan'], means: 'keeps the hand' },
    { form: 'anew', asks: ['mulligan'], means: 'has a hand without a unit dealt anew' },
    { form: 'next', asks: ['next'], means: 'begins the next siege of a series' },
    { form: 'let-pass', asks: ['trap'], means: 'does not spring a Trap' },
    { form: 'spring', asks: ['trap'], means: 'springs the Trap' },
  ],
};
