// The cards of Bridgefront as people read them.

import { linesOf } from '@bridgefront/page/cards/content.ts';
import type {
  CardContent,
  CardFigure,
  CardLine,
  CardLook,
  CardPrice,
  CardTerm,
} from '@bridgefront/page/cards/content.ts';
import { cardSlugs, catalogue, factionFacts, optionsOf, termFacts } from '../../rules/table.ts';
import type { BridgefrontOptions, CardFacts, CardLineKind, TermId } from '../../rules/table.ts';
import { ageName } from '../reveal/names.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import { cardArt, factionArt } from './art.ts';
import pictures from './art.svg';
import signs from './signs.svg';

const t = bridgefrontTexts.card;

const looks: { readonly [T in CardFacts['type']]: CardLook } = {
  order: 'order',
  spell: 'magic',
  victory: 'glory',
  champion: 'hero',
};

/** What everybody knows who has played before; the row of figures says the rest. */
const known: readonly CardLineKind[] = ['deploy', 'price', 'burn', 'reminder'];

function linesOfCard({ lines }: CardFacts): readonly CardLine[] {
  return lines
    .filter(({ kind }) => kind !== 'stats')
    .flatMap(({ kind, text }) =>
      known.includes(kind) ? [{ text, reminder: true } as const] : linesOf(text),
    );
}

function pricesOf({ mana, gold, prices }: CardFacts): readonly CardPrice[] {
  const words = prices === null ? t.gold(gold) : t.prices(prices);
  return [
    { coin: 'mana', amount: mana, words: t.mana(mana) },
    ...(gold > 0 || prices !== null ? [{ coin: 'gold', amount: gold, words } as const] : []),
  ];
}

function figuresOf({ champion, vp, burn }: CardFacts): readonly CardFigure[] {
  const fights: readonly CardFigure[] =
    champion === null
      ? []
      : [
          { sign: 'health', value: champion.hp, words: `${t.hp} ${champion.hp}` },
          { sign: 'dice', value: champion.dice, words: `${t.dice} ${champion.dice}` },
          { sign: 'hits', value: t.hitsOn(champion.hits), words: `${t.hits} ${t.hitsOn(champion.hits)}` },
          { sign: 'bounty', value: champion.bounty, words: `${t.bounty} ${champion.bounty}` },
        ];
  return [
    ...fights,
    ...(vp > 0 ? [{ sign: 'points', value: t.points(vp), words: t.points(vp) } as const] : []),
    ...(burn ? [{ sign: 'burn', words: t.burns } as const] : []),
  ];
}

/** Words that are explained beside a card, by how its text says them. */
const explained: readonly (readonly [TermId, RegExp])[] = [
  ['bounty', /[Bb]ount/],
  ['burn', /[Bb]urn/],
  ['center', /Center/],
  ['champion', /Champion/],
  ['forge', /Forge\b/],
  ['gain', /[Gg]ain a .*card|gains? it/],
  ['locked', /lock/],
  ['mine', /\bMines?\b/],
  ['permanent', /permanent VP/],
  ['reinforce', /Reinforce/],
  ['stack', /\bstacks?\b/],
  ['threshold', /hits? on/],
];

/** So many words at most stand beside a card. */
const mostTerms = 5;

function termsOf({ lines }: CardFacts, options: BridgefrontOptions): readonly CardTerm[] {
  const text = lines.map((line) => line.text).join(' ');
  return explained
    .filter(([, pattern]) => pattern.test(text))
    .slice(0, mostTerms)
    .map(([id]) => {
      const { name, text: meaning } = termFacts(id, options);
      return { name, text: meaning };
    });
}

const made = new WeakMap<CardFacts, CardContent>();

/** The card as people read it; `facts` is the same value as long as it is the same match. */
export function contentOf(facts: CardFacts, options: BridgefrontOptions): CardContent {
  const before = made.get(facts);
  if (before !== undefined) return before;
  const { slug, name, type, typeLine, age, faction, initiative } = facts;
  const content: CardContent = {
    slug,
    name,
    look: looks[type],
    kind: typeLine,
    decks: [faction === null ? facts.deckName : factionFacts(faction, options).name],
    ...(age === null ? {} : { age: ageName(age) }),
    picture: { sprite: pictures, name: cardArt[facts.art ?? slug] ?? '' },
    ...(faction === null ? {} : { emblem: { sprite: signs, name: factionArt[faction] ?? '' } }),
    prices: pricesOf(facts),
    initiative: { value: initiative, words: t.initiative(initiative) },
    lines: linesOfCard(facts),
    figures: figuresOf(facts),
    terms: termsOf(facts, options),
  };
  made.set(facts, content);
  return content;
}

/** All cards as these options have them, in the order of the tables. */
export function allCards(given: { readonly [name: string]: unknown }): readonly CardContent[] {
  const cards = catalogue(given);
  const options = optionsOf(given);
  return cardSlugs(given).flatMap((slug) => {
    const card = cards(slug);
    return card === null ? [] : [contentOf(card, options)];
  });
}
