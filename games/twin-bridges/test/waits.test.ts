// What stands against cards of the hand: those that cannot be played name the rule of the refusal, and what falls is what is warned of.

import { eachQuestion } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { twinBridges } from '../rules/index.ts';
import { fallsBy, waitOf } from '../rules/waits.ts';

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

test('what playing a card brings down is what its label warns of (TB-4)', () => {
  const warned = new Set<string>();
  eachQuestion(twinBridges, { options: {}, matches: 30 }, ({ ask, seat, table, choices, label }) => {
    if (ask !== 'summon') return;
    for (const choice of choices) {
      const [kind, slug = ''] = choice.split(':');
      if (kind !== 'card') continue;
      const falls = fallsBy(table, {}, seat, slug);
      const warning = /warning: destroys your own (fort|bastion)/.exec(label(choice))?.[1] ?? null;
      expect(falls, label(choice)).toBe(warning);
      if (falls !== null) warned.add(falls);
    }
  });
  expect([...warned].sort()).toEqual(['bastion', 'fort']);
});
