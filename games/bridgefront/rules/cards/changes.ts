// Changed numbers of cards as a designer writes them: `zap.mana=2; brute.hp=7; recruit.capital.forces=5`.

import { nearestName } from '@bridgefront/kernel';
import { numbersNamed, printedNumbers, withNumber } from '@bridgefront/tabletop/printed';
import type { PrintedNumber } from '@bridgefront/tabletop/printed';
import type { Card } from '../effects.ts';
import { CARDS } from './table.ts';

/** One number of a card that may be changed; `burn` is 0 or 1. A champion's `gold` is its price as the first one in play. */
export interface CardNumber {
  /** As it is written after the card's name: `mana`, `capital.forces`. */
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** From the card inwards, to whoever words it. */
  readonly words: readonly string[];
  readonly at: PrintedNumber['at'];
}

/** One changed number. */
export interface CardChange {
  readonly slug: string;
  readonly number: CardNumber;
  readonly value: number;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** By the number's own word; others go from 0 to `most`. */
const ranges: { readonly [word: string]: Range } = {
  mana: { min: 0, max: 20 },
  gold: { min: 0, max: 20 },
  vp: { min: 0, max: 20 },
  initiative: { min: 0, max: 999 },
  accuracy: { min: 0, max: 100 },
  age: { min: 1, max: 3 },
  hp: { min: 1, max: 99 },
};
const most = 20;
/** What dice show: a threshold above it hits always, as one of 0 never does. */
const faces: Range = { min: 0, max: 6 };
const diceWords: { readonly [word: string]: Range } = {
  dice: { min: 1, max: 20 },
  hits: { min: 1, max: 6 },
};
/** How many of something an effect is about: without any it would be another effect. */
const counts: ReadonlySet<string> = new Set(['count', 'stacks', 'steps', 'reveal', 'keep', 'by']);
/** The highest value of a Mine, not a face of a die. */
const mineEffects = 'raise-mine';
/** What an effect is called by in a list. */
const tags = ['name', 'do', 'trait', 'boost'];
/** Not a figure of the card: how many there are (the piles are made from them), the draft's other number, faces of a roll. */
const unchanged: ReadonlySet<string | number> = new Set(['copies', 'initiativeAlt', 'goldByCount', 'on']);

function rangeOf({ at, words }: Pick<PrintedNumber, 'at' | 'words'>): Range {
  const word = words.at(-1) ?? '';
  if (at[0] === 'champion' && at.length === 2 && diceWords[word] !== undefined) return diceWords[word];
  if (word === 'max') return words.includes(mineEffects) ? { min: 1, max: most } : faces;
  return ranges[word] ?? { min: counts.has(word) ? 1 : 0, max: most };
}

// What was just deployed is one stack.
function isFigure(at: PrintedNumber['at'], holder: object): boolean {
  return !at.some((key) => unchanged.has(key)) && !(at.at(-1) === 'stacks' && 'who' in holder);
}

const known = new WeakMap<Card, readonly CardNumber[]>();

function numbersIn(card: Card): readonly CardNumber[] {
  const inside = printedNumbers(card, tags, isFigure);
  const own = inside.map((one) => ({ ...one, ...rangeOf(one) }));
  const burn = { name: 'burn', value: card.burn ? 1 : 0, at: ['burn'], words: ['burn'], min: 0, max: 1 };
  // A Champion's card always burns, or it could be deployed twice (S-87).
  return [...own, ...(card.champion === undefined ? [burn] : [])].map((one) =>
    one.name === 'gold' && card.goldByCount !== undefined ? { ...one, value: card.goldByCount[0] } : one,
  );
}

/** Every number of a card that the option cardChanges can set; as printed, if no cards of a match are given. */
export function cardNumbers(slug: string, cards: readonly Card[] = CARDS): readonly CardNumber[] {
  const card = cards.find((one) => one.slug === slug);
  if (card === undefined) return [];
  const numbers = known.get(card) ?? numbersIn(card);
  known.set(card, numbers);
  return numbers;
}

function didYouMean(name: string, names: readonly string[]): string {
  const near = nearestName(name, names);
  return near === null ? '' : ` Did you mean "${near}"?`;
}

// The number that a name means, or in one sentence why it means none.
function numberOf(cards: readonly Card[], slug: string, name: string): CardNumber | string {
  const numbers = cardNumbers(slug, cards);
  const [one, another] = numbersNamed(numbers, name) as readonly CardNumber[];
  if (one !== undefined && another === undefined) return one;
  const names = numbers.map((number) => number.name);
  if (one !== undefined)
    return `${slug} has several figures "${name}": use ${names.filter((known) => known.endsWith(name)).join(' or ')}.`;
  const all = `It has ${names.join(', ')}.`;
  return `${slug} has no figure "${name}" that can be changed.${didYouMean(name, names)} ${all}`;
}

/** Reads one `slug.number=value`, or says in one sentence what is wrong. */
function readChange(part: string, cards: readonly Card[]): CardChange | string {
  const match = /^([^.=\s]+)\s*\.\s*([^=\s]+)\s*=\s*(\S+)$/.exec(part);
  if (match === null) return `"${part}" is not a card change: write card.figure=number, such as zap.mana=2.`;
  const [, slug = '', name = '', text = ''] = match;
  const slugs = cards.map((card) => card.slug);
  if (!slugs.includes(slug)) return `There is no card "${slug}".${didYouMean(slug, slugs)}`;
  const number = numberOf(cards, slug, name);
  if (typeof number === 'string') return number;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < number.min || value > number.max)
    return `${slug}.${number.name} cannot be ${text}: it takes a whole number from ${number.min} to ${number.max}.`;
  return { slug, number, value };
}

/** Reads the option's text, changes separated by semicolons; stops at the first problem and says it in one sentence. */
export function readCardChanges(
  text: string,
  cards: readonly Card[] = CARDS,
): { readonly changes: readonly CardChange[] } | { readonly problem: string } {
  const changes: CardChange[] = [];
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part === '') continue;
    const change = readChange(part, cards);
    if (typeof change === 'string') return { problem: change };
    if (changes.some(({ slug, number }) => slug === change.slug && number === change.number))
      return { problem: `${change.slug}.${change.number.name} is changed twice: keep one of them.` };
    changes.push(change);
  }
  return { changes };
}

/** The option's text for changes, in the shortest names. */
export function writeCardChanges(changes: readonly CardChange[]): string {
  return changes.map(({ slug, number, value }) => `${slug}.${number.name}=${value}`).join(';');
}

/** The card with one number changed. */
export function changeCard(card: Card, { number: { name, at }, value }: CardChange): Card {
  if (name === 'burn') return { ...card, burn: value === 1 };
  if (name === 'gold' && card.goldByCount !== undefined) {
    const [first, second, third] = card.goldByCount;
    return { ...card, goldByCount: [value, value + second - first, value + third - first] };
  }
  return withNumber(card, at, value);
}
