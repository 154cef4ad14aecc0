// The card tables against the printed figures, and what must hold for every table.

import { describe, expect, test } from 'vitest';
import { CARDS, cardBySlug, cardId, championIdeas, factionCards, printedCard } from '../rules/cards/index.ts';
import { deckCards, marketDecks, powerDecks } from './printed-decks.ts';
import { factionNames } from '../rules/effects.ts';
import type { Card, DeckName, Effect } from '../rules/effects.ts';
import { effectWords } from '../rules/text/effects.ts';
import { traitWords } from '../rules/text/traits.ts';
import { cardFigures } from './card-figures.ts';

/** A card in the notation of the fixture. */
function figures(card: Card): string {
  const { champion } = card;
  return [
    card.name,
    card.copies,
    card.type,
    card.mana,
    card.goldByCount?.join('/') ?? card.gold,
    `${card.initiative}/${card.initiativeAlt ?? '-'}`,
    card.burn ? 'burn' : '-',
    card.vp,
    champion === undefined ? '-' : `${champion.hp}hp ${champion.dice}d ${champion.hits} ${champion.bounty}`,
    card.faction ?? '-',
  ].join(' | ');
}

function fixture(): ReadonlyMap<string, readonly string[]> {
  const decks = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of cardFigures.trim().split('\n')) {
    if (line.startsWith('# ')) decks.set(line.slice(2), (lines = []));
    else lines.push(line);
  }
  return decks;
}

/** Every instruction of a card, those inside others too. */
function flat(effects: readonly Effect[]): readonly Effect[] {
  return effects.flatMap((effect) => {
    if (effect.do === 'choose') return [effect, ...effect.modes.flatMap((mode) => flat(mode.effects))];
    if (effect.do === 'when') return [effect, ...flat(effect.then), ...flat(effect.else ?? [])];
    if (effect.do === 'roll') return [effect, ...effect.branches.flatMap((branch) => flat(branch.then))];
    return [effect];
  });
}

const allEffects = CARDS.flatMap((card) => [...flat(card.effects), ...flat(card.champion?.onDeploy ?? [])]);

describe('the printed figures', () => {
  for (const [deck, lines] of fixture()) {
    test(`${deck}: ${lines.length} cards`, () => {
      expect(CARDS.filter((card) => card.deck === deck).map(figures)).toEqual(lines);
    });
  }

  test.each([...fixture()])('%s has each name as often as its line says', (deck, lines) => {
    const cards = deckCards[deck as DeckName];
    expect(new Set(cards).size).toBe(lines.length);
    expect(cards).toHaveLength(lines.reduce((sum, line) => sum + Number(line.split(' | ')[1]), 0));
  });

  test('G-02: only one card has no second initiative', () => {
    const single = CARDS.filter((card) => card.initiativeAlt === null);
    expect(single.map((card) => [card.name, card.initiative])).toEqual([['Mortar Shot', 300]]);
  });

  test('S-77: one Victory card gives 2 VP, all others 1, other cards none', () => {
    const vp = (type: Card['type']) => CARDS.filter((c) => c.type === type).map((c) => c.vp);
    expect(vp('victory').filter((n) => n === 2)).toHaveLength(1);
    expect(vp('victory').every((n) => n === 1 || n === 2)).toBe(true);
    expect([...vp('order'), ...vp('spell'), ...vp('champion')].every((n) => n === 0)).toBe(true);
  });

  test('C-37: four Powers burn', () => {
    const powers = CARDS.filter((card) => card.deck.startsWith('power-') && card.burn);
    expect(powers.map((card) => card.slug)).toEqual([
      'command-surge',
      'emergency-pay',
      'shock-drill',
      'final-funding',
    ]);
  });
});

describe('the table', () => {
  test('has cards with different slugs', () => {
    expect(cardBySlug.size).toBe(CARDS.length);
  });

  test('finds every card by its slug, and no other', () => {
    CARDS.forEach((card, id) => {
      expect(card.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(cardId(card.slug)).toBe(id);
      expect(printedCard(id)).toBe(card);
    });
    expect(() => cardId('no-such-card')).toThrow('no-such-card');
    expect(() => printedCard(CARDS.length)).toThrow();
  });

  test('slugs drop signs', () => {
    expect(printedCard(cardId('dice-forked-road')).name).toBe('Dice: Forked Road');
    expect(printedCard(cardId('killers-contract')).name).toBe('Killer’s Contract');
  });

  test('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(CARDS))).toEqual(CARDS);
  });

  test('G-01: each faction has one spell and one champion', () => {
    for (const faction of factionNames) {
      const { spell, champion } = factionCards[faction];
      expect(printedCard(spell)).toMatchObject({ faction, type: 'spell', deck: 'faction' });
      expect(printedCard(champion)).toMatchObject({ faction, type: 'champion', deck: 'faction' });
    }
  });

  test('decks by age', () => {
    for (const [decks, name] of [
      [marketDecks, 'market'],
      [powerDecks, 'power'],
    ] as const)
      expect(decks).toEqual([[], ...[1, 2, 3].map((age) => deckCards[`${name}-${age}` as DeckName])]);
  });

  test('champions, and only they, have figures, a price ladder and no effects', () => {
    for (const card of CARDS) {
      const isChampion = card.type === 'champion';
      expect(card.champion !== undefined).toBe(isChampion);
      expect(card.goldByCount !== undefined).toBe(isChampion);
      if (isChampion) expect([card.effects, card.gold, card.burn, card.copies]).toEqual([[], 0, true, 1]);
    }
  });

  test('S-84: every price ladder has step 2', () => {
    for (const { goldByCount } of CARDS) {
      if (goldByCount === undefined) continue;
      expect(goldByCount).toEqual([goldByCount[0], goldByCount[0] + 2, goldByCount[0] + 4]);
    }
  });

  test('every effect kind is used by a card', () => {
    const used = new Set(allEffects.map((effect) => effect.do));
    expect([...used].toSorted()).toEqual(Object.keys(effectWords).toSorted());
  });

  test('C-27: every trait kind is used by a champion, two of them only as ideas', () => {
    const printed = CARDS.flatMap((card) => card.champion?.traits ?? []);
    const ideas = [...championIdeas.values()].flatMap((idea) => idea.traits);
    const kinds = (traits: readonly { readonly trait: string }[]) => traits.map((t) => t.trait);
    const all = Object.keys(traitWords).toSorted();
    expect([...new Set(kinds([...printed, ...ideas]))].toSorted()).toEqual(all);
    expect(kinds(printed)).not.toContain('archive');
    expect(kinds(printed)).not.toContain('gateway');
    for (const slug of championIdeas.keys()) expect(printedCard(cardId(slug)).champion?.traits).toEqual([]);
  });

  test('C-01: modes have names of their own and there are at least two', () => {
    for (const effect of allEffects) {
      if (effect.do !== 'choose') continue;
      expect(effect.modes.length).toBeGreaterThan(1);
      expect(new Set(effect.modes.map((mode) => mode.name)).size).toBe(effect.modes.length);
      for (const { name } of effect.modes) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  test('every roll covers the die exactly once', () => {
    for (const effect of allEffects) {
      if (effect.do !== 'roll') continue;
      const faces = effect.branches.flatMap((branch) => branch.on).toSorted((a, b) => a - b);
      expect(faces).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });
});
