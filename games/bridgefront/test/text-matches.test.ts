// Random matches read aloud: every question, label and log sentence of every seat must be fit to print.

import {
  collect,
  createEngine,
  faceFor,
  openSeats,
  pickOne,
  seedRandom,
  sureMatch,
} from '@bridgefront/kernel';
import type { AnyGame, Choice, Engine, Match, Random, Report, Seat } from '@bridgefront/kernel';
import { describe as group, expect, test } from 'vitest';
import { bridgefront } from '../rules/index.ts';
import { faceKinds } from '../rules/text/reports.ts';
import type { State } from '../rules/types.ts';

/** What must never be printed. */
const broken = /undefined|NaN|null|\[object|^$|\s{2}|\.\.|: choose$|choose a target|Seat -1/;
const { describe: words }: AnyGame = bridgefront;
const colours = ['Blue', 'Red', 'Green', 'Amber', 'Violet', 'Grey'];
const name = (seat: Seat): string => colours[seat] ?? `Seat ${seat}`;

type Given = { readonly [name: string]: unknown };

function start(
  engine: Engine<State>,
  given: Given,
  seats: number,
  seed: string,
  reports: Report[],
): Match<State> {
  return sureMatch(engine, given, seats, seed, collect(reports));
}

// The question as the seat reads it, with a few of its choices.
function readQuestion(match: Match<State>, seat: Seat, legal: readonly Choice[], random: Random): void {
  const { decision, state } = match;
  if (decision === null) return;
  const { describe } = bridgefront;
  expect(describe.prompt(state, seat, decision)).not.toMatch(broken);
  const shown = [pickOne(random, legal), pickOne(random, legal), legal[0], legal[legal.length - 1]];
  for (const choice of shown) {
    const label = describe.choice(state, seat, choice, decision);
    expect(label, `${decision.ask} ${choice}`).not.toMatch(broken);
    expect(label, `${decision.ask} ${choice}`).not.toBe(choice);
  }
}

// Every face of every report, as each seat and a spectator hear it.
function readReports(reports: Report[], state: State, seats: number, heard: Set<string>): void {
  for (const report of reports) {
    for (const seat of [null, ...Array.from({ length: seats }, (_, index) => index)]) {
      const face = faceFor(report, seat);
      if (face === null) continue;
      heard.add(face.tell);
      const sentence = words.report(face, name, state);
      expect(sentence, JSON.stringify(face)).not.toMatch(broken);
      expect(sentence, JSON.stringify(face)).toMatch(/^[A-Z].*\.$/);
    }
  }
  reports.length = 0;
}

function readMatch(seats: number, seed: string, given: Given, heard: Set<string>): Match<State> {
  const engine = createEngine(bridgefront);
  const random = seedRandom(`reader of ${seed}`);
  const reports: Report[] = [];
  const match = start(engine, given, seats, seed, reports);
  for (;;) {
    readReports(reports, match.state, seats, heard);
    if (match.decision === null) return match;
    const seat = pickOne(random, openSeats(match.decision));
    const legal = engine.choices(match, seat);
    readQuestion(match, seat, legal, random);
    expect(engine.choose(match, seat, pickOne(random, legal), collect(reports))).toBeNull();
  }
}

group('matches in words', () => {
  const heard = new Set<string>();

  test.each([
    [2, { boardRadius: 3, maxMana: 10 }],
    [3, { championIdeas: 'all' }],
    [4, { boardRadius: 3, maxMana: 8, stealChampions: 6, startForces: 8 }],
    [5, { cardChanges: 'brute.mana=0' }],
    [6, { auctionTies: 'seat' }],
  ])('%i seats, %j', (seats, given) => {
    for (const seed of ['spring', 'summer', 'autumn']) {
      const match = readMatch(seats, `${seed} of ${seats}`, given, heard);
      expect(bridgefront.outcome(match.state, match.options)).not.toBeNull();
    }
  });

  test('most kinds of reports have been heard', () => {
    const unheard = faceKinds.filter((kind) => !heard.has(kind));
    expect(unheard.length, unheard.join(', ')).toBeLessThan(faceKinds.length / 5);
  });
});
