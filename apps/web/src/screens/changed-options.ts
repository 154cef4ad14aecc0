// Which rules a match changes, in the game's own words.

import type { OptionDeclaration, OptionDeclarations } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import type { GameInfo } from '../source/games.ts';
import { texts } from '../texts/index.ts';
import { capital } from './words.ts';

/** One changed rule. */
export interface ChangedOption {
  readonly name: string;
  readonly help: string;
  readonly value: string;
  readonly standard: string;
}

type ChoiceDeclaration = Extract<OptionDeclaration, { type: 'choice' }>;

// A whole map as text says nothing to people.
const mostLetters = 60;

// What lies on a table that somebody has laid, counted by its kinds; null: the text is none.
function laidWords(text: string): string | null {
  if (!text.startsWith('{')) return null;
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const counted = Object.entries(found as { readonly [kind: string]: unknown }).flatMap(([kind, value]) => {
    const count = typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
    return count === 0 ? [] : [`${kind} ${count}`];
  });
  return texts.shell.values.laid(counted.join(', '));
}

/** A value as people read it; of a long one the beginning. */
export function valueWords(value: unknown): string {
  const { values } = texts.shell;
  if (typeof value === 'boolean') return value ? values.on : values.off;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return values.nothing;
  const laid = laidWords(value);
  if (laid !== null) return laid;
  return value.length > mostLetters ? `${value.slice(0, mostLetters)}…` : value;
}

/** One of an option's words as people read it: by the game's own name for it, `Oxbow Wardens`, or `First seat`. */
export function choiceWords({ names }: ChoiceDeclaration, value: string): string {
  const name = names?.[value];
  if (name !== undefined) return name;
  const seat = /^seat-?(\d)$/.exec(value)?.[1];
  return (
    (seat === undefined ? undefined : texts.shell.values.seats[Number(seat)]) ??
    capital(value.replaceAll(/-|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase())
  );
}

/** The value of an option as people read it. */
export function optionWords(declared: OptionDeclaration, value: unknown): string {
  return declared.type === 'choice' && typeof value === 'string'
    ? choiceWords(declared, value)
    : valueWords(value);
}

/** The options of a match that differ from its game's standard; null: the game is not known yet. */
export function changedOptions(
  options: MatchInfo['options'],
  game: Pick<GameInfo, 'options'> | undefined,
): readonly ChangedOption[] | null {
  if (game === undefined) return null;
  const declared = game.options as unknown as OptionDeclarations;
  return Object.entries(options).flatMap(([name, value]) => {
    const of = declared[name];
    if (of === undefined || JSON.stringify(of.default) === JSON.stringify(value)) return [];
    return [{ name, help: of.help, value: optionWords(of, value), standard: optionWords(of, of.default) }];
  });
}
