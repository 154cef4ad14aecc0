// What the table shows before anything is clicked: what the reader's assault would bring, and what the creatures in sight
// would bring them next; while an incantation seeks its target, what it would do to each instead. All of it is counted by
// the rules from what the reader sees.

import { cardsFor } from '../rules/cards/in-force.ts';
import { assault, boardOf, firstAttack, played, threat, fullOptions, laneNames } from '../rules/table.ts';
import type { AssaultForecast, FirstAttack, LaneName, TableView } from '../rules/table.ts';
import type { Match } from './match.ts';
import type { Seen } from './seen.ts';

/** The forecasts of one moment; null: there is nothing to foresee. */
export interface Outlook {
  /** What the assault of the seat whose turn it is would bring, with the card that is being placed. */
  readonly now: AssaultForecast | null;
  /** What the other side's next assault would bring the reader. */
  readonly next: AssaultForecast | null;
  /** What the incantation that seeks its target would do to each, by creature; null: none does. */
  readonly aims: Aims | null;
  /** While a creature waits for its lane, what it would come to in each; none else. */
  readonly lanes: readonly LaneOutlook[];
}

/** What a creature would come to in a lane. */
export interface LaneOutlook {
  readonly lane: LaneName;
  /** Null: it would be destroyed before it attacks. */
  readonly attack: FirstAttack | null;
  /** What is left of the mana. */
  readonly mana: number;
  /** How many places the own building has to go, one less for the card that has left the row to the right of it. */
  readonly left: number;
}

/** What an incantation takes of a creature (below 0), or gives. */
interface Aim {
  readonly change: number;
  readonly falls: boolean;
}

/** By creature. */
export type Aims = ReadonlyMap<string, Aim>;

const quiet: Outlook = { now: null, next: null, aims: null, lanes: [] };

/** What the seat's incantation would do to each of these creatures, as far as it changes figures. */
export function aimsOf(
  board: ReturnType<typeof boardOf>,
  seat: number,
  slug: string,
  targets: readonly string[],
): Aims {
  const cards = cardsFor(board.options);
  const card = cards.find((one) => one.slug === slug);
  const [effect] = card?.kind === 'incantation' ? card.effects : [];
  const of = (state: typeof board, number: number) =>
    state.seats.flatMap(({ lanes }) => lanes.flat()).find((unit) => unit.card === number);
  return new Map(
    targets.flatMap((target): readonly (readonly [string, Aim])[] => {
      if (effect?.do === 'strengthen') return [[target, { change: effect.attack, falls: false }]];
      if (effect?.do !== 'damage') return [];
      const number = cards.findIndex((one) => one.slug === target);
      const after = of(played(board, seat, [`card:${slug}`, `unit:${target}`]), number);
      if (after === undefined) return [[target, { change: -effect.amount, falls: true }]];
      return [[target, { change: (of(board, number)?.damage ?? 0) - after.damage, falls: false }]];
    }),
  );
}

// The creatures at which the incantation of the plan may be aimed; none while none is.
function targetsOf({ open }: Seen, plan: readonly string[]): readonly string[] {
  if (plan.length !== 1) return [];
  return [...open.keys()].flatMap((choice) => (choice.startsWith('unit:') ? [choice.slice(5)] : []));
}

/** What the creature would come to in each of these lanes. */
export function lanesOf(
  board: ReturnType<typeof boardOf>,
  seat: number,
  slug: string,
  lanes: readonly LaneName[],
): readonly LaneOutlook[] {
  return lanes.map((lane) => {
    const then = played(board, seat, [`card:${slug}`, `lane:${lane}`]);
    const { cards, bastion } = then.seats[seat];
    return { lane, attack: firstAttack(then, slug), mana: then.mana, left: cards.length - bastion };
  });
}

const last = new WeakMap<TableView, { readonly key: string; readonly outlook: Outlook }>();

function madeOf(match: Match, seen: Seen, plan: readonly string[]): Outlook {
  const { table, near } = seen;
  const board = boardOf(table, fullOptions(match.source.info.value?.options ?? {}));
  if (table.active !== near) return { ...quiet, next: threat(board, near) };
  const targets = targetsOf(seen, match.plan.value);
  const [card = ''] = plan;
  if (targets.length > 0) return { ...quiet, aims: aimsOf(board, near, card.slice('card:'.length), targets) };
  const asked = laneNames.filter((lane) => seen.open.has(`lane:${lane}`));
  const lanes = lanesOf(board, near, card.slice('card:'.length), asked);
  const then = played(board, near, plan);
  return { ...quiet, now: assault(then), next: then.phase === 'play' ? threat(then, near) : null, lanes };
}

/** Forecasts for the reader as things stand; read while rendering, so that what is pointed at is followed. */
export function outlookOf(match: Match, seen: Seen): Outlook {
  const { table, open } = seen;
  const { seat } = match.shown.value.view;
  const pointed = match.pointed.value;
  if (seat === null || table.phase !== 'play' || match.playback.current.value !== null) return quiet;
  const plan = [...match.plan.value, ...(pointed !== null && open.has(pointed) ? [pointed] : [])];
  const key = plan.join(' ');
  const known = last.get(table);
  if (known?.key === key) return known.outlook;
  const outlook = madeOf(match, seen, plan);
  last.set(table, { key, outlook });
  return outlook;
}
