// Choice notation that all games share: kebab-case slugs, kinds and values, numbers.

import type { Choice } from './types.ts';

/** `Dice: Forked Road` → `dice-forked-road`; apostrophes vanish, accents are dropped. */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The part before the colon: `card` of `card:zap`, `done` of `done`. */
export function choiceKind(choice: Choice): string {
  const colon = choice.indexOf(':');
  return colon < 0 ? choice : choice.slice(0, colon);
}

/** The part behind the colon, or an empty text. */
export function choiceValue(choice: Choice): string {
  const colon = choice.indexOf(':');
  return colon < 0 ? '' : choice.slice(colon + 1);
}

/** Interned choices `prefix:0` … `prefix:max`, so that hot code compares references and never builds texts. */
export function numberedChoices(prefix: string, max: number): readonly Choice[] {
  return Array.from({ length: max + 1 }, (_, n) => `${prefix}:${n}`);
}

/** How a game writes its choices, for people who write programs that play it. */
export interface ChoiceGrammar {
  /** What a word in capitals stands for: a regular expression, and its meaning. */
  readonly values: { readonly [name: string]: { readonly pattern: string; readonly means: string } };
  readonly forms: readonly ChoiceForm[];
}

/** One way to write a choice: `go:UNIT,FRONTIER`, the questions at which it is offered, and what it does. */
export interface ChoiceForm {
  readonly form: string;
  readonly asks: readonly string[];
  readonly means: string;
}

/** The regular expression of a form, with the values' own in the place of their names. */
export function formPattern({ form }: ChoiceForm, { values }: ChoiceGrammar): string {
  const parts = form.split(/([A-Z]+)/).map((part) => {
    if (/^[A-Z]+$/.test(part)) return `(?:${values[part]?.pattern ?? part})`;
    return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return `^${parts.join('')}$`;
}
