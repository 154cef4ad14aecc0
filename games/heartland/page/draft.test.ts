// A commit that is put together on the table is the plan of the question, and never begins over another plan.

import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import {
  draftOf,
  mayCommit,
  inHand,
  pickUp,
  pickUpNow,
  putDown,
  sendDraft,
  sendTo,
  toggleRetreat,
} from './draft.ts';
import type { Match } from './match.ts';
import { forgetFrontier, meanFrontier, settlingOf } from './settling.ts';

const first = ['settle:mill', 'commit', 'pass'];

/** As much of a match as a draft needs; `acts` is what is sent, answered only by `answer` while `slow`. */
function matchOf({ slow = false, question = 3 } = {}) {
  const plan = signal<readonly string[]>([]);
  const choices = signal(first.map((choice) => ({ choice, label: choice })));
  const busy = signal(false);
  const acts: string[] = [];
  const waiting: (() => void)[] = [];
  const act = (name: string, run: () => void): void => {
    acts.push(name);
    busy.value = slow;
    if (slow) waiting.push(run);
    else run();
  };
  const document = signal({ host: { decision: question } });
  const match = {
    plan,
    choices,
    busy,
    instead: signal(new Set(first)),
    source: { match: 'm', seat: 0, document },
    choose: (choice: string) => act(choice, () => void (plan.value = [...plan.value, choice])),
    takeBack: () => act('back', () => void (plan.value = plan.value.slice(0, -1))),
  } as unknown as Match;
  const answer = (): void => {
    for (const run of waiting.splice(0)) run();
    busy.value = false;
  };
  const ask = (decision: number): void => void (document.value = { host: { decision } });
  return { match, plan, acts, answer, ask };
}

test('units that are sent are planned at once, in the order of the rules', () => {
  const { match, plan } = matchOf();
  pickUp(match, 7);
  expect([draftOf(match).held, plan.value]).toEqual([7, []]);
  sendTo(match, 2);
  expect(plan.value).toEqual(['commit', 'go:7,2']);
  pickUp(match, 5);
  sendTo(match, 1);
  toggleRetreat(match, 3);
  expect(plan.value).toEqual(['commit', 'retreat:3', 'go:5,1', 'go:7,2']);
  pickUp(match, 5);
  expect(plan.value).toEqual(['commit', 'retreat:3', 'go:7,2']);
  sendDraft(match);
  expect(plan.value.at(-1)).toBe('done');
});

test('whoever is faster than the answers loses nothing', () => {
  const { match, plan, answer } = matchOf({ slow: true });
  pickUp(match, 7);
  sendTo(match, 2);
  pickUp(match, 5);
  sendTo(match, 1);
  expect(new Set(draftOf(match).goes.keys())).toEqual(new Set([5, 7]));
  answer();
  expect(plan.value).toEqual(['commit', 'go:5,1', 'go:7,2']);
});

test('calling the last one back takes the whole plan back', () => {
  const { match, plan, acts } = matchOf();
  toggleRetreat(match, 1);
  toggleRetreat(match, 1);
  expect([plan.value, acts]).toEqual([[], ['commit', 'retreat:1', 'back', 'back']]);
  expect(mayCommit(match)).toBe(true);
});

test('nobody is picked up while something else is planned', () => {
  const { match } = matchOf();
  pickUp(match, 7);
  match.choose('settle:mill');
  expect([mayCommit(match), draftOf(match).held]).toEqual([false, null]);
});

test('a unit that was picked up before something else was planned is not in the hand when that is taken back', () => {
  const { match } = matchOf();
  pickUp(match, 11);
  putDown(match);
  expect(draftOf(match).held).toBe(11);
  match.choose('settle:mill');
  putDown(match);
  match.takeBack();
  expect([mayCommit(match), draftOf(match).held]).toEqual([true, null]);
});

test('a unit that was picked up is put down when the question is another one', () => {
  pickUp(matchOf().match, 9);
  expect(draftOf(matchOf().match).held).toBe(9);
  expect(draftOf(matchOf({ question: 4 }).match).held).toBeNull();
});

test('what is said of the unit in the hand ends with the question', () => {
  const { match, ask } = matchOf({ question: 6 });
  pickUp(match, 9);
  putDown(match);
  expect(inHand()).toBe(9);
  ask(7);
  expect(inHand()).toBeNull();
  ask(6);
  match.choose('settle:mill');
  expect(inHand()).toBeNull();
});

test('the frontier of a settlement is meant before it is chosen', () => {
  const { match, acts } = matchOf();
  expect(settlingOf(match)).toBeNull();
  match.choose('settle:mill');
  expect(settlingOf(match)).toEqual({ name: 'Mill', frontier: null });
  meanFrontier(match, 2);
  expect(settlingOf(match)).toEqual({ name: 'Mill', frontier: 2 });
  meanFrontier(match, 1);
  expect(settlingOf(match)?.frontier).toBe(1);
  meanFrontier(match, 1);
  expect(settlingOf(match)?.frontier).toBeNull();
  meanFrontier(match, 3);
  forgetFrontier();
  expect(settlingOf(match)?.frontier).toBeNull();
  expect(acts).toEqual(['settle:mill']);
});

test('a click during the reveal ends it and picks up whoever is at home and ready then', () => {
  const { match } = matchOf({ question: 5 });
  const units = [
    { id: 7, at: 0 },
    { id: 8, at: 2 },
    { id: 9, at: 0, exerted: true },
  ];
  const told: string[] = [];
  const playback = { finish: () => told.push('finish') };
  const during = { ...match, playback, shown: signal({ view: { table: { units } } }) } as unknown as Match;
  for (const unit of [8, 9]) pickUpNow(during, unit);
  expect(draftOf(match).held).toBeNull();
  pickUpNow(during, 7);
  expect([draftOf(match).held, told.length]).toEqual([7, 3]);
});
