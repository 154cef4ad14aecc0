// Why a match ended, told to the one who reads: whose fort fell.

import type { ReasonFor } from '@bridgefront/page/contract.ts';
import { fortFell } from '../rules/table.ts';
import { twinBridgesTexts } from './texts.ts';

/** From the reader's side, or from nobody's. */
export const reason: ReasonFor = ({ winners, reason: said }, { own, names }) => {
  const lost = names.findIndex((_, seat) => !winners.includes(seat));
  if (said !== fortFell || lost < 0) return null;
  return twinBridgesTexts.ended(lost === own ? null : (names[lost] ?? ''));
};
