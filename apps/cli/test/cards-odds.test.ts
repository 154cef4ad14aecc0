// Cards and odds: readable texts, and JSON of the fixed shape.

import { expect, test } from 'vitest';
import { run, runJson } from './run.ts';

interface Card {
  readonly [field: string]: unknown;
}

test.concurrent('cards --json is a list in which every card has its figures and its text', async () => {
  const cards = (await runJson(['cards', 'bridgefront', '--json'])) as Card[];
  expect(cards.length).toBeGreaterThan(150);
  for (const card of cards) {
    expect(card).toMatchObject({
      id: expect.stringMatching(/^[a-z0-9-]+$/),
      name: expect.any(String),
      deck: expect.any(String),
      copies: expect.any(Number),
      type: expect.stringMatching(/^(order|spell|victory|champion)$/),
      mana: expect.any(Number),
      gold: expect.any(Number),
      initiative: expect.any(Number),
      burn: expect.any(Boolean),
      vp: expect.any(Number),
      text: expect.stringMatching(/\w/),
    });
    const stats = ['hp', 'dice', 'hits', 'bounty'].filter((name) => typeof card[name] === 'number');
    expect(stats).toHaveLength(card['type'] === 'champion' ? 4 : 0);
  }
});

test.concurrent.each([
  ['war cry', 'War Cry'],
  ['War Cry', 'War Cry'],
  ['war-cry', 'War Cry'],
  ['killers', 'Killer’s Contract'],
])('cards %j finds %s', async (words, name) => {
  const card = (await runJson(['cards', 'bridgefront', words, '--json'])) as Card;
  expect(String(card['name']).replace("'", '’')).toBe(name);
});

test.concurrent('an option changes the cards that are shown', async () => {
  const { out } = await run(['cards', 'bridgefront', 'zap', '--option', 'cardChanges=zap.mana=2']);
  expect(out).toMatch(/Zap\n2 mana · initiative/);
});

test.concurrent('the table of cards fits into 100 columns', async () => {
  const { code, out } = await run(['cards', 'bridgefront']);
  expect(code).toBe(0);
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(out).toContain('Deal 1 damage to any Champion');
});

test.concurrent('odds --json has the fixed shape, and the shares add up', async () => {
  const words = ['odds', 'bridgefront', '--attacker', '5 forces', '--defender', '3 forces', '--json'];
  const odds = (await runJson(words)) as { readonly [field: string]: number | boolean };
  expect(Object.keys(odds)).toEqual(
    expect.arrayContaining([
      'attackerWins',
      'defenderWins',
      'bothDie',
      'meanAttackerForces',
      'meanDefenderForces',
      'exact',
    ]),
  );
  expect(Number(odds['attackerWins']) + Number(odds['defenderWins']) + Number(odds['bothDie'])).toBeCloseTo(
    1,
    9,
  );
  expect(odds['exact']).toBe(true);
});

test.concurrent('a faction and the place change the odds', async () => {
  const base = ['odds', 'bridgefront', '-a', '4 forces', '-d', '4 forces', '--json'];
  const wins = async (...more: string[]): Promise<number> =>
    ((await runJson([...base, ...more])) as { attackerWins: number }).attackerWins;
  const field = await wins();
  expect(await wins('--defender-faction', 'bastion')).toBeLessThan(field);
  expect(await wins('--attacker-faction', 'gatewright', '--at', 'capital')).toBeGreaterThan(field);
});

test.concurrent('odds without --json are for reading', async () => {
  const { out } = await run([
    'odds',
    'bridgefront',
    '-a',
    '5 forces, brute',
    '-d',
    '3 forces',
    '--at',
    'capital',
  ]);
  expect(out).toMatch(/5 forces, brute attacks 3 forces, at: capital/);
  expect(out).toMatch(/attacker wins +\d+\.\d %/);
});
