// What a match may change, with default and range.

import type { OptionDeclaration, Options, OptionsOf } from '@bridgefront/kernel';
import { armyTable, checkCards, commandTable, unitTable } from './cards/in-force.ts';
import { affordablePresets, musterProblem } from './cards/muster.ts';
import { BATTLES } from './tables/battles.ts';
import { presetHand } from './tables/commands.ts';
import { factionNames, factions } from './vocabulary.ts';

function whole(group: string, standard: number, min: number, max: number, help: string) {
  return { type: 'int', group, default: standard, min, max, help } as const satisfies OptionDeclaration;
}

function word<const W extends readonly string[]>(group: string, values: W, help: string) {
  return { type: 'choice', group, default: values[0], values, help } as const satisfies OptionDeclaration;
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

/** Options that `readOptions` has accepted, with their types. */
export function fellsOptions(options: Options): FellsOptions {
  return options as FellsOptions;
}

// Who begins with preset hands needs the four cards, once for each seat.
function presetHandsProblem(options: FellsOptions): string | null {
  if (!options.presetHands && (options.battle === 'objectives' || options.scenario !== '')) return null;
  const commands = commandTable({ options });
  const short = presetHand.map((id) => commands[id]).find(({ copies }) => copies < factions.length);
  return short === undefined
    ? null
    : `Preset hands need two copies of ${short.name}, and there ${short.copies === 1 ? 'is 1' : 'are none'}.`;
}

/** What the options that change cards make impossible under the others. */
function cardsProblem(options: FellsOptions): string | null {
  return (
    checkCards(options) ??
    presetHandsProblem(options) ??
    (options.battle === 'objectives' && options.scenario === ''
      ? (musterProblem(unitTable({ options }), options) ?? presetsProblem(options))
      : null)
  );
}

function presetsProblem(options: FellsOptions): string | null {
  if (options.armies !== 'preset') return null;
  const dear = factions.find(
    (faction) =>
      affordablePresets(armyTable({ options }), unitTable({ options }), options, faction).length === 0,
  );
  return dear === undefined
    ? null
    : `No army that can be taken whole costs ${options.musterPoints} points or less for the ${factionNames[dear]}: give more points.`;
}

const standard = Object.fromEntries(Object.entries(declarations).map(([name, one]) => [name, one.default]));

/** Given options with all others as they stand by default. */
export function fullOptions(given: Options): FellsOptions {
  return fellsOptions({ ...standard, ...given });
}

/** Options that are valid by themselves and do not go together (section 16 of the rules). */
export function checkOptions(options: Options): string | null {
  const own = fellsOptions(options);
  const cards = cardsProblem(own);
  if (cards !== null) return cards;
  if (own.presetHands && own.commandHand !== declarations.commandHand.default)
    return 'The option presetHands needs commandHand=4, because the preset hand has four cards.';
  const poor =
    own.musterPoints < declarations.musterPoints.default || own.tentPoints < declarations.tentPoints.default;
  if (own.scenario !== '' && own.battle !== 'objectives')
    return 'A match is either a first battle or a scenario.';
  if (own.campaign && (own.battle !== 'objectives' || own.scenario !== ''))
    return 'A campaign is played with objectives, neither with a first battle nor with a scenario.';
  if (own.battle === 'objectives' && own.scenario === '' && own.headStart >= own.winningVp)
    return 'The option headStart must be less than winningVp, or the Fell Clans have won at the first check.';
  if (own.armies === 'preset' && poor)
    return 'Preset armies need at least 50 muster points and 5 points for a tent.';
  return null;
}
