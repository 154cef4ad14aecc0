// Signatures on a table: the start that everybody agrees to, and all that was signed of a match, as its record holds it.

import { commitText, linkText, startDigest, startText } from '@bridgefront/kernel';
import type { FixedStart, Seat, Signed } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { Signer } from '../signing.ts';
import { isSignedBy } from '../signing.ts';
import type { StoredMatch, StoredSeat } from '../store/store.ts';
import { outsider, seatOf, withSeat } from './changed.ts';
import type { Changed } from './changed.ts';

const placeOf = ({ places }: StoredMatch, seat: Seat): Seat => places?.[seat] ?? seat;

/** The start as everybody signs it, under the server's signature. */
export function agreedStart(
  table: StoredMatch,
  fixed: FixedStart,
  { key, sign }: Signer,
): NonNullable<StoredMatch['agreed']> {
  const { game, rules, options } = table;
  const keys = table.seats.flatMap(({ signed }, seat) =>
    signed == null ? [] : [[placeOf(table, seat), signed.key] as const],
  );
  const { match, round } = fixed;
  const digest = startDigest(fixed);
  const text = startText({ match, round, digest, server: key, keys, game, rules, options });
  return { text, key, signature: sign(text) };
}

function signedAt(match: StoredMatch, round: number, { signed, committed }: StoredSeat, by: Seat): Signed[] {
  if (signed == null) return [];
  const { key, commit, start, link } = signed;
  const text = commitText(match.id, round, by, committed ?? '');
  const linked = link && { text: linkText(match.id, link.acts, link.link), signature: link.signature };
  return [
    { by, key, text, signature: commit },
    ...(start === undefined ? [] : [{ by, key, text: match.agreed?.text ?? '', signature: start }]),
    ...(linked === undefined ? [] : [{ by, key, ...linked }]),
  ];
}

/** All that was signed of a match that is over; `end` is the last link of its chain, behind so many acts. */
export function signedOf(
  match: StoredMatch,
  round: number,
  end: { readonly acts: number; readonly link: string },
  signer: Signer,
): Signed[] {
  const text = linkText(match.id, end.acts, end.link);
  const seats = match.seats.map((one, seat) => signedAt(match, round, one, placeOf(match, seat)));
  return [
    ...(match.agreed == null ? [] : [{ by: 'server' as const, ...match.agreed }]),
    ...seats.flat(),
    { by: 'server', key: signer.key, text, signature: signer.sign(text) },
  ];
}

/** Keeps the signature of somebody who sits there under a link of the chain; `known` are all links of the match. */
export function countersigned(
  match: StoredMatch,
  identity: string,
  wish: { readonly acts: number; readonly link: string; readonly signature: string },
  known: readonly string[],
): Changed {
  const seat = seatOf(match, identity);
  if (seat < 0) return outsider;
  const { signed } = match.seats[seat];
  if (signed == null) return refuse('bad-message', 'You brought no key when you got ready.');
  const { acts, link, signature } = wish;
  if (known[acts] !== link)
    return refuse('bad-message', 'This is no link of this match behind so many acts.');
  if (!isSignedBy(signed.key, linkText(match.id, acts, link), signature))
    return refuse('bad-message', 'The signature is not that of your key under this link.');
  return withSeat(match, seat, { signed: { ...signed, link: { acts, link, signature } } });
}
