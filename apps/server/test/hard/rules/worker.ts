// What worker threads run after the change of rules.

import { bots } from '../../../src/bots.ts';
import { games } from '../../../src/games.ts';
import { workshop } from '../../../src/thinking/think.ts';
import { changed } from './changed.ts';

const later = new Map([...games, [changed.name, changed]]);

export const { think, record, dice, advice, answer, warmUp } = workshop(later, bots);
