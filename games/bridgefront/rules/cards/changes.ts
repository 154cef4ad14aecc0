// Changed card figures as a designer writes them: `zap.mana=2; brute.hp=7`.

import { nearestName } from '@bridgefront/kernel';
import type { Card } from '../effects.ts';
import { cardBySlug, printedCard } from './table.ts';

interface Field {
  readonly min: number;
  readonly max: number;
  readonly championsOnly?: true;
}

/** The figures that may be changed, with their ranges; `burn` is 0 or 1. A champion's `gold` is its price as the first one in play. */
const fields = {
  mana: { min: 0, max: 20 },
  gold: { min: 0, max: 20 },
  initiative: { min: 0, max: 999 },
  hp: { min: 1, max: 99, championsOnly: true },
  dice: { min: 1, max: 20, championsOnly: true },
  hits: { min: 1, max: 6, championsOnly: true },
  bounty: { min: 0, max: 20, championsOnly: true },
  vp: { min: 0, max: 20 },
  burn: { min: 0, max: 1 },
} as const satisfies Record<string, Field>;

/** A card figure that the option cardChanges may set. */
export type ChangedField = keyof typeof fields;

/** One changed figure. */
export interface CardChange {
  readonly slug: string;
  readonly field: ChangedField;
  readonly value: number;
}

const fieldNames = Object.keys(fields);

function isField(name: string): name is ChangedField {
  return Object.hasOwn(fields, name);
}

function didYouMean(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near === null ? '' : ` Did you mean "${near}"?`;
}

/** Reads one `slug.field=number`, or says in one sentence what is wrong. */
function readChange(part: string): CardChange | string {
  const match = /^([^.=\s]+)\s*\.\s*([^.=\s]+)\s*=\s*(\S+)$/.exec(part);
  if (match === null) return `"${part}" is not a card change: write card.field=number, such as zap.mana=2.`;
  const [, slug = '', field = '', number = ''] = match;
  const id = cardBySlug.get(slug);
  if (id === undefined) return `There is no card "${slug}".${didYouMean(slug, [...cardBySlug.keys()])}`;
  if (!isField(field))
    return `A card has no figure "${field}" that can be changed: use one of ${fieldNames.join(', ')}.`;
  const allowed: Field = fields[field];
  const card = printedCard(id);
  if (allowed.championsOnly && card.champion === undefined)
    return `${card.name} is not a champion, so it has no ${field}.`;
  const value = Number(number);
  if (!/^\d+$/.test(number) || value < allowed.min || value > allowed.max)
    return `${slug}.${field} cannot be ${number}: it takes a whole number from ${allowed.min} to ${allowed.max}.`;
  return { slug, field, value };
}

/** Reads the option's text, changes separated by semicolons; stops at the first problem and says it in one sentence. */
export function readCardChanges(
  text: string,
): { readonly changes: readonly CardChange[] } | { readonly problem: string } {
  const changes: CardChange[] = [];
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part === '') continue;
    const change = readChange(part);
    if (typeof change === 'string') return { problem: change };
    if (changes.some(({ slug, field }) => slug === change.slug && field === change.field))
      return { problem: `${change.slug}.${change.field} is changed twice: keep one of them.` };
    changes.push(change);
  }
  return { changes };
}

/** What is wrong with the option's text, in one sentence, or null if it can be used. */
export function checkCardChanges(text: string): string | null {
  const read = readCardChanges(text);
  return 'problem' in read ? read.problem : null;
}

/** The card with one figure changed. */
export function changeCard(card: Card, { field, value }: CardChange): Card {
  switch (field) {
    case 'burn':
      return { ...card, burn: value === 1 };
    case 'gold': {
      if (card.goldByCount === undefined) return { ...card, gold: value };
      const [first, second, third] = card.goldByCount;
      return { ...card, goldByCount: [value, value + second - first, value + third - first] };
    }
    case 'hp':
    case 'dice':
    case 'hits':
    case 'bounty':
      return card.champion === undefined ? card : { ...card, champion: { ...card.champion, [field]: value } };
    case 'mana':
    case 'initiative':
    case 'vp':
      return { ...card, [field]: value };
  }
}
