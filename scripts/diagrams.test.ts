// The diagrams of every game, found in the folders: what the rules name to be drawn is there, begins, and is named once.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createEngine, startFrom } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import type { Diagram } from '@bridgefront/page/diagram.ts';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '../apps/web/rules-plugin.ts';
import { textForPlayers } from '../apps/web/rules-for-players.ts';
import { stillOf } from '../apps/web/src/diagrams/still.ts';
import { diagramIn } from '../apps/web/src/match/rules-text.ts';

const folder = join(import.meta.dirname, '../games');

interface Drawn {
  readonly name: string;
  readonly game: AnyGame;
  readonly diagrams: readonly Diagram[];
}

async function load(name: string): Promise<Drawn[]> {
  const file = (path: string): string => pathToFileURL(join(folder, name, path)).href;
  if (!existsSync(join(folder, name, 'page/diagrams.ts'))) return [];
  const { game } = (await import(file('rules/index.ts'))) as Pick<Drawn, 'game'>;
  const { diagrams } = (await import(file('page/diagrams.ts'))) as Pick<Drawn, 'diagrams'>;
  return [{ name, game, diagrams }];
}

// As players read them: what only programs are told names nothing.
function namedIn(game: string): readonly string[] {
  return ['GUIDE.md', 'SPEC.md'].flatMap((file) =>
    blocksOf(textForPlayers(readFileSync(join(folder, game, file), 'utf8'))).flatMap(
      (block) => diagramIn(block.type === 'html' ? block.raw : '') ?? [],
    ),
  );
}

const drawn = (await Promise.all(readdirSync(folder).map(load))).flat();

describe.each(drawn)('$name', ({ name, game, diagrams }) => {
  test('each diagram is named in the text, in its order, and each that is named is there', () => {
    expect(namedIn(name)).toEqual(diagrams.map(({ slug }) => slug));
    expect(new Set(namedIn(name)).size).toBe(diagrams.length);
  });

  test.each(diagrams.map((diagram) => [diagram.slug, diagram] as const))('%s', (slug, diagram) => {
    expect(() => stillOf(game, diagram)).not.toThrow();
    // Whoever tries it has something to decide.
    const { options = {}, start, seat } = diagram;
    const engine = createEngine(game);
    expect(engine.choices(startFrom(engine, options, start), seat).length).toBeGreaterThan(0);
    expect(diagram.caption).toMatch(/^[A-Z][^\n`]{10,119}[.]$/);
    // An address of its own beside the booklet's.
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(slug).not.toBe('print');
  });
});

test('what is picked has to be open', () => {
  const [{ game, diagrams }] = drawn;
  const [diagram] = diagrams;
  expect(() => stillOf(game, { ...diagram, picked: ['nothing'] })).toThrow('cannot be picked');
  expect(() => stillOf(game, { ...diagram, pointed: 'nothing' })).toThrow('is not open');
});
