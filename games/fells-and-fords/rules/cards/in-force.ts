// What is printed in a match: cards, units, objectives and armies as they are, or as its options change them.

import { cardLookUp, cardsUnder } from '@bridgefront/tabletop/cards';
import type { CardTexts } from '@bridgefront/tabletop/cards';
import type { Choice, Options } from '@bridgefront/kernel';
import { OBJECTIVES } from '../tables/objectives.ts';
import type {
  AbilityKind,
  ArmyCard,
  CommandCard,
  FactionName,
  LoreCard,
  Objective,
  ObjectiveCard,
  Preset,
  PrintedCard,
  UnitType,
} from '../vocabulary.ts';
import { book } from './book.ts';
import { objectiveOf, presetOf } from './table.ts';

/** A match, or whatever else has its options. */
export interface Under {
  readonly options: CardTexts;
}

const noAbilities: { readonly [A in AbilityKind]: number } = {
  immovable: 0,
  doubleShot: 0,
  vigilant: 0,
  flanking: 0,
  stun: 0,
  crush: 0,
  drain: 0,
  flying: 0,
  rage: 0,
  frenzy: 0,
  poison: 0,
  pursue: 0,
  ferocity: 0,
};

// The figure of each ability that a unit has, 1 where there is none. Bots ask for them all the time.
function abilityFigures({ abilities }: UnitType): typeof noAbilities {
  return {
    ...noAbilities,
    ...Object.fromEntries(abilities.map((one) => [one.ability, 'upTo' in one ? one.upTo : 1])),
  };
}

function numbersIn(cards: readonly PrintedCard[]): ReadonlyMap<string, number> {
  return new Map(cards.map(({ slug }, id) => [slug, id]));
}

function tablesOf(cards: readonly PrintedCard[]) {
  const commands = cards.filter((card): card is CommandCard => card.type === 'command');
  const lore = cards.filter((card): card is LoreCard => card.type === 'lore');
  const units = cards.filter((card): card is UnitType => card.type === 'unit');
  const objectives = cards.filter((card): card is ObjectiveCard => card.type === 'objective');
  const numbersOf = (faction: FactionName): readonly number[] =>
    lore.flatMap((card, id) => (card.faction === faction ? [id] : []));
  return {
    cards,
    commands,
    lore,
    units,
    // In the order of the table, which no match changes.
    objectives: OBJECTIVES.map((one, id) => objectiveOf(one, objectives[id])),
    armies: cards.filter((card): card is ArmyCard => card.type === 'army').map(presetOf),
    commandNumbers: numbersIn(commands),
    loreNumbers: numbersIn(lore),
    loreOf: { fords: numbersOf('fords'), fells: numbersOf('fells') },
    abilities: units.map(abilityFigures),
    cardChoices: commands.map(({ slug }): Choice => `card:${slug}`),
    loreChoices: lore.map(({ slug }): Choice => `lore:${slug}`),
  };
}

const inForce = cardLookUp(book, tablesOf);

/** What is wrong with the options that hold cards, in one sentence; null if they can be used. */
export function checkCards(options: CardTexts): string | null {
  const cards = cardsUnder(book, options);
  return typeof cards === 'string' ? cards : null;
}

/** Options with the texts of cards, empty where they say nothing. */
export function under(options: Options): Under {
  return {
    options: { cards: String(options['cards'] ?? ''), cardChanges: String(options['cardChanges'] ?? '') },
  };
}

/** Everything printed in a match. */
export function cardsFor({ options }: Under): readonly PrintedCard[] {
  return inForce(options).cards;
}

/** The command cards of a match, by number. @throws Error on texts that `checkCards` refuses; so do all others */
export function commandTable({ options }: Under): readonly CommandCard[] {
  return inForce(options).commands;
}

/** The lore cards of a match, by number. */
export function loreTable({ options }: Under): readonly LoreCard[] {
  return inForce(options).lore;
}

/** The kinds of units of a match, by number. */
export function unitTable({ options }: Under): readonly UnitType[] {
  return inForce(options).units;
}

/** The objectives of a match, by number. */
export function objectiveTable({ options }: Under): readonly Objective[] {
  return inForce(options).objectives;
}

/** The armies of a match that can be taken whole. */
export function armyTable({ options }: Under): readonly Preset[] {
  return inForce(options).armies;
}

/** The command card with this slug, or -1. */
export function commandId({ options }: Under, slug: string): number {
  return inForce(options).commandNumbers.get(slug) ?? -1;
}

/** The lore card with this slug, or -1. */
export function loreId({ options }: Under, slug: string): number {
  return inForce(options).loreNumbers.get(slug) ?? -1;
}

/** The numbers of a faction's lore cards, each once. */
export function loreOf({ options }: Under, faction: FactionName): readonly number[] {
  return inForce(options).loreOf[faction];
}

/** The figure of a unit's ability, 1 for one without a figure, 0 for an ability that it has not. */
export function abilityOf({ options }: Under, type: number, ability: AbilityKind): number {
  return inForce(options).abilities[type][ability];
}

/** `card:<slug>` by command card. */
export function cardChoices({ options }: Under): readonly Choice[] {
  return inForce(options).cardChoices;
}

/** `lore:<slug>` by lore card. */
export function loreChoices({ options }: Under): readonly Choice[] {
  return inForce(options).loreChoices;
}
