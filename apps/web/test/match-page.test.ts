// The match page's logic without a browser: acts in order, words of the plan, lines of the log, clocks, who visits.

import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { MatchInfo, WireRefusal } from '@bridgefront/protocol';
import type { SeatReport } from '@bridgefront/viewing';
import { Acts } from '../src/match/acts.ts';
import { filtered, grouped, typedTo } from '../src/match/choice-list.ts';
import { timeLeft, timeText } from '../src/match/clock-text.ts';
import { logReader } from '../src/match/log-lines.ts';
import type { LogSection } from '../src/match/log-lines.ts';
import { Memory } from '../src/playback/memory.ts';
import { plannedWords } from '../src/match/plan-words.ts';
import { utterance } from '../src/match/utterance.ts';
import { Visit } from '../src/match/visit.ts';
import { waitBefore } from '../src/source/reconnecting-socket.ts';
import type { MatchDocument, Source } from '@bridgefront/page/source.ts';

const refusal: WireRefusal = { code: 'illegal-choice', message: 'No.' };

function asking(given: {
  readonly plan?: readonly string[];
  readonly choices?: readonly string[];
  readonly decision?: number;
  readonly prompt?: string;
}): MatchDocument {
  const { plan = [], choices = [], decision = 1, prompt = 'What now?' } = given;
  return {
    view: {
      game: 'sums',
      seat: 0,
      table: null,
      decision: { ask: 'a', seats: [{ seat: 0, sealed: false }], mine: { prompt, plan, choices } },
      outcome: null,
    },
    host: {
      status: 'live',
      names: ['Ada'],
      bots: [null],
      sameRules: true,
      continuedUnder: null,
      decision,
      clock: null,
    },
  };
}

describe('acts', () => {
  test('are sent one after the other', async () => {
    const refused = signal<WireRefusal | null>(null);
    const acts = new Acts(refused);
    const sent: string[] = [];
    const answers: ((answer: WireRefusal | null) => void)[] = [];
    const act = (name: string) => () => {
      sent.push(name);
      return new Promise<WireRefusal | null>((resolve) => answers.push(resolve));
    };
    acts.add(act('first'));
    acts.add(act('second'));
    expect([sent, acts.busy.value]).toEqual([['first'], true]);
    answers[0](null);
    await Promise.resolve();
    expect(sent).toEqual(['first', 'second']);
  });

  test('a refusal is shown and drops what was to follow', async () => {
    const refused = signal<WireRefusal | null>(null);
    const acts = new Acts(refused);
    let later = 0;
    acts.add(() => Promise.resolve(refusal));
    acts.add(() => Promise.resolve(later++ === 0 ? null : refusal));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([refused.value, later, acts.busy.value]).toEqual([refusal, 0, false]);
  });
});

describe('the list of choices', () => {
  const choices = [
    { choice: 'build', label: 'Build a Bridge' },
    { choice: 'march', label: 'March' },
    { choice: 'done', label: 'Dône' },
  ];

  test('shows under the last heading what the game forgets to group', () => {
    const group = () => [{ heading: 'Basic', choices: choices.slice(0, 2) }];
    expect(grouped(choices, null, { group })).toEqual([
      { heading: 'Basic', choices: choices.slice(0, 2) },
      { heading: '', choices: [choices[2]] },
    ]);
    expect(grouped([], null, { group })).toEqual([]);
  });

  test.each([
    { words: 'bri buil', found: ['build'] },
    { words: 'DONE', found: ['done'] },
    { words: 'basic', found: ['build', 'march', 'done'] },
    { words: 'x', found: [] },
  ])('finds $found by “$words”', ({ words, found }) => {
    const groups = filtered([{ heading: 'Basic', choices }], words);
    expect(groups.flatMap((group) => group.choices.map(({ choice }) => choice))).toEqual(found);
  });

  test.each([
    { typed: 'd', from: 0, to: 2 },
    { typed: 'b', from: 1, to: 0 },
    { typed: 'x', from: 0, to: -1 },
  ])('typing $typed leads from $from to $to', ({ typed, from, to }) => {
    expect(
      typedTo(
        choices.map(({ label }) => label),
        typed,
        from,
      ),
    ).toBe(to);
  });
});

