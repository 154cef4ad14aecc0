// What this browser was shown of a match and chose in it: notes to be compared with the record when the match is over.

import type { Json } from '@bridgefront/kernel';
import type { SeatReport } from '@bridgefront/viewing';
import type { MatchDocument } from '@bridgefront/page/source.ts';
import { keepSetting, readSetting } from './surroundings.ts';

/** All notes of a match. */
export interface KeptShown {
  /** A print of the names at the table as they were first shown: a sentence of before a change of name proves nothing. */
  readonly names: string;
  /** The fingerprint of the rules that the table named first. */
  readonly rules: string | null;
  /** By how many acts there had been: a print of the table as it was shown. */
  readonly tables: { readonly [acts: number]: string };
  /** Choices that were accepted, and `take-back`, in order. */
  readonly chosen: readonly string[];
  /** Two tables were shown for one moment. */
  readonly twofold?: true;
}

// Who takes another seat of the match on the same browser is shown other tables.
const keyOf = (match: string, seat: number): string => `shown.${match}.${seat}`;

/** The notes of a match; null: none. */
export function keptOf(match: string, seat: number): KeptShown | null {
  try {
    return JSON.parse(readSetting(keyOf(match, seat)) ?? 'null') as KeptShown | null;
  } catch {
    return null;
  }
}

/** JSON with its members in one order, because patches leave them in another one than the rules do. */
export function inOrder(value: Json): Json {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const members = value as { readonly [key: string]: Json };
  return Object.fromEntries(
    Object.keys(members)
      .toSorted()
      .flatMap((key) => (members[key] === undefined ? [] : [[key, inOrder(members[key])]])),
  );
}

// The browser's own is there already; it has none where the page comes without TLS from elsewhere.
async function hashOf(text: string): Promise<string> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  if (subtle === undefined) return (await import('./digest.ts')).digest(text);
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function print(shown: unknown): Promise<string> {
  return (await hashOf(JSON.stringify(inOrder(shown as Json)))).slice(0, 16);
}

/** A print of a table as it is shown. */
export function printOf({
  table,
  outcome,
}: Pick<MatchDocument['view'], 'table' | 'outcome'>): Promise<string> {
  return print({ table, outcome });
}

/** A print of the names at a table, which need not lie on a device that others may have later. */
export function printOfNames(names: readonly string[]): Promise<string> {
  return print(names);
}

/** What this page has been told of its matches, all of it. */
export const told = new Map<string, readonly SeatReport[]>();

/** What is shown of a match by now. */
export interface Shown {
  readonly seat: number;
  /** The rules that its table names; null: that is not known yet. */
  readonly rules: string | null;
  readonly document: MatchDocument;
  readonly reports: readonly SeatReport[];
}

/** Notes what is shown; false: for the same moment something else was shown before. */
export async function noteShown(match: string, { seat, rules, document, reports }: Shown): Promise<boolean> {
  const { view, host } = document;
  const { acts } = host;
  told.set(match, reports);
  if (acts === undefined) return true;
  const [now, names] = await Promise.all([printOf(view), printOfNames(host.names)]);
  const kept = keptOf(match, seat) ?? { names, rules: null, tables: {}, chosen: [] };
  const before = kept.tables[acts];
  if (before === now && (kept.rules !== null || rules === null)) return true;
  const same = before === undefined || before === now;
  keepSetting(
    keyOf(match, seat),
    JSON.stringify({
      ...kept,
      rules: kept.rules ?? rules,
      tables: { [acts]: now, ...kept.tables },
      ...(!same && { twofold: true }),
    }),
  );
  return same;
}

/** Notes a choice that was accepted; null: the last one was taken back. */
export function noteChosen(match: string, seat: number, choice: string | null): void {
  const kept = keptOf(match, seat);
  if (kept === null) return;
  keepSetting(
    keyOf(match, seat),
    JSON.stringify({ ...kept, chosen: [...kept.chosen, choice ?? 'take-back'] }),
  );
}
