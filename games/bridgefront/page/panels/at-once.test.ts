// Which cards would be sealed by one click.

import { expect, test } from 'vitest';
import { CARDS } from '../../rules/cards/index.ts';
import { needsOf } from '../../rules/plan/needs.ts';
import { catalogue } from '../../rules/table.ts';
import { collect, pickOne, seedRandom } from '@bridgefront/kernel';
import { begin, engine } from '../../test/matches.ts';
import { endsPlan, goesAtOnce, stepsOf } from './at-once.ts';

const printed = catalogue();
const { needs, openers } = needsOf(CARDS);

const orders = CARDS.flatMap((card, at) => {
  const facts = printed(card.slug);
  return facts === null || facts.champion !== null ? [] : [{ slug: card.slug, facts, at }];
});

test('no card that needs a target is lifted', () => {
  const lifted = orders.filter(({ facts }) => goesAtOnce(facts));
  expect(lifted.filter(({ at }) => needs[at] !== 'nothing')).toEqual([]);
});

test('all cards are lifted that ask for nothing at all', () => {
  const silent = orders.filter(({ at }) => needs[at] === 'nothing' && openers[at] === null);
  expect(silent.length).toBeGreaterThan(30);
  expect(silent.filter(({ facts }) => !goesAtOnce(facts))).toEqual([]);
});

test('Forces that can only go home ask for nothing', () => {
  const lifted = (slug: string): boolean => {
    const facts = printed(slug);
    return facts !== null && goesAtOnce(facts);
  };
  expect(['paid-volunteers', 'deep-reserves', 'endless-conscription'].map(lifted)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['forward-barracks', 'recruit', 'escort-detail'].map(lifted)).toEqual([false, false, false]);
});

test('a Champion always asks where to', () => {
  const champions = CARDS.filter((card) => card.champion !== undefined);
  const facts = champions.map((card) => printed(card.slug));
  expect(facts.filter((one) => one === null || goesAtOnce(one))).toEqual([]);
});

test('how far one stack goes by a card', () => {
  const steps = orders.map(({ slug, facts }) => [slug, stepsOf(facts)] as const);
  expect(Object.fromEntries(steps.filter(([, far]) => far > 0))).toEqual({
    'march-orders': 2,
    'bridge-crew': 1,
    'quick-march': 2,
    'triple-march': 3,
    'breakthrough-line': 2,
    'final-push': 2,
    'bridge-deed': 1,
    'imperial-warrant': 2,
  });
});

// What is taken for the last place of a plan by mistake would ask once too often; what is not seen as one is done at once.
test('what is lifted as the last of a plan seals it', () => {
  const random = seedRandom('last');
  const told = new Map<string, number>();
  for (const [seed, startBridges] of [
    ['a', 2],
    ['b', 1],
    ['c', 2],
    ['d', 4],
  ] as const) {
    const match = begin(3, seed, { startBridges });
    for (let made = 0; made < 1500 && match.decision !== null; made++) {
      const { decision } = match;
      const seat = pickOne(
        random,
        decision.seats.filter((other) => !decision.sealed[other]),
      );
      const plan = decision.plans[seat] ?? [];
      const choice = pickOne(random, engine.choices(match, seat));
      const card = plan[0]?.startsWith('card:') === true ? printed(plan[0].slice('card:'.length)) : null;
      const last = endsPlan(plan, choice, card, startBridges);
      expect(engine.choose(match, seat, choice, collect([]))).toBeNull();
      if (!last) {
        const sealed = match.decision !== decision || match.decision.sealed[seat];
        if (choice.startsWith('edge:') && decision.ask === 'bridges') expect(sealed).toBe(false);
        continue;
      }
      const after = match.decision;
      const goesOn = after === decision && !after.sealed[seat];
      expect(goesOn, [...plan, choice].join(' ')).toBe(false);
      const kind = plan[0]?.split(':')[0] ?? '';
      told.set(kind, (told.get(kind) ?? 0) + 1);
    }
  }
  expect([...told.keys()].toSorted()).toEqual(['build', 'card', 'edge']);
});
