// Does "Suppose they …" answer in time, and does the truth lie in its spread?
//
// Matches of bots are cut wherever one seat is asked; from what it knows there, what everybody then did in that turn is supposed
// for them, and carried out in imagined worlds as a private board does it. Told are the processor's milliseconds until the answer, in how
// many worlds all of it can be done, which share of the worlds gives each place to whom it then fell, how often that is the
// likeliest holder, and how often a count lies between the ends of its range, which hold eight of ten worlds.
//
//   npm run measure -- suppose --game NAME --matches 4 --bot greedy

import { nextChoices, situationOf } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import {
  createEngine,
  openSeats,
  resample,
  seedRandom,
  sureMatch,
  viewOf,
  writePosition,
} from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Engine, Json, Options } from '@bridgefront/kernel';
import { orEnd, readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import type { Outcome, Outcomes } from '@bridgefront/page/suppose/outcomes.ts';
import { suppose } from '../../apps/web/src/board/suppose.ts';
import type { Supposed } from '../../apps/web/src/board/messages.ts';
import { gameNamed } from '../game-named.ts';
import { openSide, root } from '../sides.ts';

interface Tally {
  readonly milliseconds: number[];
  readonly worlds: number[];
  readonly possible: number[];
  /** Of places that can be held: the share of the worlds in which it was held as it then was. */
  readonly held: number[];
  /** Whether that was the likeliest. */
  readonly likeliest: number[];
  readonly within: number[];
}

interface Cut {
  /** The match as it was when the first seat was asked. */
  readonly match: AnyMatch;
  /** How many acts of the turn had been made. */
  readonly made: number;
}

// The bot's choices to the end of the turn, each made; and where the first seat was asked.
function playTurn(
  engine: Engine<unknown>,
  match: AnyMatch,
  bot: Bot,
  random: ReturnType<typeof seedRandom>,
): { readonly acts: readonly string[]; readonly cuts: readonly Cut[] } {
  const turn = engine.game.turn?.(match.state);
  const acts: string[] = [];
  const cuts: Cut[] = [];
  let cutAt: unknown = null;
  while (match.decision !== null && engine.game.turn?.(match.state) === turn) {
    const { decision } = match;
    if (decision !== cutAt && decision.seats.includes(0))
      cuts.push({ match: engine.copy(match), made: acts.length });
    cutAt = decision;
    const [seat] = openSeats(decision);
    for (const choice of nextChoices(bot, situationOf(engine, match, seat), random)) {
      if (match.decision !== decision && !match.decision?.seats.includes(seat)) break;
      if (engine.choose(match, seat, choice) !== null) break;
      acts.push(`${seat} ${choice}`);
    }
  }
  return { acts, cuts };
}

function startOf(engine: Engine<unknown>, match: AnyMatch, seat: number, seed: string) {
  const { options, position, continuation } = writePosition(
    engine.game,
    resample(engine, match, seat, seedRandom(seed)),
  );
  return {
    options: options as Options,
    start: { position, seed, continuation: continuation as unknown as Json },
  };
}

function measureMatch(
  game: AnyGame,
  bot: Bot,
  outcomes: Outcomes<unknown>,
  seed: string,
  tally: Tally,
): void {
  const engine = createEngine(game);
  const match = sureMatch(engine, {}, game.seats.min, seed);
  const random = seedRandom(`${seed}/bots`);
  for (let n = 0; match.decision !== null;) {
    const { acts, cuts } = playTurn(engine, match, bot, random);
    const truths = new Map(outcomes.read(viewOf(engine, match, 0).table).map((one) => [one.place, one]));
    for (const cut of cuts) {
      const from = startOf(engine, cut.match, 0, `${seed}/${n++}`);
      const supposition = { game: game.name, ...from, seat: 0, acts: acts.slice(cut.made) };
      add(tally, suppose(engine, supposition, outcomes, processor), truths);
    }
  }
}

function add(tally: Tally, found: Supposed, truths: ReadonlyMap<string, Outcome>): void {
  tally.milliseconds.push(found.milliseconds);
  tally.worlds.push(found.worlds);
  tally.possible.push(found.possible);
  for (const { place, holders, counts } of found.places) {
    const truth = truths.get(place);
    if (holders.length > 0) {
      const holder = truth?.holder ?? null;
      tally.held.push(holders.find(({ seat }) => seat === holder)?.share ?? 0);
      tally.likeliest.push(Number(holders[0]?.seat === holder));
    }
    for (const { seat, low, high } of counts) {
      const count = truth?.counts[seat] ?? 0;
      tally.within.push(Number(count >= low && count <= high));
    }
  }
}

// The processor's, so that a machine with other work says the same.
function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

// Of a game in which nobody holds places there is no share.
const share = (list: readonly number[]): string => (list.length === 0 ? '–' : mean(list).toFixed(2));

function atShare(list: readonly number[], share: number): number {
  return list.toSorted((a, b) => a - b)[Math.round(share * (list.length - 1))] ?? 0;
}

async function main(): Promise<void> {
  const { game, bot, matches, seed } = readWords(
    'npm run measure -- suppose --game NAME [--matches 4] [--bot greedy] [--seed TEXT]',
    {
      options: {
        game: { type: 'string', default: '' },
        matches: { type: 'string', default: '4' },
        bot: { type: 'string', default: 'greedy' },
        seed: { type: 'string', default: 'suppose' },
      },
    },
    ({ values }) => ({
      ...values,
      game: gameNamed(values.game),
      matches: wholeNumber('--matches', values.matches, 1, 9_999),
    }),
  );
  const side = await openSide(root, game.name, bot);
  const { outcomes } = (await import(`../../games/${game.name}/page/outcomes.ts`)) as {
    outcomes: Outcomes<unknown>;
  };
  const tally: Tally = { milliseconds: [], worlds: [], possible: [], held: [], likeliest: [], within: [] };
  for (let n = 0; n < matches; n++) measureMatch(game, side.bot, outcomes, `${seed}/${n}`, tally);
  console.table({
    suppositions: tally.milliseconds.length,
    'milliseconds, middle': atShare(tally.milliseconds, 0.5).toFixed(0),
    'milliseconds, 95 of 100': atShare(tally.milliseconds, 0.95).toFixed(0),
    'worlds, middle': atShare(tally.worlds, 0.5),
    'worlds, fewest': atShare(tally.worlds, 0),
    'worlds in which all can be done': mean(tally.possible).toFixed(2),
    'share of the worlds that is true of a place': share(tally.held),
    'likeliest holder is the true one': share(tally.likeliest),
    'counts within their range': mean(tally.within).toFixed(2),
  });
}

await orEnd(main);
