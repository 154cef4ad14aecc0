// The book of everything printed in Fells and Fords: what a match may change in it, and which cards there cannot be.

import { flag, kinds, list, number, optional, orNull, row, word } from '@bridgefront/tabletop/cards';
import type { CardBook, Fields, FieldsOf, Shape } from '@bridgefront/tabletop/cards';
import { UNITS } from '../tables/units.ts';
import {
  factionNames,
  factions,
  kinds as unitKinds,
  patternNames,
  scoreRules,
  windows,
} from '../vocabulary.ts';
import type {
  AbilityKind,
  AbilityOf,
  ArmyCard,
  Boons,
  CardType,
  CombatPart,
  CommandCard,
  FactionName,
  LoreCard,
  LoreEffect,
  LoreKind,
  LoreOf,
  ObjectiveCard,
  OrderRule,
  PrintedCard,
  UnitType,
  WindowName,
} from '../vocabulary.ts';
import { landShape, problemOfLand } from './ground.ts';
import { armyProblem, musterProblem, problemOfArmy } from './muster.ts';
import { CARDS } from './table.ts';

const upTo = number(1, 6, 2);
const section = number(0, 4, 1);

const orders: { readonly [R in OrderRule['rule']]: FieldsOf<Extract<OrderRule, { rule: R }>, 'rule'> } = {
  sections: { left: section, centre: section, right: section },
  kinds: { kinds: list(() => word(...unitKinds), 1, unitKinds.length, ''), upTo },
  ranged: { upTo },
  around: { upTo },
};

const boon = optional(number(1, 3));
const boons: FieldsOf<Boons> = {
  dice: boon,
  steadyDice: boon,
  move: boon,
  attackStep: optional(flag),
  scout: optional(flag),
};

const ofFaction = (faction: FactionName): readonly string[] =>
  UNITS.filter((unit) => unit.faction === faction).map(({ slug }) => slug);
const anyUnit = word(...UNITS.map(({ slug }) => slug));
const count = number(1, 6);

const effects: { readonly [K in LoreKind]: FieldsOf<LoreOf<K>, 'do'> } = {
  prevent: { amount: count, beside: optional(count) },
  stand: { upTo: orNull(count) },
  dice: { by: number(-4, 4, 1) },
  exact: { dice: number(1, 8, 3) },
  reroll: { upTo: orNull(count) },
  cleaves: {},
  cancel: {},
  recover: { amount: count, of: optional(list(() => anyUnit, 1, 5, '')) },
  bar: {},
  order: {},
  march: { move: number(1, 2), through: list(() => word('forest', 'ford'), 0, 2, '') },
  spate: { dice: number(1, 6, 2) },
  lift: {},
  drive: {},
  trample: {},
  'dying-blow': {},
  sacrifice: { lore: number(1, 9, 3) },
  venom: { within: number(1, 6, 3), of: anyUnit },
  tithe: { most: number(1, 9, 4) },
};

const upTo4 = number(1, 4);
const abilities: { readonly [K in AbilityKind]: FieldsOf<AbilityOf<K>, 'ability'> } = {
  immovable: { upTo: upTo4 },
  doubleShot: {},
  vigilant: {},
  flanking: {},
  stun: {},
  crush: {},
  drain: {},
  flying: {},
  rage: {},
  frenzy: {},
  poison: {},
  pursue: { upTo: upTo4 },
  ferocity: {},
};

const part: FieldsOf<CombatPart> = {
  part: word('roller', 'target'),
  attack: optional(word('melee', 'ranged')),
};

type NewFields<T extends PrintedCard> = FieldsOf<Omit<T, 'slug' | 'name'>, 'type'>;

const command: NewFields<CommandCard> = {
  copies: number(0, 8, 2),
  orders: kinds('rule', orders),
  boons: row(boons),
};

function lore(...sides: readonly FactionName[]): NewFields<LoreCard> {
  return {
    faction: word(...sides),
    copies: number(0, 6, 2),
    cost: number(0, 9, 2),
    window: word(...windows),
    when: optional(row(part)),
    effect: kinds('do', effects),
  };
}

// First battles and whole armies need as many copies as are printed. A legend is one figure with a name, others are several.
function unit({ faction, copies, kind }: UnitType): NewFields<UnitType> {
  return {
    faction: word(faction),
    kind: word(...unitKinds.filter((one) => (one === 'legend') === (kind === 'legend'))),
    move: number(1, 6, 2),
    health: number(1, 7, 3),
    dice: number(1, 6, 2),
    range: number(0, 6),
    cost: number(1, 20, 4),
    copies: number(copies, 9),
    abilities: list(() => kinds('ability', abilities), 0, 4, 'ability'),
  };
}

// Places are named by buildings unless one objective may burn them down: which one it is does not change.
function objective({ faction, score }: ObjectiveCard): NewFields<ObjectiveCard> {
  const scores = score === 'burn' ? [score] : scoreRules.filter((rule) => rule !== 'burn');
  return {
    faction: word(faction),
    pattern: word(...patternNames),
    score: word(...scores),
    ...landShape,
  };
}

function army({ faction }: ArmyCard): NewFields<ArmyCard> {
  const own = word(...ofFaction(faction));
  return {
    faction: word(faction),
    units: list(() => row({ unit: own, copies: number(1, 9) }), 1, ofFaction(faction).length, 'unit'),
    tent: flag,
  };
}

