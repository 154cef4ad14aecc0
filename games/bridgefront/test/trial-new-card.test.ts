// A trial of a card that the printed rules do not have: it has its row, with nothing before.

import { greedyBot } from '@bridgefront/bots';
import { playPair, Trial, worldOf } from '@bridgefront/lab/trial/trial.ts';
import { expect, test } from 'vitest';
import { measures } from '../lab/measures.ts';
import { CARDS, cardId } from '../rules/cards/index.ts';
import { bridgefront } from '../rules/index.ts';

test('S-133: a new starter card is played, and counted under its own name', { timeout: 60_000 }, () => {
  const { slug: _slug, name: _name, ...recruit } = CARDS[cardId('recruit')];
  const card = 'new-1-second-wave';
  const world = worldOf(bridgefront, measures, () => greedyBot);
  const question = {
    game: 'bridgefront',
    bots: ['greedy', 'greedy'],
    before: {},
    after: { cards: JSON.stringify({ [card]: { ...recruit, gold: 0 } }) },
    cards: [card],
    seed: 'trial',
  };
  const trial = new Trial();
  for (let set = 0; set < 4; set++) trial.add(playPair(world, question, set));
  const row = trial.figures().find(({ who }) => who === card);
  expect(row?.before).toBe(0);
  expect(row?.after).toBeGreaterThan(0);
});
