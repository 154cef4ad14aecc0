// What Heartland has besides its cards: decks, kinds of cards, and where cards lie.

import type { Options } from '@bridgefront/kernel';
import { chapterOf, told } from '@bridgefront/page/compendium.ts';
import type { Chapter } from '@bridgefront/page/compendium.ts';
import { cardsJson, decks } from '../rules/table.ts';
import { cardArt } from './art.ts';
import pictures from './art.svg';

/** The card whose picture stands for a deck. */
const faces: { readonly [deck: string]: string } = {
  'oxbow-wardens': 'oxbow-captain',
  'ember-riders': 'first-rider',
  'stonefen-assembly': 'fen-giant',
};

/** All of it as these options have it. */
export function chapters(given: Options): readonly Chapter[] {
  const cards = cardsJson(given);
  return [
    chapterOf(
      'Decks',
      decks.map(({ slug, name, character }) => ({
        slug,
        name,
        picture: { sprite: pictures, name: cardArt[faces[slug] ?? ''] ?? '' },
        lines: [{ text: character }],
        deck: {
          cards: cards.flatMap((card) => {
            const copies = card.decks[slug] ?? 0;
            return copies === 0 ? [] : [{ card: card.id, copies }];
          }),
        },
        rule: 'HL-15',
      })),
    ),
    chapterOf('Kinds of cards', [
      told(
        'Villager',
        'Enters the villager zone ready. Villagers pay supply: one each, by being exerted.',
        'HL-6',
      ),
      told('Settlement', 'Put on a frontier that you occupy. It works as long as you do.', 'HL-52'),
      told('Unit', 'Enters the heartland exerted, and goes out to a frontier in a later commit.', 'HL-6'),
      told('Tactic', 'Carried out at once; then it lies in the graveyard.', 'HL-6'),
    ]),
    chapterOf('Where cards lie', [
      told(
        'Frontier',
        'Three lie between the players. Each player has advancing units there and at most one that occupies; one settlement has its plot.',
        'HL-4',
      ),
      told('Heartland', 'One’s own land, where units stand that are in no frontier.', 'HL-3'),
      told('Villager zone', 'Where villagers work.', 'HL-3'),
      told('Graveyard', 'Whatever died, was razed or was played as a tactic, open to all.', 'HL-3'),
      told('Vault', 'What was sealed away: out of reach for the rest of the match.', 'HL-3'),
    ]),
  ];
}
