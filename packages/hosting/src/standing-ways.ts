// Standing answers of a seat by kind of window: what holds for each, and the list with one of them changed.

import type { GivenStandingAnswer, HostFacts } from '@bridgefront/protocol';
import { sameJson } from '@bridgefront/viewing';

/** A kind of window, as the host tells it. */
export type WindowKind = NonNullable<HostFacts['windows']>[number];

/** Whether windows of a kind are answered for the reader: never reacting, always where it is possible, or by asking. */
export const standingWays = ['ask', 'never', 'always'] as const;
export type StandingWay = (typeof standingWays)[number];

type Standing = readonly GivenStandingAnswer[];

function isOf({ ask, where }: WindowKind, answer: GivenStandingAnswer): boolean {
  return answer.ask === ask && sameJson(answer.where, where);
}

// Programs may also have said something for all windows, or for all of this decision.
function covers({ ask, where }: WindowKind, answer: GivenStandingAnswer): boolean {
  if (answer.forced === true) return false;
  const shown = Object.entries(answer.where);
  return (answer.ask ?? ask) === ask && shown.every(([name, value]) => sameJson(where[name], value));
}

/** How windows of this kind are answered for the reader now. */
export function wayOf(kind: WindowKind, standing: Standing): StandingWay {
  const answer = standing.find((one) => covers(kind, one));
  if (answer === undefined) return 'ask';
  return answer.choices.length === 0 ? 'never' : 'always';
}

function answersFor({ ask, where, always }: WindowKind, way: StandingWay): Standing {
  if (way === 'ask') return [];
  const plans = way === 'never' ? [[]] : always.map((choice) => [choice]);
  return plans.map((choices) => ({ ask, where, choices, until: 'match' }));
}

/** All answers of the reader once windows of this kind are answered in another way. */
export function withWay(kind: WindowKind, way: StandingWay, standing: Standing): Standing {
  const others = standing.filter((answer) => !isOf(kind, answer));
  // What was said for more than this kind gives way, so that the reader is asked where that is what they want.
  const rest = way === 'ask' ? others.filter((answer) => !covers(kind, answer)) : others;
  return [...answersFor(kind, way), ...rest];
}

/** What the reader is asked: everything, what leaves something to weigh, or no window until the turn ends. */
export const askingWays = ['always', 'able', 'notNow'] as const;
export type AskingWay = (typeof askingWays)[number];

const able: GivenStandingAnswer = { ask: null, where: {}, choices: [], until: 'match', forced: true };
const notNow: GivenStandingAnswer = { ask: null, where: {}, choices: [], until: 'turn' };

const isNotNow = ({ ask, choices, until, forced }: GivenStandingAnswer): boolean =>
  ask === null && choices.length === 0 && until === 'turn' && forced !== true;

/** What the reader is asked now. */
export function askingOf(standing: Standing): AskingWay {
  if (standing.some((answer) => isNotNow(answer))) return 'notNow';
  return standing.some(({ forced }) => forced === true) ? 'able' : 'always';
}

/** All answers of the reader once they are asked in another way; who is asked always answers everything anew. */
export function withAsking(way: AskingWay, standing: Standing): Standing {
  const rest = standing.filter((answer) => answer.forced !== true && !isNotNow(answer));
  if (way === 'able') return [able, ...rest];
  return way === 'notNow' ? [notNow, able, ...rest] : rest;
}

/** All answers of the reader once these choices answer a question that is no window; none: it is asked. */
export function withAnswer(ask: string, choices: readonly string[], standing: Standing): Standing {
  const rest = standing.filter((answer) => answer.ask !== ask);
  return choices.length === 0 ? rest : [...rest, { ask, where: {}, choices: [...choices], until: 'match' }];
}
