// Registration of a new game: one place in each list of games.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFailed } from '@bridgefront/terminal/failure.ts';
import type { GameNames } from './names.ts';

interface Registry {
  readonly file: string;
  /** Imports of the game; left out where it is loaded when it is played. */
  readonly imports?: (names: GameNames) => string;
  /** The list of games up to its end, and what is written there. */
  readonly list: RegExp;
  readonly entry: (names: GameNames) => string;
}

const registries: readonly Registry[] = [
  {
    file: 'apps/cli/src/games.ts',
    imports: ({ slug, camel }) =>
      `import { ${camel} } from '@bridgefront/game-${slug}';\nimport { ${camel}Extras } from '@bridgefront/game-${slug}/terminal';\n`,
    list: /const entries: readonly GameEntry\[\] = \[[\s\S]*?(?=\n?\];)/,
    entry: ({ camel }) => `\n  { game: ${camel}, extras: ${camel}Extras },`,
  },
  {
    file: 'apps/server/src/games.ts',
    imports: ({ slug, camel }) => `import { ${camel} } from '@bridgefront/game-${slug}';\n`,
    list: /= new Map\(\s*\[[^\]]*?(?=,?\s*\])/,
    entry: ({ camel }) => `, ${camel}`,
  },
  {
    file: 'apps/web/src/games.ts',
    imports: ({ slug, camel }) => `import { ${camel}Cover } from '@bridgefront/game-${slug}/cover';\n`,
    list: /const games: \{ readonly \[game: string\]: GameEntry \} = \{[\s\S]*?(?=\n\};)/,
    entry: ({ slug, camel }) => `
  ${slug === camel ? slug : `'${slug}'`}: {
    cover: ${camel}Cover,
    page: async () => (await import('@bridgefront/game-${slug}/page')).${camel}Page,
  },`,
  },
  {
    file: 'apps/web/src/local/games.ts',
    list: /const games: \{ readonly \[game: string\]: \(\) => Promise<AnyGame> \} = \{[\s\S]*?(?=\n\};)/,
    entry: ({ slug, camel }) => `
  ${slug === camel ? slug : `'${slug}'`}: async () => (await import('@bridgefront/game-${slug}')).${camel} as AnyGame,`,
  },
];

function registered(text: string, { file, imports, list, entry }: Registry, names: GameNames): string {
  const last = [...text.matchAll(/^import .* from '@bridgefront\/game-[^']+';\n/gm)].at(-1);
  if ((imports !== undefined && last === undefined) || !list.test(text))
    throw checkFailed(`${file} has another shape than expected; register ${names.slug} there by hand.`);
  const end = last === undefined ? 0 : last.index + last[0].length;
  const imported = text.slice(0, end) + (imports?.(names) ?? '') + text.slice(end);
  return imported.replace(list, (games) => games + entry(names));
}

/** Writes the game into all lists, or into none if one of them cannot be read. */
export function registerGame(root: string, names: GameNames): void {
  const texts = registries.map((registry) => {
    const path = join(root, registry.file);
    return { path, text: registered(readFileSync(path, 'utf8'), registry, names) };
  });
  for (const { path, text } of texts) writeFileSync(path, text);
}

/** Files outside of the game's folder that name it. */
export const registryFiles: readonly string[] = registries.map(({ file }) => file);
