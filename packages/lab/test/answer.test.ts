// Decisions out of looks: what a target, a preference or a lever makes of intervals, and what is asked next.

import { describe, expect, test } from 'vitest';
import { claimsOf, farFrom, isDecided, judge } from '../src/answer/decide.ts';
import type { Look, Measured, Seen } from '../src/answer/look.ts';
import { readQuestions } from '../src/answer/questions.ts';
import { isOver, keptAfter, matchesNeeded, nextParts, nextStage, wantedBy } from '../src/answer/parts.ts';
import type { Kept, PartSets, Stage, Stages, Ways } from '../src/answer/parts.ts';
import { looksOf, stagesNow, stageStudy } from '../src/answer/stages.ts';
import { answerWords, decisionWords } from '../src/answer/words.ts';
import { jobsOf } from '../src/study.ts';
import { shown } from '../src/report/parts.ts';

const list = readQuestions({
  game: 'toy',
  seats: [2],
  figures: {
    left: { says: 'cards left', sql: 'select', matters: 0.5 },
    wins: { says: 'the first seat wins', sql: 'select', as: 'share', matters: 0.05 },
  },
  questions: [
    { id: 'T-1', ask: 'Which?', figures: ['left'], vary: { mana: [4, 6] }, rule: { from: 1, to: 2 } },
    { id: 'T-2', ask: 'More?', figures: ['left'], vary: { mana: [4, 6] }, rule: { prefer: 'less' } },
    { id: 'T-3', ask: 'Fair?', figures: ['wins'], rule: { fair: 0.03 }, winning: true },
    { id: 'T-4', ask: 'How many?', figures: ['left'] },
    { id: 'T-5', ask: 'Fun?', people: 'Ask them.' },
    {
      id: 'T-7',
      ask: 'Worth it?',
      figures: ['left'],
      vary: { mana: [4] },
      rule: { prefer: 'more' },
      uses: true,
      leaning: 'main.play:trick=2',
    },
    { id: 'T-6', ask: 'In part?', figures: ['left'], lacks: 'An option.' },
  ],
});
const [target, less, fair, count, fun, used, part] = list.questions;

const answerOf = (...asked: Parameters<typeof answerWords>): string => {
  const { given: before, tried: after } = answerWords(...asked);
  return `${before} ${after}`.trim();
};
const about = (value: number, half: number): Measured => ({
  value,
  low: value - half,
  high: value + half,
  sets: 100,
});
const given = (value: number, half = 0.1, figure = 'left'): Seen => ({
  rules: 'as given',
  figure,
  players: 2,
  ...about(value, half),
  change: null,
  film: 0,
});
const tried = (rules: string, value: number, change: number, half = 0.1): Seen => ({
  ...given(value, half),
  rules,
  change: about(change, half),
});
const looks = (first: Look, again: Look | null = null, second: Look | null = null) => ({
  first,
  again,
  second,
});

