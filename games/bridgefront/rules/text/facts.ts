// Every card as a page shows it: figures, parts of the text, and what it does by kind.

import { CARDS, cardsFor, printedCardOptions } from '../cards/index.ts';
import type { CardOptions } from '../cards/index.ts';
import type { Card, DeckName, Effect, Faction } from '../effects.ts';
import { cardLines, deckWords, typeLine } from './card.ts';
import type { CardLine } from './card.ts';

/** A card without anything that only the rules need. */
export interface CardFacts {
  readonly slug: string;
  readonly name: string;
  readonly deck: DeckName;
  readonly deckName: string;
  /** How many of it lie there. */
  readonly copies: number;
  /** Null: in no Age's deck. */
  readonly age: 1 | 2 | 3 | null;
  readonly type: Card['type'];
  /** `Order`, `Veil Champion`. */
  readonly typeLine: string;
  readonly faction: Faction | null;
  readonly mana: number;
  /** Champions: the price of the first in play. */
  readonly gold: number;
  /** Champions: the prices of the first, second and third in play. */
  readonly prices: readonly number[] | null;
  readonly initiative: number;
  readonly burn: boolean;
  readonly vp: number;
  readonly champion: {
    readonly hp: number;
    readonly dice: number;
    /** Hits on 1 to this number. */
    readonly hits: number;
    readonly bounty: number;
    readonly ability: string | null;
  } | null;
  readonly lines: readonly CardLine[];
  /** Names of its effects and abilities, also of those inside others, in the order of the card. */
  readonly does: readonly string[];
  /** The printed card whose picture it shows; null: its own. */
  readonly art: string | null;
}

function kindsIn(effect: Effect): readonly string[] {
  switch (effect.do) {
    case 'choose':
      return effect.modes.flatMap((mode) => mode.effects.flatMap(kindsIn));
    case 'when':
      return [...effect.then, ...(effect.else ?? [])].flatMap(kindsIn);
    case 'roll':
      return ['roll', ...effect.branches.flatMap((branch) => branch.then.flatMap(kindsIn))];
    default:
      return [effect.do];
  }
}

function championFacts({ champion }: Card): CardFacts['champion'] {
  if (champion === undefined) return null;
  const { hp, dice, hits, bounty, ability } = champion;
  return { hp, dice, hits, bounty, ability: ability ?? null };
}

function ageOfDeck(deck: DeckName): CardFacts['age'] {
  return deck.endsWith('1') ? 1 : deck.endsWith('2') ? 2 : deck.endsWith('3') ? 3 : null;
}

function facts(card: Card): CardFacts {
  const { slug, name, deck, copies, type, faction, mana, gold, goldByCount, initiative, burn, vp, champion } =
    card;
  const traits = champion === undefined ? [] : champion.traits.map(({ trait }) => trait);
  const onDeploy = champion === undefined ? [] : champion.onDeploy.flatMap(kindsIn);
  return {
    slug,
    name,
    deck,
    deckName: deckWords[deck],
    copies,
    age: ageOfDeck(deck),
    type,
    typeLine: typeLine(card),
    faction: faction ?? null,
    mana,
    gold: goldByCount?.[0] ?? gold,
    prices: goldByCount ?? null,
    initiative,
    burn,
    vp,
    champion: championFacts(card),
    lines: cardLines(card),
    art: card.art ?? null,
    does: [...new Set([...card.effects.flatMap(kindsIn), ...traits, ...onDeploy])],
  };
}

/** The cards by slug; made one by one, when somebody asks for them. */
export type Catalogue = (slug: string) => CardFacts | null;

function catalogueOf(cards: readonly Card[]): Catalogue {
  const known = new Map<string, CardFacts>();
  return (slug) => {
    const found = known.get(slug);
    if (found !== undefined) return found;
    const card = cards.find((other) => other.slug === slug);
    if (card === undefined) return null;
    const made = facts(card);
    known.set(slug, made);
    return made;
  };
}

function cardsUnder(options: { readonly [name: string]: unknown }): readonly Card[] {
  const given = Object.entries(options).filter(([name]) => Object.hasOwn(printedCardOptions, name));
  if (given.length === 0) return CARDS;
  return cardsFor({ ...printedCardOptions, ...Object.fromEntries(given) } as CardOptions);
}

/** The cards of a match, as its options have them; as printed without options. */
export function catalogue(options: { readonly [name: string]: unknown } = {}): Catalogue {
  return catalogueOf(cardsUnder(options));
}

/** The cards that a match under these options has, by slug in the order of its table. */
export function cardSlugs(options: { readonly [name: string]: unknown } = {}): readonly string[] {
  return cardsUnder(options).flatMap(({ slug, copies }) => (copies > 0 ? [slug] : []));
}
