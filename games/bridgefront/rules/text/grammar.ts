// Choices of Bridgefront as programs write them.

import type { ChoiceGrammar } from '@bridgefront/kernel';

/** Every form that a choice may have. */
export const grammar: ChoiceGrammar = {
  values: {
    CARD: { pattern: '[a-z0-9-]+', means: 'a card by its short name' },
    HEX: {
      pattern: '-?\\d+,-?\\d+',
      means:
        'a hex by its axial coordinates q,r: 0,0 is the Center, 1,0 more is the next to the east, 0,1 to the south-east, -1,1 to the south-west; on the board where |q|, |r| and |q + r| are at most its radius',
    },
    MODE: { pattern: '[a-z-]+', means: 'one of the ways to carry out a card' },
    NUMBER: { pattern: '\\d+', means: 'a number' },
    SEAT: { pattern: '[0-5]', means: 'the number of a seat' },
  },
  forms: [
    { form: 'hex:HEX', asks: ['capital'], means: 'puts the own Capital on this corner' },
    {
      form: 'edge:HEX~HEX',
      asks: ['bridges'],
      means: 'one of the starting Bridges, on the edge between two hexes',
    },
    { form: 'card:CARD', asks: ['free-card'], means: 'the card that the own faction begins with' },
    { form: 'card:CARD', asks: ['study'], means: 'discards this card; one is drawn for it' },
    { form: 'none', asks: ['study'], means: 'no more cards' },
    { form: 'buy:NUMBER', asks: ['bid'], means: 'bids so much gold for the card' },
    { form: 'pass:NUMBER', asks: ['bid'], means: 'passes, with so much gold on passing' },
    { form: 'march', asks: ['action'], means: 'begins a March' },
    { form: 'free-march', asks: ['action'], means: 'begins a March that costs no mana' },
    { form: 'build', asks: ['action'], means: 'begins to build a Bridge' },
    { form: 'reinforce', asks: ['action'], means: 'raises Forces in the own Capital' },
    {
      form: 'gateway',
      asks: ['action'],
      means: 'opens a Gateway between two of the own places (ability of a Champion)',
    },
    {
      form: 'slipstep',
      asks: ['action'],
      means: 'moves a Champion without a Bridge (ability of a Champion)',
    },
    {
      form: 'archive',
      asks: ['action'],
      means: 'looks at the top cards of the own draw pile (ability of a Champion)',
    },
    { form: 'stitchwork', asks: ['action'], means: 'heals Champions (ability of a Champion)' },
    {
      form: 'card:CARD',
      asks: ['action'],
      means: 'plays a card of the hand, or names the card that it is about',
    },
    { form: 'mode:MODE', asks: ['action', 'collect', 'branch'], means: 'which of its ways' },
    { form: 'hex:HEX', asks: ['action', 'branch'], means: 'from where, to where, or at which hex' },
    { form: 'edge:HEX~HEX', asks: ['action', 'branch'], means: 'on which edge' },
    { form: 'forces:NUMBER', asks: ['action', 'branch'], means: 'how many Forces' },
    { form: 'champion:CARD', asks: ['action', 'branch'], means: 'which champion' },
    { form: 'seat:SEAT', asks: ['action', 'branch'], means: 'which player' },
    { form: 'points:NUMBER', asks: ['action', 'branch'], means: 'how many points are healed' },
    { form: 'none', asks: ['action', 'branch'], means: 'leaves out what may be left out, or ends a list' },
    { form: 'done', asks: ['action'], means: 'declares Done: no more actions in this phase' },
    { form: 'card:CARD', asks: ['draft'], means: 'gains this card' },
    { form: 'none', asks: ['draft'], means: 'gains none' },
    { form: 'card:CARD', asks: ['collect'], means: 'the card of the hand that is burned for it' },
    { form: 'card:CARD', asks: ['keep'], means: 'keeps this card' },
    { form: 'card:CARD', asks: ['topdeck'], means: 'puts this card on top of the own draw pile' },
    { form: 'none', asks: ['topdeck'], means: 'puts no card there' },
    { form: 'card:CARD', asks: ['scry'], means: 'puts this card to the bottom; then: this card next on top' },
    { form: 'none', asks: ['scry'], means: 'no more cards to the bottom; then: the rest stays in its order' },
    { form: 'card:CARD', asks: ['archive'], means: 'takes this card; then: this card next' },
    { form: 'none', asks: ['archive'], means: 'takes none' },
    { form: 'card:CARD', asks: ['discard'], means: 'the card that is thrown away' },
    { form: 'champion:CARD', asks: ['assign-hits'], means: 'this champion takes the next hit' },
    { form: 'force', asks: ['assign-hits'], means: 'a Force takes the next hit' },
    { form: 'none', asks: ['assign-hits'], means: 'leaves the rest of the hits to chance' },
    { form: 'hex:HEX', asks: ['retreat'], means: 'goes back there with all units of the battle' },
    { form: 'none', asks: ['retreat'], means: 'fights on' },
  ],
};
