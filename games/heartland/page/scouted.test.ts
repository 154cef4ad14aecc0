// The words that remind an owner of scouted cards.

import { expect, test } from 'vitest';
import { duel } from '../test/scene.ts';
import { scoutedWords } from './scouted.ts';

const army = ['Fen Giant', 'Raider', 'Outrider'];

test('HL-12: the owner is reminded of the scouted card on top and of those at the bottom, nobody else', () => {
  const table = duel({ ready: ['Lookout', 'Lookout'], army });
  expect(scoutedWords(table.tableView(0).seats[0])).toBe('');
  table.play('stratagem:lookout', 'bottom', 'pass', 'stratagem:lookout', 'stay').asks('strategy', 1);
  expect(scoutedWords(table.tableView(0).seats[0])).toBe(
    'On top: Raider. At the bottom, the lowest first: Fen Giant.',
  );
  expect(scoutedWords(table.tableView(1).seats[0])).toBe('');
});
