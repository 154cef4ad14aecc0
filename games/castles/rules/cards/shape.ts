// What a card of Castles may hold, written once beside the vocabulary and checked against it by the compiler.

import { flag, kinds, list, number, optional, row, word } from '@bridgefront/tabletop/cards';
import type { Fields, FieldsOf, Shape } from '@bridgefront/tabletop/cards';
import { patients, preys, sites, starts, stands } from '../vocabulary.ts';
import type {
  AbilityKind,
  AbilityOf,
  BuildingCard,
  Card,
  CardType,
  CastleCard,
  EffectKind,
  EffectOf,
  Played,
  SpecialCard,
  UnitCard,
} from '../vocabulary.ts';
import { CARDS } from './table.ts';

const gain = number(1, 20);
const damage = number(0, 9, 2);
const bonus = number(0, 5, 1);

const abilities: { readonly [K in AbilityKind]: FieldsOf<AbilityOf<K>, 'can'> } = {
  hit: {
    damage,
    near: number(0, 5),
    far: number(0, 5),
    prey: word(...preys),
    into: flag,
    stopped: flag,
  },
  assassinate: {},
  build: {},
  mend: { whom: word(...patients), gain },
  look: { cards: number(1, 5, 2) },
  decide: {},
  lead: {},
  command: {},
  conjure: {},
  climb: {},
  bar: {},
  arm: { bonus },
  hold: {},
};

const effects: { readonly [K in EffectKind]: FieldsOf<EffectOf<K>, 'do'> } = {
  mend: { whom: word(...patients), gain },
  charge: { bonus },
  rain: { gives: word('shot', 'strength'), bonus: number(0, 5, 2) },
  rout: {},
  spring: {},
  rally: {},
  ambush: { times: number(1, 4, 2) },
  burn: { damage, specials: flag },
  revive: { most: number(1, 5, 2) },
  plague: { damage },
  storm: { damage, reach: word('enemy', 'both'), specials: flag },
};

/** So many abilities or effects one card has at most. */
const most = 4;

function able(least: number, ...names: readonly AbilityKind[]): Shape {
  const known = Object.fromEntries(names.map((name) => [name, abilities[name]]));
  return list(() => kinds('can', known), least, most, 'can');
}

function doing(...names: readonly EffectKind[]): Shape {
  const known = Object.fromEntries(names.map((name) => [name, effects[name]]));
  return list(() => kinds('do', known), 1, most, 'do');
}

const pictured = (standing: boolean): Shape =>
  optional(word(...CARDS.flatMap((card) => (stands(card) === standing ? card.slug : []))));

type NewFields<T extends Card> = FieldsOf<Omit<T, 'slug' | 'name'>, 'type'>;

const castle: NewFields<CastleCard> = {
  hp: number(10, 100, 50),
  start: word('middle'),
  abilities: able(1, 'decide'),
  art: pictured(true),
};

const special: NewFields<SpecialCard> = {
  hp: number(1, 12, 3),
  steps: number(0, 2, 1),
  start: word(...starts),
  abilities: able(
    0,
    'hit',
    'assassinate',
    'look',
    'lead',
    'command',
    'conjure',
    'build',
    'mend',
    'arm',
    'hold',
  ),
  art: pictured(true),
};

const copies = number(0, 20, 2);

const unit: NewFields<UnitCard> = {
  copies,
  hp: number(1, 12, 3),
  steps: number(0, 2, 1),
  abilities: able(0, 'hit', 'mend', 'build', 'look', 'assassinate', 'lead', 'arm', 'hold'),
  art: pictured(true),
};

const building: NewFields<BuildingCard> = {
  copies,
  hp: number(1, 30, 8),
  site: word(...sites),
  escorts: optional(number(0, 4, 1)),
  abilities: able(0, 'hit', 'mend', 'build', 'lead', 'climb', 'bar', 'arm', 'hold'),
  art: pictured(true),
};

const played: NewFields<Played> = {
  copies,
  effects: doing('mend', 'charge', 'rain', 'rout', 'rally', 'ambush', 'burn', 'revive', 'plague', 'storm'),
  art: pictured(false),
};

const shapes: { readonly [T in CardType]: Fields } = {
  castle,
  special,
  soldier: unit,
  civilian: unit,
  building,
  action: played,
  attack: played,
  spell: played,
  instant: { ...played, effects: doing('spring') },
};

const { castle: _castle, instant: _instant, ...made } = shapes;

/** What a card holds besides its name. What it is decides where it lies and what it counts as: that a printed card stays. */
export function cardShape(printed: Card | null): Shape {
  if (printed === null) return kinds('type', made);
  return row({ type: word(printed.type), ...shapes[printed.type] });
}
