// What the components read from the match: seats as the reader sees them, open choices, and which hexes they light.

import type { OpenChoice } from '@bridgefront/page/match-context.ts';
import { board } from '../rules/table.ts';
import type { AimView, FellsOptions, TableView, UnitView } from '../rules/table.ts';
import { optionsOf } from './match.ts';
import type { Match } from './match.ts';

/** What was picked on the page to say which of several choices a hex stands for. */
export interface Picked {
  /** The card to lay out. */
  readonly place: string | null;
  /** Where the unit stands that makes its hex in the Attack step. */
  readonly step: string | null;
}

/** The table as one reader sees it now. */
export interface Seen {
  readonly table: TableView;
  readonly options: FellsOptions;
  readonly seat: number | null;
  /** Whose edge is at the bottom: the reader's, or South's for spectators. */
  readonly near: number;
  readonly flip: boolean;
  readonly open: ReadonlyMap<string, OpenChoice>;
  readonly prompt: string;
  /** What kind of question it is; empty where nobody is asked. */
  readonly ask: string;
  readonly plan: readonly string[];
  /** What hexes stand for: a choice by hex. */
  readonly lit: ReadonlyMap<string, OpenChoice>;
  /** What was picked, or what the page picks for the reader: the first card to lay out. */
  readonly picked: Picked;
  /** Units that may make their hex in the Attack step and stand for nothing else: a click picks them. */
  readonly steppers: readonly string[];
  /** The unit that the plan has begun with, or that is asked whether it attacks once more. */
  readonly chosen: string | null;
  /** Whom units could attack now. */
  readonly aims: readonly AimView[];
}

/** The kind of a choice and what stands behind its colon. */
export function partsOf(choice: string): readonly [kind: string, value: string] {
  const colon = choice.indexOf(':');
  return colon < 0 ? [choice, ''] : [choice.slice(0, colon), choice.slice(colon + 1)];
}

/** Kinds of choices that are cards of the hand. */
export const handKinds: readonly string[] = ['card', 'lore', 'back', 'drop', 'keep'];

/** The choice that the button of the panel stands for: to be done, to pass, or to attack nobody of those who are lit. */
export function primaryChoice(open: readonly string[]): string | null {
  const attacks = open.some((choice) => choice.startsWith('at:'));
  return ['done', 'pass', 'text', ...(attacks ? ['no'] : [])].find((choice) => open.includes(choice)) ?? null;
}

const onBoard = ['unit', 'to', 'at', 'hex'];

/** The hex that a choice stands for, given what was picked; null for one that is a button of its own. */
export function hexOfChoice(choice: string, picked: Picked): string | null {
  const [kind, value] = partsOf(choice);
  // A way may lead off the map.
  if (onBoard.includes(kind)) return board.hexByName.has(value) ? value : null;
  if (kind === 'place') {
    const [card, hex = ''] = value.split('@');
    return card === picked.place ? hex : null;
  }
  if (kind === 'step') {
    const [from, to = ''] = value.split('>');
    return from === picked.step ? to : null;
  }
  return null;
}

function litHexes(choices: readonly OpenChoice[], picked: Picked): Map<string, OpenChoice> {
  const lit = new Map<string, OpenChoice>();
  for (const one of choices) {
    const hex = hexOfChoice(one.choice, picked);
    if (hex !== null) lit.set(hex, one);
  }
  return lit;
}

function cardsToPlace(choices: readonly OpenChoice[]): string[] {
  return choices.flatMap(({ choice }) => {
    const [kind, value] = partsOf(choice);
    return kind === 'place' ? [value.split('@')[0]] : [];
  });
}

function steppersOf(choices: readonly OpenChoice[]): string[] {
  const from = choices.flatMap(({ choice }) => {
    const [kind, value] = partsOf(choice);
    return kind === 'step' ? [value.split('>')[0]] : [];
  });
  return [...new Set(from)];
}

// Something is always lit: where nothing was picked, or no more of it is left, the first card is.
function pickedNow(choices: readonly OpenChoice[], { place, step }: Picked): Picked {
  const cards = cardsToPlace(choices);
  return {
    place: place !== null && cards.includes(place) ? place : (cards[0] ?? null),
    step: step !== null && steppersOf(choices).includes(step) ? step : null,
  };
}

// Where the unit stands that may attack once more; null: none is asked.
function askedAgain({ decision, table }: Match['shown']['value']['view']): string | null {
  if (decision?.ask !== 'again') return null;
  return table.units.find(({ id }) => id === decision.about?.['unit'])?.at ?? null;
}

/** Reads the match; call it while rendering, so that signals are followed. */
export function seenOf(match: Match, chosen: Picked): Seen {
  const { view } = match.shown.value;
  const near = view.seat ?? 0;
  const choices = match.choices.value;
  const plan = match.plan.value;
  const picked = pickedNow(choices, chosen);
  const lit = litHexes(choices, picked);
  const [kind, value] = partsOf(plan[0] ?? '');
  const again = askedAgain(view);
  return {
    table: view.table,
    options: optionsOf(match),
    seat: view.seat,
    near,
    flip: near === 1,
    open: new Map(choices.map((one) => [one.choice, one])),
    ask: view.decision?.ask ?? '',
    prompt: choices.length > 0 ? (view.decision?.mine?.prompt ?? '') : '',
    plan,
    lit,
    picked,
    steppers: steppersOf(choices).filter((hex) => !lit.has(hex)),
    chosen: kind === 'unit' ? value : again,
    aims: view.table.aims.filter((aim) => aim.again !== true || aim.from === again),
  };
}

/** Whoever stands on a banner holds it: it pays in that side's next scoring. */
export function holdersOf({ banners, units }: TableView): ReadonlyMap<string, number> {
  const held = new Set(banners.map(({ at }) => at));
  return new Map(units.flatMap(({ at, seat }) => (held.has(at) ? [[at, seat] as const] : [])));
}

/** The unit on a hex. */
export function unitAt({ units }: TableView, hex: string): UnitView | undefined {
  return units.find(({ at }) => at === hex);
}
