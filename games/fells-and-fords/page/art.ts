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

/** The picture of a command, of lore or of an objective, by its slug. */
export const cardArt: { readonly [slug: string]: string } = {
  'feeler-left': 'run',
  'feeler-centre': 'run',
  'feeler-right': 'run',
  'company-left': 'guards',
  'company-centre': 'guards',
  'company-right': 'guards',
  'onset-left': 'rally-the-troops',
  'onset-centre': 'rally-the-troops',
  'onset-right': 'rally-the-troops',
  'broad-front': 'rank-3',
  'two-horns': 'bull-horns',
  'all-on-foot': 'boot-prints',
  'loose-the-reins': 'cavalry',
  'dark-with-arrows': 'striking-arrows',
  'weight-of-stone': 'stone-block',
  drumbeat: 'drum',
  'shield-the-line': 'attached-shield',
  'stand-fast': 'stone-tower',
  'volley-call': 'high-shot',
  'steady-aim': 'bullseye',
  'mend-the-ranks': 'bandage-roll',
  'sealed-letter': 'wax-seal',
  'ward-bell': 'ringing-bell',
  'sudden-spate': 'big-wave',
  'herons-lift': 'heron',
  'measured-blow': 'sword-clash',
  'levy-drum': 'drum',
  'forced-march': 'walking-boot',
  'lock-shields': 'shield-bash',
  tithe: 'receive-money',
  'blood-rush': 'bloody-sword',
  'evil-eye': 'third-eye',
  'savage-edge': 'battle-axe',
  'hide-of-scars': 'animal-hide',
  'dying-blow': 'death-skull',
  'old-grudge': 'broken-shield',
  'drive-them': 'whip',
  trample: 'trample',
  'barrow-fog': 'fog',
  'blood-price': 'sacrificial-dagger',
  'raise-the-fallen': 'raise-skeleton',
  'teeth-in-the-turf': 'wolf-trap',
  'night-path': 'night-sky',
  'venom-cup': 'poison-bottle',
};

/** The picture of a new card of a match, by its type. */
export const newArt: { readonly [type: string]: string } = { command: 'rank-3', lore: 'open-book' };

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
