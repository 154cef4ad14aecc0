// The question at a glance, where the sentence of the rules says at length which unit it is about and where that stands.

import type { Options } from '@bridgefront/kernel';
import { lineText } from '@bridgefront/page/cards/content.ts';
import type { Asked } from '@bridgefront/page/contract.ts';
import { typeOfSlug } from '../rules/table.ts';
import type { TableView } from '../rules/table.ts';
import { contentsUnder } from './cards.ts';
import { rimOf } from './rim.tsx';
import { partsOf, unitAt } from './seen.ts';
import { fellsTexts } from './texts.ts';

const says = fellsTexts.asked;

/** So many units a command card orders at most: all the numbers of its first sentence. */
export function mostOf(card: string, options: Options): number {
  const [first = ''] = contentsUnder(options).get(card)?.lines.map(lineText) ?? [];
  const numbers = first.split('.', 1)[0].match(/\d+/gu) ?? [];
  return numbers.reduce((sum, number) => sum + Number(number), 0);
}

// How many are ordered already; null: nobody is yet.
function counted({ units, active, text, command }: TableView, options: Options): string | null {
  const { length } = units.filter(({ seat, ordered }) => seat === active && ordered === true);
  const most = text && command !== null ? mostOf(command, options) : 0;
  return length > 0 && most > length ? says.ordered(length, most) : null;
}

/** What is asked of the unit that the plan has begun with; of a fight that lies over the board what is not seen there. */
export function question({ ask, plan, choices }: Asked, table: TableView, options: Options): string | null {
  const [kind, hex] = partsOf(plan[0] ?? '');
  const unit = kind === 'unit' ? unitAt(table, hex) : undefined;
  if (unit !== undefined && (ask === 'moves' || ask === 'attacks'))
    return says[ask](typeOfSlug(unit.unit).name, rimOf(hex));
  if (ask === 'command' && kind === 'card') return says.command;
  if (ask === 'commit') return says.commit;
  if (choices.length === 1 && choices[0] === 'done' && says.done[ask] !== undefined) return says.done[ask];
  return ask === 'orders' && plan.length === 0 ? counted(table, options) : null;
}
