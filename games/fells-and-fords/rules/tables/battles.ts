// The three first battles: map, units and goals as data (FF-97).

import type { Battle } from '../vocabulary.ts';

/** Terrain, banners and units lie as for South; terrain and banners lie turned for North too. */
export const BATTLES: readonly Battle[] = [
  {
    slug: 'gateFord',
    name: 'At the Gate Ford',
    terrain: { forest: '0,6', hill: '6,6', water: '-1,4', ford: '0,4' },
    banners: '6,5',
    middleVp: 2,
    first: 'fords',
    winningVp: 8,
    lore: false,
    units: {
      fords: { 'toll-wardens': '1,6 3,6', 'reed-archers': '2,7', 'causeway-riders': '5,6 -1,6' },
      fells: { 'scree-howlers': '1,6 3,6 5,6', 'bramble-slingers': '1,7 4,7', 'tusk-riders': '7,6' },
    },
  },
  {
    slug: 'brokenWeir',
    name: 'The Broken Weir',
    terrain: {
      forest: '4,5 6,7',
      hill: '-1,6',
      building: '4,6',
      water: '-2,4 1,4',
      ford: '2,4',
      bridge: '0,4',
    },
    banners: '0,4 4,6',
    middleVp: 1,
    first: 'fells',
    winningVp: 12,
    lore: true,
    units: {
      fords: {
        'toll-wardens': '1,6 3,6',
        'reed-archers': '0,7 3,7',
        'causeway-riders': '6,6 6,7',
        'millstone-walkers': '2,6',
      },
      fells: {
        'scree-howlers': '0,6 2,6 3,6',
        'bramble-slingers': '0,7 2,7 4,7',
        'tusk-riders': '6,6',
        'crag-ogres': '1,6',
      },
    },
  },
  {
    slug: 'cairnHill',
    name: 'Cairn Hill',
    terrain: { forest: '1,4 1,6 5,8', hill: '-2,5 -1,7', building: '6,6', water: '3,4', ford: '4,5' },
    banners: '1,5 6,6',
    middleVp: 2,
    first: 'fords',
    winningVp: 16,
    lore: true,
    units: {
      fords: {
        'toll-wardens': '0,6 2,6 4,6 5,6',
        'reed-archers': '1,7 4,7',
        'causeway-riders': '-2,6 8,6',
        'storm-heron': '2,7',
      },
      fells: {
        'scree-howlers': '0,6 5,6',
        'bramble-slingers': '1,7 4,7',
        'tusk-riders': '-2,6 8,6',
        'crag-ogres': '2,6 4,6',
        'barrow-king': '3,6',
      },
    },
  },
];
