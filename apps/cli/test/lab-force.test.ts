// A card by force, on real matches: a bot that is blind to a strong card is found out, and nothing else is changed.

import { forcedAnswer } from '@bridgefront/lab/trial/forced-words.ts';
import { playPair, Trial } from '@bridgefront/lab/trial/trial.ts';
import type { TrialQuestion } from '@bridgefront/lab/trial/trial.ts';
import type { LabWorld } from '@bridgefront/lab/world.ts';
import { greedyBot } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import { expect, test } from 'vitest';
import { labWorld } from '../src/lab/world.ts';

// Plays as the greedy bot, as if it had never seen the card.
const blind: Bot = {
  ...greedyBot,
  choose(situation, random) {
    const choices = situation.choices.filter((choice) => choice !== 'card:recruit');
    const { game, seat, ask, plan, timed } = situation;
    const view = situation.view.bind(situation);
    const imagine = situation.imagine.bind(situation);
    return greedyBot.choose({ game, seat, ask, plan, timed, choices, view, imagine }, random);
  },
};
const world: LabWorld = { ...labWorld, bot: () => blind };

const strong = { rounds: 3, cardChanges: 'recruit.capital.forces=12;recruit.mana=0' };
const question: TrialQuestion = {
  game: 'bridgefront',
  bots: ['blind', 'blind'],
  before: strong,
  after: strong,
  cards: ['recruit'],
  seed: 'blind',
  forced: 'recruit',
};

test('who is made to play a strong card that the bots never play wins more', () => {
  const trial = new Trial();
  for (let set = 0; set < 32; set++) trial.add(playPair(world, question, set));
  const [forced] = trial.figures().filter(({ about }) => about === 'forced');
  expect(forced?.pairs).toBeGreaterThan(24);
  expect(forced?.difference).toBeGreaterThan(0.15);
  const played = trial.figures().find(({ about }) => about === 'card');
  // Once in a match, unless the plan comes to nothing, and never without force.
  expect(played?.before).toBe(0);
  expect(played?.after).toBeGreaterThan(0.9);
  expect(played?.after).toBeLessThanOrEqual(1);
});

test('equal pairs are equal, and a card that nobody could play says so', () => {
  expect(playPair(world, question, 3)).toEqual(playPair(world, question, 3));
  const none = playPair(world, { ...question, forced: 'no-such-card' }, 3);
  expect(none).toEqual({ before: [], after: [] });
  expect(forcedAnswer([], 30, 'Recruit')).toMatch(
    /^30 matches, and nobody could have played Recruit and left it/,
  );
});

test('the sentence follows the interval', () => {
  const figure = {
    about: 'forced',
    of: 'forced',
    who: 'recruit',
    share: true,
    pairs: 200,
    main: true,
  } as const;
  const said = (low: number, high: number): string =>
    forcedAnswer(
      [{ ...figure, before: 0.5, after: 0.5, difference: (low + high) / 2, interval: { low, high } }],
      200,
      'Recruit',
    );
  expect(said(0.05, 0.15)).toMatch(
    /^The bots are blind to Recruit: .* wins 10\.0 points .*\(5\.0 to 15\.0\) more\.$/,
  );
  expect(said(-0.15, -0.05)).toMatch(/^Where the bots leave Recruit, they are right: .* 10\.0 .* less\.$/);
  expect(said(-0.1, 0.08)).toMatch(/by 10\.0 points of a hundred at most\.$/);
});
