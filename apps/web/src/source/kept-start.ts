// What the page keeps of the promise about the dice, so that it can compare by itself when the match is over.

import type { HostFacts, MatchInfo } from '@bridgefront/protocol';
import { keepSetting, readSetting } from './surroundings.ts';

/** A start under the server's signature. */
export type SignedStart = NonNullable<NonNullable<MatchInfo['start']>['signed']>;

/** What is kept of one match. */
export interface KeptStart {
  /** The server's promise, as it was shown when the reader first got ready. */
  readonly commitment: string;
  /** The reader's share, and the place at the table that it was sent from. */
  readonly entropy: string;
  readonly place: number;
  /** The reader's key, where the browser has one. */
  readonly key?: string;
  /** The start for which the share was opened. What is noted here is final: it is opened for no other. */
  readonly start?: { readonly round: number; readonly digest: string; readonly signed?: SignedStart };
  /** What the server signed besides: another start than that one, or links from before it set the table back. */
  readonly starts?: readonly SignedStart[];
  readonly links?: readonly NonNullable<HostFacts['signed']>[];
  /** The latest link that the server signed. */
  readonly signed?: NonNullable<HostFacts['signed']>;
  /** The latest link of the chain over the choices, and how many acts it is over. */
  readonly link?: string;
  readonly acts?: number;
  /** Acts that had been shown and were not there any more later. */
  readonly lost?: number;
  /** When the reader last signed a link. */
  readonly countersigned?: number;
}

const keyOf = (match: string): string => `dice.${match}`;

/** What is kept of the match; null: nothing. */
export function keptOf(match: string): KeptStart | null {
  const text = readSetting(keyOf(match));
  try {
    return text === null ? null : (JSON.parse(text) as KeptStart);
  } catch {
    return null;
  }
}

/** Keeps it. */
export function keep(match: string, kept: KeptStart): void {
  keepSetting(keyOf(match), JSON.stringify(kept));
}

/** Whether this browser kept something of the match to compare with. */
export function hasKept(match: string): boolean {
  return keptOf(match) !== null;
}

// A signature costs the server a request.
const countersignEvery = 60_000;

function noted(match: string, kept: KeptStart, signed: KeptStart['signed'], now: number): Partial<KeptStart> {
  const before = kept.signed;
  if (signed === undefined || signed.signature === before?.signature) return {};
  const behind = before !== undefined && signed.acts <= before.acts;
  const links = behind ? { links: [...(kept.links ?? []), before].slice(-8) } : {};
  const due = kept.key !== undefined && now - (kept.countersigned ?? 0) >= countersignEvery;
  if (due)
    void import('./countersign.ts')
      .then(({ countersignShown }) => countersignShown(match))
      .catch(() => undefined);
  return { signed, ...links, ...(due && { countersigned: now }) };
}

/**
 * Notes how far the choices went by the last reveal, if the reader plays in the match. Answers how many acts are gone that
 * had been shown before: whoever runs the server has lost them, or taken them back.
 */
export function keepReveal(
  match: string,
  { link, acts, signed }: Pick<HostFacts, 'link' | 'acts' | 'signed'>,
  now = Date.now(),
): number {
  const kept = keptOf(match);
  if (kept === null || link === undefined || acts === undefined || link === kept.link) return 0;
  const lost = Math.max(0, (kept.acts ?? 0) - acts);
  const news = noted(match, kept, signed, now);
  keep(match, { ...kept, link, acts, ...news, ...(lost > 0 && { lost: (kept.lost ?? 0) + lost }) });
  return lost;
}
