// Everybody who drew an icon of the page is named: the licence of the icons asks for it.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconCredits } from '@bridgefront/page/ui/icon-credits.ts';
import { allSprites } from './sprites.ts';

const sprites = await allSprites();
const credited = new Set(Object.values(iconCredits).flatMap((icons) => icons.split(' ')));

test.each(sprites)('every icon of $file has an author and is drawn', ({ file, icons }) => {
  const drawn = readFileSync(file, 'utf8');
  expect(icons.filter((icon) => !credited.has(icon))).toEqual([]);
  expect(icons.filter((icon) => !drawn.includes(`id="${icon}"`))).toEqual([]);
});
