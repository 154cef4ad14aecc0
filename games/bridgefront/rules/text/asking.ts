// What every instruction asks while a card is planned: one entry per kind, so that a forgotten kind does not compile.

import { plural } from '@bridgefront/tabletop/words';
import type { Effect, EffectKind, EffectOf } from '../effects.ts';
import type { Question } from './question.ts';

type Ask<K extends EffectKind> = (question: Question, effect: EffectOf<K>) => string;

/** Instructions that lock nothing ask nothing. */
const asksNothing = (): string => 'choose';

const more = (left: number): string => (left > 1 ? ` (up to ${left})` : '');
const toGo = (left: number): string => (left > 1 ? ` (${left} to choose)` : '');

function askTeleport({ kind }: Question, { to }: EffectOf<'teleport'>): string {
  if (kind === 'champion') return 'move which of your Champions?';
  return to === 'mine' ? 'to which Mine?' : 'to which hex?';
}

function askHealSplit({ kind, left }: Question): string {
  return kind === 'hex' ? 'heal Champions on which hex?' : `heal which Champion? (${left} HP to share out)`;
}

function askRaid({ kind }: Question): string {
  return kind === 'champion' ? 'which of your Champions raids?' : 'destroy which Bridge?';
}

function askShed(
  { left }: Question,
  { mandatory }: { readonly count: number; readonly mandatory?: true },
): string {
  return `discard which card?${mandatory === true ? toGo(left) : more(left)}`;
}

const askers: { readonly [K in EffectKind]: Ask<K> } = {
  gold: asksNothing,
  mana: asksNothing,
  'steal-gold': () => 'take gold from whom?',
  draw: asksNothing,
  discard: asksNothing,
  shed: askShed,
  'cash-in': askShed,
  topdeck: asksNothing,
  look: asksNothing,
  peek: asksNothing,
  scry: asksNothing,
  scrap: () => 'burn which card of your hand?',
  draft: asksNothing,
  pull: asksNothing,
  deploy: ({ kind }, { forces }) =>
    `deploy ${plural(forces, 'Force')} ${kind === 'champion' ? 'with which Champion?' : 'to which hex?'}`,
  move: () => 'move which stack?',
  teleport: askTeleport,
  raid: askRaid,
  heal: (_question, { whose, amount }) =>
    `heal which ${whose === 'own' ? 'of your Champions' : 'Champion'}? (${amount} HP)`,
  'heal-split': askHealSplit,
  'heal-deployed': (_question, { amount }) => `heal which Champion there? (${amount} HP)`,
  damage: (_question, { whose, amount }) =>
    `deal ${amount} damage to which ${whose === 'enemy' ? 'enemy Champion' : 'Champion'}?`,
  'remove-champion': () => 'remove which of your Champions if it comes to that?',
  mark: () => 'mark which enemy Champion?',
  ward: ({ left }) => `protect which Champion?${more(left)}`,
  slow: () => 'slow which Champion?',
  frenzy: () => 'drive which of your Champions into a frenzy?',
  entrench: () => 'entrench on which hex?',
  boost: asksNothing,
  'siege-writ': asksNothing,
  'last-stand': asksNothing,
  mortar: () => 'fire at which hex?',
  cataclysm: () => 'strike which hex?',
  attrition: ({ kind }) => (kind === 'seat' ? 'strike whose units there?' : 'strike enemies on which hex?'),
  encircle: () => 'strike which encircled hex?',
  'strike-mine': () => 'strike enemy Forces on which Mine?',
  build: ({ left }) => `build a Bridge where?${toGo(left)}`,
  destroy: ({ left }, { upTo }) => `destroy which Bridge?${upTo === true ? more(left) : toGo(left)}`,
  trap: () => 'trap which Bridge?',
  lockdown: () => 'lock which Bridge?',
  wormhole: ({ left }) =>
    left > 1 ? 'link which two hexes? The first one:' : 'link it with which other hex?',
  dominion: ({ left }) => `open which edge to all?${toGo(left)}`,
  blackout: asksNothing,
  'raise-mine': () => 'raise the value of which Mine?',
  'mine-gold': () => 'gold from which Mine?',
  'last-contract': asksNothing,
  discount: asksNothing,
  choose: () => 'choose one:',
  when: asksNothing,
  roll: asksNothing,
};

function targetQuestion<K extends EffectKind>(question: Question, effect: EffectOf<K>): string {
  const ask: Ask<K> = askers[effect.do as K];
  return ask(question, effect);
}

// Actions that are no cards: Build asks for an edge, Stitchwork for a champion, Gateway for a hex.
const actionTargets: Readonly<Record<string, string>> = {
  edge: 'where?',
  champion: 'heal which Champion on its hex?',
  hex: 'link its hex with which other one?',
};

function rewardQuestion(effect: Effect): string {
  if (effect.do !== 'cash-in') return 'choose one:';
  return `${effect.gold} gold or ${plural(effect.forces, 'Force')} for it?`;
}

function companyQuestion({ place, optional, joined }: Question): string {
  if (!optional) return `take which Champion along from ${place}?`;
  return joined ? 'take another Champion along?' : `take a Champion along from ${place}?`;
}

/** Whether no stack of the instruction's move has been chosen yet. */
export function isFirstStack({ asking, effect, left }: Question): boolean {
  return asking === 'stack' && effect?.do === 'move' && effect.stacks === left;
}

function stackQuestion(question: Question): string {
  const { left, effect } = question;
  const one = effect?.do === 'move' && effect.unit === 'force';
  return `${one ? 'move a Force from which hex?' : 'move which stack?'}${more(left)}`;
}

// Questions of moves are the same for every card and action.
function moveQuestion(question: Question): string {
  const { asking, place, there, left, optional } = question;
  switch (asking) {
    case 'stack':
      return stackQuestion(question);
    case 'forces':
      return `from ${place}, how many Forces? (${there} there)`;
    case 'company':
      return companyQuestion(question);
    case 'path':
    default:
      if (left === 1 && !optional) return `from ${place} where to?`;
      return `from ${place} where to? ${plural(left, 'step')} left`;
  }
}

/** What an instruction asks now, in lower case, to stand behind the name of the card. */
export function questionText(question: Question): string {
  const { asking, effect, left } = question;
  switch (asking) {
    case 'stack':
    case 'forces':
    case 'company':
    case 'path':
      return moveQuestion(question);
    case 'points':
      return `how many HP for it? (${left} to share out)`;
    case 'reward':
      return effect === null ? 'choose one:' : rewardQuestion(effect);
    case 'deploy':
      return effect === null ? 'deploy to which hex?' : targetQuestion(question, effect);
    case 'mode':
    case 'target':
      return effect === null
        ? (actionTargets[question.kind] ?? 'choose a target')
        : targetQuestion(question, effect);
  }
}
