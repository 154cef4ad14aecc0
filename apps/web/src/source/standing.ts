// What a seat answers beforehand, kept by the host of its match.

import type { GivenStandingAnswer } from '@bridgefront/protocol';
import { isHere } from '../local/ids.ts';
import { ask } from './api.ts';
import { Problem } from './problem.ts';

async function keepHere(
  match: string,
  seat: number,
  answers: readonly GivenStandingAnswer[],
): Promise<string> {
  const { askDevice } = await import('../local/here.ts');
  const answer = await askDevice('standing', { match, seat, answers });
  return 'code' in answer ? answer.message : '';
}

/** Keeps how the reader's seat answers questions to come, instead of what it said before; why not, or an empty text. */
export async function keepStanding(
  match: string,
  seat: number,
  answers: readonly GivenStandingAnswer[],
): Promise<string> {
  if (isHere(match)) return keepHere(match, seat, answers);
  const answer = await ask('standing', { params: { match }, body: { answers: [...answers] } });
  return answer instanceof Problem ? answer.message : '';
}
