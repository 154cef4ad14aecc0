// The cards as data, their texts as a golden file, and the three decks.

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decks, sideCount } from '../rules/cards/decks.ts';
import { maneuverOf, stratagemOf, triggerOf } from '../rules/cards/in-force.ts';
import { CARDS } from '../rules/cards/table.ts';
import { cardsJson } from '../rules/index.ts';
import { fullOptions } from '../rules/options.ts';
import { cardFacts, cardText } from '../rules/text/card.ts';
import { targetKinds, triggerTimes } from '../rules/vocabulary.ts';

const standard = fullOptions({});
const file = new URL('./golden/card-texts.txt', import.meta.url);

function kinds(): { [kind: string]: number } {
  const counts: { [kind: string]: number } = {};
  for (const { kind } of CARDS) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

test('HL-6: four kinds of cards, all different, as plain data', () => {
  expect(kinds()).toEqual({ unit: 23, tactic: 9, villager: 5, settlement: 6 });
  expect(new Set(CARDS.map(({ slug }) => slug)).size).toBe(CARDS.length);
  expect(JSON.parse(JSON.stringify(CARDS))).toEqual(CARDS);
});

test('HL-7 HL-8: stratagems stand on civic cards, maneuvers on units; only settlements ask for supply', () => {
  for (const [card, { kind }] of CARDS.entries()) {
    const [stratagem, maneuver] = [stratagemOf(standard, card), maneuverOf(standard, card)];
    if (stratagem !== null) expect(stratagem.cost.pay === 'supply').toBe(kind === 'settlement');
    if (maneuver !== null)
      expect(['unit', 'exert', 'seal']).toEqual(expect.arrayContaining([kind, maneuver.cost.pay]));
  }
});

test('HL-12 HL-13 HL-56: every target and every time of a trigger is on a card', () => {
  const effects = CARDS.flatMap((card, id) => [
    ...(card.kind === 'tactic' ? [card.effect] : []),
    ...[stratagemOf(standard, id), maneuverOf(standard, id)].flatMap((ability) =>
      ability === null ? [] : [ability.effect],
    ),
  ]);
  const targets = effects.flatMap((effect) => ('target' in effect ? [effect.target] : []));
  expect(targetKinds.filter((kind) => !targets.includes(kind))).toEqual([]);
  const times = CARDS.flatMap((_, id) => triggerOf(standard, id)?.when ?? []);
  expect(triggerTimes.filter((time) => !times.includes(time))).toEqual([]);
});

test.each(decks.map((deck) => ({ name: deck.name, list: deck.list })))(
  'HL-15: $name has 25 army and 25 civic cards',
  ({ list }) => {
    expect([sideCount(CARDS, list, 'army'), sideCount(CARDS, list, 'civic')]).toEqual([25, 25]);
  },
);

test('HL-15: every card is in a deck, and the list for programs says in which', () => {
  expect(cardsJson().filter(({ copies }) => copies === 0)).toEqual([]);
  expect(cardsJson().find(({ id }) => id === 'granary')).toMatchObject({
    type: 'settlement',
    deck: 'civic',
    copies: 6,
    decks: { 'oxbow-wardens': 2, 'ember-riders': 2, 'stonefen-assembly': 2 },
  });
});

test('every text reads as in the golden file (renew it with UPDATE_GOLDEN=1)', () => {
  const all = CARDS.map((card) => `${card.name} (${cardFacts(card)}): ${cardText(card)}\n`).join('');
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, all);
  expect(all).toBe(readFileSync(file, 'utf8'));
});
