// The list of choices: a key for each, the labels in groups, and what a typed answer means.

import { choiceKind, choiceValue } from '@bridgefront/kernel';
import type { Choice } from '@bridgefront/kernel';
import { edgeText, parseHex } from '@bridgefront/tabletop/hexes';
import type { ChoiceGroup } from '@bridgefront/terminal/table.ts';
import { sideBySide } from '@bridgefront/terminal/columns.ts';
import { hanging, padTo, widthOf } from '@bridgefront/terminal/paint.ts';
import type { Paint } from '@bridgefront/terminal/paint.ts';

/** A choice with the key that picks it and its words. */
export interface MenuItem {
  readonly choice: Choice;
  readonly key: string;
  readonly label: string;
}

/** Choices to pick from, in the order in which they are shown. */
export interface Menu {
  readonly groups: readonly { readonly heading: string; readonly items: readonly MenuItem[] }[];
  readonly items: readonly MenuItem[];
}

/** Kinds whose every choice is a number, such as `buy:4`. */
function numericKinds(choices: readonly Choice[]): string[] {
  const kinds = [...new Set(choices.filter((choice) => choice.includes(':')).map(choiceKind))];
  return kinds.filter((kind) =>
    choices.every((choice) => choiceKind(choice) !== kind || /^\d+$/.test(choiceValue(choice))),
  );
}

// Amounts are picked by themselves (3 means three), with a letter where two kinds of amounts are offered.
function keysOf(choices: readonly Choice[]): Map<Choice, string> {
  const numeric = numericKinds(choices);
  return new Map(
    choices.map((choice, i) => {
      if (numeric.length === 0) return [choice, String(i + 1)];
      if (!numeric.includes(choiceKind(choice))) return [choice, choice];
      const letter = numeric.length > 1 ? choice.slice(0, 1) : '';
      return [choice, letter + choiceValue(choice)];
    }),
  );
}

/** A menu of grouped choices. */
export function makeMenu(groups: readonly ChoiceGroup[], label: (choice: Choice) => string): Menu {
  const ordered = groups.flatMap((group) => group.choices);
  const keys = keysOf(ordered);
  const made = groups.map(({ heading, choices }) => ({
    heading,
    items: choices.map((choice) => ({ choice, key: keys.get(choice) ?? choice, label: label(choice) })),
  }));
  return { groups: made, items: made.flatMap((group) => group.items) };
}

/** More choices than this stand in columns. */
const longList = 9;
/** More short ones than this stand in columns too. */
const fewChoices = 2;

/** The menu as lines. */
export function menuLines(paint: Paint, { groups, items }: Menu): string[] {
  const width = Math.max(2, ...items.map(({ key }) => key.length));
  return groups.flatMap(({ heading, items: members }) => {
    const title = heading === '' ? [] : [paint('dim', `  ${heading}`)];
    return [...title, ...memberLines(paint, members, width)];
  });
}

function memberLines(paint: Paint, members: readonly MenuItem[], width: number): string[] {
  const shown = (item: MenuItem): string =>
    `  ${paint('bold', padTo(item.key, width, 'right'))}  ${item.label}`;
  const widest = Math.max(...members.map(({ label }) => widthOf(label)));
  const short = members.length > fewChoices && widest < 22;
  if (short || (members.length > longList && widest < 44)) return sideBySide(members.map(shown));
  return members.flatMap(({ key, label }) =>
    hanging(`  ${paint('bold', padTo(key, width, 'right'))}  `, label, width + 4),
  );
}

/** What an answer means: a choice, several that it may mean, or nothing. */
export type Answer =
  | { readonly choice: Choice }
  | { readonly candidates: readonly MenuItem[] }
  | { readonly unknown: true };

const plainText = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** `0,1 0,0`, with or without a word or sign between, as the edge `0,0~0,1`. */
function asEdge(typed: string): string | null {
  const [a, b, ...rest] = (typed.match(/-?\d+,-?\d+/g) ?? []).map(parseHex);
  return a == null || b == null || rest.length > 0 ? null : edgeText(a, b);
}

// Ways to write a choice in full, from the strictest.
const readings: readonly ((typed: string, item: MenuItem) => boolean)[] = [
  (typed, { choice }) => choice === typed,
  (typed, { key }) => key === typed,
  (typed, { choice }) => choice === typed.replace(' ', ':'),
  (typed, { choice }) =>
    choiceValue(choice) === typed.replaceAll(' ', '-') || choiceValue(choice) === asEdge(typed),
  (typed, { label }) => plainText(label) === typed,
  (typed, { choice }) =>
    choice.startsWith(typed) || choiceValue(choice).startsWith(typed.replaceAll(' ', '-')),
  (typed, { label }) => plainText(label).startsWith(typed),
  (typed, { label }) => typed.length > 2 && plainText(label).includes(typed),
];

/** Readings that name a choice in full; commands come after them. */
const fullReadings = 3;

/** Reads an answer; `full` accepts only the choice itself or its key. */
export function readAnswer({ items }: Menu, text: string, full: boolean): Answer {
  const typed = plainText(text);
  for (const reads of full ? readings.slice(0, fullReadings) : readings) {
    const found = items.filter((item) => reads(typed, item));
    if (found.length === 1) return { choice: found[0].choice };
    if (found.length > 1) return { candidates: found };
  }
  return { unknown: true };
}

/** Only the name: prices and what stands on a place are in the list already. */
export function shortLabel(label: string): string {
  return label.replace(/ (?:—|\().*$/, '');
}
