// The file that worker threads run.

import { bots } from '../bots.ts';
import { games } from '../games.ts';
import { workshop } from './think.ts';

export const { think, film, advice } = workshop(games, bots);
