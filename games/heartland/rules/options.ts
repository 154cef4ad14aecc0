// What a match may change, with default and range.

import type { OptionDeclaration, Options, OptionsOf } from '@bridgefront/kernel';
import { decks } from './cards/decks.ts';
import { checkCards } from './cards/in-force.ts';
import type { CardOptions } from './cards/in-force.ts';

const deckWords = ['choose', 'random', 'built', 'oxbow-wardens', 'ember-riders', 'stonefen-assembly'];
const deckNames = Object.fromEntries(decks.map(({ slug, name }) => [slug, name]));

/** All options of the game. */
export const declarations = {
  deck0: {
    type: 'choice',
    group: 'Decks',
    default: 'choose',
    values: deckWords,
    names: deckNames,
    help: 'Deck of the first seat: chosen in secret, drawn by lot, built card by card, or a named one.',
  },
  deck1: {
    type: 'choice',
    group: 'Decks',
    default: 'choose',
    values: deckWords,
    names: deckNames,
    help: 'Deck of the second seat: chosen in secret, drawn by lot, built card by card, or a named one.',
  },
  revisedDecks: {
    type: 'bool',
    group: 'Decks',
    default: false,
    help: 'Prebuilt decks as revised after play tests: fewer War Camps for the Ember Riders, more Drowned Men for the Stonefen Assembly.',
  },
  cardChanges: {
    type: 'text',
    group: 'Cards',
    default: '',
    example: 'fen-giant.attack=5;granary.reduce=2',
    maxLength: 2000,
    help: 'Changed figures of cards: supply, attack, health, and any number inside an ability or an effect.',
  },
  cards: {
    type: 'text',
    group: 'Cards',
    default: '',
    example: '{"ferry-guard":{"attack":3,"health":3,"kind":"unit","standing":[],"supply":2}}',
    maxLength: 12_000,
    help: 'Changed, new and removed cards as the workshop writes them: by name the whole card, or null for one that is out.',
  },
  firstInitiative: {
    type: 'choice',
    group: 'Start',
    default: 'random',
    values: ['random', 'seat-0', 'seat-1'],
    help: 'Who has the initiative in the first round.',
  },
  life: {
    type: 'int',
    group: 'Start',
    default: 20,
    min: 5,
    max: 60,
    help: 'Life of each player at the start.',
  },
  frontiers: { type: 'int', group: 'Start', default: 3, min: 2, max: 4, help: 'Number of frontiers.' },
  startVillagers: {
    type: 'int',
    group: 'Start',
    default: 1,
    min: 0,
    max: 3,
    help: 'Farmers in play at the start.',
  },
  startArmy: {
    type: 'int',
    group: 'Start',
    default: 3,
    min: 1,
    max: 6,
    help: 'Army cards of the first hand.',
  },
  startCivic: {
    type: 'int',
    group: 'Start',
    default: 4,
    min: 1,
    max: 6,
    help: 'Civic cards of the first hand.',
  },
  secondCivic: {
    type: 'int',
    group: 'Start',
    default: 0,
    min: 0,
    max: 2,
    help: 'More civic cards for the player without the first initiative.',
  },
  mulligan: {
    type: 'bool',
    group: 'Start',
    default: true,
    help: 'Each player may draw a new first hand, once.',
  },
  combatOrder: {
    type: 'choice',
    group: 'Round',
    default: 'sealed',
    values: ['sealed', 'initiative'],
    help: 'Damage is assigned sealed by both, or openly by the holder of the initiative first.',
  },
  combatWounds: {
    type: 'bool',
    group: 'Round',
    default: false,
    help: 'What is left of an attack after its kills is marked on one more enemy there until the reset.',
  },
  excess: {
    type: 'choice',
    group: 'Round',
    default: 'all-dead',
    values: ['all-dead', 'one-dead'],
    names: { 'all-dead': 'all enemies die', 'one-dead': 'one enemy dies' },
    help: 'What is left of an occupier’s attack comes through once all enemies there die, or as soon as one does.',
  },
  exertedStrike: {
    type: 'bool',
    group: 'Round',
    default: true,
    help: 'Units that a maneuver has exerted deal their damage all the same.',
  },
  triggersAtOnce: {
    type: 'bool',
    group: 'Round',
    default: false,
    help: 'Life and cards that a card brings at the end of a round, it brings once more when it is deployed.',
  },
  battleAlways: {
    type: 'bool',
    group: 'Round',
    default: false,
    help: 'Tactics may be played even if no unit stands in a frontier: there is a battle phase every round.',
  },
  winnersReturn: {
    type: 'bool',
    group: 'Round',
    default: false,
    help: 'An occupier that has won its frontier may go home after combat, and nobody need take its place.',
  },
  raze: {
    type: 'bool',
    group: 'Round',
    default: true,
    help: 'An enemy settlement may be razed instead of settling.',
  },
  razeAtOnce: {
    type: 'bool',
    group: 'Round',
    default: false,
    help: 'An enemy settlement is razed as soon as its frontier is occupied; that costs no action.',
  },
  drawArmy: {
    type: 'int',
    group: 'Round',
    default: 1,
    min: 1,
    max: 3,
    help: 'Army cards drawn at the end of a round by who chooses them.',
  },
  drawCivic: {
    type: 'int',
    group: 'Round',
    default: 2,
    min: 1,
    max: 4,
    help: 'Civic cards drawn at the end of a round by who chooses them.',
  },
  handLimit: {
    type: 'int',
    group: 'Round',
    default: 10,
    min: 6,
    max: 20,
    help: 'Most cards in hand at the end of a round, army and civic together.',
  },
  settleWin: {
    type: 'bool',
    group: 'End',
    default: true,
    help: 'Who has an active settlement in every frontier after combat wins.',
  },
  roundLimit: {
    type: 'int',
    group: 'End',
    default: 20,
    min: 5,
    max: 40,
    help: 'After so many rounds the higher life wins.',
  },
} as const satisfies { readonly [name: string]: OptionDeclaration };

/** The options of one match, by name. */
export type HeartlandOptions = OptionsOf<typeof declarations>;

/** Options that say what comes of a table as it lies, besides the cards. */
export type RuleOptions = CardOptions &
  Pick<HeartlandOptions, 'combatWounds' | 'excess' | 'exertedStrike' | 'razeAtOnce'>;

const standard = Object.fromEntries(Object.entries(declarations).map(([name, one]) => [name, one.default]));

/** Given options with all others as they stand by default. */
export function fullOptions(given: Options): HeartlandOptions {
  return heartlandOptions({ ...standard, ...given });
}

/** Options that `readOptions` has accepted, with their types. */
export function heartlandOptions(options: Options): HeartlandOptions {
  return options as HeartlandOptions;
}

/** Cards that cannot be played, or a first hand larger than the hand limit (HL-76). */
export function checkOptions(options: Options): string | null {
  const given = heartlandOptions(options);
  const cards = checkCards(given);
  if (cards !== null) return cards;
  const { startArmy, startCivic, secondCivic, handLimit } = given;
  const most = startArmy + startCivic + secondCivic;
  if (most <= handLimit) return null;
  return `A first hand of ${most} cards does not fit a hand limit of ${handLimit}: lower startArmy, startCivic or secondCivic, or raise handLimit.`;
}

/** What the option says about a seat's deck: a word of `deck0` and `deck1`. */
export function deckWord(options: HeartlandOptions, seat: number): string {
  return seat === 0 ? options.deck0 : options.deck1;
}
