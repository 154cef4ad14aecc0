// What a match may change, with default and range.

import type { OptionDeclaration, Options, OptionsOf } from '@bridgefront/kernel';
import { BATTLES } from './tables/battles.ts';
import { PRESETS } from './tables/units.ts';
import { factionNames } from './vocabulary.ts';
import type { FactionName } from './vocabulary.ts';

function whole(group: string, standard: number, min: number, max: number, help: string) {
  return { type: 'int', group, default: standard, min, max, help } as const satisfies OptionDeclaration;
}

function word<const W extends readonly string[]>(group: string, values: W, help: string) {
  return { type: 'choice', group, default: values[0], values, help } as const satisfies OptionDeclaration;
}

function army(faction: FactionName) {
  const own = PRESETS.filter((one) => one.faction === faction);
  return {
    ...word(
      'Armies',
      ['any', ...own.map(({ slug }) => slug)],
      `The army of the ${factionNames[faction]}: any, or one of its whole armies.`,
    ),
    names: Object.fromEntries(own.map(({ slug, name }) => [slug, name])),
  };
}

/** All options of the game. */
export const declarations = {
  factions: word(
    'Start',
    ['random', 'fordsSouth', 'fellsSouth'],
    'Who leads the Ford League: drawn, South or North.',
  ),
  battle: {
    ...word(
      'Start',
      ['objectives', 'gateFord', 'brokenWeir', 'cairnHill'],
      'What is played: secret objectives and own deployment, or one of three first battles.',
    ),
    names: Object.fromEntries(BATTLES.map(({ slug, name }) => [slug, name])),
  },
  scenario: {
    type: 'text',
    group: 'Start',
    default: '',
    example:
      '{"units":[{"unit":"Toll Wardens","seat":0,"at":"4,6"},{"unit":"Scree Howlers","seat":1,"at":"4,2"}]}',
    maxLength: 6_000,
    help: 'A battlefield of your own, as the scenario editor writes it.',
  },
  campaign: {
    type: 'bool',
    group: 'Start',
    default: false,
    help: 'Four battles on one record: whoever wins one chooses an objective for the next, and all victory points add up.',
  },
  objectivesDrawn: whole('Start', 3, 1, 7, 'Objectives that each player draws to choose one from.'),
  firstPlayer: word(
    'Start',
    ['initiative', 'random', 'seat0', 'seat1'],
    'Who begins: by the objectives, drawn, South or North.',
  ),
  armies: word('Armies', ['free', 'preset'], 'Armies are mustered freely, or one of three is taken.'),
  leagueArmy: army('fords'),
  clansArmy: army('fells'),
  deployment: word(
    'Armies',
    ['chosen', 'lotSouth', 'lotNorth', 'lot'],
    'Each side lays out its own army, or it lies by lot: South’s, North’s, or both.',
  ),
  copies: whole('Armies', 1, 1, 3, 'Sets of the game that an army is mustered from.'),
  musterPoints: whole('Armies', 50, 35, 70, 'Muster points of an army.'),
  tentPoints: whole('Armies', 5, 0, 10, 'Points that a command tent adds to an army.'),
  tentVp: whole('Armies', 2, 0, 5, 'Victory points for taking the enemy tent.'),
  leftoverLore: whole('Armies', 5, 0, 10, 'Most lore from muster points that were not spent.'),
  presetHands: {
    type: 'bool',
    group: 'Cards',
    default: false,
    help: 'Each player begins with the same four command cards.',
  },
  commandHand: whole('Cards', 4, 2, 6, 'Command cards kept at the start, of two more.'),
  loreHand: whole('Cards', 2, 0, 4, 'Lore cards kept at the start, of one more.'),
  loreLimit: whole('Cards', 4, 2, 8, 'Most lore cards in a hand after upkeep.'),
  loreCardsPerTurn: whole('Cards', 1, 1, 3, 'Lore cards that a player may play in one turn.'),
  cardChanges: {
    type: 'text',
    group: 'Cards',
    default: '',
    example: 'toll-wardens.dice=4;tithe.most=6',
    maxLength: 2000,
    help: 'Changed figures of units and cards: movement, dice, cost, copies, and any number inside an order or an effect.',
  },
  cards: {
    type: 'text',
    group: 'Cards',
    default: '',
    example: '{"ward-bell":null}',
    maxLength: 12_000,
    help: 'Changed, new and removed cards as the workshop writes them: by name the whole card, or null for one that is out.',
  },
  curePrice: whole('Combat', 2, 0, 5, 'Lore to cure a unit of poison or stun.'),
  poisonFace: word('Combat', ['heroic', 'lore', 'morale'], 'Face of the die that hurts the poisoned.'),
  frenzyFace: word('Combat', ['heroic', 'cleave'], 'Face of the die that feeds Frenzy.'),
  edgeBlockers: word(
    'Combat',
    ['all', 'terrain'],
    'What blocks a line of sight along edges: units and terrain, or terrain alone.',
  ),
  winningVp: whole('End', 16, 6, 40, 'Victory points that win.'),
  bannersFrom: whole('End', 1, 1, 3, 'The first round in whose scoring banners pay.'),
  headStart: whole(
    'End',
    0,
    0,
    8,
    'Victory points that the Fell Clans have at the start of a match with objectives.',
  ),
  roundLimit: whole('End', 25, 4, 100, 'The last round.'),
} as const satisfies { readonly [name: string]: OptionDeclaration };

/** The options of one match, by name. */
export type FellsOptions = OptionsOf<typeof declarations>;

/** The whole army that the options name for a faction; null: any (FF-31). */
export function namedArmy({ leagueArmy, clansArmy }: FellsOptions, faction: FactionName): string | null {
  const slug = faction === 'fords' ? leagueArmy : clansArmy;
  return slug === 'any' ? null : slug;
}

/** Options that `readOptions` has accepted, with their types. */
export function fellsOptions(options: Options): FellsOptions {
  return options as FellsOptions;
}

const standard = Object.fromEntries(Object.entries(declarations).map(([name, one]) => [name, one.default]));

/** Given options with all others as they stand by default. */
export function fullOptions(given: Options): FellsOptions {
  return fellsOptions({ ...standard, ...given });
}
