// Every lesson of every game under the kit, found in the folders: it can be solved by its line, its coach speaks of what is
// there, and its texts are ones that a player can read.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame, Lesson } from '@bridgefront/kernel';
import { checkLesson } from '@bridgefront/kernel/conformance';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../games');

interface Taught {
  readonly name: string;
  readonly game: AnyGame;
  readonly lessons: readonly Lesson[];
}

async function load(name: string): Promise<Taught[]> {
  const file = (path: string): string => pathToFileURL(join(folder, name, path)).href;
  if (!existsSync(join(folder, name, 'lessons/index.ts'))) return [];
  const { game } = (await import(file('rules/index.ts'))) as Pick<Taught, 'game'>;
  const { lessons } = (await import(file('lessons/index.ts'))) as Pick<Taught, 'lessons'>;
  return [{ name, game, lessons }];
}

const taught = (await Promise.all(readdirSync(folder).map(load))).flat();

// What only programs read: backticks, coordinates, choices.
const forPrograms = /`|-?\d,-?\d|\b[a-z]+:[a-z0-9]/;

describe.each(taught)('$name', ({ game, lessons }) => {
  test.each(lessons.map((lesson) => [lesson.slug, lesson] as const))('%s', (_, lesson) => {
    expect(() => checkLesson(game, lesson)).not.toThrow();
    const { title, lead, steps, goal, hints, learned } = lesson;
    const says = [...steps, ...hints].map(({ say }) => say);
    for (const text of [title, lead, goal.say, learned, ...says]) expect(text).not.toMatch(forPrograms);
    expect(hints.length).toBeGreaterThan(0);
  });

  test('lessons have addresses of their own', () => {
    const slugs = lessons.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

test('a lesson whose goal nobody can reach is found out', () => {
  const [{ game, lessons }] = taught;
  const [lesson] = lessons;
  const unsolvable = { ...lesson, goal: { ...lesson.goal, met: () => false } };
  expect(() => checkLesson(game, unsolvable)).toThrow('its line does not reach the goal');
});
