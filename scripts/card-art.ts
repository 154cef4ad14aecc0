// Draws the sprites of Bridgefront's pictures out of the icon set: `node scripts/card-art.ts`, after a change of art.ts.

import { readFileSync, writeFileSync } from 'node:fs';
import { cardArt, factionArt, signArt } from '../apps/web/src/tables/bridgefront/cards/art.ts';
import { shorter } from './shorter-path.ts';

const folder = new URL('../apps/web/src/tables/bridgefront/cards/', import.meta.url);

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
}

const { icons } = read('../node_modules/@iconify-json/game-icons/icons.json') as IconSet;

function draw(file: string, names: readonly string[]): void {
  const symbols = [...new Set(names)].sort().map((name) => {
    const icon = icons[name];
    if (icon === undefined) throw new Error(`There is no icon "${name}".`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${shorter(icon.body)}</symbol>`;
  });
  writeFileSync(
    new URL(file, folder),
    `<svg xmlns="http://www.w3.org/2000/svg"><!-- Icons by the authors of game-icons.net, CC BY 3.0 -->\n${symbols.join('\n')}\n</svg>\n`,
  );
}

draw('art.svg', Object.values(cardArt));
draw('signs.svg', [...Object.values(signArt), ...Object.values(factionArt)]);
