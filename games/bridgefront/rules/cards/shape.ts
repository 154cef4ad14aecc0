// What a card of Bridgefront may hold, field by field: the closed vocabulary of effects as shapes for checks, forms and lots.

import { flag, kinds, list, number, optional, orNull, row, word } from '@bridgefront/tabletop/cards';
import type { FieldsOf, Shape } from '@bridgefront/tabletop/cards';
import type { StarterRow } from './starter-decks.ts';
import { CARDS } from './table.ts';
import { destinations, factionNames } from '../effects.ts';
import type { Boost, Card, Condition, EffectKind, EffectOf, Trait, TraitKind } from '../effects.ts';

const most = 20;
const count = number(1, most);
const amount = number(0, most, 1);
const threshold = number(0, 6, 3);
const within = number(0, 10, 2);
const age = number(1, 3);
const maybeCount = optional(count);
const maybeFlag = optional(flag);

const conditions: { readonly [K in Condition['if']]: FieldsOf<Extract<Condition, { if: K }>, 'if'> } = {
  occupy: { tile: word('mine', 'forge', 'center', 'enemy-capital') },
  'won-battle': {},
  'enemy-champion-died': {},
  'capital-besieged': {},
};

const boosts: { readonly [K in Boost['boost']]: FieldsOf<Extract<Boost, { boost: K }>, 'boost'> } = {
  'champion-dice': { dice: count },
  smoke: { max: threshold },
  'force-threshold': { max: threshold },
  'assign-hits': {},
  'hits-first': { first: word('forces', 'champions') },
};

const someEffects: Shape = list(() => effectShape, 1, 8);

const modes = list(
  () => row({ name: { is: 'text', short: true, most: 20, start: 'one' }, effects: someEffects }),
  2,
  6,
  'name',
);

const branches = list(
  () => row({ on: list(() => number(1, 6), 1, 6, ''), then: someEffects, late: maybeFlag }),
  1,
  6,
);

const effects: { readonly [K in EffectKind]: FieldsOf<EffectOf<K>, 'do'> } = {
  gold: { amount },
  mana: { amount },
  'steal-gold': { amount },
  draw: { count },
  discard: { count, mana: maybeCount },
  shed: { count, mandatory: maybeFlag, drawEach: maybeCount },
  'cash-in': { count, gold: amount, forces: amount },
  topdeck: { optional: maybeFlag },
  look: { count, keep: count },
  peek: { count },
  scry: { count },
  scrap: { optional: maybeFlag, draw: maybeCount },
  draft: { age, reveal: count, keep: count, from: word('top', 'bottom') },
  pull: { age },
  deploy: { forces: amount, to: word(...destinations), perCardPlayed: maybeCount },
  move: {
    stacks: count,
    steps: count,
    ignoring: optional(word('bridges')),
    unit: optional(word('force')),
    optional: maybeFlag,
    stops: optional(word('occupied')),
    endsBeside: optional(word('champion')),
    who: optional(word('deployed', 'deployed-hex')),
    winDraw: maybeCount,
    arrivalDraw: maybeCount,
  },
  teleport: { to: word('capital', 'occupied', 'mine'), heal: maybeCount, gold: maybeCount },
  raid: { steps: count },
  heal: { whose: word('any', 'own'), amount, inCapital: maybeCount },
  'heal-split': { amount },
  'heal-deployed': { amount },
  damage: { whose: word('any', 'enemy'), amount, within: optional(within) },
  'remove-champion': {},
  mark: { gold: amount, within: optional(within), lasts: word('round', 'next-round') },
  ward: { count },
  slow: {},
  frenzy: { dice: amount, damage: amount },
  entrench: { max: threshold },
  boost: { boost: kinds('boost', boosts) },
  'siege-writ': { forces: amount },
  'last-stand': { forces: amount },
  mortar: { within, accuracy: number(0, 100, 50), forces: amount, damage: amount },
  cataclysm: { within: optional(within), damage: amount },
  attrition: { within, forces: amount, damage: amount },
  encircle: { neighbours: count, forces: amount },
  'strike-mine': { within, forces: amount },
  build: { count, where: word('touching', 'anywhere'), temporary: maybeFlag, garrison: maybeCount },
  destroy: {
    count,
    where: word('touching', 'anywhere', 'here'),
    within: optional(within),
    upTo: maybeFlag,
  },
  trap: {},
  lockdown: {},
  wormhole: { within },
  dominion: { count },
  blackout: {},
  'raise-mine': { by: count, max: number(1, most, 6), optional: maybeFlag, deploy: maybeCount },
  'mine-gold': {},
  'last-contract': {},
  discount: { mana: amount },
  choose: { modes },
  when: { condition: kinds('if', conditions), then: someEffects, else: optional(someEffects) },
  roll: { branches },
};

