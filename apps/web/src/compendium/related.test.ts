// Which places of the rules are shown with a card.

import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { expect, test } from 'vitest';
import { blocksOf } from '../../rules-plugin.ts';
import { readRules } from '../match/rules-text.ts';
import { placeOf, relatedTo } from './related.ts';

const { entries } = readRules(
  blocksOf(`# Title

## Contents

1. [Walls](#walls)

## Walls

- <a id="A-01"></a>Nothing walks past a Wall.
- <a id="A-02"></a>Wall and Keep are Buildings.
- <a id="A-03"></a>An Archer shoots.

| word | meaning |
|---|---|
| escort | goes along |
`),
);

const wall: CardContent = {
  slug: 'wall',
  name: 'Wall',
  look: 'building',
  kind: 'Building',
  picture: { sprite: '', name: '' },
  prices: [],
  lines: [],
  figures: [],
  terms: [{ name: 'Escort', text: 'goes along' }],
};

test('what names it, and what its words mean, each with its place', () => {
  const { named, count, words } = relatedTo(wall, entries);
  expect(named.map(placeOf)).toEqual(['A-02', 'A-01']);
  expect(count).toBe(2);
  expect(words.map(placeOf)).toEqual(['escort · goes along']);
});
