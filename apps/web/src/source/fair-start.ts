// A fair start in two phases: the reader commits to a share of the randomness, and opens it for one start and no other.

import { agreesTo, commitText, digest, isSigned, startDigest } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import { fairStartTexts } from '../texts/fair-start.ts';
import { newEntropy } from './entropy.ts';
import { keep, keptOf } from './kept-start.ts';
import type { KeptStart } from './kept-start.ts';
import { mySeat } from './my-seat.ts';
import { Problem } from './problem.ts';
import { act } from './session.ts';
import { ed25519, signingKey } from './signing-key.ts';

const broken = (code: keyof typeof fairStartTexts): Problem => new Problem(code, fairStartTexts[code]);

// Shares on their way to the server: an answer and a live message may both ask for the same one.
const underWay = new Set<string>();

/** Commits to a share for this round. A problem when the server has not kept to what it showed before. */
export async function commit(info: MatchInfo, round: number): Promise<MatchInfo | Problem> {
  const { id, commitment } = info;
  const before = keptOf(id);
  if (before !== null && before.commitment !== commitment) return broken('seal-exchanged');
  // A start for which a share was opened has to be called off, and counted, before there is another share.
  if (before?.start !== undefined && before.start.round >= round) return broken('start-exchanged');
  // One that was never opened is secret still, and may have been committed to though no answer came.
  const entropy = before === null || before.start !== undefined ? newEntropy() : before.entropy;
  const place = mySeat(info) ?? -1;
  const own = await signingKey();
  const share = digest(entropy);
  keep(id, { commitment, entropy, place, ...(own && { key: own.key }) });
  const signature = await own?.sign(commitText(id, round, place, share));
  const signed = own && { key: own.key, signature };
  const answer = await act('ready', {
    params: { match: id },
    body: { ready: true, commitment: share, ...signed },
  });
  return 'id' in answer ? ((await openShare(answer)) ?? answer) : answer;
}

function shownStart({ id, commitment, start, seats }: MatchInfo): NonNullable<KeptStart['start']> {
  const round = start?.round ?? 0;
  const shares = seats.flatMap(({ seat, committed }) =>
    committed === null ? [] : [{ seat, commitment: committed }],
  );
  const shown = startDigest({ match: id, round, commitment, shares });
  return { round, digest: shown, ...(start?.signed && { signed: start.signed }) };
}

// Whether the server has signed what it shows. Where the browser checks no signatures, the text alone has to fit.
async function isAgreed(
  info: MatchInfo,
  start: NonNullable<KeptStart['start']>,
  kept: KeptStart,
): Promise<boolean> {
  const { signed } = start;
  if (signed === undefined) return false;
  const { id: match, game, rules, options } = info;
  const own = { place: kept.place, key: kept.key ?? null };
  const { round, digest: named } = start;
  const shown = { match, round, digest: named, server: signed.key, game, rules, options, ...own };
  const subtle = await ed25519();
  return agreesTo(signed.text, shown) && (subtle === null || isSigned(subtle, signed));
}

// Why the share stays closed; null: it may be opened.
async function whyClosed(
  info: MatchInfo,
  start: NonNullable<KeptStart['start']>,
  kept: KeptStart,
): Promise<Problem | null> {
  if (info.commitment !== kept.commitment) return broken('seal-exchanged');
  if (kept.start !== undefined && kept.start.digest !== start.digest) {
    // Two that are signed are evidence.
    if (start.signed !== undefined) keep(info.id, { ...kept, starts: [start.signed] });
    return broken('start-exchanged');
  }
  return (await isAgreed(info, start, kept)) ? null : broken('start-forged');
}

/**
 * Opens the reader's share for the start that is shown, which the server has signed, and for no other: what is shown later
 * may be made by somebody who knows the share. Null: not now.
 */
export async function openShare(info: MatchInfo): Promise<MatchInfo | Problem | null> {
  const { id, opening, seats } = info;
  const mine = seats.find((seat) => seat.mine);
  const kept = keptOf(id);
  if (opening === null || mine === undefined || mine.opened || kept === null) return null;
  if (mine.committed !== digest(kept.entropy)) return null;
  const start = shownStart(info);
  const problem = await whyClosed(info, start, kept);
  if (problem !== null) return problem;
  const own = kept.key === undefined ? null : await signingKey();
  const signature = own?.key === kept.key ? await own?.sign(start.signed?.text ?? '') : undefined;
  if (underWay.has(kept.entropy)) return null;
  underWay.add(kept.entropy);
  keep(id, { ...kept, start });
  const body = { entropy: kept.entropy, start: start.digest, ...(signature !== undefined && { signature }) };
  const answer = await act('openShare', { params: { match: id }, body });
  // One that did not arrive may be sent again.
  if (!('id' in answer)) underWay.delete(kept.entropy);
  // Somebody on the way, or the server to others, shows other shares than the ones that it has.
  return answer instanceof Problem && answer.code === 'bad-message' ? broken('start-differs') : answer;
}
