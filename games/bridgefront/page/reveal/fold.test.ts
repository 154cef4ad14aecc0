// Reports, applied one by one, lead where the next document says, in all that reports can tell.

import { collect, createEngine, faceFor, newMatch, pickOne, seedRandom, viewOf } from '@bridgefront/kernel';
import type { Report } from '@bridgefront/kernel';
import { greedyBot, randomBot, situationOf } from '@bridgefront/bots';
import { bridgefront } from '../../rules/index.ts';
import type { BridgefrontFace, TableView } from '../../rules/table.ts';
import { describe, expect, test } from 'vitest';
import { faceKinds, fold } from './fold.ts';
import { foldBy } from './fold-parts.ts';
import { durationOf } from './duration.ts';
import { filteredTells } from './log-filters.ts';

const engine = createEngine(bridgefront);

const champions = (list: TableView['units'][number]['champions'] = []) =>
  [...list]
    .map(({ card, hp, slowed = false, warded = false, frenzy = 0, used = false }) =>
      [card, hp, slowed, warded, frenzy, used].join(' '),
    )
    .sort();

/** What is compared, each part by itself. */
const parts: { readonly [part: string]: (table: TableView) => unknown } = {
  units: ({ units }) => units.map((one) => ({ ...one, champions: champions(one.champions) })),
  bridges: ({ bridges, temporary = [] }) => [bridges, temporary],
  gold: ({ seats }) => seats.map(({ gold }) => gold),
  mana: ({ seats }) => seats.map(({ mana }) => mana),
  hands: ({ seats }) => seats.map(({ hand, held = 0 }) => [hand, held]),
  piles: ({ seats }) => seats.map(({ draw, discard }) => [draw, discard]),
  played: ({ seats }) => seats.map(({ played, burned, resolving = '' }) => [played, burned, resolving]),
  seats: ({ seats }) =>
    seats.map(({ done, boosts = [], entrenched = [], discount = 0, wonBattle = false }) => [
      done,
      boosts,
      entrenched,
      discount,
      wonBattle,
    ]),
  'own hand': ({ own }) => own && [...own.hand].sort(),
  'own piles': ({ own }) => own && [[...own.draw].sort(), [...own.discard].sort(), own.permanentVp],
  round: ({ round, age, lead }) => [round, age, lead],
  market: ({ row, market, power }) => [row, market, power],
  drafts: ({ drafts, own }) => [drafts, own?.drafts?.map(({ cards }) => cards)],
  battle: ({ battle }) => battle,
  passages: ({ locked, traps, dominion, wormholes, blackout }) => [
    locked,
    traps,
    dominion,
    wormholes,
    blackout,
  ],
  phase: ({ phase }) => phase,
};

interface Tally {
  changes: number;
  readonly agree: { [part: string]: number };
  readonly first: { [part: string]: string };
}

function compare(
  tally: Tally,
  before: TableView,
  after: TableView,
  faces: readonly { tell: string }[],
  where: string,
): void {
  const folded = faces.reduce((so, face) => fold(so, { face }), before);
  tally.changes++;
  for (const [part, read] of Object.entries(parts)) {
    const got = JSON.stringify(read(folded));
    const want = JSON.stringify(read(after));
    if (got === want) tally.agree[part] = (tally.agree[part] ?? 0) + 1;
    else
      tally.first[part] ??=
        `${where} [${faces.map(({ tell }) => tell).join(' ')}]\n  ${got}\n  ${want}\n ${JSON.stringify(read(before))}`;
  }
}

function play(
  tally: Tally,
  seats: number,
  seed: string,
  greedy: boolean,
  options: { readonly [name: string]: unknown } = {},
): void {
  const made = newMatch(engine, options, seats, seed);
  if ('problem' in made) throw new Error(made.problem);
  const { match } = made;
  const random = seedRandom(`bots ${seed}`);
  const eyes = [0, seats - 1, null];
  while (match.decision !== null) {
    const seat = match.decision.seats.find((one) => match.decision?.sealed[one] !== true) ?? 0;
    const bot = greedy && pickOne(random, [true, true, false]) ? greedyBot : randomBot;
    const choice = bot.choose(situationOf(engine, match, seat), random);
    const before = eyes.map((eye) => viewOf(engine, match, eye).table as unknown as TableView);
    const reports: Report[] = [];
    const refused = engine.choose(match, seat, choice, collect(reports));
    if (refused !== null) throw new Error(refused.message);
    if (reports.length === 0) continue;
    eyes.forEach((eye, index) => {
      const after = viewOf(engine, match, eye).table as unknown as TableView;
      const faces = reports.map((report) => faceFor(report, eye)).filter((face) => face !== null);
      compare(tally, before[index], after, faces, `${seed} ${seats} ${eye}`);
    });
  }
}

function tallyOf(matches: number, greedy: boolean): Tally {
  const tally: Tally = { changes: 0, agree: {}, first: {} };
  for (let index = 0; index < matches; index++) play(tally, 2 + (index % 5), `fold ${index}`, greedy);
  return tally;
}

/** The share of changes after which folding agrees; everything else always does. */
const least: { readonly [part: string]: number } = {
  // A card does not tell out of which deck it drafts.
  market: 0.98,
  // That nothing is left to bid for, or that sieges are over, is not told.
  phase: 0.7,
  // Whose eyes these are has to be guessed, rarely from too little.
  'own hand': 0.998,
  'own piles': 0.998,
};

describe('fold', () => {
  test.each([true, false])('follows whole matches; greedy bots: %s', (greedy) => {
    const tally = tallyOf(4, greedy);
    expect(tally.changes).toBeGreaterThan(500);
    for (const part of Object.keys(parts))
      expect(
        (tally.agree[part] ?? 0) / tally.changes,
        `${part}: ${tally.first[part]}`,
      ).toBeGreaterThanOrEqual(least[part] ?? 1);
  });

  test('pays what the match asks for, not what is printed', () => {
    const options = { maxMana: 8, marchMana: 2, reinforceGold: 0, startForces: 6, handSize: 5, pickBonus: 0 };
    foldBy(options);
    const tally: Tally = { changes: 0, agree: {}, first: {} };
    play(tally, 3, 'options', true, options);
    foldBy(undefined);
    for (const part of ['units', 'gold', 'mana', 'hands', 'piles'])
      expect(tally.agree[part], `${part}: ${tally.first[part]}`).toBe(tally.changes);
  });

  test('keeps the identity of what a report does not touch', () => {
    const made = newMatch(engine, {}, 2, 'identity');
    if ('problem' in made) throw new Error(made.problem);
    const table = viewOf(engine, made.match, null).table as unknown as TableView;
    const after = fold(table, { face: { tell: 'gold', seat: 1, amount: 2, why: 'card' } });
    expect(after.seats[0]).toBe(table.seats[0]);
    expect(after.units).toBe(table.units);
    expect(after.seats[1]?.gold).toBe((table.seats[1]?.gold ?? 0) + 2);
    expect(fold(table, { face: { tell: 'stopped', seat: 0, hex: '0,0', why: 'closed' } })).toBe(table);
    expect(fold(table, { face: { tell: 'of the future' } })).toBe(table);
  });
});

describe('every kind of report', () => {
  test('has a duration and stands under a heading of the log', () => {
    for (const tell of faceKinds) {
      expect(durationOf({ face: { tell } as BridgefrontFace }), tell).toBeGreaterThanOrEqual(0);
      expect(filteredTells.has(tell), tell).toBe(true);
    }
  });
});