describe('a target', () => {
  test('that the rules as given meet asks for nothing else', () => {
    const look = [given(1.5), tried('mana=4', 3, 1.5, 5), tried('mana=6', 3, 1.5, 5)];
    expect(isDecided(list, target, look)).toBe(true);
    expect(judge(list, target, looks(look))).toMatchObject({ decision: 'keep', rules: [] });
    const others = [given(1.5), tried('mana=4', 3, 1.5), tried('mana=6', 3, 1.5)];
    expect(answerOf(list, target, looks(others))).toBe(
      'cards left: 1.50 (1.40 to 1.60) with 2 seats. Wanted: 1.00 to 2.00.',
    );
  });

  test('that they miss is met by a change, once fresh seeds say so', () => {
    const look = [given(3), tried('mana=4', 3.5, 0.5), tried('mana=6', 1.5, -1.5)];
    expect(claimsOf(list, target, look)).toEqual(['mana=6']);
    expect(judge(list, target, looks(look))).toMatchObject({ decision: 'in part' });
    const luck = [given(3), tried('mana=6', 2.6, -0.4)];
    expect(judge(list, target, looks(look, luck))).toMatchObject({ decision: 'in part' });
    const same = [given(3), tried('mana=6', 1.6, -1.4)];
    expect(judge(list, target, looks(look, same))).toMatchObject({ decision: 'change', rules: ['mana=6'] });
  });

  test('that nothing meets sends the designer elsewhere', () => {
    const look = [given(3), tried('mana=4', 3.5, 0.5), tried('mana=6', 2.9, -0.1)];
    expect(judge(list, target, looks(look))).toMatchObject({ decision: 'look elsewhere' });
  });

  test('is not denied while what meets it waits for fresh seeds', () => {
    const look = [given(3), tried('mana=4', 3.5, 0.5), tried('mana=6', 1.5, -1.5)];
    const said = answerOf(list, target, looks(look));
    expect(said).toContain('To be seen on fresh seeds too: `mana=6` gives 1.50');
    expect(said).not.toContain('none brings it there');
    const again = [given(2.9), tried('mana=6', 1.6, -1.3)];
    // The rules as given are told of the same seeds as the rest.
    expect(answerOf(list, target, looks(look, again))).toMatch(/cards left: 2\.90 .*`mana=6` gives 1\.60/);
  });

  test('that nothing meets is told with what comes nearest', () => {
    const look = [given(3), tried('mana=4', 4.5, 1.5), tried('mana=6', 2.4, -0.6)];
    expect(answerOf(list, target, looks(look))).toContain(
      'Of 2 tried none brings it there; nearest: `mana=6` gives 2.40',
    );
  });

  test('waits while its interval holds a bound', () => {
    const look = [given(2, 0.8), tried('mana=4', 3.5, 0.5), tried('mana=6', 2.9, -0.1)];
    expect(judge(list, target, looks(look))).toMatchObject({ decision: 'wait' });
    expect(farFrom(list, target, look)).toBeGreaterThan(1);
  });
});

describe('a preference', () => {
  test('takes what moves it the right way, and not what fresh seeds take back', () => {
    const look = [given(3), tried('mana=4', 4, 1), tried('mana=6', 2, -1)];
    expect(claimsOf(list, less, look)).toEqual(['mana=4', 'mana=6']);
    expect(judge(list, less, looks(look, look))).toMatchObject({ decision: 'change', rules: ['mana=6'] });
    const again = [given(3), tried('mana=4', 4, 1), tried('mana=6', 3, 0)];
    expect(judge(list, less, looks(look, again))).toMatchObject({ decision: 'keep' });
  });

  test('says neither that nothing moves, nor what to do, of what was seen once', () => {
    const look = [given(3), tried('mana=4', 4, 1), tried('mana=6', 3, 0)];
    expect(judge(list, less, looks(look))).toMatchObject({ decision: 'wait' });
    const said = answerOf(list, less, looks(look));
    expect(said).toContain('To be seen on fresh seeds too: `mana=4`: +1.00');
    expect(said).not.toContain('None of');
    expect(answerOf(list, less, looks(look, look))).toContain('That is not what is wanted.');
  });

  test('waits while fresh seeds leave open what looked better, and believes no change of direction', () => {
    const look = [given(3), tried('mana=4', 4, 1), tried('mana=6', 2, -1)];
    const open = [given(3), tried('mana=4', 4, 1), tried('mana=6', 2.4, -0.6, 0.7)];
    expect(judge(list, less, looks(look, open))).toMatchObject({ decision: 'wait' });
    const turned = [given(3), tried('mana=4', 4, 1), tried('mana=6', 4, 1)];
    expect(judge(list, less, looks(look, turned))).toMatchObject({ decision: 'keep' });
    const none = [given(3), tried('mana=4', 3.1, 0.1), tried('mana=6', 2.9, -0.1)];
    expect(judge(list, less, looks(look, none))).toMatchObject({ decision: 'keep' });
  });

  test('keeps the rules where nothing moves by what matters', () => {
    const look = [given(3), tried('mana=4', 3.2, 0.2), tried('mana=6', 2.8, -0.2)];
    expect(judge(list, less, looks(look))).toMatchObject({ decision: 'keep' });
    expect(answerOf(list, less, looks(look))).toContain('None of 2 tried moves it by 0.50');
  });

  test('says of a change about as large as what matters how large it may be at most', () => {
    const near = [given(3), tried('mana=4', 3.48, 0.48, 0.2), tried('mana=6', 3, 0)];
    expect(judge(list, less, looks(near))).toMatchObject({ decision: 'keep' });
    expect(answerOf(list, less, looks(near))).toContain('None of 2 tried moves it by 0.75');
    const wide = [given(3), tried('mana=4', 3.48, 0.48, 0.3), tried('mana=6', 3, 0)];
    expect(judge(list, less, looks(wide))).toMatchObject({ decision: 'wait' });
    expect(farFrom(list, less, wide)).toBeCloseTo((0.3 / 0.27) ** 2);
    const large = [given(3), tried('mana=4', 3.52, 0.52, 0.2), tried('mana=6', 3, 0)];
    expect(claimsOf(list, less, large)).toEqual(['mana=4']);
  });
});

