// What pages show of cards, factions, words and statuses: complete, and by the numbers of the options.

import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { CARDS, cardsJson } from '../src/cards/index.ts';
import {
  catalogue,
  factionFacts,
  factionNames,
  optionsOf,
  phaseFacts,
  phases,
  seatStatuses,
  termFacts,
} from '../src/table.ts';
import type { PublicSeat, TermId } from '../src/table.ts';

const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
const terms: readonly TermId[] = [
  'mana',
  'gold',
  'capital',
  'forge',
  'mine',
  'center',
  'build',
  'vp',
  'control',
  'lead',
  'age',
];

describe('the catalogue', () => {
  test('says of every card what its text says', () => {
    const cards = catalogue();
    for (const { id, text } of cardsJson()) {
      expect(
        cards(id)
          ?.lines.map((line) => line.text)
          .join(' '),
      ).toBe(text);
    }
  });

  test('follows the options of the match', () => {
    expect(catalogue({ cardChanges: 'zap.mana=2' })('zap')?.mana).toBe(2);
    expect(catalogue()('zap')?.mana).toBe(1);
  });

  test('knows no other cards', () => {
    expect(catalogue()('nothing')).toBeNull();
    expect(CARDS.every(({ slug }) => catalogue()(slug)?.slug === slug)).toBe(true);
  });
});

describe('words', () => {
  const options = optionsOf({ oreCutGold: 3 });
  const said = [
    ...terms.map((id) => termFacts(id, options)),
    ...phases.map((phase) => phaseFacts(phase, options)),
    ...factionNames.flatMap((faction) => factionFacts(faction, options).passives),
  ];

  test.each(said)('$name cites a rule of the SPEC', ({ rule }) => {
    expect(spec).toContain(`<a id="${rule}"></a>`);
  });

  test('have the numbers of the options', () => {
    expect(factionFacts('prospect', options).passives[0]?.text).toContain('3 gold more');
  });

  test('say what lasts on a seat', () => {
    const seat = { boosts: [{ boost: 'smoke', max: 1 }], discount: 1 } as unknown as PublicSeat;
    expect(seatStatuses(seat, 0, () => 'Ada').map(({ text }) => text)).toEqual([
      'In Ada’s next battle enemy Forces hit only on 1 in combat round 1.',
      'Ada’s next card this round costs 1 mana less.',
    ]);
  });
});