test('a plan has the words that come with it, whoever began it', () => {
  const document = signal<MatchDocument | null>(asking({ plan: ['a', 'c'], choices: ['d'] }));
  const planned = signal<readonly string[]>(['Alpha', 'Gamma']);
  const words = plannedWords({ document, planned });
  expect(words.value).toEqual([
    { choice: 'a', label: 'Alpha' },
    { choice: 'c', label: 'Gamma' },
  ]);
  document.value = asking({ plan: ['b'], choices: ['c'], decision: 2 });
  planned.value = ['Beta'];
  expect(words.value).toEqual([{ choice: 'b', label: 'Beta' }]);
});

describe('the log', () => {
  const told = (tell: string, text: string): SeatReport => ({ face: { tell }, text });
  const reports = [
    told('set-up', 'The board is made.'),
    told('round-begins', 'Round 1 begins.'),
    told('moved', 'Ada moves.'),
    told('round-begins', 'Round 2 begins.'),
    told('moved', 'Bob moves.'),
    told('gold', 'Bob gets gold.'),
  ];
  const all = { tells: null, words: '' };
  const byRound = ({ face, text = '' }: SeatReport) => (face.tell === 'round-begins' ? text : null);
  const headings = (sections: readonly LogSection[]) =>
    sections.map(({ heading, lines }) => [heading, ...lines.map(({ index }) => index)]);

  test('groups by round, each line with its report', () => {
    expect(headings(logReader(all, byRound)(reports))).toEqual([
      ['', 0],
      ['Round 1 begins.', 2],
      ['Round 2 begins.', 4, 5],
    ]);
  });

  test('a heading that is not the report itself stands above it', () => {
    const sections = logReader(all, ({ face }) => (face.tell === 'gold' ? 'Money' : null))(reports);
    expect(headings(sections)).toEqual([
      ['', 0, 1, 2, 3, 4],
      ['Money', 5],
    ]);
  });

  test('shows kinds and words that are wanted', () => {
    expect(headings(logReader({ tells: new Set(['gold']), words: '' }, byRound)(reports)).at(-1)).toEqual([
      'Round 2 begins.',
      5,
    ]);
    expect(headings(logReader({ tells: null, words: 'ADA' }, byRound)(reports))).toEqual([
      ['Round 1 begins.', 2],
    ]);
  });

  test('folds book-keeping behind what it follows, and a search unfolds it', () => {
    const folds = new Set(['gold']);
    const [, , last] = logReader({ ...all, folds }, byRound)(reports);
    expect(last.lines.map(({ text, rest }) => [text, ...rest.map((one) => one.text)])).toEqual([
      ['Bob moves.', 'Bob gets gold.'],
    ]);
    const [found] = logReader({ tells: null, words: 'gold', folds }, byRound)(reports);
    expect(found.lines.map(({ text }) => text)).toEqual(['Bob gets gold.']);
  });

  test('keeps sections and lines that did not change', () => {
    const read = logReader(all, byRound);
    const before = read(reports);
    const after = read([...reports, told('moved', 'Ada moves.')]);
    expect(headings(after).at(-1)).toEqual(['Round 2 begins.', 4, 5, 6]);
    expect(after[1]).toBe(before[1]);
    expect(after[2]).not.toBe(before[2]);
    expect(after[2].lines[1]).toBe(before[2].lines[1]);
  });

  test('goes back with a reveal that is shown again', () => {
    const read = logReader({ ...all, folds: new Set(['gold']) }, byRound);
    const whole = read(reports);
    expect(headings(read(reports.slice(0, 3)))).toEqual([
      ['', 0],
      ['Round 1 begins.', 2],
    ]);
    expect(read(reports)).toEqual(whole);
  });
});

test.each([
  { time: 6_400, text: '0:07' },
  { time: -5, text: '0:00' },
  { time: 750_000, text: '12:30' },
  { time: 5 * 3_600_000, text: '5 h' },
  { time: 5 * 3_600_000 - 1, text: '5 h' },
  { time: 2 * 86_400_000 - 1, text: '2 days' },
  { time: 47 * 3_600_000, text: '47 h' },
  { time: 3.5 * 86_400_000, text: '3 days' },
])('$time ms is written $text', ({ time, text }) => expect(timeText(time)).toBe(text));

test('time is the question’s first, then the reserve', () => {
  expect(timeLeft(100_000, 60_000, 20_000)).toEqual({
    free: 20_000,
    bank: 60_000,
    late: false,
    urgent: false,
  });
  expect(timeLeft(100_000, 60_000, 95_000)).toEqual({ free: 0, bank: 5_000, late: true, urgent: true });
});

