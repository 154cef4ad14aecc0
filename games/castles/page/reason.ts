// Why a match ended, told to the one who reads: whose Castle fell.

import type { ReasonFor } from '@bridgefront/page/contract.ts';
import { list } from '@bridgefront/tabletop/words';
import { endingOf } from '../rules/table.ts';
import { castlesTexts } from './texts.ts';

/** From the reader's side, or from nobody's. */
export const reason: ReasonFor = ({ winners, reason: said }, { own, names }) => {
  const ending = endingOf(said);
  if (ending === null) return null;
  const lost = names.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  const nameOf = (seats: readonly number[]): string => list(seats.map((seat) => names[seat] ?? ''));
  const whose = own === null ? 'somebody' : lost.includes(own) ? 'loser' : 'winner';
  return castlesTexts.ended[ending](whose, nameOf(lost), nameOf(winners), lost.length > 1);
};
