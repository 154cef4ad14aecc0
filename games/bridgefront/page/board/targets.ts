// What the open choices mean on the board.

import type { TableView } from '../../rules/table.ts';
import type { OpenChoice } from '@bridgefront/page/match-context.ts';

/** The open choices that are places or pieces, each with the choice that it makes. */
export interface Targets {
  readonly hexes: ReadonlyMap<string, string>;
  readonly edges: ReadonlyMap<string, string>;
  readonly champions: ReadonlyMap<string, string>;
  /** Hits on Forces in the battle: the hex where they stand, and the choice. */
  readonly force: { readonly hex: string; readonly choice: string } | null;
  /** Which places the question is about; a click beside the open ones asks why not. */
  readonly asks: { readonly hexes: boolean; readonly edges: boolean };
  /** A number that is asked for: `forces` or `points`, and the numbers that may be chosen, ascending. */
  readonly numbers: { readonly kind: 'forces' | 'points'; readonly values: readonly number[] } | null;
  /** Actions that begin a plan: `march`, `build`, `reinforce` … */
  readonly actions: ReadonlySet<string>;
  /** Words for each open choice. */
  readonly labels: ReadonlyMap<string, string>;
}

/** What stands behind the colon of a choice. */
export function valueOf(choice: string): string {
  return choice.slice(choice.indexOf(':') + 1);
}

const noActions = new Set(['none', 'done', 'force']);

function ofKind(choices: readonly string[], kind: string): Map<string, string> {
  const found = choices.filter((choice) => choice.startsWith(`${kind}:`));
  return new Map(found.map((choice) => [valueOf(choice), choice]));
}

function numbersOf(choices: readonly string[]): Targets['numbers'] {
  for (const kind of ['forces', 'points'] as const) {
    const values = [...ofKind(choices, kind).keys()].map(Number).sort((a, b) => a - b);
    if (values.length > 0) return { kind, values };
  }
  return null;
}

// "That is far enough" is a click on the hex where the way ends so far; players are their Capitals.
function withMeanings(
  hexes: Map<string, string>,
  choices: readonly string[],
  plan: readonly string[],
  view: TableView,
): Map<string, string> {
  const last = plan.at(-1) ?? '';
  if (hexes.size > 0 && choices.includes('none') && last.startsWith('hex:') && !hexes.has(valueOf(last)))
    hexes.set(valueOf(last), 'none');
  if (hexes.size > 0) return hexes;
  for (const [seat, choice] of ofKind(choices, 'seat')) {
    const capital = view.seats[Number(seat)]?.capital ?? null;
    if (capital !== null) hexes.set(capital, choice);
  }
  return hexes;
}

/** Sorts the open choices. */
export function targetsOf(open: readonly OpenChoice[], plan: readonly string[], view: TableView): Targets {
  const choices = open.map(({ choice }) => choice);
  const hexes = ofKind(choices, 'hex');
  const edges = ofKind(choices, 'edge');
  const asks = { hexes: hexes.size > 0, edges: edges.size > 0 };
  const battle = view.battle?.hex;
  return {
    hexes: withMeanings(hexes, choices, plan, view),
    edges,
    champions: ofKind(choices, 'champion'),
    force: battle !== undefined && choices.includes('force') ? { hex: battle, choice: 'force' } : null,
    asks,
    numbers: numbersOf(choices),
    actions: new Set(choices.filter((choice) => !choice.includes(':') && !noActions.has(choice))),
    labels: new Map(open.map(({ choice, label }) => [choice, label])),
  };
}
