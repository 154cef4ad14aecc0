// What cards of the hand wait for: every card that cannot be played says it, and names the rule of the refusal.

import { eachQuestion } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { bridgefront } from '../rules/index.ts';
import { catalogue, optionsOf, waitOf } from '../rules/table.ts';

const cards = catalogue();

test.each([{}, { championLimit: 1, maxMana: 9 }, { startGold: 20, fourthChampion: 'third' }])(
  'a card that cannot be played says what it waits for (§15.1, S-83, S-85, G-04): %j',
  (options) => {
    const rules = new Set<string>();
    eachQuestion(bridgefront, { options, matches: 6 }, ({ ask, seat, table, refused }) => {
      if (ask !== 'action') return;
      for (const slug of new Set(table.own?.hand)) {
        const card = cards(slug);
        const refusal = refused(`card:${slug}`);
        if (card === null || refusal === null) continue;
        const wait = waitOf(table, seat, card, optionsOf(options));
        expect(wait?.rule, `${slug}: ${refusal.message}`).toBe(refusal.rule);
        expect(wait?.short.length).toBeLessThanOrEqual(26);
        rules.add(refusal.rule ?? '');
      }
    });
    expect(rules.size).toBeGreaterThanOrEqual(3);
  },
);