test('stronger bots bear an answer out, or do not, or leave it open', () => {
  const first = [given(0.6, 0.02, 'wins')];
  const holds = (second: Look): unknown => judge(list, fair, looks(first, null, second)).holds;
  expect(judge(list, fair, looks(first))).toMatchObject({ decision: 'missed', holds: 'not asked' });
  expect(holds([given(0.65, 0.05, 'wins')])).toBe('yes');
  expect(holds([given(0.5, 0.03, 'wins')])).toBe('no');
  expect(holds([given(0.52, 0.2, 'wins')])).toBe('open');
});

test('nobody bears out rules that they have not played', () => {
  const first = [given(3), tried('mana=6', 1.5, -1.5)];
  const holds = (second: Look): unknown => judge(list, target, looks(first, first, second)).holds;
  expect(holds([given(3)])).toBe('open');
  expect(holds([tried('mana=6', 1.5, -1.5)])).toBe('yes');
  expect(holds([given(1.5)])).toBe('no');
  const missed = judge(list, fair, looks([given(0.6, 0.02, 'wins')]));
  expect([missed.decision, decisionWords(missed)]).toEqual(['missed', 'no; no change was tried']);
});

test('a number is known once its interval is narrow enough; the rest says what it takes', () => {
  expect(judge(list, count, looks([given(3, 0.4)]))).toMatchObject({ decision: 'known' });
  expect(judge(list, count, looks([given(3, 0.6)]))).toMatchObject({ decision: 'wait' });
  expect(judge(list, fun, { first: null, again: null, second: null })).toMatchObject({
    decision: 'ask people',
  });
  const unused = [given(0.1), tried('mana=4', 0.1, 0)];
  expect(judge(list, used, looks(unused))).toMatchObject({ decision: 'unused' });
  expect(judge(list, used, looks([given(2), tried('mana=4', 2.1, 0.1)]))).toMatchObject({ decision: 'keep' });
  expect(judge(list, part, looks([given(3, 0.4)]))).toMatchObject({ decision: 'in part' });
  expect(answerOf(list, part, looks([given(3, 0.4)]))).toContain('An option.');
});

