// Small words of sentences: numbers with nouns, ordinals, lists, capitals.

const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });

const endings: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};

/** Nouns of the table whose plural no rule makes. */
const irregular: Readonly<Record<string, string>> = { die: 'dice', half: 'halves', foot: 'feet', man: 'men' };

// Sentences of every report need a few of always the same nouns.
const manies = new Map<string, string>();

function manyOf(one: string): string {
  const known = manies.get(one);
  if (known !== undefined) return known;
  const made = madeMany(one);
  manies.set(one, made);
  return made;
}

function madeMany(noun: string): string {
  const space = noun.lastIndexOf(' ');
  if (space >= 0) return `${noun.slice(0, space)} ${madeMany(noun.slice(space + 1))}`;
  const known = irregular[noun];
  if (known !== undefined) return known;
  if (/(?:[sxz]|[cs]h)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** The noun alone in the right number: `card` for 1, `cards` else; of several words the last one changes. */
export function noun(count: number, one: string, many?: string): string {
  return Math.abs(count) === 1 ? one : (many ?? manyOf(one));
}

/** A number with its noun: `1 card`, `2 dice`; `many` where English has no rule for it. */
export function plural(count: number, one: string, many?: string): string {
  return `${count} ${noun(count, one, many)}`;
}

/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(count: number): string {
  return `${count}${endings[ordinals.select(count)]}`;
}

// What the platform's formats write in British English, without what they cost.
function listed(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[]): string {
  return listed(items, 'and');
}

/** `a`, `a or b`, `a, b or c`. */
export function either(items: readonly string[]): string {
  return listed(items, 'or');
}

/** Equal items once, with their number: `Farmer`, `Lookout (2)`. */
export function counted(items: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => (count === 1 ? item : `${item} (${count})`));
}

/** A number with the minus of print: `3`, `−3`. */
export function minus(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

/** With a capital letter first. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Whole numbers in ascending order as players say them: `1–5`, `6`, `1, 3–4`. */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const n of numbers) {
    const run = runs[runs.length - 1];
    if (run !== undefined && run[1] === n - 1) run[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
