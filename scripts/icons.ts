// Draws the page's icons and the pictures of its games out of the icon set, and says who made them: `npm run web:icons`,
// after a change of the names.

import { readFileSync, writeFileSync } from 'node:fs';
import { allSprites } from './sprites.ts';
import { shorter } from './shorter-path.ts';

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

const { icons } = read('../node_modules/@iconify-json/game-icons/icons.json') as IconSet;

/** Who drew which icon, by the folders of https://github.com/game-icons/icons. */
const authors = read('icon-authors.json') as { readonly [author: string]: string };

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort();
}

function draw(names: readonly string[]): string {
  const symbols = names.map((name) => {
    const icon = icons[name];
    if (icon === undefined) throw new Error(`There is no icon "${name}".`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${shorter(icon.body)}</symbol>`;
  });
  const credit = '<!-- Icons by the authors of game-icons.net, CC BY 3.0 -->';
  return `<svg xmlns="http://www.w3.org/2000/svg">${credit}\n${symbols.join('\n')}\n</svg>\n`;
}

function creditsOf(names: readonly string[]): string {
  const author = new Map(
    Object.entries(authors).flatMap(([name, drawn]) => drawn.split(' ').map((icon) => [icon, name] as const)),
  );
  const credits = Map.groupBy(sorted(names), (name) => {
    const known = author.get(name);
    if (known === undefined) throw new Error(`Nobody is known to have drawn "${name}".`);
    return known;
  });
  const lines = [...credits]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, drawn]) => `  '${name}': '${drawn.join(' ')}',`);
  return `// Made by scripts/icons.ts: who drew the icons that the page uses, by folder of github.com/game-icons/icons.

/** Author to names of icons. */
export const iconCredits: { readonly [author: string]: string } = {
${lines.join('\n')}
};
`;
}

const sprites = await allSprites();
const unsorted = 'packages/page/src/ui/icons.svg';
for (const { file, icons: names } of sprites)
  writeFileSync(file, draw(file.endsWith(unsorted) ? names : sorted(names)));
writeFileSync(
  new URL('../packages/page/src/ui/icon-credits.ts', import.meta.url),
  creditsOf(sprites.flatMap(({ icons: names }) => names)),
);
