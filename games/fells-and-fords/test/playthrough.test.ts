// One whole match as a readable golden file: Cairn Hill, from the first hands to the end.

import { playthrough } from '@bridgefront/kernel/testing';
import { fellsAndFords } from '../rules/index.ts';

playthrough(fellsAndFords, {
  file: new URL('../playthroughs/cairn-hill.txt', import.meta.url),
  names: ['Ada', 'Ben'],
  options: { battle: 'cairnHill', factions: 'fordsSouth' },
});
