// What pages show of cards, factions, words and statuses: complete, and by the numbers of the options.

import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { CARDS } from '../rules/cards/index.ts';
import { cardsJson } from '../rules/text/json.ts';
import {
  catalogue,
  factionFacts,
  factionNames,
  holdingsOf,
  optionsOf,
  phaseFacts,
  phases,
  seatStatuses,
  termFacts,
} from '../rules/table.ts';
import { plainSeat, plainTable } from './plain-view.ts';
import type { BridgefrontOptions, Faction, PublicSeat, TableView, TermId } from '../rules/table.ts';

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

  const passivesOf = (faction: Faction, given: Partial<BridgefrontOptions>): readonly string[] =>
    factionFacts(faction, optionsOf(given)).passives.map(({ name, text }) => `${name}: ${text}`);

  test('S-89 S-93 S-98: what the options take from a faction is not told', () => {
    expect(passivesOf('bastion', { homeGuardForces: 0 }).join()).not.toContain('Home Guard');
    expect(passivesOf('aerial', { freeMarches: 0 }).join()).not.toContain('Air Superiority');
    expect(passivesOf('cipher', { pickBonus: 0 }).join()).not.toContain('Wide Choice');
  });

  test('§10: what a faction gains besides is told of it, and of no other', () => {
    const factionGold = [0, 0, 0, 2, 0, 0];
    expect(passivesOf('prospect', { factionGold }).at(-1)).toBe(
      'Allowance: At this table it gains 2 more gold at the start of each round.',
    );
    expect(passivesOf('veil', { factionGold }).join()).not.toContain('Allowance');
  });

  test('say what lasts on a seat', () => {
    const seat: PublicSeat = { ...plainSeat, boosts: [{ boost: 'smoke', max: 1 }], discount: 1 };
    expect(seatStatuses(seat, 0, () => 'Ada').map(({ text }) => text)).toEqual([
      'In Ada’s next battle enemy Forces hit only on 1 in combat round 1.',
      'Ada’s next card this round costs 1 mana less.',
    ]);
  });
});

describe('holdings (S-04, §17)', () => {
  const view: TableView = {
    ...plainTable,
    seats: [
      { ...plainSeat, faction: 'gatewright', capital: '3,0' },
      { ...plainSeat, faction: 'veil', capital: '-3,0' },
    ],
    mines: [{ hex: '1,0', value: 5 }],
    forges: ['0,2', '2,0'],
    units: [
      { hex: '0,0', seat: 0, forces: 1 },
      { hex: '0,2', seat: 0, forces: 2 },
      { hex: '-3,0', seat: 0, forces: 1 },
      { hex: '-3,0', seat: 1, forces: 1 },
      { hex: '1,0', seat: 1, forces: 1 },
    ],
  };

  test('count what Scoring would count', () => {
    expect(holdingsOf(view, 0, optionsOf()).control).toEqual([
      { place: 'center', count: 1, points: 1 },
      { place: 'forge', count: 1, points: 1 },
      { place: 'capital', count: 1, points: 2 },
    ]);
  });

  test('see an enemy in the own Capital, and Mines', () => {
    const { besieged, mines, control } = holdingsOf(view, 1, optionsOf());
    expect({ besieged, mines, control }).toEqual({
      besieged: true,
      mines: [{ hex: '1,0', value: 5 }],
      control: [],
    });
  });
});
