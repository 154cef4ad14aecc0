// Twin Bridges in the terminal: lanes, hands with the building in them, and what `why` knows.

import { viewOf } from '@bridgefront/kernel';
import type { Seat } from '@bridgefront/kernel';
import { seatNames } from '@bridgefront/terminal/seat-names.ts';
import type { Drawing } from '@bridgefront/terminal/table.ts';
import { describe, expect, test } from 'vitest';
import { extras as twinBridgesExtras, table } from '../terminal/index.ts';
import { duel } from './scene.ts';
import type { Scene } from './scene.ts';

const plain = (_style: unknown, text: string): string => text;

function drawing({ engine, match }: Scene, seat: Seat | null): Drawing {
  const view = viewOf(engine, match, seat);
  const names = seatNames(table, () => view, ['human', 'greedy'], plain);
  return { view, names, paint: plain, options: match.options };
}

function fight(): Scene {
  return duel(
    {
      row: ['Scout', 'bastion', 'Spark', 'Squire', 'Pikeman', 'Warder'],
      upper: ['Militia', { card: 'Courser', damage: 1 }],
    },
    { row: ['fort', 'Gale', 'Bowman'], upper: ['Wyvern'], lower: [{ card: 'Lancer', warded: [1] }] },
  ).asks('summon', 0);
}

describe('the table', () => {
  test('lanes show who stands where, attack and health left, keywords and states', () => {
    const lines = table.map(drawing(fight(), 0)).join('\n');
    expect(lines).toMatch(
      /First lane\n +Player 1 +Player 2\n +at the bridge +Militia 2\/2 +│ +Wyvern 3\/4 Aerial, Splash/,
    );
    expect(lines).toMatch(/place 2 +Courser 3\/2 Sprint \(1 damage\) +│\n/);
    expect(lines).toMatch(/Second lane\n.*\n +at the bridge +│ +Lancer 2\/2 Perforation \(warded\)/);
  });

  test('one’s hand stands in its order with the building in it and the end of what can be played', () => {
    const names = table.hand(drawing(fight(), 0)).flatMap((line) => /^ {2}(\S[^ (]*)/.exec(line)?.[1] ?? []);
    expect(names).toEqual(['Scout', '▲', 'Spark', 'Squire', 'Pikeman', '──', 'Warder']);
  });

  test('TB-2: the other hand shows its building and nothing else that is hidden', () => {
    const [line, hidden] = table.seats(drawing(fight(), 0));
    expect(line).toBe('  Player 2 (greedy): [Fort] · ? · ?');
    expect(hidden).toBe('    ? are, in an unknown order: Bowman and Gale.');
    expect(table.seats(drawing(fight(), 1))[0]).toContain('Player 1 (human): ? · [Bastion] · ?');
  });

  test('the header tells turn and mana, the score how near the end is', () => {
    const shown = drawing(fight(), 0);
    expect(table.header(shown)).toBe('Turn 3 of 60 · Player 1 to play · 9 mana');
    expect(table.score(shown)).toEqual([
      'Player 1’s bastion is 4 places from falling.',
      'Player 2’s fort is 2 places from falling.',
    ]);
  });
});

describe('why', () => {
  test.each([
    ['sprint', /^Sprint: when it attacks.*On: Runner, Courser\.$/s],
    ['Hill giant', /^Hill giant {2}6 mana, attack 5, health 5/],
    ['gale', /^Gale {2}1 mana, incantation\nMove a creature/],
  ])('%s', (name, says) => {
    expect(table.why(plain, {}, name)?.join('\n')).toMatch(says);
  });

  test('what there is not', () => {
    expect(table.why(plain, {}, 'dragon')).toBeNull();
    expect(table.known()).toEqual(expect.arrayContaining(['Wyvern', 'Berserk']));
  });
});

test('every card is listed with cost, attack and health under the name of its deck', () => {
  const cards = twinBridgesExtras.cards?.({}) ?? [];
  const facts = cards.map((card) => twinBridgesExtras.cardFacts?.(card) ?? '');
  expect(facts.every((text) => /^\d mana, (attack \d, health \d|incantation)/.test(text))).toBe(true);
  expect(new Set(cards.map(({ deck }) => twinBridgesExtras.deckTitle?.(deck)))).toContain(
    'The Gate-Breakers',
  );
});
