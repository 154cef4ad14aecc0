// The quick sensible player: always the choice that the game's own appraisal likes best.

import { randomInt } from '@bridgefront/kernel';
import type { Bot } from './types.ts';

/** Takes the best appraised choice; equals are drawn by lot. Sees one imagined match, never the true one. */
export const greedyBot: Bot = {
  name: 'greedy',
  summary: 'quick and sensible: takes what looks best now',
  choose(situation, random) {
    const { choices, seat, plan } = situation;
    if (choices.length === 1) return choices[0];
    const { state, decision } = situation.imagine(random);
    if (decision === null) return choices[0];
    const worths = situation.game.appraise(state, seat, plan, choices, decision);
    let best = -Infinity;
    let equals = 0;
    let found = choices[0];
    choices.forEach((choice, index) => {
      const worth = worths[index];
      if (worth > best) {
        best = worth;
        equals = 1;
        found = choice;
      } else if (worth === best) {
        equals++;
        if (randomInt(random, equals) === 0) found = choice;
      }
    });
    return found;
  },
};
