// The match: what it shows, hides and says, and what an act does to the show.

import { notPossible } from '@bridgefront/kernel/refusals';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireRefusal } from '@bridgefront/protocol';
import type { Frame, SeatReport } from '@bridgefront/viewing';
import type { Change, MatchDocument, Source } from '@bridgefront/page/source.ts';
import { createMatchContext } from './create-match-context.ts';
import type { Surroundings } from '../source/surroundings.ts';

function documentWith(
  table: number,
  choices: readonly string[] = ['a', 'b'],
  plan: readonly string[] = [],
): MatchDocument {
  const mine = { prompt: `What now, after ${table}?`, plan, choices };
  return {
    view: {
      game: 'sums',
      seat: 0,
      table,
      decision: { ask: 'x', seats: [{ seat: 0, sealed: false }], mine },
      outcome: null,
    },
    host: {
      status: 'live',
      names: ['Ada', 'Bot'],
      bots: [null, 'greedy'],
      sameRules: true,
      continuedUnder: null,
      decision: table,
      clock: null,
    },
  };
}

function setUp(answer: WireRefusal | null = null) {
  const document = signal<MatchDocument | null>(documentWith(0));
  const reports = signal<readonly SeatReport[]>([]);
  const listeners: ((change: Change) => void)[] = [];
  const chosen: string[] = [];
  const first = signal<readonly string[]>([]);
  const source = {
    match: 'm',
    seat: 0,
    document,
    reports,
    labels: signal(['Alpha', 'Beta']),
    planned: signal<readonly string[]>([]),
    first,
    onChange: (listener: (change: Change) => void) => {
      listeners.push(listener);
      return () => undefined;
    },
    choose: (choice: string) => {
      chosen.push(choice);
      return Promise.resolve(answer);
    },
    takeBack: () => {
      chosen.push('back');
      return Promise.resolve(answer);
    },
  } as unknown as Source;
  const said: string[] = [];
  const kept: { reports: number | null } = { reports: null };
  const around: Surroundings = {
    pace: () => 'normal',
    keepPace: () => undefined,
    sights: () => ({ read: () => null, keep: () => undefined }),
    hidden: () => false,
    lastAct: () => ({ read: () => kept.reports, keep: (count) => void (kept.reports = count) }),
    announce: (text) => void said.push(text),
    keepStanding: async () => '',
  };
  const match = createMatchContext(source, { duration: () => 500 }, around);
  const happen = (after: MatchDocument, ...texts: string[]): void => {
    const before = document.value;
    const news = texts.map((text): SeatReport => ({ face: { tell: 'plus' }, text }));
    let sum = Number(before?.view.table);
    const frames = news.map((report): Frame => {
      sum++;
      return { report, patch: [{ op: 'replace', path: '', value: sum }] };
    });
    document.value = after;
    reports.value = [...reports.value, ...news];
    for (const listener of listeners) listener({ before, after, reports: news, frames });
  };
  return { match, happen, said, chosen, first, kept };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the match context', () => {
  test('offers the choices with their words, hides them while the reveal is shown, and then offers the next', () => {
    const { match, happen } = setUp();
    expect(match.choices.value).toEqual([
      { choice: 'a', label: 'Alpha' },
      { choice: 'b', label: 'Beta' },
    ]);
    happen(documentWith(5), 'One.', 'Two.');
    expect([match.choices.value.length, match.shown.value.view.table]).toEqual([0, 1]);
    vi.advanceTimersByTime(1_000);
    expect([match.choices.value.length, match.shown.value.view.table]).toEqual([2, 5]);
  });

  test('counts the reports of a reveal on from those before, so that the log tells none before it is shown', () => {
    const { match, happen } = setUp();
    const shown = () => match.playback.current.value?.index ?? null;
    happen(documentWith(5), 'One.', 'Two.');
    expect(shown()).toBe(0);
    vi.advanceTimersByTime(500);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(500);
    happen(documentWith(9), 'Three.', 'Four.', 'Five.');
    expect(shown()).toBe(2);
    match.playback.finish();
    match.playback.replayFrom(3);
    expect([shown(), match.playback.current.value?.report.text]).toEqual([3, 'Four.']);
  });

  test('says a change in one utterance, with the new question', () => {
    const { happen, said } = setUp();
    happen(documentWith(5), 'One.', 'Two.');
    expect(said).toEqual(['One. Two. What now, after 5?']);
  });

  test('an act ends the show: nobody waits to decide', () => {
    const { match, happen, chosen } = setUp();
    happen(documentWith(5), 'One.', 'Two.');
    match.choose('a');
    expect([chosen, match.playback.current.value, match.shown.value.view.table]).toEqual([['a'], null, 5]);
  });

  test('shows a refusal until it is dismissed', async () => {
    const refusal: WireRefusal = { code: 'illegal-choice', message: 'No.', rule: 'G-05' };
    const { match } = setUp(refusal);
    match.choose('z');
    expect(match.busy.value).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect([match.busy.value, match.refusal.value]).toEqual([false, refusal]);
    match.dismiss();
    expect(match.refusal.value).toBeNull();
  });

  test('another action that was possible at first replaces the plan under way', async () => {
    const { match, happen, chosen } = setUp();
    happen(documentWith(0, ['where', 'there'], ['a', 'far']));
    expect([...match.instead.value]).toEqual(['a', 'b']);
    match.choose('there');
    await vi.advanceTimersByTimeAsync(1);
    match.choose('b');
    await vi.advanceTimersByTimeAsync(1);
    expect(chosen).toEqual(['there', 'back', 'back', 'b']);
  });

  test.each([
    { then: 'the question has gone on', after: documentWith(1, ['a', 'b']), sent: ['a'] },
    { then: 'it is not offered any more', after: documentWith(0, ['b'], ['a']), sent: ['a'] },
    { then: 'one more of it is offered', after: documentWith(0, ['a', 'b'], ['a']), sent: ['a', 'a'] },
  ])('a choice that is on its way and made again, when $then', async ({ after, sent }) => {
    const { match, happen, chosen } = setUp();
    match.choose('a');
    match.choose('a');
    happen(after);
    await vi.advanceTimersByTimeAsync(1);
    expect([chosen, match.refusal.value, match.busy.value]).toEqual([sent, null, false]);
  });

  test('who comes back in the middle of a plan is told what would replace it', () => {
    const { match, happen, first } = setUp();
    first.value = ['a', 'c'];
    happen(documentWith(1, ['where'], ['a']));
    expect([...match.instead.value]).toEqual(['a', 'c']);
  });

  test('nothing replaces a plan that is sealed, or the plan of another question', () => {
    const { match, happen } = setUp();
    happen(documentWith(0, [], ['a', 'far']));
    expect(match.instead.value.size).toBe(0);
    happen(documentWith(1, ['c'], ['d']));
    expect(match.instead.value.size).toBe(0);
  });

  test.each([
    ['a refusal in the notation of the wire', '"z" is not possible here; possible: edge:3,-1~4,-1.'],
    ['a list of what is possible', `${notPossible}: From the Forge to the east; and 22 more.`],
  ])('%s is said in words', async (_what, message) => {
    const { match } = setUp({ code: 'illegal-choice', message });
    match.choose('z');
    await vi.advanceTimersByTimeAsync(1);
    expect(match.refusal.value?.message).toBe('This does not fit what is asked now: What now, after 0?');
  });

  test('forgets what was pointed at when it is no choice any more', () => {
    const { match, happen } = setUp();
    match.point('a');
    happen(documentWith(1, ['c']));
    expect(match.pointed.value).toBeNull();
  });

  test('what has been told since the reader last did something is known, and kept for when they come back', () => {
    const { match, happen, kept } = setUp();
    expect(match.since.value).toBeNull();
    happen(documentWith(5), 'One.', 'Two.');
    match.choose('a');
    expect([match.since.value, kept.reports]).toEqual([2, 2]);
    happen(documentWith(6, []), 'Mine.');
    happen(documentWith(7), 'Theirs.');
    expect([match.since.value, kept.reports]).toEqual([2, 2]);
    match.takeBack();
    expect([match.since.value, kept.reports]).toEqual([4, 4]);
  });

  test('nobody does anything where nothing is asked', () => {
    const { match, happen, kept } = setUp();
    const waiting = documentWith(5);
    happen({ ...waiting, view: { ...waiting.view, decision: null } }, 'One.');
    match.choose('a');
    expect([match.since.value, kept.reports]).toEqual([null, null]);
  });

  test('opens the rules where somebody wants to read, also a second time', () => {
    const { match } = setUp();
    match.openRules('G-05');
    expect([match.tab.value, match.rulesAt.value]).toEqual(['rules', { at: 'G-05', again: 0 }]);
    match.openRules('G-05');
    expect(match.rulesAt.value.again).toBe(1);
  });
});
