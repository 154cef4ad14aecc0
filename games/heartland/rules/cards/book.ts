// The book of Heartland's cards and prebuilt decks: what a match may change in it.

import { kinds, list, number, optional, row, word } from '@bridgefront/tabletop/cards';
import type { CardBook, Fields, FieldsOf, Shape } from '@bridgefront/tabletop/cards';
import { deckSides, triggerTimes } from '../vocabulary.ts';
import type {
  Ability,
  AbilityKind,
  AbilityOf,
  CardKind,
  Effect,
  EffectKind,
  EffectOf,
  PlainEffect,
  TriggerEffectKind,
  TriggerEffectOf,
} from '../vocabulary.ts';
import { deckRows, isCard, listOf, mostCopies, sideCount, sideSize } from './decks.ts';
import type { DeckRow, Printed } from './decks.ts';
import { CARDS } from './table.ts';

const amount = number(1, 9);
const gain = number(0, 9, 1);

type EffectFields = { readonly [K in EffectKind]: FieldsOf<EffectOf<K>, 'do'> };
type PlainFields = Pick<EffectFields, PlainEffect['do']>;

const plain: PlainFields = {
  heal: { amount },
  drain: { amount },
  draw: { deck: word(...deckSides), amount: number(1, 5) },
};

// Everything but scouting and readying, which are for the strategy phase.
const fights = (targets: { readonly [K in 'enemy' | 'own' | 'sent' | 'moved']: readonly string[] }): Omit<
  EffectFields,
  'scout' | 'ready'
> => ({
  ...plain,
  damage: { amount, target: word(...targets.enemy) },
  weaken: { attack: amount, target: word(...targets.enemy) },
  empower: { attack: gain, health: gain, target: word(...targets.own) },
  rally: { attack: gain, health: gain, target: word('frontier-with-own-unit') },
  repel: { target: word(...targets.sent) },
  shift: { target: word(...targets.moved) },
  salvage: { target: word('own-graveyard-unit') },
});

const tactics = fights({
  enemy: ['enemy-unit', 'enemy-advancing'],
  own: ['own-unit', 'own-advancing'],
  sent: ['enemy-advancing'],
  moved: ['own-advancing'],
});

const maneuvers = fights({
  enemy: ['enemy-unit-here', 'enemy-advancing-here', 'enemy-unit', 'enemy-advancing'],
  own: ['other-own-unit-here', 'own-unit', 'own-advancing'],
  sent: ['enemy-advancing-here', 'enemy-advancing'],
  moved: ['self-advancing', 'own-advancing'],
});

const stratagems: Pick<EffectFields, PlainEffect['do'] | 'scout' | 'ready' | 'salvage'> = {
  ...plain,
  scout: {},
  ready: { target: word('own-exerted-home-unit') },
  salvage: { target: word('own-graveyard-unit') },
};

const abilities: { readonly [K in AbilityKind]: FieldsOf<AbilityOf<K>, 'ability'> } = {
  swift: {},
  charge: { attack: amount },
  garrison: { health: amount },
  palisade: { health: amount },
  banner: { attack: amount },
  granary: { reduce: amount },
};

const triggers: { readonly [K in TriggerEffectKind]: FieldsOf<TriggerEffectOf<K>, 'do'> } = {
  ...plain,
  scorch: { amount },
  return: {},
};

type PayFields = { readonly [pay: string]: Fields };
const ofItself: PayFields = { exert: {}, seal: {} };
const ofSupply: PayFields = { supply: { amount: number(1, 9) } };

function ability(pays: PayFields, effects: { readonly [kind: string]: Fields }): Shape {
  return optional(row({ cost: kinds('pay', pays), effect: kinds('do', effects) }));
}

function standing(...names: readonly AbilityKind[]): Shape {
  const known = Object.fromEntries(names.map((name) => [name, abilities[name]]));
  return list(() => kinds('ability', known), 0, names.length, 'ability');
}

function trigger(times: readonly string[], effects: readonly TriggerEffectKind[]): Shape {
  const known = Object.fromEntries(effects.map((name) => [name, triggers[name]]));
  return optional(row({ when: word(...times), effect: kinds('do', known) }));
}

const supply = number(0, 12, 2);
const [dusk, ...ofUnits] = triggerTimes;

