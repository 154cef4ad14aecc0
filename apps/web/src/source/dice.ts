// What the page keeps of the promise about the dice, so that it can compare by itself when the match is over.

import type { Finding, MatchRecord } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import { keepSetting, readSetting } from './surroundings.ts';
import { mySeat } from './my-seat.ts';
import type { Problem } from './problem.ts';
import { newEntropy } from './entropy.ts';
import { act } from './session.ts';

interface Kept {
  /** The server's promise, as it was shown when the reader got ready. */
  readonly commitment: string;
  /** The reader's share, and the place at the table that it was sent from. */
  readonly entropy: string;
  readonly place: number;
  /** Everybody's commitments, as they stood before the first share was opened. */
  readonly shares?: readonly { readonly seat: number; readonly commitment: string }[];
  /** The latest link of the chain over the choices. */
  readonly link?: string;
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
 * already.
 */
export async function getReady(info: MatchInfo): Promise<MatchInfo | Problem> {
  if (info.status === 'live') return info;
  const entropy = newEntropy();
  const { id, commitment, seats } = info;
  keep(id, { commitment, entropy, place: mySeat(info) ?? -1 });
  const alone = seats.filter(({ kind }) => kind === 'human').length === 1;
  const share = alone ? { entropy } : { commitment: (await checks()).digest(entropy) };
  const answer = await act('ready', { params: { match: id }, body: { ready: true, ...share } });
  return 'id' in answer ? ((await openWhenAsked(answer)) ?? answer) : answer;
}

/** Opens the reader's share when everybody has committed to one, and notes what they committed to. Null: not now. */
export async function openWhenAsked(info: MatchInfo): Promise<MatchInfo | Problem | null> {
  const { id, opening, seats } = info;
  const mine = seats.find((seat) => seat.mine);
  const kept = keptOf(id);
  if (opening === null || mine === undefined || mine.opened || kept === null) return null;
  if (mine.committed !== (await checks()).digest(kept.entropy)) return null;
  const shares = seats.flatMap(({ seat, committed }) =>
    committed === null ? [] : [{ seat, commitment: committed }],
  );
  if (underWay.has(kept.entropy)) return null;
  underWay.add(kept.entropy);
  keep(id, { ...kept, shares });
  const answer = await act('openShare', { params: { match: id }, body: { entropy: kept.entropy } });
  // One that did not arrive may be sent again.
  if (!('id' in answer)) underWay.delete(kept.entropy);
  return answer;
}

/** Notes a link of the chain over the choices, if the reader plays in the match. */
export function keepLink(match: string, link: string | undefined): void {
  const kept = keptOf(match);
  if (kept !== null && link !== undefined && link !== kept.link) keep(match, { ...kept, link });
}

/** What the record proves, compared with everything that this browser kept of the match. */
export async function checkDice(info: MatchInfo, record: MatchRecord): Promise<readonly Finding[]> {
  const { verifyRecord } = await checks();
  const { commitment, entropy, place, shares, link } = keptOf(info.id) ?? {};
  const own = entropy === undefined ? undefined : [{ seat: place ?? -1, text: entropy }];
  return verifyRecord(record, {
    commitment: commitment ?? info.commitment,
    contributions: own,
    shares,
    link,
  });
}

/** Whether this browser kept something of the match to compare with. */
export function hasKept(match: string): boolean {
  return keptOf(match) !== null;
}
