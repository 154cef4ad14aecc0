// The cards of a match: as printed, or as its options change them, with what the rules ask of them most at hand by kind.

import { cardLookUp, cardsUnder, edited } from '@bridgefront/tabletop/cards';
import type { FurtherOptions, Way } from '@bridgefront/tabletop/cards';
import { declarations } from '../options.ts';
import type { CastlesOptions } from '../options.ts';
import type { CardKind, Zone } from '../types.ts';
import { stands } from '../vocabulary.ts';
import type {
  Ability,
  AbilityKind,
  AbilityOf,
  Card,
  CardType,
  Effect,
  EffectKind,
  EffectOf,
  Standing,
} from '../vocabulary.ts';
import { book } from './book.ts';
import { copiesOf, kindOf } from './table.ts';

/** A match, or whatever else has its options. */
export interface Under {
  readonly options: CastlesOptions;
}

type Option = keyof CastlesOptions;

/** An option that is a short way of writing one figure: of which card, and where in it. */
type Figure = readonly [card: string, ...way: readonly string[]];

/** Named options act on what is printed; abilities and effects are named by what they do. */
const figures: { readonly [option in Option]?: Figure } = {
  castleHp: ['castle', 'hp'],
  generalHp: ['general', 'hp'],
  wizardHp: ['wizard', 'hp'],
  spyHp: ['spy', 'hp'],
  assassinHp: ['assassin', 'hp'],
  spearmanHp: ['spearman', 'hp'],
  archerHp: ['archer', 'hp'],
  builderHp: ['builder', 'hp'],
  masonHp: ['mason', 'hp'],
  healerHp: ['healer', 'hp'],
  cannonHp: ['cannon', 'hp'],
  ballistaHp: ['ballista', 'hp'],
  siegeTowerHp: ['siege-tower', 'hp'],
  wallHp: ['wall', 'hp'],
  armouryHp: ['armoury', 'hp'],
  keepHp: ['keep', 'hp'],
  spearmanDamage: ['spearman', 'hit', 'damage'],
  archerDamage: ['archer', 'hit', 'damage'],
  wizardDamage: ['wizard', 'hit', 'damage'],
  cannonDamage: ['cannon', 'hit', 'damage'],
  ballistaDamage: ['ballista', 'hit', 'damage'],
  stormDamage: ['lightning-storm', 'storm', 'damage'],
  stormReach: ['lightning-storm', 'storm', 'reach'],
  stormHitsSpecials: ['lightning-storm', 'storm', 'specials'],
  plagueDamage: ['plague', 'plague', 'damage'],
  incendiarismDamage: ['incendiarism', 'burn', 'damage'],
  incendiarismHitsSpecials: ['incendiarism', 'burn', 'specials'],
  masonGain: ['mason', 'mend', 'gain'],
  healerGain: ['healer', 'mend', 'gain'],
  repairGain: ['repair', 'mend', 'gain'],
  medicineGain: ['medicine', 'mend', 'gain'],
  armouryBonus: ['armoury', 'arm', 'bonus'],
  chargeBonus: ['charge', 'charge', 'bonus'],
  arrowRain: ['arrow-rain', 'rain', 'gives'],
  rainBonus: ['arrow-rain', 'rain', 'bonus'],
  ambushFactor: ['ambush', 'ambush', 'times'],
  resurrectionCards: ['resurrection', 'revive', 'most'],
  spyCards: ['spy', 'look', 'cards'],
  spyStart: ['spy', 'start'],
  cannonEscorts: ['cannon', 'escorts'],
  ballistaEscorts: ['ballista', 'escorts'],
  siegeTowerEscorts: ['siege-tower', 'escorts'],
};

/** Options that say nothing but a figure of a card. */
export const figureOptions = Object.keys(figures) as readonly Option[];

type Part = { readonly can?: string; readonly do?: string };

/** Where in the card the option's figure stands, from the card inwards; null where it has no such ability or effect. */
export function figurePlace(option: Option, card: Card): Way | null {
  const [slug, first, field] = figures[option] ?? [];
  if (slug !== card.slug || first === undefined) return null;
  if (field === undefined) return [first];
  const parts: readonly Part[] = stands(card) ? card.abilities : card.effects;
  const at = parts.findIndex((part) => (part.can ?? part.do) === first);
  return at < 0 ? null : [stands(card) ? 'abilities' : 'effects', at, field];
}

function withFigure(card: Card, option: Option, value: unknown): Card {
  const at = figurePlace(option, card);
  return at === null ? card : edited(book.shape(card), card, { step: 'set', at, value });
}

function changedFigures(options: CastlesOptions): readonly Option[] {
  return figureOptions.filter((option) => options[option] !== declarations[option].default);
}

const further: FurtherOptions<Card, CastlesOptions> = {
  names: figureOptions,
  act: (card, options) =>
    changedFigures(options).reduce((so, option) => withFigure(so, option, options[option]), card),
};

/** What is wrong with the options that hold cards, in one sentence; null if they can be used. */
export function checkCards(options: CastlesOptions): string | null {
  const cards = cardsUnder(book, options, further);
  if (typeof cards === 'string') return cards;
  for (const option of changedFigures(options)) {
    const card = cards.find(({ slug }) => slug === figures[option]?.[0]);
    if (card !== undefined && figurePlace(option, card) === null)
      return `${option} has nothing to change: ${card.name} has no such figure in these cards.`;
  }
  return null;
}

