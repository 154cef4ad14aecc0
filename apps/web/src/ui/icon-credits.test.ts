// Everybody who drew an icon of the page is named: the licence of the icons asks for it.

import { expect, test } from 'vitest';
import { cardArt as bridgefrontCards, factionArt, signArt } from '../tables/bridgefront/cards/art.ts';
import { cardArt as twinBridgesCards } from '../tables/twin-bridges/art.ts';
import { iconCredits } from './icon-credits.ts';
import { iconNames } from './icon-names.ts';

test('every icon has an author', () => {
  const credited = new Set(Object.values(iconCredits).flatMap((icons) => icons.split(' ')));
  const pictures = [bridgefrontCards, factionArt, signArt, twinBridgesCards].flatMap((art) =>
    Object.values(art),
  );
  expect([...iconNames, ...pictures].filter((icon) => !credited.has(icon))).toEqual([]);
});
