// Plans in words for the log: what a revealed action was, with everything that it locked.

import { choiceKind, choiceValue } from '@bridgefront/kernel';
import type { Choice } from '@bridgefront/kernel';
import { list, plural } from '@bridgefront/tabletop/words';
import { nameOfSlug } from './names.ts';
import type { NameOf } from './names.ts';

/** Actions that are no cards, as players know them. */
const actions: Readonly<Record<string, string>> = {
  march: 'March',
  'free-march': 'free March',
  build: 'Build Bridge',
  reinforce: 'Capital Reinforce',
  done: 'Done',
  stitchwork: 'Stitchwork',
  tempest: 'Tempest',
  slipstep: 'Slipstep',
  archive: 'Archive',
  gateway: 'Gateway',
};

/** Modes whose names need help; the hex of `mode:hex` follows anyway. */
const modeWords: Readonly<Record<string, string>> = {
  hex: '',
  capital: 'to the Capital',
  forces: 'for Forces',
  gold: 'for gold',
  raise: 'raise a Mine',
};

/** An action in words: `March`, `Build Bridge`, `Tempest`. */
export function actionWords(action: string): string {
  return actions[action] ?? action;
}

/** A choice in a word or two; nothing for `none`, which only ends a list. */
function choiceWords(choice: Choice, name: NameOf): string {
  const value = choiceValue(choice);
  switch (choiceKind(choice)) {
    case 'card':
    case 'champion':
      return nameOfSlug(value);
    case 'forces':
      return plural(Number(value), 'Force');
    case 'points':
      return `${value} HP`;
    case 'seat':
      return name(Number(value));
    case 'hex':
    case 'edge':
      return value;
    case 'mode':
      return modeWords[value] ?? value;
    case 'none':
      return '';
    default:
      return actionWords(choice);
  }
}

// `hex, forces, champions …, path …`: the stack, and the path behind arrows.
function marchWords(choices: readonly Choice[], name: NameOf): string {
  const hexes = choices.filter((choice) => choiceKind(choice) === 'hex');
  const units = choices.filter((choice) => choiceKind(choice) !== 'hex' && choice !== 'forces:0');
  const stack = list(units.map((choice) => choiceWords(choice, name)).filter((word) => word !== ''));
  return `${stack}, ${hexes.map(choiceValue).join(' → ')}`;
}

/** A whole plan: the card or action, and its locked choices in their order. */
export function planWords(choices: readonly Choice[], name: NameOf): { what: string; details: string } {
  const [first = 'done', ...rest] = choices;
  const what = choiceWords(first, name);
  if (first === 'march' || first === 'free-march') return { what, details: marchWords(rest, name) };
  const details = rest.map((choice) => choiceWords(choice, name)).filter((word) => word !== '');
  return { what, details: details.join('; ') };
}
