// Sprites of the page: the house's own, and those that each game declares in its `page/sprites.ts`.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { iconNames } from '@bridgefront/page/ui/icon-names.ts';

const root = join(import.meta.dirname, '..');

/** A sprite file, and the names of the icons in it. */
export interface Sprite {
  readonly file: string;
  readonly icons: readonly string[];
}

/** All sprites of the repository. */
export async function allSprites(): Promise<readonly Sprite[]> {
  const found: Sprite[] = [{ file: join(root, 'packages/page/src/ui/icons.svg'), icons: iconNames }];
  for (const game of readdirSync(join(root, 'games')).sort()) {
    const folder = join(root, 'games', game, 'page');
    const declared = join(folder, 'sprites.ts');
    if (!existsSync(declared)) continue;
    const { sprites } = (await import(declared)) as {
      readonly sprites: { readonly [file: string]: readonly string[] };
    };
    for (const [file, icons] of Object.entries(sprites)) found.push({ file: join(folder, file), icons });
  }
  return found;
}