describe('stages', () => {
  const ways: Ways = {
    list,
    levels: [
      { bot: 'greedy', sets: 128 },
      { bot: 'sober', sets: 64 },
    ],
  };
  const kept = (sets: number, ids: { readonly [id: string]: Look }, bot = 'greedy'): Kept => ({
    key: 'k',
    bot,
    sets,
    looks: ids,
  });

  // What is played now, and up to how many seeds.
  const next = (stage: Stage | undefined, before?: Kept): PartSets =>
    stage === undefined
      ? {}
      : Object.fromEntries(
          nextParts(ways, stage, before).map(({ rules, players, sets }) => [`${rules}/${players}`, sets]),
        );
  const wanted = (stage: Stage, before?: Kept): readonly string[] => {
    const isWanted = wantedBy(stage, nextParts(ways, stage, before));
    const jobs = jobsOf(stage.study(128)).filter(isWanted);
    return [...new Set(jobs.map(({ variant, block }) => `${variant} of ${block}`))];
  };

  test('questions about the rules as given share their matches', () => {
    const names = stagesNow(ways, {}).map(({ name, questions }) => [name, questions.length]);
    expect(names).toEqual([
      ['T-1-first', 1],
      ['T-2-first', 1],
      ['as-given-2-first', 3],
      ['T-7-first', 1],
      // Among stronger bots, with what a target asks of them.
      ['as-given-2-second', 4],
    ]);
    const second = stagesNow(ways, {}).find(({ kind }) => kind === 'second');
    expect(second?.questions.map(({ id }) => id)).toEqual(['T-1', 'T-3', 'T-4', 'T-6']);
    expect(second && jobsOf(second.study(1))).toHaveLength(1);
    // Stronger bots come last, however many questions share what they cost.
    expect([
      nextStage(ways, stagesNow(ways, {}), {}).kind,
      second && nextStage(ways, [second], {}).kind,
    ]).toEqual(['first', 'second']);
    const stages: Stages = { 'as-given-2-second': kept(64, { 'T-1': [given(3)] }, 'sober') };
    expect(looksOf(ways, target, stages).second).toEqual([given(3)]);
    const own = { ...stages, 'T-1-second': kept(64, { 'T-1': [given(2)] }, 'sober') };
    expect(looksOf(ways, target, own).second).toEqual([given(2)]);
  });

  test('a claim is played again, with its rules alone as many seeds as are likely to show it, and then by stronger bots', () => {
    const look = [given(3), tried('mana=4', 3.5, 0.5), tried('mana=6', 1.5, -1.5)];
    const first: Stages = { 'T-1-first': kept(64, { 'T-1': look }) };
    const again = stagesNow(ways, first).find(({ kind }) => kind === 'again');
    // 1.5 lies half of what matters and its slack from a bound that its interval is 0.1 wide of: the fewest of all will do.
    expect(again).toMatchObject({ name: 'T-1-again', rules: ['mana=6'], least: 32, most: 128 });
    const close = [given(3), tried('mana=4', 3.5, 0.5), tried('mana=6', 1.5, -1.5, 0.74)];
    const closely = stagesNow(ways, { 'T-1-first': kept(64, { 'T-1': close }) });
    expect(closely.find(({ kind }) => kind === 'again')).toMatchObject({ least: 64 });
    // Where the fresh seeds leave it open, they grow like the first ones.
    const unsure = kept(64, { 'T-1': [given(3, 1), tried('mana=6', 2, -1, 1)] });
    expect(next(again, unsure)).toEqual({ 'as given/2': 80 });
    const missed = kept(64, { 'T-1': [given(3), tried('mana=6', 2, -1, 1)] });
    expect(next(again, missed)).toEqual({ 'mana=6/2': 128 });
    expect(again?.study(64)).toMatchObject({
      seed: 'T-1/again',
      variants: { 'mana=6': { mana: 6 } },
      vary: {},
    });
    const borneOut: Stages = {
      ...first,
      'T-1-again': kept(64, { 'T-1': [given(3), tried('mana=6', 1.5, -1.5)] }),
    };
    const second = stagesNow(ways, borneOut).find(({ name }) => name === 'T-1-second');
    expect(second?.study(32).tables).toEqual([['sober', 'sober']]);
    // What they make of the rules as given, they are asked elsewhere.
    expect(next(second)).toEqual({ 'mana=6/2': 32 });
    const luck: Stages = { ...first, 'T-1-again': kept(64, { 'T-1': [given(3), tried('mana=6', 3, 0)] }) };
    expect(stagesNow(ways, luck).some(({ name }) => name === 'T-1-second')).toBe(false);
  });

  test('films are of the study that was played, whatever was to be seen under its rules so far', () => {
    const look = [given(3), tried('mana=4', 3.5, 0.5), tried('mana=6', 1.5, -1.5)];
    const first: Stages = { 'T-1-first': kept(64, { 'T-1': look }) };
    expect(stageStudy(ways, target, 'first', first)?.vary).toEqual({ mana: [4, 6] });
    // Fresh seeds have shown the rules as given only; stronger bots look at those in matches that all targets share.
    const begun = { ...first, 'T-1-again': kept(64, { 'T-1': [given(3)] }) };
    expect(stageStudy(ways, target, 'again', begun)?.variants).toEqual({ 'mana=6': { mana: 6 } });
    expect(stageStudy(ways, target, 'again', { 'T-1-again': kept(64, { 'T-1': [given(3)] }) })).toBeNull();
    const looked = looksOf(ways, target, begun);
    expect(looked.again).toBeNull();
    expect(answerOf(list, target, looked)).toContain('To be seen on fresh seeds too: `mana=6` gives 1.50');
  });

  test('what no match had is looked for once more, and given up in the end', () => {
    const [, stage] = stagesNow(ways, {});
    const unseen = (sets: number): Kept => kept(sets, { 'T-2': [given(3), tried('mana=4', 3, 0)] });
    expect(next(stage, unseen(32))).toEqual({ 'mana=6/2': 40 });
    expect(next({ ...stage, most: 512 }, unseen(256))).toEqual({});
    // A question that came to a stage later has seen nothing of it.
    const shared = stagesNow(ways, {}).find(({ name }) => name === 'as-given-2-first');
    expect(next(shared, kept(64, { 'T-4': [given(3, 0.4)], 'T-6': [given(3, 0.4)] }))).toEqual({
      'as given/2': 80,
    });
  });

  test('seeds double up to the most, or grow by what is likely to decide, and what is decided asks for no more', () => {
    const [, stage] = stagesNow(ways, {});
    const look = (change: number, half: number): Kept =>
      kept(64, { 'T-2': [given(3), tried('mana=4', 3, change, half), tried('mana=6', 3, 2)] });
    expect(next(stage)).toEqual({ 'mana=4/2': 32, 'mana=6/2': 32 });
    expect(next(stage, look(0.9, 2))).toEqual({ 'mana=4/2': 128 });
    // (1 / 0.9)² times as many, and a tenth more; never less than a quarter.
    expect(next(stage, look(0.9, 1))).toEqual({ 'mana=4/2': 87 });
    expect(next(stage, look(0.9, 0.95))).toEqual({ 'mana=4/2': 80 });
    expect(isOver(ways, stage, look(0.9, 1))).toBe(false);
    expect(isOver(ways, stage, { ...look(0.9, 1), sets: 128 })).toBe(true);
    expect(isOver(ways, stage, look(0.9, 0.1))).toBe(true);
    // Each seed of rules that are held against those as given takes two matches.
    expect(matchesNeeded(ways, stage, less, look(0.9, 1.8))).toBe(2 * 64 * 3);
  });

  test('towards a target other rules wait until those as given have missed it, and end when one meets it', () => {
    const [stage] = stagesNow(ways, {});
    expect(next(stage)).toEqual({ 'as given/2': 32 });
    expect(wanted(stage)).toEqual(['as given of mana=4', 'as given of mana=6']);
    const parts = (looks: Look, played: PartSets): Kept => ({ ...kept(64, { 'T-1': looks }), parts: played });
    const alone = { 'as given, 2 seats': 64 };
    expect(next(stage, parts([given(1.5)], alone))).toEqual({});
    const missed = parts([given(3)], alone);
    expect([isOver(ways, stage, missed), next(stage, missed)]).toEqual([
      false,
      { 'mana=4/2': 32, 'mana=6/2': 32 },
    ]);
    expect(wanted(stage, missed)).toEqual(['mana=4 of mana=4', 'mana=6 of mana=6']);
    // Nothing was tried yet, so nothing is decided.
    expect(judge(list, target, looks([given(3)]))).toMatchObject({ decision: 'missed, changes open' });
    const played = { ...alone, 'mana=4, 2 seats': 32, 'mana=6, 2 seats': 32 };
    const one = parts([given(3), tried('mana=4', 4, 1), tried('mana=6', 2, -1, 1)], played);
    expect(next(stage, one)).toEqual({ 'mana=6/2': 64 });
    expect(
      next(stage, parts([given(3), tried('mana=4', 1.5, -1.5), tried('mana=6', 2, -1, 1)], played)),
    ).toEqual({});
  });

  test('rules beside those as given are played with these, and what is decided keeps what was seen of it', () => {
    const [, stage] = stagesNow(ways, {});
    const before = kept(64, { 'T-2': [given(3), tried('mana=4', 4, 1), tried('mana=6', 3, 0.4, 0.4)] });
    expect(wanted(stage, before)).toEqual(['as given of mana=6', 'mana=6 of mana=6']);
    const fresh = [{ ...given(3.1), sets: 80 }, tried('mana=6', 3, 0.4, 0.2)];
    const after = keptAfter(ways, stage, before, nextParts(ways, stage, before), {
      key: 'k',
      bot: 'greedy',
      looks: { 'T-2': fresh },
    });
    expect(after.sets).toBe(92);
    expect(after.parts).toMatchObject({ 'mana=4, 2 seats': 64, 'mana=6, 2 seats': 92 });
    // Of the rules as given, what rests on more seeds.
    expect(after.looks['T-2']).toEqual([given(3), tried('mana=4', 4, 1), tried('mana=6', 3, 0.4, 0.2)]);
    expect(isOver(ways, stage, after)).toBe(true);
  });
});