/** One instruction. */
const effectShape: Shape = kinds('do', effects);

const traits: { readonly [K in TraitKind]: FieldsOf<Extract<Trait, { trait: K }>, 'trait'> } = {
  bodyguard: {},
  'assassins-edge': { damage: amount },
  flight: {},
  extraction: { gold: amount },
  inspire: { max: threshold },
  'contract-pay': { gold: amount },
  'extra-dice': { dice: amount, when: word('enemy-champion', 'no-enemy-champion', 'no-own-forces') },
  extort: { gold: amount },
  juggernaut: { hits: count },
  'blood-ledger': { gold: amount },
  'tactical-hand': { hits: count },
  breach: { max: threshold },
  stitchwork: { heal: amount },
  tempest: { damage: amount },
  slipstep: { steps: count },
  archive: { look: count },
  gateway: { within },
};

const price = number(0, most);

const stats = row({
  hp: number(1, 99, 4),
  dice: number(1, most, 2),
  hits: number(1, 6, 2),
  bounty: number(0, most, 2),
  traits: list(() => kinds('trait', traits), 0, 3, 'trait'),
  onDeploy: list(() => effectShape, 0, 8),
  ability: optional({ is: 'text', most: 24, start: 'Ability' }),
});

const shared = {
  copies: number(1, 9),
  mana: price,
  gold: price,
  initiative: number(0, 999, 50),
  initiativeAlt: orNull(number(0, 999, 100)),
  burn: flag,
  vp: price,
};

const decks = word('market-1', 'market-2', 'market-3', 'power-1', 'power-2', 'power-3', 'starter');
const types = word('order', 'spell', 'victory', 'champion');

/** What a card holds besides its name; a faction's own card stays in its place. */
export function cardShape(printed: Card | null): Shape {
  const own = printed?.faction !== undefined;
  return row({
    deck: own ? word('faction') : decks,
    type: own ? word(printed.type) : types,
    ...(own ? { faction: word(...factionNames.filter((one) => one === printed.faction)) } : {}),
    ...shared,
    goldByCount: optional(list(() => price, 3, 3)),
    effects: list(() => effectShape, 0, 8),
    champion: optional(stats),
    art: optional(word(...CARDS.map(({ slug }) => slug))),
  } satisfies FieldsOf<Card, 'slug' | 'name' | 'faction'>);
}

/** What a faction begins with: any cards but Champions and those of factions, new ones among them. */
export function starterShape(fresh: readonly string[]): Shape {
  const isOwn = ({ faction, type }: Card): boolean => faction !== undefined || type === 'champion';
  const held = CARDS.filter((card) => !isOwn(card)).map(({ slug }) => slug);
  const any = word(...held, ...fresh);
  const common = word(...CARDS.filter(({ deck }) => deck === 'starter').map(({ slug }) => slug));
  return row({
    type: word('starters'),
    swaps: list(() => row({ out: common, in: any }), 0, 4),
    own: list(() => any, 3, 30),
  } satisfies FieldsOf<Omit<StarterRow, 'slug' | 'name'>>);
}
