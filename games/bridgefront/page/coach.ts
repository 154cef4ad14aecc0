// Coach of a first match of Bridgefront: where to begin, and a line when something new is asked.

import { hexDistance } from '@bridgefront/tabletop/hexes';
import { axialOf, endsOf } from '@bridgefront/page/boards/layout.ts';
import type { Coach } from '@bridgefront/page/contract.ts';
import type { TableView } from '../rules/table.ts';
import { valueOf } from './board/targets.ts';
import { coachTexts as words } from './texts/coach.ts';

const apart = (a: string, b: string): number => hexDistance(axialOf(a), axialOf(b));

// The nearest Mine is what the first Bridges should lead to.
function goalFrom({ mines }: TableView, hex: string): string {
  return mines.toSorted((a, b) => apart(hex, a.hex) - apart(hex, b.hex))[0]?.hex ?? '0,0';
}

// An edge is good when one can walk over it from home, or from the Bridges there are, towards the Mine.
function worthOf(edge: string, home: string, view: TableView): number {
  const goal = goalFrom(view, home);
  const reached = [home, ...view.bridges.flatMap((bridge) => endsOf(bridge))];
  const [near, far] = [...endsOf(edge)].sort((a, b) => apart(home, a) - apart(home, b));
  if (near === undefined || far === undefined) return Infinity;
  const open = reached.some((hex) => hex === near && apart(hex, home) <= 2) ? 0 : 10;
  return open + apart(near, home) + 2 * apart(far, goal);
}

/** A Capital's place, or the next Bridge of the start; null for everything else. */
export function presetStart(choices: readonly string[], view: TableView): string | null {
  if (view.phase !== 'setup') return null;
  const hexes = choices.filter((choice) => choice.startsWith('hex:'));
  if (hexes.length === choices.length) {
    const mineNear = (choice: string): number => apart(valueOf(choice), goalFrom(view, valueOf(choice)));
    return hexes.toSorted((a, b) => mineNear(a) - mineNear(b))[0] ?? null;
  }
  const edges = choices.filter((choice) => choice.startsWith('edge:'));
  if (edges.length === 0) return null;
  // The own Capital is the one that all open edges lie nearest to.
  const total = (hex: string): number =>
    edges.reduce((sum, edge) => sum + Math.min(...endsOf(valueOf(edge)).map((end) => apart(hex, end))), 0);
  const homes = view.seats.flatMap(({ capital }) => capital ?? []);
  const home = homes.toSorted((a, b) => total(a) - total(b))[0] ?? '0,0';
  const worth = (edge: string): number => worthOf(valueOf(edge), home, view);
  return edges.toSorted((a, b) => worth(a) - worth(b))[0] ?? null;
}

const byAsk: { readonly [ask: string]: string } = {
  'free-card': words.freeCard,
  bid: words.bid,
  draft: words.draft,
  'assign-hits': words.hits,
  retreat: words.retreat,
};

const byPhase: { readonly [phase: string]: string } = {
  sieges: words.sieges,
  collection: words.collection,
  scoring: words.scoring,
};

/** Bridgefront's coach. */
export const coach: Coach<TableView> = {
  lines: words.lines,
  line: ({ phase, round }, ask) => {
    const asked = ask === null ? undefined : byAsk[ask];
    if (ask !== null && asked !== undefined) return { about: ask, line: asked };
    if (ask === 'action') {
      const later = round > 1;
      return { about: later ? 'later-action' : 'action', line: later ? words.later : words.action };
    }
    const line = byPhase[phase];
    return line === undefined ? null : { about: phase, line };
  },
  preset: presetStart,
};
