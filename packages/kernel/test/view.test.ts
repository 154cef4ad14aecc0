// Views: what a seat and a spectator see, and the worlds that they cannot tell from the true one.

import { describe, expect, test } from 'vitest';
import { faceFor, resample, seedRandom, viewOf } from '../src/index.ts';
import { sitDown } from './at-the-table.ts';
import { lanternSale } from './toy/lantern-sale.ts';

function oneSealed() {
  const seated = sitDown(lanternSale, { seats: 3 });
  const [card] = seated.match.state.buyers[1].hand;
  seated.play(1, `card:${card}`, 'boost');
  seated.play(0, `card:${seated.match.state.buyers[0].hand[0]}`);
  return { ...seated, card };
}

describe('the open question', () => {
  const seals = [
    { seat: 0, sealed: false },
    { seat: 1, sealed: true },
    { seat: 2, sealed: false },
  ];

  test('a spectator sees who has sealed, and nobody’s plan', () => {
    const { engine, match } = oneSealed();
    expect(viewOf(engine, match, null)).toMatchObject({ game: 'lantern-sale', seat: null, outcome: null });
    expect(viewOf(engine, match, null).decision).toEqual({ ask: 'bid', seats: seals, mine: null });
  });

  test('a seat in the middle of its plan sees its own plan, prompt and choices', () => {
    const { engine, match } = oneSealed();
    const plan = [`card:${match.state.buyers[0].hand[0]}`];
    const mine = { prompt: 'Add 3 to the bid?', plan, choices: ['done', 'boost'] };
    expect(viewOf(engine, match, 0).decision).toEqual({ ask: 'bid', seats: seals, mine });
  });

  test('a seat that has sealed sees its plan and nothing to choose', () => {
    const { engine, match, card } = oneSealed();
    expect(viewOf(engine, match, 1).decision?.mine).toMatchObject({
      plan: [`card:${card}`, 'boost'],
      choices: [],
    });
  });

  test('a seat that is not asked has no prompt', () => {
    const { engine, match } = sitDown(lanternSale);
    if (match.decision !== null) match.decision = { ...match.decision, seats: [0] };
    expect(viewOf(engine, match, 1).decision).toEqual({
      ask: 'bid',
      seats: [{ seat: 0, sealed: false }],
      mine: null,
    });
  });
});

test('the table shows a hand to its owner only', () => {
  const { engine, match } = oneSealed();
  const hands = (seat: number | null) =>
    (viewOf(engine, match, seat).table as { buyers: { hand: unknown }[] }).buyers.map(({ hand }) => hand);
  expect(hands(2)).toEqual([null, null, match.state.buyers[2].hand]);
  expect(hands(null)).toEqual([null, null, null]);
});

test('a view tells neither the seed nor how many choices were made', () => {
  const { engine, match } = oneSealed();
  const text = JSON.stringify(viewOf(engine, match, 0));
  expect(text).not.toContain('sequence');
  expect(text).not.toContain(String(match.random.key[0]));
});

test('after the end everyone sees the outcome and no question', () => {
  const { engine, match, play } = sitDown(lanternSale, { rounds: 1 });
  for (const seat of [0, 1]) play(seat, `card:${match.state.buyers[seat].hand[0]}`, 'done');
  const view = viewOf(engine, match, null);
  expect(view.decision).toBeNull();
  expect(view.outcome).toEqual(lanternSale.outcome(match.state, match.options));
});

describe('a report', () => {
  const report = { face: { tell: 'draws', seat: 1 }, faces: { 1: { tell: 'draws', seat: 1, card: 9 } } };
  test.each([
    { who: 'its owner', seat: 1, face: report.faces[1] },
    { who: 'another seat', seat: 0, face: report.face },
    { who: 'a spectator', seat: null, face: report.face },
  ])('shows $who the right face', ({ seat, face }) => expect(faceFor(report, seat)).toEqual(face));

  test('without a public face reaches only those who have a face of their own', () => {
    const secret = { face: null, faces: report.faces };
    expect([0, 1, null].map((seat) => faceFor(secret, seat))).toEqual([null, report.faces[1], null]);
  });
});

describe('an imagined world', () => {
  const { engine, match } = oneSealed();
  match.random.dice = [6, 6, 6];
  const world = resample(engine, match, 0, seedRandom('imagine'));

  test('keeps what the seat knows: its hand and its plan', () => {
    expect(world.state.buyers[0]).toEqual(match.state.buyers[0]);
    expect(world.decision?.plans[0]).toEqual(match.decision?.plans[0]);
  });

  test('deals other hands, and gives a seat that has sealed another legal plan', () => {
    const worlds = Array.from({ length: 20 }, (_, i) =>
      resample(engine, match, 0, seedRandom(`imagine ${i}`)),
    );
    expect(new Set(worlds.map(({ state }) => state.buyers[1].hand.join())).size).toBeGreaterThan(15);
    for (const { state, decision } of worlds) {
      const [card, raise] = decision?.plans[1] ?? [];
      expect(state.buyers[1].hand).toContain(Number(card.slice('card:'.length)));
      expect(['done', 'boost']).toContain(raise);
      expect(decision?.sealed).toEqual([false, true, false]);
    }
  });

  test('knows nothing of dice to come nor of how many choices were made', () => {
    expect(world.random.dice).toBeUndefined();
    expect(world.random.key).not.toEqual(match.random.key);
    expect(world.sequence).toBe(0);
  });

  test('leaves the true match alone', () => {
    const before = JSON.stringify(match);
    const copy = resample(engine, match, null, seedRandom('x'));
    copy.state.buyers[0].hand.length = 0;
    expect(JSON.stringify(match)).toBe(before);
  });

  test('throws half-made plans of others away', () => {
    expect(resample(engine, match, 2, seedRandom('x')).decision?.plans[0]).toEqual([]);
  });
});
