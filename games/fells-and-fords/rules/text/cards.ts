// What cards, units, objectives and abilities say, made from their data: a forgotten kind does not compile.

import type { Options, WindowKind } from '@bridgefront/kernel';
import type {
  Ability,
  AbilityKind,
  AbilityOf,
  Boons,
  CommandCard,
  LoreCard,
  LoreEffect,
  LoreKind,
  LoreOf,
  OrderRule,
  PrintedCard,
  ScoreRule,
  TerrainName,
  UnitType,
  WindowName,
} from '../vocabulary.ts';
import { capitalised, either, list, plural } from '@bridgefront/tabletop/words';
import { presetOf } from '../cards/table.ts';
import { loreChoices, loreTable, under } from '../cards/in-force.ts';
import { factionNames } from '../vocabulary.ts';
import { nameOf, presetUnits } from './words.ts';

const abilityWords: { readonly [K in AbilityKind]: (ability: AbilityOf<K>, frenzyFace: string) => string } = {
  immovable: ({ upTo }) => `may ignore up to ${plural(upTo, 'retreat')} of each combat`,
  doubleShot: () => 'if it did not move in the Move step, it may attack a second time at once',
  vigilant: () => 'whoever it attacks cannot counter',
  flanking: () => 'friendly units without Flanking roll 1 more die when they attack an enemy beside it',
  stun: () => 'commit a heroic die: the target is stunned',
  crush: () => 'commit heroic dice: 1 damage each',
  drain: () => 'commit heroic dice: 1 damage each, and it recovers 1 health',
  flying: () =>
    'moves over units and all terrain, and ends on any empty hex; terrain of its own hex does not count in combat',
  rage: () => '1 more die for each figure lost',
  frenzy: (_, face) =>
    `commit ${face} dice for 1 damage each; at the end of the combat it loses as many figures`,
  poison: () => 'commit a heroic die: the target is poisoned',
  pursue: ({ upTo }) =>
    `once a turn, instead of advancing, it moves up to ${plural(upTo, 'hex')} and may attack once more`,
  ferocity: () => 'counters before it retreats',
};

/** The name of an ability as printed: `Double Shot`, `Immovable 2`. */
function abilityName(ability: Ability): string {
  const name = capitalised(ability.ability.replace(/([A-Z])/g, ' $1'));
  return 'upTo' in ability ? `${name} ${ability.upTo}` : name;
}

/** An ability with what it does. */
function abilityText(ability: Ability, frenzyFace: string): string {
  const words = abilityWords[ability.ability] as (one: Ability, face: string) => string;
  return `${abilityName(ability)}: ${words(ability, frenzyFace)}.`;
}

/** The rules text of a kind of unit under a match's options. */
export function unitText({ abilities }: UnitType, { frenzyFace = 'heroic' }: Options = {}): string {
  return abilities.map((ability) => abilityText(ability, String(frenzyFace))).join(' ');
}

/** A unit's printed figures on one line. */
export function unitFacts({ kind, move, dice, range, health, cost }: UnitType): string {
  const reach = range > 0 ? `range ${range}` : 'melee';
  return `${kind}, ${cost} points, move ${move}, ${plural(dice, 'die')}, ${reach}, health ${health}`;
}

const orderWords: {
  readonly [R in OrderRule['rule']]: (rule: Extract<OrderRule, { rule: R }>) => string;
} = {
  sections: ({ left, centre, right }) =>
    list(
      (
        [
          ['on the left', left],
          ['in the centre', centre],
          ['on the right', right],
        ] as const
      ).flatMap(([where, count]) => (count > 0 ? [`${plural(count, 'unit')} ${where}`] : [])),
    ),
  kinds: ({ kinds, upTo }) => plural(upTo, `${either(kinds)} unit`),
  ranged: ({ upTo }) => `${plural(upTo, 'unit')} with a range`,
  around: ({ upTo }) => `1 unit and ${plural(upTo, 'friendly unit')} beside it`,
};

