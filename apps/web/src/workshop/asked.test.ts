// What is asked about rules stands beside the rules, in words of people.

import { expect, test } from 'vitest';
import { gamesHere, rulesOf } from '../local/games.ts';
import { askedOf, byOption, forPeople } from './asked.ts';

const question = {
  id: 'Q-1',
  ask: 'Too many?',
  answer: '',
  decision: 'keep as printed',
  holds: 'open',
  stale: false,
} as const;

test('a question stands beside every option that it tries', () => {
  const [one, two] = [
    { ...question, options: ['handLimit', 'drawPerTurn'] },
    { ...question, id: 'Q-2', options: ['handLimit'] },
  ];
  expect(byOption([one, two])).toEqual(
    new Map([
      ['handLimit', [one, two]],
      ['drawPerTurn', [one]],
    ]),
  );
});

test('rules in an answer are told by what they are called; other names stay in quotes', () => {
  const called = (option: string) => (option === 'wizardHp' ? 'Hit points of a Wizard' : null);
  const valued = (_: string, value: string) => value;
  expect(forPeople('`wizardHp=3` gives 13 %, `a turn of truce` 9 %', called, valued)).toBe(
    '“Hit points of a Wizard: 3” gives 13 %, “a turn of truce” 9 %',
  );
});

test.each(gamesHere)(
  '%s: what is asked can be changed, and each answer reads without a program’s names',
  async (game) => {
    const rules = await rulesOf(game);
    if (rules === null) throw new Error(`There is no ${game}.`);
    const asked = await askedOf(game);
    expect(asked.size).toBeGreaterThan(0);
    for (const [option, questions] of asked) {
      // A number of a card is named by its path.
      if (!option.includes('.')) expect(rules.options[option], option).toBeDefined();
      for (const { answer, ask } of questions) {
        const said = forPeople(
          answer,
          (name) => rules.options[name]?.help ?? null,
          (_, value) => value,
        );
        expect(said, ask).not.toMatch(/[`]|\b[a-z]+[A-Z][A-Za-z]*=/);
      }
    }
  },
);
