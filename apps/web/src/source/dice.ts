// What the page keeps of the promise about the dice, so that it can compare by itself when the match is over.

import type { CommittedShare, Finding, MatchRecord, Signed } from '@bridgefront/kernel';
import type { HostFacts, MatchInfo } from '@bridgefront/protocol';
import { texts } from '../texts/index.ts';
import { keepSetting, readSetting } from './surroundings.ts';
import { mySeat } from './my-seat.ts';
import { Problem } from './problem.ts';
import type { ProblemCode } from './problem.ts';
import { newEntropy } from './entropy.ts';
import { act } from './session.ts';

interface Kept {
  /** The server's promise, as it was shown when the reader first got ready. */
  readonly commitment: string;
  /** The reader's share, and the place at the table that it was sent from. */
  readonly entropy: string;
  readonly place: number;
  /** The start for which the share was opened. What is noted here is final: it is opened for no other. */
  readonly start?: {
    readonly round: number;
    readonly digest: string;
    /** As the server signed it. */
    readonly signed?: NonNullable<NonNullable<MatchInfo['start']>['signed']>;
  };
  /** The latest link that the server signed. */
  readonly signed?: NonNullable<HostFacts['signed']>;
  /** The latest link of the chain over the choices, and how many acts it is over. */
  readonly link?: string;
  readonly acts?: number;
  /** Acts that had been shown and were not there any more later. */
  readonly lost?: number;
}

const keyOf = (match: string): string => `dice.${match}`;

