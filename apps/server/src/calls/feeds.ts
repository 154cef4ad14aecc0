// Feeds of somebody's open turns: deadlines for a calendar (RFC 5545), and turns for a reader (RFC 4287).

import { createHash } from 'node:crypto';
import type { AnyGame } from '@bridgefront/kernel';
import type { Turn } from '../events/turns.ts';
import type { Store, StoredMatch } from '../store/store.ts';
import { othersAt } from './letter.ts';

/** An open turn, and where it is. */
interface Entry {
  readonly turn: Turn;
  readonly match: StoredMatch;
  readonly title: string;
  readonly others: string;
  readonly url: string;
}

/** What feeds are made from. */
export interface FeedParts {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly publicUrl: string;
}

/** The open turns in words. */
export async function entriesOf(
  { store, games, publicUrl }: FeedParts,
  identity: string,
  turns: readonly Turn[],
): Promise<readonly Entry[]> {
  const entries = turns.map(async (turn): Promise<Entry[]> => {
    const match = await store.match(turn.match);
    if (match === null) return [];
    const title = games.get(turn.game)?.title ?? turn.game;
    return [{ turn, match, title, others: othersAt(match, identity), url: `${publicUrl}/m/${match.id}` }];
  });
  return (await Promise.all(entries)).flat();
}

const icsText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const icsTime = (at: number): string => new Date(at).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

// Lines of 75 bytes at most; a longer one goes on behind a space. No character is cut.
function folded(line: string): string {
  const parts: string[] = [];
  let [part, bytes] = ['', 0];
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (bytes + more > 75) {
      parts.push(part);
      [part, bytes] = [' ', 1];
    }
    part += character;
    bytes += more;
  }
  return [...parts, part].join('\r\n');
}

const numberOf = ({ turn }: Entry): string => `${turn.match}-${turn.seat}-${turn.decision}`;

/** Deadlines as a calendar. */
export function calendar(entries: readonly Entry[], publicUrl: string, now: number): string {
  const { hostname } = new URL(publicUrl);
  const events = entries.flatMap((entry) => {
    const { deadline } = entry.turn;
    if (deadline === null) return [];
    return [
      'BEGIN:VEVENT',
      `UID:${numberOf(entry)}@${hostname}`,
      `DTSTAMP:${icsTime(now)}`,
      `DTSTART:${icsTime(deadline)}`,
      `SUMMARY:${icsText(`Your time is up: ${entry.title}`)}`,
      `DESCRIPTION:${icsText(`The table with ${entry.others} waits for you. ${entry.url}`)}`,
      `URL:${entry.url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//bridgefront//deadlines//EN',
    'X-WR-CALNAME:Deadlines',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const escapes: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const xmlText = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

// When a question was put: where days are counted, so many before its deadline.
function askedAt({ turn, match }: Entry): number {
  const { clock, startedAt, createdAt } = match;
  const since = startedAt ?? createdAt;
  if (clock.kind !== 'mail' || turn.deadline === null) return since;
  return Math.max(since, turn.deadline - Math.round(clock.days * 86_400_000));
}

/** Turns as a feed. `secret`: what its address holds; the feed's own id does not tell it. */
export function atom(entries: readonly Entry[], publicUrl: string, secret: string, now: number): string {
  const name = createHash('sha256').update(`feed ${secret}`).digest('hex').slice(0, 32);
  const latest = entries.length === 0 ? now : Math.max(...entries.map(askedAt));
  const items = entries.map((entry) => {
    const { turn, title, others, url } = entry;
    const until = turn.deadline === null ? '' : ` until ${new Date(turn.deadline).toISOString()}`;
    return `  <entry>
    <id>urn:bridgefront:turn:${numberOf(entry)}</id>
    <title>${xmlText(`Your turn: ${title}`)}</title>
    <updated>${new Date(askedAt(entry)).toISOString()}</updated>
    <link href="${xmlText(url)}"/>
    <summary>${xmlText(`The table with ${others} waits for you${until}.`)}</summary>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:bridgefront:turns:${name}</id>
  <title>My turns</title>
  <updated>${new Date(latest).toISOString()}</updated>
  <author><name>${xmlText(new URL(publicUrl).host)}</name></author>
${items.join('')}</feed>
`;
}
