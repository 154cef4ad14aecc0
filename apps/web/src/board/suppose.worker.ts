// The worker that carries suppositions out, so that the page is never held up by it.

import { engineOf } from '../local/engines.ts';
import type { FromSupposing, ToSupposing } from './messages.ts';
import { outcomesOf } from './outcomes.ts';
import { suppose } from './suppose.ts';

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
