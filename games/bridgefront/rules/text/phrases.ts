// How instructions become English: each is a phrase, and phrases join into sentences.

/** Short explanations that a card appends for players who do not have the rules at hand. */
export const reminders = {
  entering: 'Entering a hex with enemy units ends the move and starts a battle, except in a Capital.',
  heal: 'No Champion is healed above its printed HP.',
  bridge: 'A Bridge joins two adjacent hexes.',
  gain: 'A gained card goes to a random place in your draw pile.',
  attack: 'Where enemy units are, you attack at once, except in a Capital.',
  battle: 'If enemy units are there, you attack at once.',
  siege: 'Capitals are fought over when all actions are done.',
} as const;
export type Reminder = keyof typeof reminders;

/** One instruction in words. */
export interface Phrase {
  /** Without capital and full stop, so that it can stand behind "if …" or "Then". */
  readonly clause: string;
  /** Whole sentences that must follow it. */
  readonly notes?: readonly string[];
  readonly reminders?: readonly Reminder[];
}

function decapitalised(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** A phrase in the middle of a sentence, its notes in brackets. */
function inline({ clause, notes = [] }: Phrase): string {
  if (notes.length === 0) return clause;
  return `${clause} (${notes.map((note) => decapitalised(note.replace(/\.$/, ''))).join('; ')})`;
}

function remindersOf(phrases: readonly Phrase[]): readonly Reminder[] {
  return [...new Set(phrases.flatMap((phrase) => phrase.reminders ?? []))];
}

/** Several instructions in a row, as one phrase: `gain 1 mana, then draw 1 card`. */
export function inOrder(phrases: readonly Phrase[]): Phrase {
  const [only] = phrases;
  if (only !== undefined && phrases.length === 1) return only;
  const last = phrases[phrases.length - 1];
  return {
    clause: [...phrases.slice(0, -1).map(inline), ...(last === undefined ? [] : [last.clause])].join(
      ', then ',
    ),
    notes: last?.notes ?? [],
    reminders: remindersOf(phrases),
  };
}

/** Alternatives: `choose one: gain 3 gold; or draw 1 card`. */
export function oneOf(phrases: readonly Phrase[]): Phrase {
  return {
    clause: `choose one: ${phrases.map(inline).join('; or ')}`,
    reminders: remindersOf(phrases),
  };
}

/** `if you occupy a Mine, gain 3 gold; otherwise gain 2 gold` */
export function onlyIf(condition: string, then: Phrase, otherwise?: Phrase): Phrase {
  if (otherwise === undefined) return { ...then, clause: `if ${condition}, ${then.clause}` };
  return {
    clause: `if ${condition}, ${inline(then)}; otherwise ${otherwise.clause}`,
    notes: otherwise.notes ?? [],
    reminders: remindersOf([then, otherwise]),
  };
}

/** A phrase as whole sentences. */
export function sentence({ clause, notes = [] }: Phrase): string {
  return [`${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}.`, ...notes].join(' ');
}

/** Instructions one after another, each a sentence of its own. */
export function sentences(phrases: readonly Phrase[]): readonly string[] {
  return phrases.map((phrase, at) => {
    if (at === 0) return sentence(phrase);
    const comma = phrase.clause.startsWith('if ') ? ',' : '';
    return sentence({ ...phrase, clause: `then${comma} ${phrase.clause}` });
  });
}

/** The explanations that these phrases call for, in brackets, or nothing. */
export function reminderText(phrases: readonly Phrase[]): string {
  const keys = remindersOf(phrases);
  return keys.length === 0 ? '' : `(${keys.map((key) => reminders[key]).join(' ')})`;
}
