// Heartland's frontiers as text: a column each, the enemy above, the viewer below, the plot between.

import { padTo, widthOf } from '@bridgefront/terminal/paint.ts';
import type { Drawing } from '@bridgefront/terminal/table.ts';
import type { TableView, UnitView } from '../rules/index.ts';
import { nameOf } from '../rules/text/words.ts';

/** The game's part of a view. */
export function tableOf({ view }: Drawing): TableView {
  return view.table as TableView;
}

/** The seat that is drawn below: the viewer's, or the first one for spectators. */
export function nearSeat({ view }: Drawing): number {
  return view.seat ?? 0;
}

/** `Raider 3/2`, damage taken off, with what else is to be known of it. */
export function unitText({ paint, names }: Drawing, unit: UnitView): string {
  const { attack, health, damage, seat } = unit;
  const left = health - damage;
  const figures = damage > 0 ? paint('red', `${attack}/${left}`) : `${attack}/${left}`;
  const tired = unit.exerted === true ? paint('dim', ' exerted') : '';
  return `${names.colour(seat, nameOf(unit.card))} ${figures}${tired}`;
}

function settlementText(drawing: Drawing, frontier: number): string {
  const { settlement } = tableOf(drawing).frontiers[frontier - 1];
  const { paint, names } = drawing;
  if (settlement === null) return paint('dim', 'no settlement');
  const state = settlement.active === true ? paint('green', 'active') : paint('dim', 'asleep');
  return `⌂ ${names.colour(settlement.seat, nameOf(settlement.card))} ${state}`;
}

// The lines of one side in a frontier: the far side has its occupier last, the near one first, so that they face the plot.
function sideLines(drawing: Drawing, seat: number, frontier: number, far: boolean): string[] {
  const units = tableOf(drawing).units.filter((unit) => unit.seat === seat && unit.at === frontier);
  const lines = units
    .filter(({ occupies }) => occupies !== true)
    .map((unit) => `  ${unitText(drawing, unit)}`);
  const held = units
    .filter(({ occupies }) => occupies === true)
    .map((unit) => `${drawing.paint('bold', '▣')} ${unitText(drawing, unit)}`);
  return far ? [...lines, ...held] : [...held, ...lines];
}

function pad(lines: readonly string[], height: number, far: boolean): string[] {
  const blank = Array.from({ length: height - lines.length }, () => '');
  return far ? [...blank, ...lines] : [...lines, ...blank];
}

/** All frontiers side by side. */
export function frontierLines(drawing: Drawing): string[] {
  const { frontiers } = tableOf(drawing);
  const near = nearSeat(drawing);
  const width = Math.floor(100 / frontiers.length);
  const numbers = frontiers.map((_, at) => at + 1);
  const far = numbers.map((frontier) => sideLines(drawing, 1 - near, frontier, true));
  const own = numbers.map((frontier) => sideLines(drawing, near, frontier, false));
  const farHeight = Math.max(1, ...far.map(({ length }) => length));
  const ownHeight = Math.max(1, ...own.map(({ length }) => length));
  const columns = numbers.map((frontier, at) => [
    drawing.paint('bold', `Frontier ${frontier}`),
    ...pad(far[at], farHeight, true),
    settlementText(drawing, frontier),
    ...pad(own[at], ownHeight, false),
  ]);
  return columns[0].map((_, line) =>
    columns
      .map((column) => (widthOf(column[line]) > width - 1 ? `${column[line]} ` : padTo(column[line], width)))
      .join('')
      .trimEnd(),
  );
}
