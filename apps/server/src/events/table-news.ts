// News of tables: what a change of a table tells whom, beside those who look at it.

import type { OwnNews } from '@bridgefront/protocol';
import { linkedTo } from '../store/store.ts';
import type { StoredMatch, StoredSeat } from '../store/store.ts';

/** News and the identity that they are for. */
export interface NewsFor {
  readonly identity: string;
  readonly news: OwnNews;
}

type Holder = (seat: StoredSeat) => string | null | undefined;

const sitter: Holder = ({ identity }) => identity;
const challenged: Holder = (seat) => seat.challenged?.id;

function placeIn(match: StoredMatch, seat: number) {
  return { match: match.id, game: match.game, seat };
}

// For everybody whom `holder` names at the table.
function forAll(match: StoredMatch, holder: Holder, news: (seat: number) => OwnNews): NewsFor[] {
  return match.seats.flatMap((stored, seat) => {
    const identity = holder(stored);
    return identity == null ? [] : [{ identity, news: news(seat) }];
  });
}

const openerOf = ({ seats, owner }: StoredMatch): string | null =>
  seats.find(({ identity }) => identity === owner)?.name ?? null;

function invited(before: StoredMatch | null, next: StoredMatch): NewsFor[] {
  if (next.status !== 'lobby') return [];
  const fresh = forAll(next, challenged, (seat) => ({
    ...placeIn(next, seat),
    type: 'invited',
    by: openerOf(next),
    rematch: null,
  }));
  const known = new Set(before?.seats.map(challenged));
  return fresh.filter(({ identity }) => !known.has(identity));
}

function dismissed(before: StoredMatch, next: StoredMatch): NewsFor[] {
  const still = new Set(next.seats.map(linkedTo));
  const gone = forAll(before, linkedTo, (seat) => ({ ...placeIn(next, seat), type: 'dismissed' }));
  return gone.filter(({ identity }) => !still.has(identity));
}

// What a table does on the way to its start: shares of the dice are to be opened, or it was called off.
function shares(before: StoredMatch, next: StoredMatch): NewsFor[] {
  if (next.status !== 'lobby') return [];
  const { opening, voided } = next;
  if (opening != null && before.opening == null)
    return forAll(
      next,
      (seat) => (seat.entropy === null ? seat.identity : null),
      (seat) => ({ ...placeIn(next, seat), type: 'opening', until: opening.until }),
    );
  if ((voided?.times ?? 0) > (before.voided?.times ?? 0))
    return forAll(next, sitter, (seat) => ({ ...placeIn(next, seat), type: 'voided' }));
  return [];
}

function ended(next: StoredMatch): NewsFor[] {
  const { status, outcome } = next;
  const shown = outcome && {
    winners: [...outcome.winners],
    ranking: outcome.ranking.map((place) => [...place]),
    reason: outcome.reason,
  };
  return forAll(next, linkedTo, (seat) => ({
    ...placeIn(next, seat),
    type: 'ended',
    status,
    outcome: shown,
  }));
}

/** What a change of a table is for those who sit there or did, or are asked to. `before`: null for a new table. */
export function tableNews(before: StoredMatch | null, next: StoredMatch): readonly NewsFor[] {
  const news = invited(before, next);
  if (before === null) return news;
  if (before.status === 'lobby') news.push(...dismissed(before, next), ...shares(before, next));
  if (before.status === next.status) return news;
  if (next.status === 'live')
    news.push(...forAll(next, sitter, (seat) => ({ ...placeIn(next, seat), type: 'started' })));
  if (next.finishedAt !== null || next.status === 'cancelled') news.push(...ended(next));
  return news;
}

/** A rematch asked for by `asker` is an invitation to everybody else who sat there. */
export function rematchNews(made: StoredMatch, asker: string): readonly NewsFor[] {
  const by = made.seats.find(({ identity }) => identity === asker)?.name ?? null;
  const rematch = made.rematchOf ?? null;
  const all = forAll(made, sitter, (seat) => ({ ...placeIn(made, seat), type: 'invited', by, rematch }));
  return all.filter(({ identity }) => identity !== asker);
}

/** A line of chat, for everybody else who sits at the table. */
export function chatNews(
  match: StoredMatch,
  line: Extract<OwnNews, { type: 'chat' }>['line'],
  sayer: string,
): readonly NewsFor[] {
  const all = forAll(match, sitter, () => ({ type: 'chat', match: match.id, line }));
  return all.filter(({ identity }) => identity !== sayer);
}
