// The engines of a worker: one a game, made when it is first asked for.

import { createEngine } from '@bridgefront/kernel';
import type { Engine } from '@bridgefront/kernel';
import { rulesOf } from './games.ts';

const engines = new Map<string, Promise<Engine<unknown>>>();

async function makeEngine(game: string): Promise<Engine<unknown>> {
  const rules = await rulesOf(game);
  if (rules === null) throw new Error(`There are no rules of ${game} here.`);
  return createEngine(rules);
}

/** The engine of a game; rejects where its rules cannot be loaded. */
export function engineOf(game: string): Promise<Engine<unknown>> {
  const engine = engines.get(game) ?? makeEngine(game);
  engines.set(game, engine);
  // Rules that could not be loaded may be there the next time.
  engine.catch(() => engines.delete(game));
  return engine;
}
