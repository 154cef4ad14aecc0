// The worker in which bots think, so that a thinking bot never delays the person's own choices.

import { adviceFor, completePlan, greedyBot, houseBot } from '@bridgefront/bots';
import type { ThinkingTask } from '@bridgefront/bots';
import { engineOf } from './engines.ts';
import type { FromThinker, ToThinker } from './messages.ts';
import type { Thought } from './table.ts';

// Plays for a bot that is not among those of today.
const standIn = greedyBot;

/** What a bot chooses. */
export async function thoughtOf(bot: string, task: ThinkingTask): Promise<Thought> {
  const player = houseBot(bot) ?? standIn;
  return { by: player.name, choices: completePlan(await engineOf(task.game), player, task) };
}

async function answer({ bot, task }: ToThinker): Promise<FromThinker['answer']> {
  return bot === null ? adviceFor(await engineOf(task.game), task) : thoughtOf(bot, task);
}

/** Answers everything that comes through the port. */
export function think(port: MessagePort): void {
  port.addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
    const tell = (found: FromThinker['answer']): void =>
      port.postMessage({ id: data.id, answer: found } satisfies FromThinker);
    answer(data).then(tell, () => tell(null));
  });
  port.start();
}
