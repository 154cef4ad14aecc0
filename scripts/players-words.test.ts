// What players read of a game, other than at its table: rules, introduction, cards, options. Words, never what programs
// need. (What the tables say is read in each game's `aloud.test.ts`, lessons in `lessons.test.ts`.)

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '../apps/web/rules-plugin.ts';
import { textForPlayers, textForPrograms } from '../apps/web/rules-for-players.ts';
import { entryWithId, readRules } from '../apps/web/src/match/rules-text.ts';

const folder = join(import.meta.dirname, '../games');
const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'SPEC.md')));

// Backticks, names of options, flags, commands, ids of rules, coordinates, seats by number, and who made the rules.
const forPrograms = [
  /`/,
  /\b[a-z]+[A-Z]\w*/,
  /(?:^|\s)--?[a-z]{2,}/,
  /\b(?:bridgefront|npm) [a-z]/,
  /§|\b[A-Z]{1,2}-\d+/,
  /(?<![\d,])-?\d,-?\d(?!\d\d)|\bq,r\b/,
  /\bseats?[ -]\d/i,
  /\b(?:designer|team ruling|program|slug)s?\b/i,
];

function unfitIn(text: string): readonly string[] {
  return forPrograms.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}

/** Expects words for people in all of these; the key says which it is. */
function mustBeForPlayers(texts: Iterable<readonly [string, string]>): void {
  const unfit = [...texts].map(([key, text]) => [key, unfitIn(text), text] as const);
  expect(unfit.filter(([, found]) => found.length > 0)).toEqual([]);
}

function textOf(name: string, file: string): string {
  return readFileSync(join(folder, name, file), 'utf8');
}

interface Rules {
  readonly game: AnyGame;
  readonly cardsJson?: (options: object) => readonly { readonly name: string; readonly text: string }[];
}

describe.each(names)('%s', (name) => {
  const spec = textOf(name, 'SPEC.md');
  const rules = readRules(blocksOf(textForPlayers(spec)));

  test('the rules are for people', () => {
    mustBeForPlayers(rules.entries.map(({ text, ids }) => [ids.join(' '), text]));
    expect(rules.entries.length).toBeGreaterThan(0);
  });

  test('parts for programs begin and end', () => {
    const opened = spec.match(/<!-- programs -->/g)?.length;
    expect(opened).toBe(spec.match(/<!-- \/programs -->/g)?.length);
    expect(textForPlayers(spec)).not.toContain('programs -->');
  });

  test('each link leads to a rule that is there', () => {
    for (const [, id = ''] of textForPlayers(spec).matchAll(/\]\(#([^)]+)\)/g))
      expect(entryWithId(rules, id), id).not.toBeNull();
  });

  test('the introduction is for people', () => {
    const { entries } = readRules(blocksOf(textForPlayers(textOf(name, 'GUIDE.md'))));
    mustBeForPlayers(entries.map(({ key, text }) => [key, text]));
  });

  test('cards and options are for people', async () => {
    const { game, cardsJson } = (await import(
      pathToFileURL(join(folder, name, 'rules/index.ts')).href
    )) as Rules;
    const options = Object.entries(game.options);
    const standard = Object.fromEntries(options.map(([option, { default: value }]) => [option, value]));
    mustBeForPlayers((cardsJson?.(standard) ?? []).map((card) => [card.name, card.text]));
    mustBeForPlayers(options.map(([option, { help }]) => [option, help]));
  });
});

/** Letters that fit the strip of the question on a phone, in three lines beside the coach's sign and button. */
const coachRoom = 120;

// Wherever it stands in a game's words.
function coachLinesOf(words: unknown, key = ''): readonly string[] {
  if (typeof words === 'string') return key.includes('coach') ? [words] : [];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, inside]) => coachLinesOf(inside, `${key} ${name}`));
}

test.each(names)('what the coach of %s says fits a phone', async (name) => {
  const files = ['texts.ts', 'texts/coach.ts'].map((file) => join(folder, name, 'page', file));
  const words = await Promise.all(
    files.filter(existsSync).map((file) => import(pathToFileURL(file).href) as Promise<unknown>),
  );
  const lines = words.flatMap((one) => coachLinesOf(one));
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter(({ length }) => length > coachRoom)).toEqual([]);
});

test('rules of programs are found out', () => {
  const planted = ['with `window`', 'see CA-7', 'write --seed', 'handLimit cards', 'at 2,-1', '§4', 'seat 0'];
  expect(planted.filter((text) => unfitIn(text).length === 0)).toEqual([]);
  expect(unfitIn('Take 1,500 points; a draw of 2, 3 or 4.')).toEqual([]);
});

test('options in parentheses, ids and parts for programs are left out; rules are pointed to by their part', () => {
  const text = `## 1. Start

- <a id="X-1"></a>**[X-1]** Take 3 cards (\`first\`, \`second\`), not more ([X-2](#X-2)).<!-- programs --> Ids count.<!-- /programs -->

## 2. End

- <a id="X-2"></a>**[X-2]** It ends ([X-1](#X-1), [X-3](#X-3)).
- <a id="X-3"></a>**[X-3]** So be it ([X-9](#X-9)).

<!-- programs -->

## 3. Options

<!-- /programs -->
`;
  const read = textForPlayers(text).replaceAll(/<a id="[^"]*"><\/a>/g, '');
  expect(read.trim()).toBe(`## 1. Start

- Take 3 cards, not more (see [End](#X-2)).

## 2. End

- It ends (see [Start](#X-1), [below](#X-3)).
- So be it.`);
  expect(textForPrograms(text)).toBe('## 3. Options');
});
