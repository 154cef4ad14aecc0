// What worker threads run in tests: the tests' games, and a bot that keeps its thread busy.

import { greedyBot, randomBot } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import type { AnyGame } from '@bridgefront/kernel';
import { snareGame } from '@bridgefront/kernel/toys/snare';
import { workshop } from '../src/thinking/think.ts';
import { duel } from './duel.ts';

const busyBot: Bot = {
  name: 'busy',
  summary: 'thinks for 300 ms about every choice',
  choose(situation) {
    const until = performance.now() + 300;
    while (performance.now() < until);
    return situation.choices[0];
  },
};

export const { think, record, dice, withChance, advice, answer } = workshop(
  new Map<string, AnyGame>([
    [duel.name, duel as AnyGame],
    [snareGame.name, snareGame as AnyGame],
  ]),
  new Map([randomBot, greedyBot, busyBot].map((bot) => [bot.name, bot])),
);
