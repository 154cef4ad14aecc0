// The file that worker threads run.

import { bots } from '../bots.ts';
import { games } from '../games.ts';
import { giveWay } from './priority.ts';
import { workshop } from './think.ts';

giveWay();

export const { think, record, advice, answer } = workshop(games, bots);
