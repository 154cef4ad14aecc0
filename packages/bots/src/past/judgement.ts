// How a decision of a finished match is judged: by what it cost, and by how surely that is known.

import { isTold } from '../search/analyse.ts';
import type { Measured } from '../search/analyse.ts';

/** Kinds of decisions, best first. */
export const judgements = ['good', 'inaccurate', 'mistake', 'turning'] as const;

/** What a decision was. A turning point is a mistake that cost so much that it may have decided the match. */
export type Judgement = (typeof judgements)[number];

/** What a decision of each kind costs at least, as a share of the win. */
export const costs: { readonly [J in Exclude<Judgement, 'good'>]: number } = {
  inaccurate: 0.03,
  mistake: 0.06,
  turning: 0.15,
};

/** What kind of decision it was: whatever could be luck of the worlds that were imagined is good. */
export function judge(cost: Measured): Judgement {
  const { mean } = cost;
  if (!isTold(cost)) return 'good';
  if (mean >= costs.turning) return 'turning';
  if (mean >= costs.mistake) return 'mistake';
  return mean >= costs.inaccurate ? 'inaccurate' : 'good';
}

/** Whether a decision of this kind was a mistake, a turning point included. */
export function isMistake(kind: Judgement): boolean {
  return kind === 'mistake' || kind === 'turning';
}
