// What is told of the rules of a match: a match says all its options, those as printed too, and what is changed alone is told.

import type { GamePage } from '@bridgefront/page/contract.ts';
import type { Changes } from '@bridgefront/page/set-up.ts';
import { expect, test } from 'vitest';
import { gamesHere, rulesOf } from '../src/local/games.ts';
import type { GameInfo } from '../src/source/games.ts';
import { benchOf } from '../src/workshop/bench.ts';
import { toldChanges } from '../src/workshop/changes.ts';

// By an address that types do not follow: the tables behind it are JSX, which tests are read without.
const pages = '../src/games.ts';
const { pageOf } = (await import(pages)) as { readonly pageOf: (game: string) => Promise<GamePage | null> };

test.each(gamesHere)(
  '%s: nothing is told of a match as printed, and one number of a card as it is',
  async (name) => {
    const game = await rulesOf(name);
    const page = await pageOf(name);
    if (game === null || page === null) throw new Error(`There is no ${name}.`);
    const bench = await benchOf({ options: game.options } as unknown as GameInfo, page);
    const printed = Object.fromEntries(
      Object.entries(game.options).map(([option, declared]) => [option, declared.default]),
    ) as Changes;
    expect(toldChanges(bench, printed)).toEqual([]);
    const [card, figure] =
      bench.cards.flatMap(({ slug }) => {
        const [first] = bench.printed?.figures(slug, printed) ?? [];
        return first === undefined ? [] : [[slug, first] as const];
      })[0] ?? [];
    if (card === undefined || figure === undefined) throw new Error(`No number of ${name} can be changed.`);
    const value = figure.value + 1;
    const changes = bench.printed?.write([{ card, name: figure.name, value }], printed) ?? {};
    expect(toldChanges(bench, changes)).toMatchObject([
      { value: String(value), standard: String(figure.value) },
    ]);
  },
);