test('of what is hardly ever used, one who uses it among those who do not tells whether it is worth it', () => {
  const unused = [given(0.1), tried('mana=4', 0.1, 0)];
  const ways: Ways = {
    list,
    levels: [
      { bot: 'greedy', sets: 128 },
      { bot: 'sober', sets: 64 },
    ],
  };
  const kept = (look: Look): Kept => ({ key: 'k', bot: 'greedy', sets: 64, looks: { 'T-7': look } });
  const stage = stagesNow(ways, { 'T-7-first': kept(unused) }).find(({ kind }) => kind === 'users');
  expect(stage?.study(1).tables).toEqual([['greedy~main.play:trick=2', 'greedy']]);
  // All seats of a match take turns at it.
  expect(stage && jobsOf(stage.study(1)).map(({ bots }) => bots[0])).toEqual([
    'greedy~main.play:trick=2',
    'greedy',
  ]);
  const says = (wins: number, half: number, uses: number): string => {
    const users = [given(wins, half, 'users-win'), given(uses)];
    const open = stage && nextParts(ways, stage, kept(users)).length > 0;
    return `${judge(list, used, { ...looks(unused), users }).decision}${open === true ? ', played on' : ''}`;
  };
  expect(says(0.6, 0.05, 1)).toBe('worth using');
  expect(says(0.4, 0.05, 1)).toBe('not worth using');
  expect(says(0.5, 0.05, 1)).toBe('worth as much');
  expect(says(0.56, 0.05, 1)).toBe('unused, played on');
  // Whoever would, hardly ever can; or nobody knows yet.
  expect(says(0.56, 0.05, 0.2)).toBe('hardly possible');
  expect(says(0.6, 0.05, 0.45)).toBe('unused, played on');
  // Where it is used anyway, nobody asks.
  const enough = stagesNow(ways, { 'T-7-first': kept([given(2), tried('mana=4', 2.1, 0.1)]) });
  expect(enough.some(({ kind }) => kind === 'users')).toBe(false);
});

