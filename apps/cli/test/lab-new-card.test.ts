// A trial of a card that the printed rules do not have: it has its row, with nothing before.

import { playPair, Trial } from '@bridgefront/lab/trial/trial.ts';
import { expect, test } from 'vitest';
import { findGame } from '../src/games.ts';
import { labWorld } from '../src/lab/world.ts';

interface PrintedCards {
  readonly cards: readonly { readonly slug: string; readonly name: string }[];
}

test('S-133: a new starter card is played, and counted under its own name', { timeout: 60_000 }, () => {
  const { cards } = findGame('bridgefront').game.rules as unknown as PrintedCards;
  const [{ slug: _slug, name: _name, ...recruit }] = cards.filter(({ slug }) => slug === 'recruit');
  const card = 'new-1-second-wave';
  const question = {
    game: 'bridgefront',
    bots: ['greedy', 'greedy'],
    before: {},
    after: { cards: JSON.stringify({ [card]: { ...recruit, gold: 0 } }) },
    cards: [card],
    seed: 'trial',
  };
  const trial = new Trial();
  for (let set = 0; set < 4; set++) trial.add(playPair(labWorld, question, set));
  const row = trial.figures().find(({ who }) => who === card);
  expect(row?.before).toBe(0);
  expect(row?.after).toBeGreaterThan(0);
});
