// Piles of cards: drawing, reshuffling, looking, what onlookers know, and dealing anew what they do not.

export * from './known.ts';
export * from './pile.ts';
export * from './redeal.ts';
