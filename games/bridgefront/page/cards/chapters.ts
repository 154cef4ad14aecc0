// What Bridgefront has besides its cards: factions, decks, places, and what a round is made of.

import { chapterOf } from '@bridgefront/page/compendium.ts';
import type { Chapter, ChapterEntry, DeckCard } from '@bridgefront/page/compendium.ts';
import {
  cardSlugs,
  catalogue,
  factionFacts,
  factionNames,
  optionsOf,
  phaseFacts,
  phases,
  termFacts,
} from '../../rules/table.ts';
import type { BridgefrontOptions, CardFacts, DeckName, Term, TermId } from '../../rules/table.ts';
import { factionArt, signArt } from './art.ts';
import signs from './signs.svg';

const words = {
  factions: 'Factions',
  title: 'Decks',
  decks: {
    starter: 'Nine cards with which every player begins; the faction’s spell and its Champion join them.',
    market: 'Auctioned in the Market of its Age, and shown by Forges and Mines.',
    power: 'Only the Center gives these cards, each in its Age.',
  } as { readonly [kind: string]: string },
  places: 'Places',
  basics: 'Basic Actions',
  round: 'The phases of a round',
};

const deckOf = (cards: readonly CardFacts[]): readonly DeckCard[] =>
  cards.map(({ slug, copies }) => ({ card: slug, copies }));

function termEntry(slug: string, { name, text, rule }: Term): ChapterEntry {
  const picture = Object.entries(signArt).find(([sign]) => sign === slug)?.[1];
  return {
    slug,
    name,
    lines: [{ text }],
    rule,
    ...(picture === undefined ? {} : { picture: { sprite: signs, name: picture } }),
  };
}

const places: readonly TermId[] = ['capital', 'center', 'mine', 'forge', 'bridge'];
const basics: readonly TermId[] = ['build', 'march', 'reinforce', 'done'];

function factionEntries(cards: readonly CardFacts[], options: BridgefrontOptions): readonly ChapterEntry[] {
  return factionNames.map((faction) => {
    const { name, motto, passives } = factionFacts(faction, options);
    return {
      slug: faction,
      name,
      line: motto,
      picture: { sprite: signs, name: factionArt[faction] ?? '' },
      lines: passives.map((passive) => ({ lead: `${passive.name}:`, text: passive.text })),
      deck: { cards: deckOf(cards.filter((card) => card.faction === faction)) },
      rule: passives[0]?.rule ?? 'rule-21',
    };
  });
}

const decks = ['starter', 'market-1', 'market-2', 'market-3', 'power-1', 'power-2', 'power-3'] as const;

// A full table has six players.
function deckEntry(deck: DeckName, cards: readonly CardFacts[]): readonly ChapterEntry[] {
  const own = cards.filter((card) => card.deck === deck);
  const [first] = own;
  if (first === undefined) return [];
  const [kind = ''] = deck.split('-');
  return [
    {
      slug: `deck-${deck}`,
      name: first.deckName,
      lines: [{ text: words.decks[kind] ?? '' }],
      deck: { cards: deckOf(own), ...(deck === 'starter' ? { sets: factionNames.length } : {}) },
      rule: deck === 'starter' ? 'S-35' : kind === 'market' ? 'rule-11' : 'rule-16.1',
    },
  ];
}

/** All of it as these options have it. */
export function chapters(given: { readonly [name: string]: unknown }): readonly Chapter[] {
  const options = optionsOf(given);
  const factsOf = catalogue(given);
  const cards = cardSlugs(given).flatMap((slug) => factsOf(slug) ?? []);
  const term = (id: TermId): ChapterEntry => termEntry(id, termFacts(id, options));
  return [
    chapterOf(words.factions, factionEntries(cards, options)),
    chapterOf(
      words.title,
      decks.flatMap((deck) => deckEntry(deck, cards)),
    ),
    chapterOf(words.places, places.map(term)),
    chapterOf(words.basics, basics.map(term)),
    chapterOf(
      words.round,
      phases
        .filter((phase) => phase !== 'setup' && phase !== 'over')
        .map((phase) => termEntry(`phase-${phase}`, phaseFacts(phase, options))),
    ),
  ];
}
