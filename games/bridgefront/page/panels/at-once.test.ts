// Which cards would be sealed by one click.

import { expect, test } from 'vitest';
import { CARDS } from '../../rules/cards/index.ts';
import { needsOf } from '../../rules/plan/needs.ts';
import { catalogue } from '../../rules/table.ts';
import { goesAtOnce } from './at-once.ts';

const printed = catalogue();
const { needs, openers } = needsOf(CARDS);

const orders = CARDS.flatMap((card, at) => {
  const facts = printed(card.slug);
  return facts === null || facts.champion !== null ? [] : [{ slug: card.slug, facts, at }];
});

test('no card that needs a target is lifted', () => {
  const lifted = orders.filter(({ facts }) => goesAtOnce(facts, 3));
  expect(lifted.filter(({ at }) => needs[at] !== 'nothing')).toEqual([]);
});

test('all cards are lifted that ask for nothing at all', () => {
  const silent = orders.filter(({ at }) => needs[at] === 'nothing' && openers[at] === null);
  expect(silent.length).toBeGreaterThan(30);
  expect(silent.filter(({ facts }) => !goesAtOnce(facts, 3))).toEqual([]);
});

test('Forces that can only go home ask for nothing', () => {
  const lifted = (slug: string): boolean => {
    const facts = printed(slug);
    return facts !== null && goesAtOnce(facts, 3);
  };
  expect(['paid-volunteers', 'deep-reserves', 'endless-conscription'].map(lifted)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['forward-barracks', 'recruit', 'escort-detail'].map(lifted)).toEqual([false, false, false]);
});

test('a Champion has one place to go to while all one’s units stand on one hex', () => {
  const champion = CARDS.find((card) => card.champion !== undefined);
  const facts = printed(champion?.slug ?? '');
  expect(facts !== null && [goesAtOnce(facts, 1), goesAtOnce(facts, 2)]).toEqual([true, false]);
});