const boonWords: { readonly [B in keyof Required<Boons>]: (value: Boons[B]) => string } = {
  dice: (count) => `Each has +${plural(count ?? 0, 'die')} in its first attack.`,
  steadyDice: (count) => `Each that did not move has +${plural(count ?? 0, 'die')} in its first attack.`,
  move: (count) => `Each has +${count} movement.`,
  attackStep: () => 'Each may move 1 hex once in the Attack step.',
  scout: () => 'In upkeep draw 2 command cards, keep 1 and discard the other face up.',
};

/** The rules text of a command card. */
export function commandText({ orders, boons }: CommandCard): string {
  const order = (orderWords[orders.rule] as (rule: OrderRule) => string)(orders);
  const more = (Object.keys(boons) as (keyof Boons)[]).map((boon) =>
    (boonWords[boon] as (value: unknown) => string)(boons[boon]),
  );
  return [`Order up to ${order}.`, ...more].join(' ');
}

const windowWords: { readonly [W in WindowName]: string } = {
  orders: 'In your Order step',
  moves: 'In your Move step',
  upkeep: 'In your Lore step',
  declare: 'Before dice are rolled',
  roll: 'After dice are rolled',
  damage: 'When your unit would suffer damage',
  fall: 'When your unit, not stunned, falls to an attack from beside it by a unit without Vigilant',
  retreat: 'When your unit would retreat',
  cancel: 'When your opponent plays a lore card',
};

// Windows of reactions (FF-79): what opens in the own turn is no reaction.
const reactions = ['declare', 'roll', 'damage', 'fall', 'retreat', 'cancel'] as const;

/** The windows that a seat can answer beforehand. Who always reacts plays the first lore card of the deck that fits. */
export function loreWindows(options: Options): readonly WindowKind[] {
  const match = under(options);
  return reactions.map((window) => ({
    ask: 'react',
    where: { window },
    text: windowWords[window],
    always: loreTable(match).flatMap((card, id) => (card.window === window ? [loreChoices(match)[id]] : [])),
  }));
}

const effectWords: { readonly [K in LoreKind]: (effect: LoreOf<K>) => string } = {
  prevent: ({ amount, beside }) =>
    `it suffers ${amount} damage less${beside === undefined ? '' : `, ${beside} less if beside another friendly unit`}`,
  stand: ({ upTo }) => `it ignores ${upTo === null ? 'all retreats' : `up to ${plural(upTo, 'retreat')}`}`,
  dice: ({ by }) => (by > 0 ? `+${plural(by, 'die')}` : `${plural(-by, 'die')} fewer`),
  exact: ({ dice }) => `the unit rolls exactly ${plural(dice, 'die')}, and nothing changes this number`,
  reroll: ({ upTo }) =>
    upTo === null
      ? 'roll any number of the dice again, once'
      : `choose up to ${upTo} of the dice; they are rolled again`,
  cleaves: () => 'each cleave may be committed for 1 damage, though weak or ranged',
  cancel: () => 'that card has no effect',
  recover: ({ amount, of }) =>
    `${of === undefined ? 'one ordered unit' : `one of your ${either(of.map(nameOf))}`} recovers up to ${amount} health`,
  bar: () => 'your opponent plays no lore card for the rest of the turn',
  order: () => 'order 1 more unit anywhere',
  march: ({ move, through }) =>
    `one ordered unit has +${move} movement this turn${through.length > 0 ? `; ${list(through)} do not end its move` : ''}`,
  spate: ({ dice }) =>
    `choose an enemy on or beside water that does not fly and roll ${plural(dice, 'die')}: each strike, cleave or pierce is 1 damage to it`,
  lift: () =>
    'place a unit beside your Storm Heron, of either side, on another empty hex beside the Heron where it may stand',
  drive: () =>
    'choose one of your units: each enemy beside it, in an order you choose, moves 1 hex directly away if it can',
  trample: () =>
    'an ordered cavalry unit that has not moved moves now, through enemies too: roll 1 die for each enemy hex entered, strike, cleave or pierce is 1 damage',
  'dying-blow': () => 'before it is removed it counters with the health it had',
  sacrifice: ({ lore }) => `remove 1 figure of one of your units with at least 2 and gain ${lore} lore`,
  venom: ({ within, of }) =>
    `an enemy within ${plural(within, 'hex')} of your ${nameOf(of)} becomes poisoned`,
  tithe: ({ most }) => `gain 1 lore for each of your units on a banner, building or bridge, at most ${most}`,
};

