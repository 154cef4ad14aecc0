// Everything that is printed as a number, by name: a card as data is walked, and every number inside it gets a short name.

/** One number inside a card: its short name, and where it stands. */
export interface PrintedNumber {
  /** Parted by dots, unique within its card: `mana`, `capital.forces`. */
  readonly name: string;
  readonly value: number;
  /** Keys and places from the card inwards. */
  readonly at: readonly (string | number)[];
  /** Every word of its way inwards, outermost first; the last one names the number itself. */
  readonly words: readonly string[];
}

/** What names an object among others of a list, by whichever of these keys it has. */
export type Tags = readonly string[];

/** Whether the number at this place of what `holder` holds is one that may be changed. */
export type Counts = (at: PrintedNumber['at'], holder: object) => boolean;

type Found = Omit<PrintedNumber, 'name'> & { readonly holder: object };

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

function tagOf(value: unknown, tags: Tags): string | null {
  if (!isObject(value)) return null;
  const tag = tags.map((key) => value[key]).find((one) => typeof one === 'string');
  return typeof tag === 'string' ? tag : null;
}

// Of equal names in one list the second is `name-2`.
function namesOf(list: readonly unknown[], tags: Tags): string[] {
  const seen = new Map<string, number>();
  return list.map((one, at) => {
    const tag = tagOf(one, tags) ?? String(at + 1);
    const count = (seen.get(tag) ?? 0) + 1;
    seen.set(tag, count);
    return count === 1 ? tag : `${tag}-${count}`;
  });
}

function walk(holder: object, tags: Tags, at: Found['at'], words: readonly string[], found: Found[]): void {
  const go = (one: unknown, key: string | number, names: readonly string[]): void => {
    const [there, told] = [
      [...at, key],
      [...words, ...names],
    ];
    if (typeof one === 'number') found.push({ value: one, at: there, words: told, holder });
    else if (isObject(one)) walk(one, tags, there, told, found);
  };
  if (Array.isArray(holder)) {
    const names = namesOf(holder, tags);
    holder.forEach((one: unknown, place) => go(one, place, [names[place]]));
  } else
    for (const [key, one] of Object.entries(holder)) {
      const tag = tagOf(one, tags);
      go(one, key, tag === null ? [key] : [key, tag]);
    }
}

function isWithin(short: readonly string[], long: readonly string[]): boolean {
  let at = 0;
  for (const word of long) if (word === short[at]) at++;
  return at === short.length;
}

// Words that say something come before the keys that only hold others.
function candidates({ words, at }: Found): string[][] {
  const last = words.slice(-1);
  const before = words.slice(0, -1);
  const keys = new Set(at.filter((one) => typeof one === 'string'));
  const telling = [...before.filter((word) => !keys.has(word)), ...before.filter((word) => keys.has(word))];
  const single = telling.map((word) => [word, ...last]);
  const pairs = before.flatMap((first, place) =>
    before.slice(place + 1).map((second) => [first, second, ...last]),
  );
  return [last, ...single, ...pairs, [...words]];
}

/** All numbers of a card that count, each with the shortest name that no other of them answers to. */
export function printedNumbers(row: object, tags: Tags, counts: Counts): readonly PrintedNumber[] {
  const all: Found[] = [];
  walk(row, tags, [], [], all);
  const found = all.filter(({ at, holder }) => counts(at, holder));
  return found.map((one) => {
    const unique = candidates(one).find((short) =>
      found.every((other) => other === one || !answersTo(other.words, short) || isPlainer(short, one, other)),
    );
    const { value, at, words } = one;
    return { name: (unique ?? words).join('.'), value, at, words };
  });
}

// A single word means the number that stands outermost: a champion's own dice, not those of one of its abilities.
function isPlainer(short: readonly string[], one: Found, other: Found): boolean {
  return short.length === 1 && one.at.length < other.at.length;
}

// A name is a part of the way inwards that ends with the number's own word.
function answersTo(words: readonly string[], short: readonly string[]): boolean {
  return words.at(-1) === short.at(-1) && isWithin(short, words);
}

/** The numbers that answer to a name: one, none, or several where it says too little. */
export function numbersNamed(numbers: readonly PrintedNumber[], name: string): readonly PrintedNumber[] {
  const exact = numbers.filter((one) => one.name === name);
  return exact.length > 0 ? exact : numbers.filter(({ words }) => answersTo(words, name.split('.')));
}

/** The same card with another number at this place. */
export function withNumber<T>(row: T, at: PrintedNumber['at'], value: number): T {
  const [key, ...rest] = at;
  if (key === undefined) return value as T;
  const inner = (row as { readonly [key: string | number]: unknown })[key];
  const changed = withNumber(inner, rest, value);
  if (Array.isArray(row)) return row.map((one: unknown, place) => (place === key ? changed : one)) as T;
  return { ...row, [key]: changed };
}