const printedSlugs = CARDS.map(({ slug }) => slug);

function deckShape(fresh: readonly string[]): Shape {
  const held = row({ card: word(...printedSlugs, ...fresh), copies: number(1, 25) });
  const fields: FieldsOf<Omit<DeckRow, 'slug' | 'name'>> = {
    kind: word('deck'),
    cards: list(() => held, 2, printedSlugs.length + fresh.length, 'card'),
  };
  return row(fields);
}

const fields: { readonly [K in CardKind]: Fields } = {
  unit: {
    supply,
    attack: number(0, 20, 2),
    health: number(1, 20, 2),
    standing: standing('swift', 'charge', 'garrison'),
    maneuver: ability(ofItself, maneuvers),
    trigger: trigger(ofUnits, ['heal', 'drain', 'draw', 'scorch', 'return']),
  },
  tactic: { supply, effect: kinds('do', tactics) },
  villager: { stratagem: ability(ofItself, stratagems) },
  settlement: {
    standing: standing('palisade', 'banner', 'granary'),
    stratagem: ability(ofSupply, stratagems),
    trigger: trigger([dusk], ['heal', 'drain', 'draw']),
  },
};

/** The card whose picture a new one has. */
const art = optional(word(...printedSlugs));
const newShape = kinds(
  'kind',
  Object.fromEntries(Object.entries(fields).map(([kind, own]) => [kind, { ...own, art }])),
);

// What a card is decides in which deck it lies, so that a printed one stays it.
function cardShape(printed: Printed | null, fresh: readonly string[] = []): Shape {
  if (printed === null) return newShape;
  return isCard(printed) ? row({ kind: word(printed.kind), ...fields[printed.kind] }) : deckShape(fresh);
}

function removed(card: Printed): Printed | string {
  if (!isCard(card)) return `${card.name} cannot be taken out: a deck leaves out what it will.`;
  return card.slug === 'farmer'
    ? 'Farmer cannot be taken out: every match begins with some.'
    : { ...card, out: true };
}

function problemOfEffect(effect: Effect): string | null {
  const empty = (effect.do === 'empower' || effect.do === 'rally') && effect.attack + effect.health === 0;
  return empty ? 'changes neither attack nor health' : null;
}

// Sealed away it is not there any more when the effect comes.
const itself: readonly string[] = ['self-advancing', 'own-unit', 'own-advancing'];

function problemOfManeuver({ cost, effect }: Ability): string | null {
  return cost.pay === 'seal' && 'target' in effect && itself.includes(effect.target)
    ? 'is sealed away and could be aimed at itself: let it be exerted, or aim at another unit'
    : problemOfEffect(effect);
}

/** So many cards of each side a prebuilt deck has, whatever a match makes of it. */
const [leastCards, mostCards] = [15, 40];

// What a deck holds depends on cards that are new or out, so that all of them are looked at together.
function problemOfAll(printed: readonly Printed[]): string | null {
  const cards = printed.filter(isCard);
  for (const side of deckSides) {
    for (const deck of printed) {
      if (isCard(deck)) continue;
      const count = sideCount(cards, listOf(deck, cards), side);
      if (count < leastCards || count > mostCards)
        return `${deck.name} has ${count} ${side} cards: a deck holds ${leastCards} to ${mostCards} of them.`;
    }
    const most = sideCount(cards, cards.map(mostCopies), side);
    if (most < sideSize) return `Nobody could build a deck: there are ${most} ${side} cards of ${sideSize}.`;
  }
  return null;
}

function problem(card: Printed): string | null {
  if (!isCard(card)) return null;
  if (card.kind === 'tactic') return problemOfEffect(card.effect);
  if (card.kind !== 'unit') return null;
  const { trigger: after, maneuver } = card;
  const early = after !== undefined && after.when !== 'fallen';
  if (early && (after.effect.do === 'scorch' || after.effect.do === 'return'))
    return 'burns or returns, which only the fallen do';
  return maneuver === undefined ? null : problemOfManeuver(maneuver);
}

/** What a match may make of the cards. */
export const book: CardBook<Printed> = {
  printed: [...CARDS, ...deckRows],
  shape: cardShape,
  remove: removed,
  problem,
  problemOfAll,
};
