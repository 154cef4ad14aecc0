// What a designer has changed: options of the game, and numbers printed on its cards, both in words.

import type { OptionDeclaration, OptionDeclarations } from '@bridgefront/kernel';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import type { Changes, PrintedCards, PrintedChange, SomeChanges } from '@bridgefront/page/set-up.ts';
import { readNewSlug } from '@bridgefront/tabletop/cards';
import { optionWords } from '../screens/changed-options.ts';
import { editsOf, toldEdits, withEdits } from './card-edits.ts';

/** One change as the list shows it. */
export interface ToldChange {
  readonly key: string;
  readonly what: string;
  readonly value: string;
  /** Empty: there was nothing before. */
  readonly standard: string;
  /** Everything without it. */
  readonly without: Changes;
}

/** A game as the workshop knows it. */
export interface Bench {
  readonly declared: OptionDeclarations;
  /** Null: its cards cannot be changed. */
  readonly printed: PrintedCards | null;
  /** Its cards as printed. */
  readonly cards: readonly CardContent[];
}

// A number of a card as printed; undefined: it has none of this name.
const figureOf = (
  { printed }: Bench,
  changes: Changes,
  { card, name }: Pick<PrintedChange, 'card' | 'name'>,
) => printed?.figures(card, changes).find((one) => one.name === name);

/** The numbers of cards that are changed: a match says all of them, also those that are as printed. */
export function cardChanges(bench: Bench, changes: Changes): readonly PrintedChange[] {
  const { printed } = bench;
  if (printed === null) return [];
  return printed.read(changes).filter((change) => figureOf(bench, changes, change)?.value !== change.value);
}

/** The cards that are changed in any way, new ones too, each once. */
export function changedCards(bench: Bench, changes: Changes): readonly string[] {
  const forms = bench.printed?.forms;
  const whole = forms === undefined ? [] : Object.keys(editsOf(forms, changes));
  const changed = new Set([...cardChanges(bench, changes).map(({ card }) => card), ...whole]);
  // A deck or an army is changed too, and nobody plays it.
  return [...changed].filter(
    (card) => bench.cards.some(({ slug }) => slug === card) || readNewSlug(card) !== null,
  );
}

// The changes with these numbers of cards in place of those they have.
function withCardChanges({ printed }: Bench, changes: Changes, cards: readonly PrintedChange[]): Changes {
  if (printed === null) return changes;
  return printed.write(cards, changes);
}

/** The changes with one number of a card set; as printed it is no change. */
export function withFigure(bench: Bench, changes: Changes, change: PrintedChange): Changes {
  const { card, name, value } = change;
  const others = cardChanges(bench, changes).filter((one) => one.card !== card || one.name !== name);
  const standard = figureOf(bench, changes, change)?.value;
  return withCardChanges(bench, changes, value === standard ? others : [...others, { card, name, value }]);
}

function ofCards(bench: Bench, changes: Changes): ToldChange[] {
  return cardChanges(bench, changes).map(({ card, name, value }) => {
    const figure = figureOf(bench, changes, { card, name });
    const printed = bench.printed?.forms?.book.printed ?? bench.cards;
    const title = printed.find(({ slug }) => slug === card)?.name ?? readNewSlug(card)?.name ?? card;
    const standard = figure?.value ?? value;
    return {
      key: `${card}.${name}`,
      what: `${title}, ${(figure?.label ?? name).toLowerCase()}`,
      value: String(value),
      standard: String(standard),
      without: withFigure(bench, changes, { card, name, value: standard }),
    };
  });
}

function isStandard(value: unknown, { default: standard }: OptionDeclaration): boolean {
  return JSON.stringify(value) === JSON.stringify(standard);
}

function ofEdits({ printed }: Bench, changes: Changes): ToldChange[] {
  const forms = printed?.forms;
  if (forms === undefined) return [];
  return toldEdits(forms, changes).map(({ without, ...told }) => ({
    ...told,
    without: withEdits(forms, changes, without),
  }));
}

/** Whether the option holds cards, which have an editor of their own. */
export function isOfCards({ printed }: Bench, option: string): boolean {
  return printed?.options.includes(option) === true;
}

/** Everything that is changed, in words. */
export function toldChanges(bench: Bench, changes: Changes): readonly ToldChange[] {
  const options = Object.entries(changes).flatMap(([name, value]) => {
    const declared = bench.declared[name];
    if (declared === undefined || isOfCards(bench, name) || isStandard(value, declared)) return [];
    const { [name]: _, ...without } = changes;
    const what = declared.help.replace(/\.$/, '');
    return [
      {
        key: name,
        what,
        value: optionWords(declared, value),
        standard: optionWords(declared, declared.default),
        without,
      },
    ];
  });
  return [...ofEdits(bench, changes), ...ofCards(bench, changes), ...options];
}

/** All options with some of them set, and without those that go back to the standard. */
export function together(changes: Changes, some: SomeChanges): Changes {
  const all = Object.entries({ ...changes, ...some });
  return Object.fromEntries(
    all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
}
