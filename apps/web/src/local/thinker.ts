// The worker in which bots think, so that a thinking bot never delays the person's own choices.

import { adviceFor, completePlan, greedyBot, houseBots } from '@bridgefront/bots';
import type { ThinkingTask } from '@bridgefront/bots';
import { createEngine } from '@bridgefront/kernel';
import type { Engine } from '@bridgefront/kernel';
import { rulesOf } from './games.ts';
import type { FromThinker, ToThinker } from './messages.ts';
import type { Thought } from './table.ts';

const engines = new Map<string, Promise<Engine<unknown>>>();

async function makeEngine(game: string): Promise<Engine<unknown>> {
  const rules = await rulesOf(game);
  if (rules === null) throw new Error(`There are no rules of ${game} here.`);
  return createEngine(rules);
}

function engineOf(game: string): Promise<Engine<unknown>> {
  const engine = engines.get(game) ?? makeEngine(game);
  engines.set(game, engine);
  // Rules that could not be loaded may be there the next time.
  engine.catch(() => engines.delete(game));
  return engine;
}

// Plays for a bot that is not among those of today.
const standIn = greedyBot;

/** What a bot chooses. */
export async function thoughtOf(bot: string, task: ThinkingTask): Promise<Thought> {
  const player = houseBots.get(bot) ?? standIn;
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
