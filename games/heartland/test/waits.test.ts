// What cards of the hand wait for: every card that cannot be deployed says it, and names the rule of the refusal.

import { eachQuestion } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { CARDS, cardId } from '../rules/cards/table.ts';
import { heartland } from '../rules/index.ts';
import { fullOptions } from '../rules/options.ts';
import { costOf, waitOf } from '../rules/waits.ts';

const verbs = { unit: 'unit', tactic: 'tactic', villager: 'villager', settlement: 'settle' } as const;

test('a card that cannot be deployed says what it waits for (HL-9, HL-23, HL-26, HL-49)', () => {
  const rules = new Set<string>();
  eachQuestion(heartland, { options: {}, matches: 30 }, ({ ask, seat, table, refused }) => {
    if (ask !== 'strategy' && ask !== 'battle') return;
    for (const slug of new Set(table.seats[seat]?.hand)) {
      const { kind } = CARDS[cardId(slug)];
      const refusal = refused(`${verbs[kind]}:${slug}`);
      const wait = waitOf(fullOptions({}), table, seat, slug);
      if (refusal === null) {
        // What can be deployed and what has nothing to be aimed at look alike to who sees no targets.
        if (kind !== 'tactic') expect(wait, slug).toBeNull();
        continue;
      }
      expect(wait?.rule, `${slug}: ${refusal.message}`).toBe(refusal.rule);
      expect(wait?.short.length).toBeLessThanOrEqual(26);
      rules.add(refusal.rule ?? '');
    }
  });
  expect([...rules].sort()).toEqual(['HL-23', 'HL-26', 'HL-49', 'HL-9']);
});

test('a card costs what its owner can or cannot pay, less the granaries in the first deployment (HL-14, HL-26)', () => {
  let granted = 0;
  eachQuestion(heartland, { options: {}, matches: 30 }, ({ ask, seat, table, refused }) => {
    const own = table.seats[seat];
    if (ask !== 'strategy' || own === undefined) return;
    for (const slug of new Set(own.hand)) {
      const card = CARDS[cardId(slug)];
      if (card.kind !== 'unit') continue;
      const cost = costOf(fullOptions({}), table, seat, slug);
      if (cost < card.supply) granted++;
      expect(refused(`unit:${slug}`) === null, slug).toBe(cost <= own.ready.length);
    }
  });
  expect(granted).toBeGreaterThan(0);
});
