// One whole match of three seats as a readable golden file.

import { playthrough } from '@bridgefront/kernel/testing';
import { bridgefront } from '../rules/index.ts';

playthrough(bridgefront, {
  file: new URL('../playthroughs/three-seats.txt', import.meta.url),
  title: 'Bridgefront, three seats, seed "playthrough"',
  names: ['Ada', 'Ben', 'Cleo'],
});