function abilityIn<K extends AbilityKind>(card: Card, can: K): AbilityOf<K> | null {
  const found = stands(card) ? card.abilities.find((one) => one.can === can) : undefined;
  return (found as AbilityOf<K> | undefined) ?? null;
}

/** The effect of this name that the card has, or null. */
export function effectIn<K extends EffectKind>(card: Card, does: K): EffectOf<K> | null {
  const found = stands(card) ? undefined : card.effects.find((one) => one.do === does);
  return (found as EffectOf<K> | undefined) ?? null;
}

// The first figure of an effect among all cards, for positions that say only that it worked.
function firstOf<K extends EffectKind>(cards: readonly Card[], does: K): EffectOf<K> | null {
  return cards.flatMap((card) => effectIn(card, does) ?? [])[0] ?? null;
}

function startersOf(cards: readonly Card[]): { readonly kind: CardKind; readonly zone: Zone }[] {
  return cards.flatMap((card, kind) => {
    const start = 'start' in card ? card.start : undefined;
    return start === undefined ? [] : [{ kind, zone: start === 'middle' ? 1 : 0 }];
  });
}

function tableOf(cards: readonly Card[]) {
  const having = (can: AbilityKind): boolean[] => cards.map((card) => abilityIn(card, can) !== null);
  const soldiers = cards.map(({ type }) => type === 'soldier');
  const hits = cards.map((card) => abilityIn(card, 'hit'));
  const kills = having('assassinate');
  const holding = having('hold');
  const commanding = having('command');
  const starters = startersOf(cards);
  const starting = (able: readonly boolean[]): CardKind =>
    starters.find(({ kind }) => able[kind])?.kind ?? -1;
  return {
    cards,
    types: cards.map(({ type }): CardType => type),
    abilities: cards.map((card): readonly Ability[] => (stands(card) ? card.abilities : [])),
    effects: cards.map((card): readonly Effect[] => (stands(card) ? [] : card.effects)),
    soldiers,
    hp: cards.map((card) => (stands(card) ? card.hp : 0)),
    steps: cards.map((card) => ('steps' in card ? card.steps : 0)),
    /** Escorts with which it moves; -1: it is nothing that moves with escorts (CA-26, CA-27). */
    escorts: cards.map((card) => (card.type === 'building' ? (card.escorts ?? -1) : -1)),
    hits,
    mends: cards.map((card) => abilityIn(card, 'mend')),
    arms: cards.map((card) => abilityIn(card, 'arm')),
    /** Cards that it looks at; 0: it does not. */
    looks: cards.map((card) => abilityIn(card, 'look')?.cards ?? 0),
    kills,
    /** Its Action may be an attack. */
    strikes: hits.map((hit, kind) => hit !== null || kills[kind]),
    builds: having('build'),
    leads: having('lead'),
    climbs: having('climb'),
    /** It is a Wall. */
    bars: having('bar'),
    /** It forbids Rout (CA-60). */
    holds: holding.map((one, kind) => one || commanding[kind]),
    /** Soldiers that strike in their own zone count as Spearmen, those that reach farther as Archers (CA-87). */
    spears: hits.map((hit, kind) => soldiers[kind] && hit?.far === 0),
    bows: hits.map((hit, kind) => soldiers[kind] && hit !== null && hit.far > 0),
    /** Whom Attacks and Spells need; -1: nobody. */
    commander: starting(commanding),
    conjurer: starting(having('conjure')),
    /** One of each a player (CA-4), with where they stand, counted from their owner's Castle Zone. */
    starters,
    /** The shared deck, sorted. */
    shared: cards.flatMap((card, kind): CardKind[] => Array<CardKind>(copiesOf(card)).fill(kind)),
    /** What is taken for granted where a position does not say more. */
    charge: firstOf(cards, 'charge')?.bonus ?? 0,
    ambush: firstOf(cards, 'ambush')?.times ?? 1,
  };
}

/** The cards of a match by kind, and what the rules read from them. */
export type CardTable = ReturnType<typeof tableOf>;

const inForce = cardLookUp(book, tableOf, further);

let lastOptions: CastlesOptions | null = null;
let lastTable = tableOf(book.printed);

/** The cards of a match. @throws Error on options that `checkCards` refuses */
export function tableFor({ options }: Under): CardTable {
  // Rules ask for one match again and again: the look-up is not even called.
  if (options !== lastOptions) {
    lastTable = inForce(options);
    lastOptions = options;
  }
  return lastTable;
}

/** The kind of card that the match has under this slug, or -1. */
export function kindIn(under: Under, slug: string): CardKind {
  const kind = kindOf(slug);
  return tableFor(under).cards[kind]?.slug === slug ? kind : -1;
}

/** The card of this kind as one that stands in a zone. */
export function standingCard(under: Under, kind: CardKind): Standing {
  const card = tableFor(under).cards[kind];
  if (!stands(card)) throw new Error(`${card.name} does not stand anywhere.`);
  return card;
}
