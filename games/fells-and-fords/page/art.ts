// The pictures of units, dice and tokens: names of icons at game-icons.net. `npm run web:icons` draws them into art.svg.

import type { DieFace } from '../rules/table.ts';

/** A unit's picture, by its slug. */
export const unitArt: { readonly [slug: string]: string } = {
  'toll-wardens': 'guards',
  'reed-archers': 'high-shot',
  'causeway-riders': 'mounted-knight',
  'millstone-walkers': 'rock-golem',
  'storm-heron': 'heron',
  'scree-howlers': 'wolf-howl',
  'bramble-slingers': 'sling',
  'tusk-riders': 'boar',
  'crag-ogres': 'ogre',
  'barrow-king': 'crowned-skull',
  tent: 'camping-tent',
};

/** The picture of a die's face. */
export const dieArt: { readonly [face in DieFace]: string } = {
  strike: 'crossed-swords',
  cleave: 'axe-swing',
  pierce: 'broadhead-arrow',
  morale: 'flying-flag',
  lore: 'open-book',
  heroic: 'laurel-crown',
};

/** Tokens that lie on units. */
export const tokenArt = { poison: 'poison-bottle', stun: 'knockout' };
