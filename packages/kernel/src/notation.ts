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
