// Plans in words for the log: what a revealed action was, with everything that it locked.

import { choiceKind, choiceValue } from '@bridgefront/kernel';
import type { Choice } from '@bridgefront/kernel';
import { list } from '@bridgefront/tabletop/words';
import type { Lock } from '../faces.ts';
import { nameOfSlug } from '../cards/index.ts';
import { stackWords } from './names.ts';
import type { NameOf } from './names.ts';
import type { Places } from './whereabouts.ts';

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

/** Modes whose names need help; where something goes follows anyway. */
const modeWords: Readonly<Record<string, string>> = {
  hex: '',
  capital: '',
  forces: 'for Forces',
  gold: 'for gold',
  raise: 'raise a Mine',
  draft: 'Forge Draft',
  reforge: 'Reforge',
};

/** An action in words: `March`, `Build Bridge`, `Tempest`. */
export function actionWords(action: string): string {
  return actions[action] ?? action;
}

// What a player does with an action that is no card, behind the name.
const doing: Readonly<Record<string, string>> = {
  march: 'marches',
  'free-march': 'marches for free',
  build: 'builds',
  reinforce: 'reinforces',
};

/** An action as something that a player does: `marches`, `uses Tempest`. */
export function doingWords(action: string): string {
  return doing[action] ?? `uses ${actionWords(action)}`;
}

/** The card or action that a plan begins with: the name on the card, `Build Bridge`, `Done`. */
export function actionName(choice: Choice): string {
  if (choice === 'build') return 'Build';
  return choiceKind(choice) === 'card' ? nameOfSlug(choiceValue(choice)) : actionWords(choice);
}

/** Who plans, and how places and players are called. */
interface Telling {
  readonly name: NameOf;
  readonly at: Places;
  readonly seat: number;
}

function pathWords({ at, seat }: Telling, path: readonly string[]): string {
  return path.map((hex) => at.short(hex, seat)).join(' → ');
}

function championWords({ champions = [], amounts = [] }: Lock): readonly string[] {
  return champions.map((slug, i) =>
    amounts[i] === undefined ? nameOfSlug(slug) : `${nameOfSlug(slug)} ${amounts[i]} HP`,
  );
}

// What becomes of cards that a plan names; those that are turned into gold or Forces say into which.
const cardFates: Readonly<Record<string, string>> = { shed: 'discarding ', scrap: 'burning ' };

function cardWords({ does, cards = [], modes = [] }: Lock): readonly string[] {
  const named = cards.map((slug, i) => [nameOfSlug(slug), modeWords[modes[i] ?? ''] ?? ''].join(' ').trim());
  return named.length === 0 ? [] : [`${cardFates[does] ?? ''}${list(named)}`];
}

/** What befalls Champions, rather than being done by them. */
const befalls: ReadonlySet<string> = new Set([
  'damage',
  'heal',
  'heal-split',
  'mark',
  'ward',
  'slow',
  'frenzy',
  'stitchwork',
]);

/** How places are joined to what is done there; "at" for everything else. */
const ways: Readonly<Record<string, string>> = {
  champion: 'to ',
  deploy: 'Forces to ',
  'cash-in': 'to ',
  teleport: 'to ',
  slipstep: 'to ',
  wormhole: 'between ',
  gateway: 'to ',
};

function oneLock(lock: Lock, telling: Telling): string {
  const { at, name, seat } = telling;
  const { does, hexes = [], edges = [], path } = lock;
  if (path !== undefined)
    return `${stackWords(lock.forces ?? 0, lock.champions ?? [])}, ${pathWords(telling, path)}`;
  if (does === 'choose') return (lock.modes ?? []).map((mode) => modeWords[mode] ?? mode).join('');
  const where = list(hexes.map((hex) => at.hex(hex, seat)));
  const champions = list(championWords(lock));
  const parts = [
    champions === '' ? '' : `${befalls.has(does) ? 'on ' : ''}${champions}`,
    ...cardWords(lock),
    ...edges.map((edge) => `${does === 'dominion' ? 'edge' : 'Bridge'} ${at.edge(edge, seat)}`),
    ...(lock.seat === undefined ? [] : [name(lock.seat)]),
    where === '' ? '' : `${ways[does] ?? 'at '}${where}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Everything that a plan has locked, in its order: `4 Forces, Capital → Mine`, `Bridge from the Center to the east`. */
export function lockWords(locks: readonly Lock[], telling: Telling): string {
  return locks
    .map((lock) => oneLock(lock, telling))
    .filter((words, at, all) => words !== '' && words !== all[at - 1])
    .join('; ');
}
