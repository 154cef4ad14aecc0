// Choices of Fells and Fords as programs write them.

import type { ChoiceGrammar } from '@bridgefront/kernel';

/** Every form that a choice may have. */
export const grammar: ChoiceGrammar = {
  values: {
    ARMY: { pattern: '[a-z-]+', means: 'a muster that stands ready, by its short name' },
    CARD: { pattern: '[a-z0-9-]+', means: 'a command card by its short name; in `back:` a lore card too' },
    DIE: { pattern: '\\d+', means: 'the place of a die in the roll, from 1' },
    HEX: {
      pattern: '-?\\d+,-?\\d+',
      means:
        'a hex by its axial coordinates q,r: 1,0 more is the next to the east, 0,1 to the south-east, -1,1 to the south-west; nine rows, r from 0 in the north to 8, of 13 hexes where r is even and 12 where it is odd, the first with q = -r/2 rounded up',
    },
    LORE: { pattern: '[a-z0-9-]+', means: 'a lore card by its short name' },
    NUMBER: { pattern: '\\d+', means: 'a number' },
    OBJECTIVE: { pattern: '[a-z-]+', means: 'an objective by its short name' },
    SKILL: { pattern: '[a-z-]+', means: 'an ability that dice are committed to' },
    UNIT: { pattern: '[a-z-]+', means: 'a kind of unit by its short name' },
  },
  forms: [
    { form: 'objective:OBJECTIVE', asks: ['objective'], means: 'the own objective of this battle' },
    { form: 'hex:HEX', asks: ['ford'], means: 'puts a ford there' },
    { form: 'army:ARMY', asks: ['army'], means: 'takes a muster that stands ready' },
    { form: 'take:UNIT', asks: ['army'], means: 'musters one more unit of this kind' },
    { form: 'tent', asks: ['army'], means: 'musters a tent' },
    {
      form: 'place:UNIT@HEX',
      asks: ['army'],
      means: 'lays a unit or the tent there; decoys are added unasked',
    },
    {
      form: 'back:CARD',
      asks: ['keep'],
      means: 'puts a card of the first hand back: command cards, then a lore card',
    },
    { form: 'card:CARD', asks: ['command'], means: 'plays this command card' },
    { form: 'text', asks: ['command'], means: 'as its text says' },
    { form: 'one', asks: ['command'], means: 'to order any one unit instead' },
    { form: 'unit:HEX', asks: ['orders'], means: 'orders the unit on this hex, or aims a lore card at it' },
    { form: 'cure:poison@HEX', asks: ['orders'], means: 'pays lore to take the poison off an ordered unit' },
    { form: 'cure:stun@HEX', asks: ['orders'], means: 'pays lore to take the stun off an ordered unit' },
    {
      form: 'unit:HEX',
      asks: ['moves'],
      means: 'the unit that moves next, or that a lore card is aimed at',
    },
    { form: 'unit:HEX', asks: ['attacks'], means: 'the unit that attacks next' },
    { form: 'to:HEX', asks: ['moves', 'trample', 'way', 'advance'], means: 'where it goes' },
    {
      form: 'step:HEX>HEX',
      asks: ['attacks'],
      means: 'goes one hex in the Attack step, from the first to the second',
    },
    { form: 'at:HEX', asks: ['attacks', 'again'], means: 'whom it attacks' },
    {
      form: 'lore:LORE',
      asks: ['orders', 'moves', 'react', 'lore'],
      means: 'plays this lore card',
    },
    { form: 'unit:HEX', asks: ['lore'], means: 'the unit that the lore card is about' },
    { form: 'tokens', asks: ['lore'], means: 'takes lore tokens' },
    { form: 'cards', asks: ['lore'], means: 'takes lore cards' },
    { form: 'both', asks: ['lore'], means: 'takes one of each' },
    { form: 'drop:LORE', asks: ['drop'], means: 'discards this lore card of the hand' },
    { form: 'keep:CARD', asks: ['feeler'], means: 'keeps this one of the two command cards' },
    { form: 'pass', asks: ['react'], means: 'lets this chance to react pass' },
    { form: 'pass:turn', asks: ['react'], means: 'lets all chances of this turn pass' },
    { form: 'die:DIE', asks: ['dice'], means: 'rolls this die again' },
    { form: 'use:SKILL:NUMBER', asks: ['commit'], means: 'commits so many dice to the ability' },
    { form: 'ignore:NUMBER', asks: ['ignore'], means: 'ignores so many retreats' },
    { form: 'counter', asks: ['counter'], means: 'strikes back' },
    { form: 'no', asks: ['counter', 'again'], means: 'does not' },
    { form: 'stay', asks: ['trample', 'advance'], means: 'stays where it is' },
    {
      form: 'done',
      asks: ['army', 'orders', 'moves', 'attacks', 'commit', 'dice'],
      means: 'no more of these',
    },
  ],
};
