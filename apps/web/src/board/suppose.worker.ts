// The worker that carries suppositions out, so that the page is never held up by it.

import { createEngine } from '@bridgefront/kernel';
import type { Engine } from '@bridgefront/kernel';
import { rulesOf } from '../local/games.ts';
import type { FromSupposing, ToSupposing } from './messages.ts';
import { outcomesOf } from './outcomes.ts';
import { suppose } from './suppose.ts';

const engines = new Map<string, Promise<Engine<unknown>>>();

async function makeEngine(game: string): Promise<Engine<unknown>> {
  const rules = await rulesOf(game);
  if (rules === null) throw new Error(`There are no rules of ${game} here.`);
  return createEngine(rules);
}

function engineOf(game: string): Promise<Engine<unknown>> {
  const engine = engines.get(game) ?? makeEngine(game);
  engines.set(game, engine);
  return engine;
}

async function answer(told: ToSupposing): Promise<FromSupposing | null> {
  if ('ready' in told) {
    await engineOf(told.ready);
    return null;
  }
  const { id, supposition } = told;
  const [engine, outcomes] = await Promise.all([engineOf(supposition.game), outcomesOf(supposition.game)]);
  if (outcomes === null) return { id, supposed: null };
  return { id, supposed: suppose(engine, supposition, outcomes, () => performance.now()) };
}

addEventListener('message', ({ data }: MessageEvent<ToSupposing>) => {
  answer(data).then(
    (found) => found !== null && postMessage(found),
    () => 'id' in data && postMessage({ id: data.id, supposed: null } satisfies FromSupposing),
  );
});
