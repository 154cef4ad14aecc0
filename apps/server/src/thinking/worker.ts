// The file that worker threads run.

import { Piscina } from 'piscina';
import { bots } from '../bots.ts';
import { games } from '../games.ts';
import { giveWay, standsBack } from './priority.ts';
import { workshop } from './think.ts';

// The pool says whether strong bots think here.
giveWay(Piscina.workerData === 'quick' ? standsBack.quick : standsBack.slow);

export const { think, record, dice, withChance, advice, answer, warmUp } = workshop(games, bots);
