// What Fells and Fords has besides its cards: factions and their decks, abilities, terrain, dice, and first battles.

import { abilitiesOf, chapterOf, told } from '@bridgefront/page/compendium.ts';
import type { Chapter, ChapterEntry, PrintedDeck } from '@bridgefront/page/compendium.ts';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import type { CardJson, FirstBattle } from '../rules/table.ts';
import { dieArt, unitArt } from './art.ts';
import pictures from './art.svg';

const words = {
  factions: [
    {
      faction: 'fords',
      line: 'Wardens, archers and riders who stand fast and counter; the Storm Heron flies over them.',
      face: 'toll-wardens',
    },
    {
      faction: 'fells',
      line: 'Howlers, slingers and riders who grow wild when hurt; the Barrow King walks with them.',
      face: 'scree-howlers',
    },
  ],
  decks: {
    units: 'So many of each may be in an army.',
    lore: 'Drawn in one’s own Lore step, and paid for with lore.',
    objectives: 'Three are drawn, one is played: it lays half of the land, and only its own side scores it.',
  } as { readonly [of: string]: string },
};

const dice: readonly (readonly [face: keyof typeof dieArt, name: string, text: string])[] = [
  ['strike', 'Strike', '1 damage in a melee attack.'],
  ['cleave', 'Cleave', '1 damage in a melee attack, unless whoever rolls it is reduced to one figure.'],
  ['pierce', 'Pierce', '1 damage in a ranged attack.'],
  ['morale', 'Morale', 'The target retreats one hex.'],
  ['lore', 'Lore', 'Whoever rolls it gains 1 lore.'],
  ['heroic', 'Heroic', 'Nothing by itself: abilities take it.'],
];

const fighting = /-units$/;

function diceEntries(): readonly ChapterEntry[] {
  return dice.map(([face, name, text]) => ({
    ...told(name, text, 'FF-9'),
    picture: { sprite: pictures, name: dieArt[face] },
  }));
}

/** What the table knows of a match's options already. */
interface Known {
  readonly cards: readonly CardJson[];
  readonly contents: readonly CardContent[];
  readonly armies: readonly { readonly name: string; readonly units: string }[];
  readonly battles: readonly FirstBattle[];
  readonly factions: { readonly [faction: string]: string };
}

/** All of it, made of what the table has loaded. */
export function chaptersWith({ cards, contents, armies, battles, factions }: Known): readonly Chapter[] {
  const deckOf = (name: string): PrintedDeck => ({
    cards: cards.filter(({ deck }) => deck === name).map(({ id, copies }) => ({ card: id, copies })),
  });
  const units = new Set(cards.filter(({ deck }) => fighting.test(deck)).map(({ id }) => id));
  return [
    chapterOf(
      'Factions',
      words.factions.map(({ faction, line, face }) => ({
        slug: faction,
        name: factions[faction] ?? '',
        line,
        picture: { sprite: pictures, name: unitArt[face] ?? '' },
        lines: [{ text: words.decks['units'] ?? '' }],
        deck: deckOf(`${faction}-units`),
        rule: 'FF-12',
      })),
    ),
    chapterOf('Decks', [
      {
        slug: 'command-deck',
        name: 'Command cards',
        lines: [{ text: 'Both players draw from this deck: one card is played in each turn.' }],
        deck: deckOf('command'),
        rule: 'FF-54',
      },
      ...words.factions.flatMap(({ faction }) =>
        (['lore', 'objectives'] as const).map((of) => ({
          slug: `${faction}-${of}`,
          name: `${of === 'lore' ? 'Lore' : 'Objectives'} of the ${factions[faction] ?? ''}`,
          lines: [{ text: words.decks[of] ?? '' }],
          deck: deckOf(`${faction}-${of}`),
          rule: of === 'lore' ? 'FF-56' : 'FF-93',
        })),
      ),
    ]),
    chapterOf(
      'Whole armies',
      armies.map(({ name, units: mustered }) => told(name, `${mustered}.`, 'FF-31')),
    ),
    chapterOf('Abilities', abilitiesOf(contents.filter(({ slug }) => units.has(slug)))),
    chapterOf(
      'Terrain',
      cards
        .filter(({ type }) => type === 'terrain')
        .map(({ id, name, text }) => ({ slug: id, name, lines: [{ text }], rule: 'FF-36' })),
    ),
    chapterOf('Dice', diceEntries()),
    chapterOf(
      'First battles',
      battles.map(({ name, winningVp, lore }) =>
        told(
          name,
          `${winningVp} victory points win.${lore ? '' : ' It is fought without lore cards.'}`,
          'FF-97',
        ),
      ),
    ),
  ];
}