test('an utterance holds the last sentences of a change and the new question, not the history', () => {
  const before = asking({ prompt: 'Old?' });
  const after = asking({ prompt: 'New?', choices: ['a'] });
  const reports = Array.from({ length: 40 }, (_, at): SeatReport => ({
    face: { tell: 'x' },
    text: `It happens ${at}.`,
  }));
  expect(utterance({ before: null, after, reports, frames: [] })).toBe('');
  expect(utterance({ before, after, reports: reports.slice(0, 2), frames: [] })).toBe(
    'It happens 0. It happens 1. New?',
  );
  const long = utterance({ before, after, reports, frames: [] });
  expect(long).toMatch(/^\d+ earlier events are in the log\. .*It happens 39\. New\?$/);
  expect(long.length).toBeLessThan(600);
});

test('memory is bounded and finds the change of a report', () => {
  const memory = new Memory();
  const document = asking({});
  const frames = ['x', 'y'].map((tell) => ({ report: { face: { tell } }, patch: [] }));
  for (let at = 0; at < 500; at++) memory.keep({ before: document, after: document, frames, first: at * 2 });
  expect(memory.oldest.value).toBe(200);
  expect(memory.find(999)?.first).toBe(998);
  expect(memory.find(100)).toBeNull();
});

test('waits grow with each failure, never beyond 15 seconds, and differ', () => {
  expect([waitBefore(0, 0), waitBefore(0, 1)]).toEqual([150, 300]);
  expect(waitBefore(3, 1)).toBe(2400);
  expect(waitBefore(30, 1)).toBe(15_000);
});

describe('a visit', () => {
  const info = (mine: boolean, status: MatchInfo['status'] = 'lobby') =>
    ({ id: 'm', status, seats: [{ seat: 0, mine }] }) as unknown as MatchInfo;

  function visitWith(answer: MatchInfo | WireRefusal | Error) {
    const made: { seat: number | null; closed: boolean }[] = [];
    const sources: { problem: Signal<WireRefusal | null> }[] = [];
    let renewed = 0;
    const visit = new Visit('m', {
      table: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
      source(_, seat) {
        const source = { seat, closed: false };
        made.push(source);
        const problem = signal<WireRefusal | null>(null);
        sources.push({ problem });
        const signals = { info: signal(null), problem, connection: signal('live') };
        return { ...signals, seat, close: () => void (source.closed = true) } as unknown as Source;
      },
      renew: () => void renewed++,
    });
    return { visit, made, sources, renewed: () => renewed };
  }

  test('an answer that was on its way for longer does not bring a begun match back to its lobby', async () => {
    const { visit } = visitWith(info(true, 'live'));
    await visit.load();
    visit.took(info(true, 'lobby'));
    expect(visit.info.value?.status).toBe('live');
    visit.took(info(true, 'finished'));
    expect(visit.info.value?.status).toBe('finished');
  });

  test('looks on as a spectator, and through the own eyes after taking a seat', async () => {
    const { visit, made, renewed } = visitWith(info(false));
    await visit.load();
    visit.took(info(true));
    expect(made).toEqual([
      { seat: null, closed: true },
      { seat: 0, closed: false },
    ]);
    expect(renewed()).toBe(1);
    visit.close();
    expect(made[1].closed).toBe(true);
  });

  test('follows the reader to the seat that was drawn', async () => {
    const { visit, made, renewed } = visitWith(info(true));
    await visit.load();
    const drawn = { id: 'm', status: 'live', seats: [{ seat: 0 }, { seat: 1, mine: true }] };
    visit.took(drawn as unknown as MatchInfo);
    expect(made).toEqual([
      { seat: 0, closed: true },
      { seat: 1, closed: false },
    ]);
    expect(renewed()).toBe(0);
  });

  test('asks the table again when the seat is not the own one any more', async () => {
    const drawn = { id: 'm', status: 'live', seats: [{ seat: 1, mine: true }] } as unknown as MatchInfo;
    const { visit, made, sources } = visitWith(drawn);
    visit.took(info(true));
    const problem: WireRefusal = { code: 'not-yours', message: 'Not your seat.' };
    sources[0].problem.value = problem;
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([made[1], visit.problem.value]).toEqual([{ seat: 1, closed: false }, null]);
    sources[1].problem.value = problem;
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([made.length, visit.problem.value]).toEqual([2, problem]);
  });

  test('says why there is nothing to see', async () => {
    const unknown: WireRefusal = { code: 'not-found', message: 'No such match.' };
    const { visit } = visitWith(unknown);
    await visit.load();
    expect(visit.problem.value).toEqual(unknown);
    const { visit: lost } = visitWith(new Error('no network'));
    await lost.load();
    expect(lost.problem.value).toBe('unreachable');
  });
});
