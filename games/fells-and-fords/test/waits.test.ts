// What cards of the hand wait for: each says when it may be played, in as few words as a ribbon has room for.

import { eachQuestion } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { fellsAndFords } from '../rules/index.ts';
import { cardsJson, fullOptions, waitOf } from '../rules/table.ts';

const options = fullOptions({});

test('a card that cannot be played says when it can (FF-46, FF-57, FF-58, FF-61)', () => {
  const said = new Set<string>();
  eachQuestion(
    fellsAndFords,
    { options: { battle: 'brokenWeir' }, matches: 3 },
    ({ seat, table, choices }) => {
      const { command = [], lore = [] } = table.seats[seat]?.own ?? {};
      for (const slug of new Set([...command, ...lore])) {
        if (choices.some((choice) => choice.endsWith(`:${slug}`))) continue;
        const wait = waitOf(table, seat, slug, options);
        expect(wait, slug).toMatch(/^.{4,26}$/);
        said.add(wait);
      }
    },
  );
  expect([...said]).toContain('one a turn');
  expect([...said].some((wait) => wait.endsWith(' lore short'))).toBe(true);
  expect(said.size).toBeGreaterThan(5);
});

test('every window of a lore card has its words, and every command waits for its turn (FF-46, FF-57)', () => {
  eachQuestion(fellsAndFords, { options: { battle: 'gateFord' }, matches: 1 }, ({ seat, table }) => {
    for (const { id, type } of cardsJson())
      if (type === 'command' || type === 'lore') expect(waitOf(table, seat, id, options), id).not.toBe('');
  });
});
