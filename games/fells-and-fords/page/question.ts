// The question at a glance, where the sentence of the rules says at length which unit it is about and where that stands.

import type { Asked } from '@bridgefront/page/contract.ts';
import { typeOfSlug } from '../rules/table.ts';
import type { TableView } from '../rules/table.ts';
import { rimOf } from './rim.tsx';
import { partsOf, unitAt } from './seen.ts';
import { fellsTexts } from './texts.ts';

const says = fellsTexts.asked;

/** What is asked of the unit that the plan has begun with; of a fight that lies over the board what is not seen there. */
export function question({ ask, plan }: Asked, table: TableView): string | null {
  const [kind, hex] = partsOf(plan[0] ?? '');
  const unit = kind === 'unit' ? unitAt(table, hex) : undefined;
  if (unit !== undefined && (ask === 'moves' || ask === 'attacks'))
    return says[ask](typeOfSlug(unit.unit).name, rimOf(hex));
  if (ask === 'command' && kind === 'card') return says.command;
  return ask === 'commit' ? says.commit : null;
}
