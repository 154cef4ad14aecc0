// What cards of the hand wait for: every card that cannot be played says it, and names the rule of the refusal.

import { eachQuestion } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { twinBridges } from '../rules/index.ts';
import { waitOf } from '../rules/waits.ts';

test('a card that cannot be played says what it waits for (TB-3, TB-10)', () => {
  const rules = new Set<string>();
  eachQuestion(twinBridges, { options: {}, matches: 30 }, ({ ask, seat, table, refused }) => {
    if (ask !== 'summon') return;
    for (const slug of table.seats[seat]?.row ?? []) {
      if (slug === null) continue;
      const refusal = refused(`card:${slug}`);
      if (refusal === null) continue;
      const wait = waitOf(table, {}, seat, slug);
      expect(wait?.rule, `${slug}: ${refusal.message}`).toBe(refusal.rule);
      expect(wait?.short.length).toBeLessThanOrEqual(26);
      rules.add(refusal.rule ?? '');
    }
  });
  expect([...rules].sort()).toEqual(['TB-10', 'TB-3', '§3']);
});