test('who keeps a rule is told why, and what comes no nearer is not called nearest', () => {
  const words = (question: typeof target, first: Look, again: Look | null = null): string =>
    decisionWords(judge(list, question, looks(first, again)));
  expect(words(target, [given(1.5)])).toBe('keep as printed: it is as wanted');
  const same = [given(3), tried('mana=4', 3.1, 0.1), tried('mana=6', 2.9, -0.1)];
  expect(words(less, same)).toBe('keep as printed: what was tried makes no difference');
  const worse = [given(3), tried('mana=4', 4, 1), tried('mana=6', 3, 0)];
  expect(words(less, worse, worse)).toBe('keep as printed: what was tried makes it worse');
  const away = [given(3), tried('mana=4', 3.5, 0.5), tried('mana=6', 3.2, 0.2)];
  expect(answerOf(list, target, looks(away))).toContain('Of 2 tried none brings it there, nor nearer.');
  expect(answerOf(list, fair, looks([given(0.6, 0.02, 'wins')]))).toContain(
    'Wanted: 47 to 53 % with 2, a fair share.',
  );
  const elsewhere = { ...fair, options: { points: 24 } };
  expect(answerOf(list, elsewhere, looks([given(0.6, 0.02, 'wins')]))).toMatch(
    /^With `points=24`: the first seat wins/,
  );
});

test('who waits is told for how many matches', () => {
  const waits = { decision: 'wait', rules: [], holds: 'open' } as const;
  expect([decisionWords(waits), decisionWords(waits, 12_345)]).toEqual([
    'wait',
    'wait: some 12,000 matches more',
  ]);
});

test.each([
  [{ figures: ['none'] }, 'T-9 asks for "none", which is no figure of the list.'],
  [{}, 'T-9 has no figure: say under "people" what it would take.'],
])('a question that cannot be answered is refused: %j', (wrong, said) => {
  const json = { game: 'toy', seats: [2], figures: {}, questions: [{ id: 'T-9', ask: 'What?', ...wrong }] };
  expect(() => readQuestions(json)).toThrow(said);
});

test('a minus in a sentence of a report stays, hyphens of a name do not', () => {
  expect(shown('war-cry: rounds falls by 1.20 (-1.50 to -0.90)', 'answer', false)).toBe(
    'war cry: rounds falls by 1.20 (-1.50 to -0.90)',
  );
});
