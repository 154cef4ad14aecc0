// One whole match as a readable golden file: a siege to the fall of a Castle.

import { playthrough } from '@bridgefront/kernel/testing';
import { castles } from '../rules/index.ts';

playthrough(castles, {
  file: new URL('../playthroughs/siege.txt', import.meta.url),
  title: 'Castles, seed "playthrough", castleHp 30',
  names: ['Ada', 'Ben'],
  options: { castleHp: 30 },
});