function cardShape(card: PrintedCard | null): Shape {
  const one = (type: CardType, fields: Fields): Shape => row({ type: word(type), ...fields });
  switch (card?.type) {
    case undefined:
      return kinds('type', { command, lore: lore(...factions) });
    case 'command':
      return one('command', command);
    case 'lore':
      return one('lore', lore(card.faction));
    case 'unit':
      return one('unit', unit(card));
    case 'objective':
      return one('objective', objective(card));
    case 'army':
      return one('army', army(card));
  }
}

// When a card of this kind can be played at all.
const moments: { readonly [K in LoreKind]: readonly WindowName[] } = {
  prevent: ['damage'],
  stand: ['retreat'],
  dice: ['declare'],
  exact: ['declare'],
  reroll: ['roll'],
  cleaves: ['roll'],
  cancel: ['cancel'],
  recover: ['orders', 'moves', 'upkeep'],
  bar: ['orders', 'moves'],
  order: ['orders', 'moves'],
  march: ['orders'],
  spate: ['orders', 'moves'],
  lift: ['orders', 'moves'],
  drive: ['orders', 'moves'],
  trample: ['moves'],
  'dying-blow': ['fall'],
  sacrifice: ['orders', 'upkeep'],
  venom: ['orders', 'moves'],
  tithe: ['orders', 'upkeep'],
};

const momentNames: { readonly [W in WindowName]: string } = {
  orders: 'in the Order step',
  moves: 'in the Move step',
  upkeep: 'in the Lore step',
  declare: 'before dice are rolled',
  roll: 'after dice are rolled',
  damage: 'when a unit would suffer damage',
  fall: 'when a unit falls',
  retreat: 'when a unit would retreat',
  cancel: 'when the opponent plays a lore card',
};

function dicePart(by: number, when: CombatPart | undefined): string | null {
  if (by === 0) return 'changes no dice: give it a number other than 0';
  if (when === undefined) return 'changes dice, and does not say in whose attack';
  if (by > 0 && when.part === 'target') return 'gives dice to the attack against its own unit';
  return by < 0 && when.part === 'roller' ? 'takes dice from its own attack' : null;
}

function unitsNamed(effect: LoreEffect): readonly string[] {
  if (effect.do === 'venom') return [effect.of];
  if (effect.do === 'recover') return effect.of ?? [];
  return effect.do === 'lift' ? ['storm-heron'] : [];
}

function problemOfLore({ faction, window, when, effect }: LoreCard): string | null {
  const fit = moments[effect.do];
  if (!fit.includes(window))
    return `does nothing ${momentNames[window]}: it can be played ${fit.map((one) => momentNames[one]).join(' or ')}`;
  if (when !== undefined && window !== 'declare' && window !== 'roll')
    return 'speaks of an attack, and is not played before or after a roll';
  if (unitsNamed(effect).some((slug) => !ofFaction(faction).includes(slug)))
    return 'names units of the other faction';
  if (effect.do === 'march' && effect.through.length === 1)
    return 'opens forests and fords together, or neither';
  if (effect.do === 'prevent' && effect.beside !== undefined && effect.beside <= effect.amount)
    return 'prevents no more beside another unit than alone';
  return effect.do === 'dice' ? dicePart(effect.by, when) : null;
}

function problem(card: PrintedCard): string | null {
  if (card.type === 'objective') return problemOfLand(card);
  if (card.type === 'army') return problemOfArmy(card);
  if (card.type === 'lore') return problemOfLore(card);
  if (card.type !== 'command' || card.orders.rule !== 'sections') return null;
  const { left, centre, right } = card.orders;
  return left + centre + right === 0 ? 'orders nobody' : null;
}

/** So many cards at least that a deck has to have, for the largest first hands. */
const leastCommands = 20;
const leastLore = 6;

function copiesOf(cards: readonly PrintedCard[], fits: (card: PrintedCard) => boolean): number {
  return cards.reduce((sum, card) => sum + (fits(card) && 'copies' in card ? card.copies : 0), 0);
}

function problemOfAll(cards: readonly PrintedCard[]): string | null {
  const commands = copiesOf(cards, ({ type }) => type === 'command');
  if (commands < leastCommands)
    return `The command deck has ${commands} cards left; a match needs ${leastCommands}.`;
  for (const faction of factions) {
    const found = copiesOf(cards, (card) => card.type === 'lore' && card.faction === faction);
    if (found < leastLore)
      return `The lore deck of the ${factionNames[faction]} has ${found} cards left; a match needs ${leastLore}.`;
  }
  const units = cards.filter((card) => card.type === 'unit');
  const armies = cards.filter((card) => card.type === 'army');
  return musterProblem(units) ?? armyProblem(units, armies);
}

/** What a match may make of the cards. */
export const book: CardBook<PrintedCard> = {
  printed: CARDS,
  shape: cardShape,
  remove: (card) =>
    card.type === 'command' || card.type === 'lore'
      ? { ...card, copies: 0 }
      : `${card.name} cannot be taken out: every ${card.type} has its place in armies and battles.`,
  problem,
  problemOfAll,
};
