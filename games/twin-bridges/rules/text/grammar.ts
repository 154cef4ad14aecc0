// Choices of Twin Bridges as programs write them.

import type { ChoiceGrammar } from '@bridgefront/kernel';

/** Every form that a choice may have. */
export const grammar: ChoiceGrammar = {
  values: {
    CARD: { pattern: '[a-z][a-z\\d-]*', means: 'a card by its short name' },
    DECK: { pattern: '[a-z-]+', means: 'a preconstructed deck by its short name' },
    LANE: { pattern: 'upper|lower', means: 'one of the two lanes: `upper` is the first, `lower` the second' },
  },
  forms: [
    { form: 'deck:DECK', asks: ['deck'], means: 'takes this preconstructed deck' },
    { form: 'card:CARD', asks: ['draft'], means: 'picks this card' },
    { form: 'card:CARD', asks: ['summon'], means: 'plays this card of the hand' },
    { form: 'lane:LANE', asks: ['summon'], means: 'puts the creature into this lane' },
    { form: 'unit:CARD', asks: ['summon'], means: 'aims the incantation at this creature in play' },
    { form: 'done', asks: ['summon'], means: 'ends the summoning; the assault begins' },
  ],
};