function keptOf(match: string): Kept | null {
  const text = readSetting(keyOf(match));
  try {
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}

function keep(match: string, kept: Kept): void {
  keepSetting(keyOf(match), JSON.stringify(kept));
}

// Shares on their way to the server: an answer and a live message may both ask for the same one.
const underWay = new Set<string>();

const checks = () => import('./check-fairness.ts');

/**
 * Gets ready: commits to a share of the randomness. Who is alone with bots sends it at once. A match on this device runs
 * already. A problem when the server has not kept to what it showed before.
 */
export async function getReady(info: MatchInfo): Promise<MatchInfo | Problem> {
  if (info.status === 'live' || info.start === null) return info;
  const { digest } = await checks();
  const { id, commitment, seats } = info;
  const before = keptOf(id);
  if (before !== null && before.commitment !== commitment) return new Problem('seal-exchanged');
  // A start for which a share was opened has to be called off, and counted, before there is another share.
  const known = before?.start !== undefined && before.start.round >= info.start.round;
  const entropy = known ? before.entropy : newEntropy();
  const place = mySeat(info) ?? -1;
  const own = { seat: place, commitment: digest(entropy) };
  const alone = seats.filter(({ kind }) => kind === 'human').length === 1;
  const start = await shownStart(info, [own]);
  if (known && !(alone && before.start.digest === start.digest)) return new Problem('start-exchanged');
  keep(id, { commitment, entropy, place, ...(alone && { start }) });
  const share = alone ? { entropy } : { commitment: own.commitment };
  const answer = await act('ready', { params: { match: id }, body: { ready: true, ...share } });
  return 'id' in answer ? ((await openWhenAsked(answer)) ?? answer) : answer;
}

async function shownStart(
  { id, commitment, start }: MatchInfo,
  shares: readonly CommittedShare[],
): Promise<NonNullable<Kept['start']>> {
  const round = start?.round ?? 0;
  const { startDigest } = await checks();
  const digest = startDigest({ match: id, round, commitment, shares });
  return { round, digest, ...(start?.signed && { signed: start.signed }) };
}

/**
 * Opens the reader's share when everybody has committed to one, for the start that is shown then and for no other: what
 * is shown later may be made by somebody who knows the share. Null: not now.
 */
export async function openWhenAsked(info: MatchInfo): Promise<MatchInfo | Problem | null> {
  const { digest } = await checks();
  const { id, opening, seats, commitment } = info;
  const mine = seats.find((seat) => seat.mine);
  const shares = seats.flatMap(({ seat, committed }) =>
    committed === null ? [] : [{ seat, commitment: committed }],
  );
  const shown = await shownStart(info, shares);
  const kept = keptOf(id);
  if (opening === null || mine === undefined || mine.opened || kept === null) return null;
  if (mine.committed !== digest(kept.entropy)) return null;
  if (commitment !== kept.commitment) return new Problem('seal-exchanged');
  if (kept.start !== undefined && kept.start.digest !== shown.digest) return new Problem('start-exchanged');
  if (underWay.has(kept.entropy)) return null;
  underWay.add(kept.entropy);
  keep(id, { ...kept, start: shown });
  const body = { entropy: kept.entropy, start: shown.digest };
  const answer = await act('openShare', { params: { match: id }, body });
  // One that did not arrive may be sent again.
  if (!('id' in answer)) underWay.delete(kept.entropy);
  // Somebody on the way, or the server to others, shows other shares than the ones that it has.
  return answer instanceof Problem && answer.code === 'bad-message' ? new Problem('start-differs') : answer;
}

/** Whether it is the reader's share that has to be talked about: the server showed something, and then something else. */
export function isExchanged(answer: MatchInfo | Problem | null): answer is Problem {
  const codes: readonly ProblemCode[] = ['seal-exchanged', 'start-exchanged', 'start-differs'];
  return answer instanceof Problem && codes.includes(answer.code);
}

/**
 * Notes how far the choices went by the last reveal, if the reader plays in the match. Answers how many acts are gone that
 * had been shown before: whoever runs the server has lost them, or taken them back.
 */
export function keepReveal(
  match: string,
  { link, acts, signed }: Pick<HostFacts, 'link' | 'acts' | 'signed'>,
): number {
  const kept = keptOf(match);
  if (kept === null || link === undefined || acts === undefined || link === kept.link) return 0;
  const lost = Math.max(0, (kept.acts ?? 0) - acts);
  keep(match, {
    ...kept,
    link,
    acts,
    ...(signed && { signed }),
    ...(lost > 0 && { lost: (kept.lost ?? 0) + lost }),
  });
  return lost;
}

/** What the record proves, compared with everything that this browser kept of the match. */
export async function checkDice(info: MatchInfo, record: MatchRecord): Promise<readonly Finding[]> {
  const { verifyRecord } = await checks();
  const { commitment, entropy, place, start, link, lost = 0 } = keptOf(info.id) ?? {};
  const own = entropy === undefined ? undefined : [{ seat: place ?? -1, text: entropy }];
  const found = verifyRecord(record, {
    commitment: commitment ?? info.commitment,
    contributions: own,
    start: start?.digest,
    link,
  });
  return lost === 0 ? found : [...found, { kind: 'bad', text: texts.shell.dice.setBack(lost) }];
}

/** What this browser was shown of a match under the server's signature. */
async function shownSigned(match: string): Promise<Signed[]> {
  const { linkText } = await checks();
  const { start, signed: link } = keptOf(match) ?? {};
  if (start?.signed === undefined) return [];
  const { key } = start.signed;
  const linked = link && { text: linkText(match, link.acts, link.link), signature: link.signature };
  return [{ by: 'server', ...start.signed }, ...(linked ? [{ by: 'server' as const, key, ...linked }] : [])];
}

/** What the signatures in a record prove, and of whom, and what contradicts it of all that this browser was shown. */
export async function checkSigned(
  info: MatchInfo,
  record: MatchRecord,
): Promise<{ readonly findings: readonly Finding[]; readonly signed: readonly Signed[] }> {
  const { isSigned, verifySigned } = await checks();
  const own = record.fairness?.signed ?? [];
  // Only what the record does not hold word for word is held against it.
  const known = new Set(own.map(({ key, text }) => `${key} ${text}`));
  const more = (await shownSigned(info.id)).filter(({ key, text }) => !known.has(`${key} ${text}`));
  const signed = [...own, ...more];
  // Browsers check signatures on secure pages only.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return { findings: [{ kind: 'note', text: texts.shell.dice.unsigned }], signed };
  const valid = await Promise.all(signed.map((one) => isSigned(subtle, one)));
  return { findings: verifySigned(record, { signed, valid }), signed };
}

/** Whether this browser kept something of the match to compare with. */
export function hasKept(match: string): boolean {
  return keptOf(match) !== null;
}
