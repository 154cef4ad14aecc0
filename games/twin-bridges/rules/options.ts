// What a match may change, with default and range.

import type { OptionDeclaration, Options, OptionsOf } from '@bridgefront/kernel';

/** All options of the game. */
export const declarations = {
  start: {
    type: 'choice',
    group: 'Start',
    default: 'draft',
    values: ['draft', 'preconstructed'],
    help: 'Hands are drafted, or each player takes one of four decks.',
  },
  firstPlayer: {
    type: 'choice',
    group: 'Start',
    default: 'random',
    values: ['random', 'seat-0', 'seat-1'],
    help: 'Who has the first turn (and does not open the draft).',
  },
  firstTurnMana: {
    type: 'int',
    group: 'Start',
    default: 6,
    min: 1,
    max: 9,
    help: 'Mana of the first player in the first turn.',
  },
  cardChanges: {
    type: 'text',
    group: 'Cards',
    default: '',
    example: 'scout.attack=2;tinker.catalyst.mana=3',
    maxLength: 2000,
    help: 'Changed figures of cards: costs, attack, health, and any number inside an ability or an effect.',
  },
  cards: {
    type: 'text',
    group: 'Cards',
    default: '',
    example: '{"squire":{"abilities":[],"attack":2,"cost":1,"health":2,"kind":"creature"}}',
    maxLength: 12_000,
    help: 'Changed, new and removed cards as the workshop writes them: by name the whole card, or null for one that is out.',
  },
  window: {
    type: 'int',
    group: 'Turn',
    default: 4,
    min: 1,
    max: 8,
    help: 'How many of the leftmost cards may be played, the bastion not counted.',
  },
  protection: {
    type: 'choice',
    group: 'Turn',
    default: 'turn',
    values: ['turn', 'life'],
    help: 'Protection nullifies the first damage of every turn, or once while the creature is in play.',
  },
  protectionCovers: {
    type: 'choice',
    group: 'Turn',
    default: 'any',
    values: ['any', 'target'],
    help: 'Protection works against any damage, or not against the second hits of Splash and Perforation.',
  },
  turnLimit: {
    type: 'int',
    group: 'End',
    default: 60,
    min: 4,
    max: 500,
    help: 'After so many turns of both players together the match is drawn.',
  },
} as const satisfies { readonly [name: string]: OptionDeclaration };

/** The options of one match, by name. */
export type TwinOptions = OptionsOf<typeof declarations>;

const standard = Object.fromEntries(Object.entries(declarations).map(([name, one]) => [name, one.default]));

/** All options of a match, standard where nothing was changed. */
export function fullOptions(given: Options): TwinOptions {
  return twinOptions({ ...standard, ...given });
}

/** Options that `readOptions` has accepted, with their types. */
export function twinOptions(options: Options): TwinOptions {
  return options as TwinOptions;
}
