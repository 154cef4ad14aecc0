// The texts of all cards against a golden file that was read as a player would, and the rules they follow.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARDS, cardId, cardsFor, nameOfSlug, printedCardOptions } from '../rules/cards/index.ts';
import { deckNames } from '../rules/effects.ts';
import type { Card, Condition, Effect } from '../rules/effects.ts';
import { cardText, costText, deckWords, statLine, typeLine } from '../rules/text/card.ts';
import { effectPhrase, phrasesOf } from '../rules/text/effects.ts';
import { sentences } from '../rules/text/phrases.ts';
import { conditionWords, edgeWords } from '../rules/text/words.ts';

const golden = new URL('golden/card-texts.txt', import.meta.url);

function entry(card: Card): string {
  const copies = card.copies > 1 ? ` ×${card.copies}` : '';
  return [
    `${card.name}${copies}`,
    `  ${typeLine(card)} · ${costText(card)} · initiative ${card.initiative}`,
    `  ${cardText(card)}`,
  ].join('\n');
}

function allTexts(): string {
  const ideas = cardsFor({ ...printedCardOptions, championIdeas: 'all' }).filter(
    (card, id) => card.champion?.ability !== CARDS[id]?.champion?.ability,
  );
  const groups: readonly [string, readonly Card[]][] = [
    ...deckNames.map((deck): [string, readonly Card[]] => [
      deckWords[deck],
      CARDS.filter((card) => card.deck === deck),
    ]),
    ['Champion ideas', ideas],
  ];
  return groups.map(([title, cards]) => `== ${title} ==\n\n${cards.map(entry).join('\n\n')}\n`).join('\n');
}

function say(...effects: readonly Effect[]): string {
  return sentences(phrasesOf(effects)).join(' ');
}

describe('card texts', () => {
  // After a wanted change: UPDATE_GOLDEN=1 npx vitest run games/bridgefront/test/text, then read the difference.
  test('are those of the golden file', () => {
    const texts = allTexts();
    if (process.env['UPDATE_GOLDEN']) writeFileSync(golden, texts);
    expect(texts).toBe(readFileSync(golden, 'utf8'));
  });

  test.each(CARDS.map((card) => [card.name, cardText(card)]))('%s reads well', (_, text) => {
    expect(text).not.toMatch(
      /\b1 (Forces|cards|hexes|Bridges|Champions|stacks|dice|hits|pairs)\b|undefined|NaN|\s{2}|\.\.|,,| ,|\( |\(\)|;\s*\./,
    );
    expect(text).not.toMatch(/\b(?:[02-9]|1\d) (Force|card|hex|Bridge|Champion|stack|die|pair)\b/);
    expect(text).toMatch(/^[+A-Z].*[.)]$/);
  });

  test('no card names another card', () => {
    const names = CARDS.filter((card) => card.name.includes(' ')).map((card) => card.name);
    for (const card of CARDS) for (const name of names) expect(cardText(card)).not.toContain(name);
  });
});

test('the words never name a card', () => {
  const folder = new URL('../rules/text/', import.meta.url);
  const names = CARDS.map((card) => card.name).filter((name) => name.includes(' '));
  const named = readdirSync(folder).flatMap((file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    return names.filter((name) => source.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(named).toEqual([]);
});

describe('lines of a card', () => {
  const card = (slug: string): Card => {
    const found = CARDS[cardId(slug)];
    if (found === undefined) throw new Error(slug);
    return found;
  };

  test.each([
    ['zap', 'Order', '1 mana', ''],
    ['recruit', 'Order', '1 mana + 1 gold', ''],
    ['insight', 'Order', '0 mana', ''],
    ['air-drop', 'Aerial Spell', '2 mana + 1 gold', ''],
    ['brute', 'Champion', '2 mana + 2/4/6 gold', 'HP 6, 1 die, hits on 1–3, bounty 2'],
    ['shadeblade', 'Veil Champion', '2 mana + 0/2/4 gold', 'HP 3, 5 dice, hits on 1, bounty 3'],
  ])('%s', (slug, type, cost, stats) => {
    expect([typeLine(card(slug)), costText(card(slug)), statLine(card(slug))]).toEqual([type, cost, stats]);
  });
});

describe('phrases', () => {
  const occupiesMine: Condition = { if: 'occupy', tile: 'mine' };

  test.each<[string, readonly Effect[]]>([
    ['Draw 1 card.', [{ do: 'draw', count: 1 }]],
    [
      'Draw 2 cards. Then discard 1 card from your hand.',
      [
        { do: 'draw', count: 2 },
        { do: 'discard', count: 1 },
      ],
    ],
    [
      'Gain 2 gold. Then, if you occupy a Mine, gain 1 gold.',
      [
        { do: 'gold', amount: 2 },
        { do: 'when', condition: occupiesMine, then: [{ do: 'gold', amount: 1 }] },
      ],
    ],
    [
      'Choose one: build 1 Bridge anywhere on the board (it is destroyed in Cleanup); or gain 1 gold, then draw 1 card.',
      [
        {
          do: 'choose',
          modes: [
            { name: 'build', effects: [{ do: 'build', count: 1, where: 'anywhere', temporary: true }] },
            {
              name: 'gold',
              effects: [
                { do: 'gold', amount: 1 },
                { do: 'draw', count: 1 },
              ],
            },
          ],
        },
      ],
    ],
    [
      'Move 1 stack 1 hex along a Bridge. If it wins a battle this round, draw 1 card in Cleanup and keep it for the next round, on top of your new hand.',
      [{ do: 'move', stacks: 1, steps: 1, winDraw: 1 }],
    ],
    [
      'Build 2 Bridges anywhere on the board. They are destroyed in Cleanup.',
      [{ do: 'build', count: 2, where: 'anywhere', temporary: true }],
    ],
    [
      'Discard 2 cards from your hand. You pick them when you plan this card.',
      [{ do: 'shed', count: 2, mandatory: true }],
    ],
    [
      'You may discard up to 2 cards from your hand, then draw 2 cards for each. You pick them when you plan this card.',
      [{ do: 'shed', count: 2, drawEach: 2 }],
    ],
  ])('%s', (text, effects) => {
    expect(say(...effects)).toBe(text);
  });

  test('effects without notes stay one clause', () => {
    expect(effectPhrase({ do: 'gold', amount: 3 })).toEqual({ clause: 'gain 3 gold' });
  });
});

describe('small words', () => {
  test.each([
    [edgeWords('0,0~1,0'), 'between 0,0 and 1,0'],
    [nameOfSlug('zap'), 'Zap'],
    [conditionWords({ if: 'occupy', tile: 'center' }), 'you occupy the Center'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });
});
