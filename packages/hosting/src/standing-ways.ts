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
