// What cards of the hand wait for: every card that cannot be played says it, and names the rule of the refusal.

import { eachQuestion } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { castles } from '../rules/index.ts';
import { cardsJson, fullOptions } from '../rules/table.ts';
import { waitOf } from '../rules/waits.ts';

/** Kinds that a hand can hold and that cannot be played at every time. */
const waiting = cardsJson(fullOptions({}))
  .filter(({ deck, type }) => deck === 'shared' && type !== 'soldier' && type !== 'civilian')
  .map(({ id }) => id);

test('a card that cannot be played says what it waits for (CA-16, CA-17, CA-41, CA-46, CA-50, CA-53, CA-54, CA-60, CA-61)', () => {
  const waited = new Set<string>();
  const hands = { startingHand: 10, handLimit: 10 };
  for (const options of [{}, { trapWindow: 'ask' }, { middleTerrain: 'marsh', frontTerrain: 'lake' }])
    eachQuestion(
      castles,
      { options: { ...hands, ...options }, matches: 6 },
      ({ ask, seat, table, refused }) => {
        if (ask !== 'main') return;
        for (const slug of new Set(table.seats[seat]?.cards)) {
          const refusal = refused(`play:${slug}`);
          if (refusal === null) continue;
          const wait = waitOf(table, seat, slug, fullOptions({ ...hands, ...options }));
          expect(wait?.rule, `${slug}: ${refusal.message}`).toBe(refusal.rule);
          expect(wait?.short.length).toBeLessThanOrEqual(26);
          // Others that are hurt, it does not heal.
          if (slug === 'medicine') expect(wait?.short).toBe('no Soldier/Civilian hurt');
          waited.add(slug);
        }
      },
    );
  expect([...waited].sort()).toEqual([...waiting].sort());
});

test('early Attacks and Spells are said to be early (CA-55)', () => {
  let early = 0;
  eachQuestion(castles, { options: { truceTurns: 3, startingHand: 10 }, matches: 2 }, (question) => {
    const { ask, seat, table, refused } = question;
    if (ask !== 'main') return;
    for (const slug of new Set(table.seats[seat]?.cards)) {
      const refusal = refused(`play:${slug}`);
      if (refusal?.rule !== 'CA-55') continue;
      expect(waitOf(table, seat, slug, fullOptions({ truceTurns: 3 }))).toEqual({
        rule: 'CA-55',
        short: 'too early',
      });
      early++;
    }
  });
  expect(early).toBeGreaterThan(0);
});
