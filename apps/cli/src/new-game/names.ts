// Names of a new game: folder, title, constant and rule ids, from what somebody typed.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from '@bridgefront/kernel';

/** What the files of a new game put for their blanks. */
export interface GameNames {
  /** The folder and the name on the command line and the wire: `long-winter`. */
  readonly slug: string;
  /** `Long Winter` */
  readonly title: string;
  /** The constant that holds it: `longWinter`. */
  readonly camel: string;
  /** The series of its rule ids: `SS`. */
  readonly series: string;
}

/** Words that mean something else in the files that are written. */
const taken = new Set(
  'appraise break case census class const decisions deck default delete describe else estimate export for function games if import new outcome resample return setup static steps switch table test this view void while with yield'.split(
    ' ',
  ),
);

function seriesIn(root: string): Set<string> {
  const found = new Set<string>();
  for (const game of readdirSync(join(root, 'games'))) {
    try {
      const spec = readFileSync(join(root, 'games', game, 'SPEC.md'), 'utf8');
      for (const [, series] of spec.matchAll(/<a id="([A-Z]+)-\d+">/g))
        if (series !== undefined) found.add(series);
    } catch {
      // A game without a rules reference takes no series.
    }
  }
  return found;
}

// The first letters of the words, more of the last word as long as another game has these.
function seriesOf(words: readonly string[], used: ReadonlySet<string>): string | null {
  const heads = words.slice(0, -1).map((word) => word[0] ?? '');
  const last = words.at(-1) ?? '';
  for (let letters = words.length === 1 ? 2 : 1; letters <= last.length; letters++) {
    const series = `${heads.join('')}${last.slice(0, letters)}`.toUpperCase();
    if (/^[A-Z]{1,3}$/.test(series) && !used.has(series)) return series;
  }
  const more = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    .split('')
    .map((letter) => `${heads[0] ?? last[0]}${letter}X`.toUpperCase());
  return more.find((series) => !used.has(series)) ?? null;
}

function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

/** The names of a game that is called so; a sentence if it cannot be. */
export function namesOf(called: string, root: string): GameNames | { readonly problem: string } {
  const name = slug(called);
  const words = name.split('-');
  const camel = words.map((word, n) => (n === 0 ? word : capital(word))).join('');
  if (!/^[a-z]/.test(name))
    return { problem: `A game's name begins with a letter: "long-winter", not "${called}".` };
  if (taken.has(camel))
    return { problem: `"${called}" means something else in the code; choose a longer name.` };
  if (readdirSync(join(root, 'games')).includes(name))
    return { problem: `There is a folder games/${name} already.` };
  const series = seriesOf(words, seriesIn(root));
  if (series === null)
    return { problem: `No series of rule ids is left for "${called}"; choose another name.` };
  const title = called !== called.toLowerCase() ? called.trim() : words.map(capital).join(' ');
  return { slug: name, title, camel, series };
}
