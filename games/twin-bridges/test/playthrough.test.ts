// One whole match after a draft as a readable golden file.

import { playthrough } from '@bridgefront/kernel/testing';
import { twinBridges } from '../rules/index.ts';

playthrough(twinBridges, {
  file: new URL('../playthroughs/draft.txt', import.meta.url),
  names: ['Ada', 'Ben'],
});
