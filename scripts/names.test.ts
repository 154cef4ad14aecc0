// No game is named outside its own folder: a new game needs no change anywhere else.
//
// Looked at: all code, styles, pages and configuration that git keeps. Allowed to name games: what
// lies in a game's folder, tests, studies and examples (they may be about one game), documentation (`*.md`, docs/) and the lockfile. One game has
// the name of the house: of that one only what cannot mean the house counts, which is its package, its folder, its name as
// a value, and commands that play it.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../apps/server/src/games.ts';

const root = join(import.meta.dirname, '..');
const house = 'bridgefront';

const mayName = [
  /^games\//,
  /^docs\//,
  /^studies\//,
  /^examples\//,
  /\.md$/,
  /(^|\/)test\//,
  /\.test\.tsx?$/,
  /(^|\/)package-lock\.json$/,
];
/** What is not text, and names that are those of pictures: an icon set calls one of its icons `castle`. */
const unread = /\.(png|jpg|svg|woff2|ico|bin|gz)$|^scripts\/icon-authors\.json$/;

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && !unread.test(file))
  .filter((file) => !mayName.some((pattern) => pattern.test(file)));

const camel = (slug: string): string => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What names a game: its package and folder; its name as a value; and, where it is not the house's, the bare words. */
function namesOf(slug: string, title: string): RegExp {
  const always = [
    `@bridgefront/game-${slug}\\b`,
    `\\bgames/${slug}\\b`,
    `game\\w*['"]?[:=]\\s*['"\`]${slug}['"\`]`,
    `\\brules/${slug}\\b`,
    `\\b(play|cards|odds|simulate|ladder|lab|campaign --) ${slug}\\b`,
  ];
  const words = [slug, camel(slug), title].map((word) => `\\b${word}\\b`);
  return new RegExp(
    [...always, ...(slug === house ? ['\\bin Bridgefront\\b', '\\bof Bridgefront\\b'] : words)].join('|'),
  );
}

/** Lines of a text that name a game. */
function namings(text: string, slug: string, title: string): readonly string[] {
  const names = namesOf(slug, title);
  return text.split('\n').filter((line) => names.test(line));
}

test('every folder of a game is a game', () => {
  expect(readdirSync(join(root, 'games')).toSorted()).toEqual([...games.keys()].toSorted());
});

test.each([...games.values()].map(({ name, title }) => [name, title]))(
  '%s is named nowhere else',
  (slug, title) => {
    const found = files.flatMap((file) =>
      namings(readFileSync(join(root, file), 'utf8'), slug, title).map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  },
);

test.each([
  ["import { stoneSoup } from '@bridgefront/game-stone-soup';", true],
  ["const wish = { game: 'stone-soup', seats };", true],
  ['// The broth of Stone Soup.', true],
  ['const soup = stoneSoup.name;', true],
  ['// A soup made of stones.', false],
])('a planted name is found: %s', (line, found) => {
  expect(namings(`first\n${line}\n`, 'stone-soup', 'Stone Soup')).toEqual(found ? [line] : []);
});

test.each([
  ["import { bridgefront } from '@bridgefront/game-bridgefront';", true],
  ["const wish = { game: 'bridgefront', seats };", true],
  ['  bridgefront play bridgefront --seats human', true],
  ["import { seedRandom } from '@bridgefront/kernel';", false],
  ["const program = new Command('bridgefront');", false],
  ["title: 'Bridgefront',", false],
])('the game that has the name of the house is told from it: %s', (line, found) => {
  expect(namings(line, house, 'Bridgefront')).toEqual(found ? [line] : []);
});
