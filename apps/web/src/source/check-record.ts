// What the record of a match proves, compared with what this browser kept of it.

import { isSigned, linkText, verifyRecord, verifySigned } from '@bridgefront/kernel';
import type { Finding, MatchRecord, Signed } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import { diceTexts } from '../texts/ending.ts';
import { matchTexts } from '../texts/match.ts';
import { keptOf } from './kept-start.ts';
import { ed25519 } from './signing-key.ts';

/** What the record proves, compared with everything that this browser kept of the match. */
export function checkDice(info: MatchInfo, record: MatchRecord): readonly Finding[] {
  const { commitment, entropy, place, start, link, lost = 0 } = keptOf(info.id) ?? {};
  const own = entropy === undefined ? undefined : [{ seat: place ?? -1, text: entropy }];
  const found = verifyRecord(record, {
    commitment: commitment ?? info.commitment,
    contributions: own,
    start: start?.digest,
    link,
  });
  return lost === 0 ? found : [...found, { kind: 'bad', text: matchTexts.setBack(lost) }];
}

/** What this browser was shown of a match under the server's signature. */
function shownSigned(match: string): Signed[] {
  const { start, starts = [], signed, links = [] } = keptOf(match) ?? {};
  if (start?.signed === undefined) return [];
  const { key } = start.signed;
  const linked = [...links, ...(signed === undefined ? [] : [signed])].map(({ acts, link, signature }) => ({
    key,
    text: linkText(match, acts, link),
    signature,
  }));
  return [start.signed, ...starts, ...linked].map((one) => ({ by: 'server', ...one }));
}

/** What the signatures in a record prove, and of whom, and what contradicts it of all that this browser was shown. */
export async function checkSigned(
  info: MatchInfo,
  record: MatchRecord,
): Promise<{ readonly findings: readonly Finding[]; readonly signed: readonly Signed[] }> {
  const own = record.fairness?.signed ?? [];
  // Only what the record does not hold word for word is held against it.
  const known = new Set(own.map(({ key, text }) => `${key} ${text}`));
  const more = shownSigned(info.id).filter(({ key, text }) => !known.has(`${key} ${text}`));
  const signed = [...own, ...more];
  const subtle = await ed25519();
  if (subtle === null) return { findings: [{ kind: 'note', text: diceTexts.unsigned }], signed };
  const valid = await Promise.all(signed.map((one) => isSigned(subtle, one)));
  return { findings: verifySigned(record, { signed, valid }), signed };
}
