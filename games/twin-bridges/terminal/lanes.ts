// The two lanes in the terminal: creatures side by side across the bridge, the nearest to it first.

import type { Drawing } from '@bridgefront/terminal/table.ts';
import { columns } from '@bridgefront/terminal/columns.ts';
import { capitalised } from '@bridgefront/tabletop/words';
import type { SideView, TableView, UnitView } from '../rules/index.ts';
import { laneWords, nameOf } from '../rules/text/words.ts';
import { laneNames } from '../rules/types.ts';
import type { LaneName } from '../rules/types.ts';
import { keywordsOf } from './cards.ts';

export function tableOf({ view }: Drawing): TableView {
  return view.table as TableView;
}

/** The seat whose side stands left: the viewer's, for spectators the first one's. */
export function nearSeat({ view }: Drawing): number {
  return view.seat ?? 0;
}

function unitText({ paint, options }: Drawing, unit: UnitView): string {
  const left = unit.health - unit.damage;
  const states = [
    ...(unit.damage > 0 ? [`${unit.damage} damage`] : []),
    ...(unit.fresh === true ? ['new this turn'] : []),
    ...(unit.warded === true ? ['warded'] : unit.protected === true ? ['protected'] : []),
  ];
  const state = states.length === 0 ? '' : paint('dim', ` (${states.join(', ')})`);
  const keywords = keywordsOf(options, unit.card);
  return `${paint('bold', nameOf(unit.card))} ${unit.attack}/${left}${keywords === '' ? '' : ` ${keywords}`}${state}`;
}

function laneLines(drawing: Drawing, lane: LaneName): string[] {
  const { seats } = tableOf(drawing);
  const near = nearSeat(drawing);
  const sides: readonly SideView[] = [seats[near], seats[1 - near]];
  const rows = Math.max(...sides.map((side) => side[lane].length));
  const title = drawing.paint('bold', capitalised(laneWords[lane]));
  if (rows === 0) return [`${title}: empty`];
  const heads = [
    { title: '' },
    { title: drawing.names.name(near) },
    { title: '' },
    { title: drawing.names.name(1 - near) },
  ];
  const cells = Array.from({ length: rows }, (_, at) => [
    at === 0 ? 'at the bridge' : `place ${at + 1}`,
    ...sides.flatMap((side, i) => {
      const unit = side[lane][at];
      const text = unit === undefined ? '' : unitText(drawing, unit);
      return i === 0 ? [text, '│'] : [text];
    }),
  ]);
  return [title, ...columns(heads, cells).map((line) => `  ${line}`)];
}

/** Both lanes; figures are attack and the health that is left. */
export function laneMap(drawing: Drawing): string[] {
  if (tableOf(drawing).phase === 'draft' || tableOf(drawing).phase === 'decks') return [];
  const key = drawing.paint('dim', 'attack/health left');
  return [...laneNames.flatMap((lane) => [...laneLines(drawing, lane), '']), `  ${key}`];
}
