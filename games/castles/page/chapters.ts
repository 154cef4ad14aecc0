// What Castles has besides its cards: what lies where at the start, zones, and the ground that a table may choose.

import type { Options } from '@bridgefront/kernel';
import { chapterOf, told } from '@bridgefront/page/compendium.ts';
import type { Chapter, PrintedDeck } from '@bridgefront/page/compendium.ts';
import { cardsJson, fullOptions } from '../rules/table.ts';
import { cardArt } from './art.ts';
import pictures from './art.svg';

/** All of it as these options have it. */
export function chapters(given: Options): readonly Chapter[] {
  const cards = cardsJson(fullOptions(given));
  // Starting cards are counted for both players together.
  const deck = (of: 'shared' | 'starting', sets: number): PrintedDeck => ({
    cards: cards
      .filter((card) => card.deck === of)
      .map(({ id, copies }) => ({ card: id, copies: copies / sets })),
    sets,
  });
  return [
    chapterOf('Decks', [
      {
        slug: 'starting-cards',
        name: 'Starting cards',
        picture: { sprite: pictures, name: cardArt['castle'] ?? '' },
        lines: [{ text: 'Every player has these in play from the start.' }],
        deck: deck('starting', 2),
        rule: 'CA-4',
      },
      {
        slug: 'shared-deck',
        name: 'Shared deck',
        picture: { sprite: pictures, name: cardArt['spearman'] ?? '' },
        lines: [{ text: 'Both players draw from it.' }],
        deck: deck('shared', 1),
        rule: 'CA-4',
      },
    ]),
    chapterOf('Zones', [
      told(
        'Castle Zone',
        'The last zone of each side, in which its Castle stands. An enemy’s is entered by Spy and Assassin, and by Soldiers with a Siege Tower.',
        'CA-25',
      ),
      told(
        'Middle',
        'Between Castle Zone and Front. A Wall bars it to the enemy, and a Trap waits for an enemy Soldier or Civilian that enters it.',
        'CA-29',
      ),
      told(
        'Front',
        'The two Fronts meet in the middle of the field: beyond one’s own lies the enemy’s.',
        'CA-21',
      ),
    ]),
    chapterOf('Ground', [
      told('Plains', 'Changes nothing. All zones are Plains unless the table says otherwise.', 'CA-72'),
      told('Hills', 'Archers on them shoot up to two zones away, into the enemy Castle Zone too.', 'CA-73'),
      told(
        'High Hills',
        'As Hills, and Archers deal 1 more. Soldiers that climb them are shot at by the enemy.',
        'CA-73',
      ),
      told('Forest', 'Archers deal 1 less to Soldiers and Civilians in it.', 'CA-74'),
      told(
        'Marsh',
        'A Soldier in it opens the way to no Attack, is not charged, and an Ambush does not double its damage.',
        'CA-75',
      ),
      told(
        'Lake',
        'Units on it sit in boats. A Soldier in a boat deals 1 less, one that is ashore deals 1 more to whoever sits in one. Nothing is built on it, and no engine enters.',
        'CA-76',
      ),
      told(
        'River',
        'Runs between the Fronts, or in front of both Middles. Whoever steps across is shot at by the enemy.',
        'CA-77',
      ),
      told(
        'Reaction fire',
        'After a step that draws it, each enemy Soldier that reaches the card shoots once, and nobody is asked.',
        'CA-78',
      ),
    ]),
  ];
}
