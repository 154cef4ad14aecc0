// The match: what it shows, hides and says, and what an act does to the show.

import { notPossible } from '@bridgefront/kernel/refusals';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GivenStandingAnswer, WireRefusal } from '@bridgefront/protocol';
import type { Frame, SeatReport } from '@bridgefront/viewing';
import type { GamePage } from '@bridgefront/page/contract.ts';
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

const answering: GivenStandingAnswer = { ask: null, where: {}, choices: [], until: 'match', forced: true };

/** The document with more of what the host tells. */
const told = (document: MatchDocument, more: Partial<MatchDocument['host']>): MatchDocument => ({
  ...document,
  host: { ...document.host, ...more },
});

/** The document with another question for the reader; null: none. */
function mineIs(document: MatchDocument, mine: object | null): MatchDocument {
  const { decision } = document.view;
  return { ...document, view: { ...document.view, decision: { ...decision, mine } } } as MatchDocument;
}

function setUp(
  answer: WireRefusal | null = null,
  begun = documentWith(0),
  page: Pick<GamePage, 'duration' | 'stands'> | null = { duration: () => 500, stands: () => null },
) {
  const document = signal<MatchDocument | null>(begun);
  const info = signal<object | null>(null);
  const answers: unknown[] = [];
  const reports = signal<readonly SeatReport[]>([]);
  const listeners: ((change: Change) => void)[] = [];
  const chosen: string[] = [];
  const first = signal<readonly string[]>([]);
  const source = {
    match: 'm',
    seat: 0,
    document,
    info,
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
    keepStanding: async (_match, _seat, given) => {
      answers.push(given);
      return '';
    },
  };
  const match = createMatchContext(source, page, around);
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
  return { match, happen, said, chosen, first, kept, document, info, answers };
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

  test('a refusal is said until something else is asked, not longer', async () => {
    const { match, happen } = setUp({ code: 'illegal-choice', message: 'No.' });
    match.choose('z');
    await vi.advanceTimersByTimeAsync(1);
    happen(documentWith(0, ['c'], ['a']));
    expect(match.refusal.value?.message).toBe('No.');
    happen(mineIs(documentWith(1), null));
    expect(match.refusal.value).toBeNull();
  });

  test('what waited until nothing is asked answers nothing: it is neither sent nor refused', async () => {
    const { match, happen, chosen } = setUp();
    for (const choice of ['end', 'after']) match.choose(choice);
    happen(mineIs(documentWith(1), null));
    await vi.advanceTimersByTimeAsync(1);
    expect([chosen, match.refusal.value, match.busy.value]).toEqual([['end'], null, false]);
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

  test('what was open before is told in words while one thing is picked, and no more is planned', () => {
    const { match, happen } = setUp();
    expect(match.offered.value).toEqual([]);
    happen(documentWith(0, ['where'], ['a']));
    expect(match.offered.value).toEqual([
      { choice: 'a', label: 'Alpha' },
      { choice: 'b', label: 'Beta' },
    ]);
    happen(documentWith(0, ['there'], ['a', 'where']));
    expect(match.offered.value).toEqual([]);
    happen(documentWith(1, ['c'], ['d']));
    expect(match.offered.value).toEqual([]);
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

  test('what was chosen at a question is known until something is taken back', async () => {
    const { match } = setUp();
    for (const choice of ['a', 'b']) match.choose(choice);
    await vi.advanceTimersByTimeAsync(1);
    expect([match.saidAt(0), match.saidAt(1)]).toEqual([['a', 'b'], []]);
    match.takeBack();
    expect(match.saidAt(0)).toEqual([]);
  });

  test('what is pointed at stays so while it is a choice, until the reader does something', () => {
    const { match, happen } = setUp();
    match.point('a');
    expect(match.pointed.value).toBe('a');
    happen(documentWith(0, ['c', 'a']));
    expect(match.pointed.value).toBe('a');
    match.choose('c');
    expect(match.pointed.value).toBeNull();
  });

  test.each([
    { plan: [], takeBack: false, can: false },
    { plan: ['a'], takeBack: false, can: true },
    { plan: [], takeBack: true, can: true },
  ])(
    'may take back, with $plan planned and what is done open to it: $takeBack',
    ({ plan, takeBack, can }) => {
      const { match, document } = setUp();
      document.value = mineIs(documentWith(0), { prompt: '', plan, choices: ['a'], takeBack });
      expect(match.canTakeBack.value).toBe(can);
      document.value = mineIs(documentWith(0), null);
      expect(match.canTakeBack.value).toBe(false);
    },
  );

  test('what was carried out is taken back whole; of a plan, the last choice', async () => {
    const { match, happen, chosen, document } = setUp();
    document.value = mineIs(documentWith(1), { prompt: '', plan: [], choices: ['a'], takeBack: true });
    match.takeBack();
    happen(documentWith(0, ['c'], ['a', 'b']));
    await vi.advanceTimersByTimeAsync(1);
    expect(chosen).toEqual(['back', 'back', 'back']);
    match.takeBack();
    happen(documentWith(0, ['b'], ['a']));
    await vi.advanceTimersByTimeAsync(1);
    expect(chosen).toEqual(['back', 'back', 'back', 'back']);
  });

  test('a choice that was taken back is none that is on its way', async () => {
    const { match, happen, chosen } = setUp();
    match.choose('a');
    match.takeBack();
    match.choose('a');
    happen(documentWith(0, ['b'], ['a']));
    await vi.advanceTimersByTimeAsync(1);
    expect(chosen).toEqual(['a', 'back', 'a']);
  });

  test('what is not offered replaces nothing, and is sent: the host says why it cannot be', async () => {
    const { match, happen, chosen } = setUp();
    happen(documentWith(0, ['where'], ['a', 'far']));
    match.choose('z');
    match.choose('y');
    await vi.advanceTimersByTimeAsync(1);
    expect(chosen).toEqual(['z', 'y']);
  });

  test('nothing replaces a plan that has not begun; who comes back to one of a single choice may replace it', () => {
    const { match, happen, first } = setUp();
    expect(match.instead.value.size).toBe(0);
    first.value = ['c'];
    happen(documentWith(1, ['where'], ['a']));
    expect([...match.instead.value]).toEqual(['c']);
  });

  const stale: WireRefusal = { code: 'stale', message: 'The question has gone on.' };

  test('who makes a forced choice as the host does has made it, and it alone', async () => {
    const { match, happen } = setUp(stale, told(documentWith(0), { forced: 'a' }));
    expect(match.made.value.coming).toBe('Alpha');
    happen(documentWith(1));
    expect(match.made.value.made).toEqual(['Alpha']);
    match.choose('a');
    await vi.advanceTimersByTimeAsync(1);
    expect([match.refusal.value, match.made.value.made]).toEqual([null, []]);
    match.choose('b');
    await vi.advanceTimersByTimeAsync(1);
    expect(match.refusal.value?.code).toBe('stale');
  });

  test.each([
    { said: ['a', 'to:c'], answers: [null, stale, null], sent: ['a', 'to:c', 'to:c'], code: undefined },
    { said: ['a', 'c'], answers: [null, stale], sent: ['a', 'c'], code: 'stale' },
    // It answers the question that was there: a second click, of which the next question may know something.
    { said: ['a', 'b'], answers: [null, stale], sent: ['a', 'b'], code: 'stale' },
    { said: ['b'], answers: [stale], sent: ['b'], code: 'stale' },
  ])(
    'only what builds on a choice before is sent once more after its news: $said',
    async ({ said, answers, sent, code }) => {
      const { match, happen, chosen } = setUp();
      const left = [...answers];
      const choose = async (choice: string) => {
        chosen.push(choice);
        const answer = left.shift() ?? null;
        if (answer !== null) happen(documentWith(1, ['b', 'c', 'to:c']));
        return answer;
      };
      Object.assign(match.source, { choose });
      for (const choice of said) match.choose(choice);
      await vi.advanceTimersByTimeAsync(1);
      expect([chosen, match.refusal.value?.code]).toEqual([sent, code]);
    },
  );

  test('of several choices at once, those that the host made meanwhile are made, and the rest is sent', async () => {
    const refused: WireRefusal = { code: 'illegal-choice', message: 'Not asked.' };
    const begun = documentWith(0, ['a'], ['go']);
    const { match, happen, chosen } = setUp(refused, told(begun, { forced: 'a' }));
    happen(told(documentWith(0, ['b'], ['go', 'a']), { forced: 'b' }));
    happen(documentWith(0, ['d'], ['go', 'a', 'b']));
    for (const choice of ['a', 'b', 'c']) match.choose(choice);
    await vi.advanceTimersByTimeAsync(1);
    expect(chosen).toEqual(['a', 'b', 'c']);
    expect(match.refusal.value?.code).toBe('illegal-choice');
  });

  test('what was made by itself stands beside the question right after it, not once others were asked', () => {
    const { match, happen } = setUp(null, told(documentWith(0), { forced: 'a' }));
    happen(documentWith(1));
    expect(match.made.value.made).toEqual(['Alpha']);
    happen(told(mineIs(documentWith(1), null), { decision: 2 }));
    expect(match.made.value.made).toEqual(['Alpha']);
    happen(documentWith(3));
    expect(match.made.value.made).toEqual([]);
  });

  test('a forced choice that the host refuses for another reason is refused', async () => {
    const { match, happen } = setUp(
      { code: 'failed', message: 'Later.' },
      told(documentWith(0), { forced: 'a' }),
    );
    happen(documentWith(1));
    match.choose('a');
    await vi.advanceTimersByTimeAsync(1);
    expect(match.refusal.value?.message).toBe('Later.');
  });

  const standing = { duration: () => 500, stands: (choice: string) => (choice === 'a' ? 'x' : null) };
  const always: GivenStandingAnswer = { ask: 'x', where: {}, choices: ['a'], until: 'match' };

  test.each([
    {
      who: 'is asked when they can answer',
      asked: [answering],
      answer: null,
      choice: 'a',
      now: [[answering, always]],
    },
    { who: 'is asked always', asked: [], answer: null, choice: 'a', now: [] },
    { who: 'makes another choice', asked: [answering], answer: null, choice: 'b', now: [] },
    { who: 'is refused', asked: [answering], answer: stale, choice: 'a', now: [] },
  ])('a choice that stands is kept for who $who: $now', async ({ asked, answer, choice, now }) => {
    const { match, answers } = setUp(answer, told(documentWith(0), { standing: asked }), standing);
    match.choose(choice);
    await vi.advanceTimersByTimeAsync(1);
    expect(answers).toEqual(now);
  });

  test('tells how a question is answered beforehand', () => {
    const given = [always, { ...always, ask: 'y', choices: ['b'] }];
    const { match } = setUp(null, told(documentWith(0), { standing: given }));
    expect(['x', 'y', 'q'].map((ask) => match.answerTo(ask))).toEqual([['a'], ['b'], null]);
  });

  test('is handed round where several people play at this device', () => {
    const { match, info } = setUp();
    const people = [{ kind: 'human' }, { kind: 'human' }];
    expect(match.handedRound).toBe(false);
    info.value = { id: 'here-1', seats: people };
    expect(match.handedRound).toBe(true);
    info.value = { id: 'elsewhere', seats: people };
    expect(match.handedRound).toBe(false);
  });

  test('the list of choices is open where there is no table', () => {
    expect(setUp().match.sheet.value).toBe(false);
    expect(setUp(null, documentWith(0), null).match.sheet.value).toBe(true);
  });

  test('a refusal lets go of what was to follow, and of itself once something else is tried', async () => {
    const { match, chosen } = setUp({ code: 'illegal-choice', message: 'No.' });
    match.choose('a');
    match.choose('b');
    await vi.advanceTimersByTimeAsync(1);
    expect([chosen, match.refusal.value?.message]).toEqual([['a'], 'No.']);
    match.choose('b');
    expect(match.refusal.value).toBeNull();
  });

  test('shows nothing more once it is closed', () => {
    const { match, happen } = setUp();
    happen(documentWith(5), 'One.', 'Two.');
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    match.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('opens the rules where somebody wants to read, also a second time', () => {
    const { match } = setUp();
    match.openRules('G-05');
    expect([match.tab.value, match.rulesAt.value]).toEqual(['rules', { at: 'G-05', again: 0 }]);
    match.openRules('G-05');
    expect(match.rulesAt.value.again).toBe(1);
  });
});
