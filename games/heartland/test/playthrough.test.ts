// One whole match as a readable golden file: Oxbow Wardens against Ember Riders.

import { playthrough } from '@bridgefront/kernel/testing';
import { heartland } from '../rules/index.ts';

playthrough(heartland, {
  file: new URL('../playthroughs/wardens-riders.txt', import.meta.url),
  names: ['Ada', 'Ben'],
  options: { deck0: 'oxbow-wardens', deck1: 'ember-riders' },
});
