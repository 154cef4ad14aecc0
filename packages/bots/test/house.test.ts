// Bots by name: levels, strengths between them, and styles of a game.

import { createEngine, seedRandom } from '@bridgefront/kernel';
import type { Game } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { botName, botNames, houseBot, houseBots, isOfKind, playsGame, situationOf } from '../src/index.ts';
import type { Bot } from '../src/index.ts';
import { pearls } from './pearls.ts';
import type { Pearls } from './pearls.ts';

const styled: Game<Pearls> = {
  ...pearls,
  styles: [{ name: 'proud', says: 'bids its sixes', likes: { 'bid.card:6': 50 } }],
};

function bot(name: string): Bot {
  const found = houseBot(name);
  if (found === null) throw new Error(name);
  return found;
}

// How often a bot begins with a six where it holds one.
function sixes(game: Game<Pearls>, name: string): number {
  const engine = createEngine(game);
  let [held, bid] = [0, 0];
  for (let n = 0; n < 24; n++) {
    const match = engine.start({}, 2, seedRandom(`six ${n}`));
    const situation = situationOf(engine, match, 0);
    if (!situation.choices.includes('card:6')) continue;
    held++;
    if (isOfKind('bid.card:6', situation.ask, bot(name).choose(situation, seedRandom(`${n}`)))) bid++;
  }
  return bid / held;
}

describe('a bot by its name', () => {
  test('is one that is offered, a strength between the levels, or either in a style', () => {
    for (const [name, offered] of houseBots) expect(houseBot(name)).toBe(offered);
    for (const name of ['strength:0', 'strength:62', 'strength:100', 'veteran~proud', 'strength:7~proud'])
      expect(houseBot(name)?.name).toBe(name);
  });

  test.each([
    '',
    'hal',
    'strength:101',
    'strength:-1',
    'strength:07',
    'strength:',
    'greedy~proud',
    'veteran~',
    'veteran~a~b',
    'veteran~bid.x=1',
  ])('there is none called %j', (name) => {
    expect(houseBot(name)).toBeNull();
    expect(playsGame(styled, name)).toBe(false);
  });

  test('plays a game that has its style, and any game without one', () => {
    expect([playsGame(styled, 'veteran~proud'), playsGame(pearls, 'veteran~proud')]).toEqual([true, false]);
    expect([playsGame(styled, 'strength:62'), playsGame(pearls, 'veteran')]).toEqual([true, true]);
  });

  test('is called by what it is', () => {
    expect(['veteran', 'veteran~bold', 'strength:62', 'strength:62~bold'].map(botName)).toEqual([
      'Veteran bot',
      'Bold veteran bot',
      'Bot of strength 62',
      'Bold bot of strength 62',
    ]);
    expect(botNames(['veteran~bold', null, 'veteran'])).toEqual(['Bold veteran bot', null, 'Veteran bot']);
  });
});

test('a style makes more of what it likes, and where the game has none the bot plays as without', () => {
  expect(sixes(styled, 'veteran')).toBeLessThan(1);
  expect(sixes(styled, 'veteran~proud')).toBe(1);
  expect(sixes(pearls, 'veteran~proud')).toBe(sixes(pearls, 'veteran'));
});
