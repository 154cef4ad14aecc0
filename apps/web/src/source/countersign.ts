// The reader's signature under links of the chain: what was played, as the server says so and as this browser was shown it.

import { isSigned, linkText } from '@bridgefront/kernel';
import type { MatchRecord } from '@bridgefront/kernel';
import { ask } from './api.ts';
import { keptOf } from './kept-start.ts';
import { Problem } from './problem.ts';
import { act } from './session.ts';
import { ed25519, signingKey } from './signing-key.ts';

async function sign(match: string, acts: number, link: string): Promise<boolean> {
  const { key } = keptOf(match) ?? {};
  const own = key === undefined ? null : await signingKey();
  if (own === null || own.key !== key) return false;
  const body = { acts, link, signature: await own.sign(linkText(match, acts, link)) };
  return !((await act('countersign', { params: { match }, body })) instanceof Problem);
}

/** Signs the latest link that was shown under the server's signature, if that is good. */
export async function countersignShown(match: string): Promise<boolean> {
  const { start, signed } = keptOf(match) ?? {};
  const subtle = await ed25519();
  if (subtle === null || signed === undefined || start?.signed === undefined) return false;
  const { acts, link, signature } = signed;
  const text = linkText(match, acts, link);
  return (await isSigned(subtle, { key: start.signed.key, text, signature })) && sign(match, acts, link);
}

/** A record that was found to be what was shown, with the reader's signature under its end, and those that others have added since. */
export async function signEnd(match: string, record: MatchRecord): Promise<MatchRecord> {
  const { fairness } = record;
  if (fairness?.chain === undefined) return record;
  const { chain, acts = record.choices, signed = [] } = fairness;
  const text = linkText(match, acts.length, chain);
  const before = signed.some((one) => one.key === keptOf(match)?.key && one.text === text);
  if (before || !(await sign(match, acts.length, chain))) return record;
  // Only signatures are taken of it: what else another record says was not looked at.
  const since = await ask('getRecord', { params: { match } });
  const added = since instanceof Problem ? signed : ((since as MatchRecord).fairness?.signed ?? signed);
  return { ...record, fairness: { ...fairness, signed: added } };
}
