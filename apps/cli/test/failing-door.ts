// A door for worker threads to a world in which one bot fails in the middle of a match.

import { randomBot } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import { playBatch as playIn } from '@bridgefront/lab/run.ts';
import type { Batch, Played } from '@bridgefront/lab/run.ts';
import type { LabWorld } from '@bridgefront/lab/world.ts';
import { labWorld } from '../src/lab/world.ts';

const failingBot: Bot = {
  name: 'failing',
  summary: 'plays by lot, and fails when few are left to choose from',
  choose: (situation, random) => {
    if (situation.choices.length === 3) throw new Error('no idea among three');
    return randomBot.choose(situation, random);
  },
};

/** The command's world with a bot named `failing`. */
export const failingWorld: LabWorld = {
  ...labWorld,
  bot: (name) => (name === failingBot.name ? failingBot : labWorld.bot(name)),
};

/** Plays consecutive matches in that world. */
export function playBatch(batch: Batch): Played {
  return playIn(failingWorld, batch);
}
