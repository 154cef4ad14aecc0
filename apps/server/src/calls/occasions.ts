// Occasions of calls: what follows from an event of somebody's own, and after which while.

import type { NewsFor } from '../events/table-news.ts';
import type { CallFacts, CallSettings, StoredCall } from '../store/calls.ts';
import type { StoredMatch } from '../store/store.ts';
import { beforeQuiet } from './quiet.ts';

const [second, minute, hour] = [1000, 60_000, 3_600_000];
const day = 24 * hour;

type Clock = StoredMatch['clock'];

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** How long a turn waits before anybody is called for it: longer at a slower pace; null: nobody is, where a clock of minutes runs. */
function turnWait(clock: Clock): number | null {
  if (clock.kind === 'live') return null;
  return clock.kind === 'none' ? 5 * minute : within(minute, (clock.days * day) / 100, 10 * minute);
}

/** How long before a deadline somebody is called once more; null: there is none, or it comes too soon for that. */
export function deadlineMargin(clock: Clock): number | null {
  return clock.kind === 'mail' && clock.days * day >= hour
    ? within(15 * minute, (clock.days * day) / 8, 8 * hour)
    : null;
}

type Fact = Omit<CallFacts, 'match' | 'game' | 'at'> & { readonly key: string; readonly dueAt: number };

function turnFacts(
  news: Extract<NewsFor['news'], { type: 'turn' }>,
  { clock }: StoredMatch,
  now: number,
  settings: CallSettings,
): readonly Fact[] {
  const wait = turnWait(clock);
  if (wait === null) return [];
  const { decision, deadline } = news;
  const turn: Fact = { occasion: 'turn', decision, key: `${decision}`, dueAt: now + wait };
  const margin = deadlineMargin(clock);
  if (margin === null || deadline === null) return [turn];
  const dueAt = beforeQuiet(settings.quiet, deadline - margin);
  const soon = dueAt <= turn.dueAt;
  return soon ? [turn] : [turn, { occasion: 'deadline', decision, key: `${decision}`, dueAt }];
}

// At most one call a day for what is said at a table.
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

function factsOf(
  { news }: NewsFor,
  match: StoredMatch,
  now: number,
  settings: CallSettings,
): readonly Fact[] {
  const live = match.clock.kind === 'live';
  const by = 'by' in news && news.by !== null ? { by: news.by } : {};
  switch (news.type) {
    case 'turn':
      return turnFacts(news, match, now, settings);
    case 'invited': {
      const occasion = news.rematch === null ? ('invited' as const) : ('rematch' as const);
      return [{ occasion, key: '', dueAt: now + 15 * second, ...by }];
    }
    case 'found':
      return [{ occasion: 'found', key: '', dueAt: now + (live ? 5 : 15) * second }];
    case 'started':
      return [{ occasion: 'started', key: '', dueAt: now + (live ? 15 * second : minute) }];
    case 'ended':
      return news.status === 'cancelled'
        ? []
        : [{ occasion: 'ended', key: '', dueAt: now + (live ? 30 * second : minute) }];
    case 'chat': {
      const { name, at } = news.line;
      const dueAt = now + (live ? minute : 5 * minute);
      return [{ occasion: 'chat', key: dayOf(at), dueAt, by: name }];
    }
    default:
      return [];
  }
}

/** The calls that follow from an event; whether they are still due is looked at when they are. */
export function callsFrom(
  news: NewsFor,
  match: StoredMatch,
  now: number,
  settings: CallSettings,
): readonly StoredCall[] {
  return factsOf(news, match, now, settings).map(({ key, dueAt, ...fact }) => ({
    id: [news.identity, fact.occasion, match.id, key].join(' ').trim(),
    identity: news.identity,
    way: null,
    facts: { ...fact, match: match.id, game: match.game, at: now },
    dueAt,
    attempts: 0,
    state: 'waiting',
    at: now,
  }));
}