function partWords({ when }: LoreCard): string {
  if (when === undefined) return '';
  const whose = when.part === 'roller' ? 'by your unit' : 'against your unit';
  return ` for ${when.attack === undefined ? 'an attack' : `a ${when.attack} attack`} ${whose}`;
}

/** The rules text of a lore card, without its cost. */
export function loreText(card: LoreCard): string {
  const effect = (effectWords[card.effect.do] as (effect: LoreEffect) => string)(card.effect);
  return `${windowWords[card.window]}${partWords(card)}: ${effect}.`;
}

/** How an objective scores. */
export const objectiveText: { readonly [R in ScoreRule]: string } = {
  spread: '1 VP if three of your units stand in your rows 5 to 9, one in each section.',
  'hold-buildings': '1 VP if units of yours stand on two or more buildings.',
  'hold-crossings': '1 VP if units of yours stand on two or more fords or bridges.',
  'more-hills': '1 VP if more of your units than of your opponent’s stand on hills.',
  arrive: '2 VP for each unit of yours in your rows 8 and 9 that has not been paid for yet.',
  middle: '1 VP if a unit of yours stands on the middle hex.',
  'keep-out': '1 VP if no enemy stands in your rows 1 to 4 and a unit of yours stands in your rows 5 to 9.',
  kills: '1 VP for each enemy unit eliminated this turn, at most 2.',
  'waterside-kills':
    '1 VP at once whenever an enemy unit is eliminated on or beside water, in either turn, whatever eliminates it.',
  burn: '2 VP for each unit of yours on a building in your rows 6 to 9, which is burnt down.',
  cairns: '2 VP for each unit of yours on a hill in your rows 5 to 9 without a cairn; it gets one.',
  crowd: '1 VP if three or more of your units stand in your rows 6 to 9.',
  trophies: '2 VP at once whenever an enemy unit of cost 6 or more is eliminated in your turn.',
  'many-banners': '1 VP if units of yours stand on three or more banners.',
};

function copiesWords(copies: number): string {
  return copies === 1 ? '1 copy' : `${copies} copies`;
}

/** What is printed beside the text of anything: what it is, what it costs, how often it is there. */
export function cardFacts(card: PrintedCard): string {
  switch (card.type) {
    case 'command':
      return `command, ${copiesWords(card.copies)}`;
    case 'lore':
      return `lore of the ${factionNames[card.faction]}, cost ${card.cost}, ${copiesWords(card.copies)}`;
    case 'unit':
      return `${unitFacts(card)}, ${copiesWords(card.copies)}`;
    case 'objective':
      return `objective of the ${factionNames[card.faction]}, pattern ${card.pattern}`;
    case 'army':
      return `whole army of the ${factionNames[card.faction]}`;
  }
}

/** The rules text of anything that is printed on a card. */
export function cardText(card: PrintedCard): string {
  switch (card.type) {
    case 'command':
      return commandText(card);
    case 'lore':
      return loreText(card);
    case 'unit':
      return unitText(card);
    case 'objective':
      return objectiveText[card.score];
    case 'army':
      return `${capitalised(presetUnits(presetOf(card)))}.`;
  }
}

/** What terrain does (FF-36 to FF-41). */
export const terrainText: { readonly [T in Exclude<TerrainName, 'clear'>]: string } = {
  forest:
    'Blocks sight and ends a move. Whoever rolls from it or at a unit in it has at most 2 dice before what is added.',
  hill: 'Blocks sight. Units do not block the sight of one that stands on it and does not fly.',
  building:
    'Blocks sight and ends a move. Takes 1 damage off each combat, and 1 off each effect outside combat.',
  tent: 'Blocks sight and ends a move. An enemy on it when its own turn begins takes it for victory points.',
  water: 'Only units that fly end a move on it or cross it without a ford or a bridge.',
  ford: 'Opens water in all directions. Ends a move.',
  bridge: 'Opens water in all directions.',
};
