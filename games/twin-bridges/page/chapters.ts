// What Twin Bridges has besides its cards: decks, abilities, and what stands on the table.

import type { Options } from '@bridgefront/kernel';
import { abilitiesOf, chapterOf, told } from '@bridgefront/page/compendium.ts';
import type { Chapter } from '@bridgefront/page/compendium.ts';
import { cardsJson, decksFor, fullOptions } from '../rules/table.ts';
import { cardArt } from './art.ts';
import pictures from './art.svg';
import { contentsUnder } from './cards.ts';

/** All of it as these options have it. */
export function chapters(given: Options): readonly Chapter[] {
  const cards = cardsJson(given);
  const contents = [...contentsUnder(given).values()];
  return [
    chapterOf(
      'Decks',
      decksFor(fullOptions(given)).map((deck) => {
        const held = deck.cards.flatMap((id) => cards[id] ?? []);
        return {
          slug: deck.slug,
          name: deck.name,
          picture: { sprite: pictures, name: cardArt[held[0]?.art ?? ''] ?? '' },
          lines: [{ text: 'A hand for a match without a draft.' }],
          deck: { cards: held.map(({ id }) => ({ card: id, copies: 1 })) },
          rule: 'TB-22',
        };
      }),
    ),
    chapterOf(
      'Abilities',
      abilitiesOf(contents).map((entry) => ({ ...entry, rule: 'rule-7' })),
    ),
    chapterOf('On the table', [
      told(
        'Lane',
        'Two bridges make two lanes, and each player has one end of both. The first lane attacks first.',
        'rule-1',
      ),
      told(
        'Bastion',
        'Stands in the row of one’s hand. What hits it pushes it to the right; pushed past the last card, it falls.',
        'rule-6',
      ),
      told(
        'Fort',
        'The back of the bastion. It stands where the bastion fell, and whose fort falls loses.',
        'rule-6',
      ),
    ]),
  ];
}
