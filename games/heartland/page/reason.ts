// Why a match ended, told to the one who reads: whose life ran out.

import type { ReasonFor } from '@bridgefront/page/contract.ts';
import { words } from './texts.ts';

/** What the rules say where one player alone has no life left. */
const lifeGone = 'a player has no life left';

/** From the reader's side, or from nobody's. */
export const reason: ReasonFor = ({ winners, reason: said }, { own, names }) => {
  const lost = names.findIndex((_, seat) => !winners.includes(seat));
  if (said !== lifeGone || lost < 0) return null;
  return words.ended(lost === own ? null : (names[lost] ?? ''));
};
