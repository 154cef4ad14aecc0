// Has a bot become stronger? One of this checkout plays against one of another checkout, an older commit say.
//
// Each plays with its own judgement, search and rules; the match itself is played by the rules of this checkout, so both
// must have the same. Every set is one seed in which this checkout's bot takes every seat in turn, against the other
// at all other seats. Repeated with the same --file it goes on.
//
//   git worktree add ../before <commit> && (cd ../before && npm ci)
//   npm run measure -- against --other ../before --bot veteran --seats 2 --matches 400 --file against.jsonl
//   npm run measure -- against --other ../before --bot veteran --other-bot greedy --seats 4 --matches 200

import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { playOn, wilson } from '@bridgefront/bots';
import type * as Bots from '@bridgefront/bots';
import type { AnyMatch, Choice, Random } from '@bridgefront/kernel';
import { openKept } from '@bridgefront/lab/kept-file.ts';
import { orEnd, readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { usageError } from '@bridgefront/terminal/failure.ts';
import { openSide, root } from '../sides.ts';
import type { Side } from '../sides.ts';

/** One match: which set and seat, this checkout's part of the win, and the processor's seconds of each bot. */
interface Played {
  readonly set: number;
  readonly seat: number;
  readonly won: number;
  readonly seconds: number;
  /** Mean of all seats of the other checkout's bot. */
  readonly otherSeconds: number;
}

// Plays a seat by the side's own code, and tells how long each answer took.
function player(side: Side, match: AnyMatch, seat: number, took: (seconds: number) => void): Bots.Bot {
  const plan = (_situation: Bots.Situation, random: Random): readonly Choice[] => {
    const begun = process.cpuUsage();
    const choices = side.bots.nextChoices(side.bot, side.bots.situationOf(side.engine, match, seat), random);
    const { user, system } = process.cpuUsage(begun);
    took((user + system) / 1e6);
    return choices;
  };
  return { ...side.bot, plan };
}

function play(own: Side, other: Side, seats: number, seed: string, set: number, seat: number): Played {
  // Seeds deal other factions in every set, where there are any.
  const given = 'factions' in own.game.options ? { factions: 'random' } : {};
  const begun = own.kernel.newMatch(own.engine, given, seats, `${seed}/${set}`);
  if ('problem' in begun) throw usageError(begun.problem);
  const { match } = begun;
  const random = own.kernel.seedRandom(`${seed}/${set}/${seat}`);
  let [seconds, otherSeconds] = [0, 0];
  const players = Array.from({ length: seats }, (_, at) =>
    at === seat
      ? player(own, match, at, (took) => (seconds += took))
      : player(other, match, at, (took) => (otherSeconds += took / (seats - 1))),
  );
  const refused = playOn(own.engine, match, players, random);
  if (refused !== null) throw new Error(`A bot's choice was refused: ${refused.message}`);
  const outcome = own.game.outcome(match.state, match.options);
  if (outcome === null) throw new Error(`The match "${seed}/${set}" stopped without an outcome.`);
  return { set, seat, won: own.kernel.winShare(outcome, seat), seconds, otherSeconds };
}

function isPlayed(value: unknown): value is Played {
  const { set, seat, won, seconds, otherSeconds } = (value ?? {}) as Partial<Played>;
  return [set, seat, won, seconds, otherSeconds].every((one) => Number.isFinite(one));
}

// Bots are as strong as the code that they play by.
function commitOf(checkout: string): string {
  try {
    const git = ['-C', checkout, 'describe', '--always', '--abbrev=12', '--exclude=*'];
    return execFileSync('git', git, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'none';
  }
}

function sameRules(own: Side, other: Side): string {
  const [rules, others] = [own, other].map(({ kernel, game }) => kernel.fingerprint(game));
  if (rules === others) return rules;
  throw usageError(
    `Both checkouts must have the same rules of the game; here they are ${rules}, there ${others}.`,
  );
}

function tell(all: readonly Played[], seats: number): void {
  const sum = (read: (one: Played) => number): number => all.reduce((total, one) => total + read(one), 0);
  const { share, low, high } = wilson(
    sum(({ won }) => won),
    all.length,
  );
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  const [own, other] = [sum(({ seconds }) => seconds), sum(({ otherSeconds }) => otherSeconds)];
  console.log(
    `${all.length} matches: ${percent(share)} won (95 %, Wilson: ${percent(low)} to ${percent(high)}; even is ${percent(1 / seats)}); ` +
      `processor time ${(own / all.length).toFixed(1)} s a match to ${(other / all.length).toFixed(1)} s a seat of the other, ratio ${(own / other).toFixed(2)}`,
  );
}

function words() {
  return readWords(
    'npm run measure -- against --other ../before [--game bridgefront] [--bot veteran] [--other-bot veteran] [--seats 2] [--matches 100] [--from 0] [--seed against] [--file FILE]',
    {
      options: {
        other: { type: 'string' },
        game: { type: 'string', default: 'bridgefront' },
        bot: { type: 'string', default: 'veteran' },
        'other-bot': { type: 'string' },
        seats: { type: 'string', default: '2' },
        matches: { type: 'string', default: '100' },
        // Further sets, for a second process beside the first one.
        from: { type: 'string', default: '0' },
        seed: { type: 'string', default: 'against' },
        file: { type: 'string' },
      },
    },
    ({ values }) => {
      const { other, game, bot, seed, file = null } = values;
      if (other === undefined) throw usageError('Say which checkout to play against: --other ../before');
      const seats = wholeNumber('--seats', values.seats, 2, 12);
      const sets = Math.ceil(wholeNumber('--matches', values.matches, 1, 999_999) / seats);
      const from = wholeNumber('--from', values.from, 0, 999_999);
      const otherBot = values['other-bot'] ?? bot;
      return { other: resolve(other), game, bot, otherBot, seats, sets, from, seed, file };
    },
  );
}

async function main(): Promise<void> {
  const { other: checkout, game, bot, otherBot, seats, sets, from, seed, file } = words();
  const own = await openSide(root, game, bot);
  const other = await openSide(checkout, game, otherBot);
  const rules = sameRules(own, other);
  wholeNumber('--seats', String(seats), own.game.seats.min, own.game.seats.max);
  const commits = { commit: commitOf(root), otherCommit: commitOf(checkout) };
  const settings = { game, rules, bot, otherBot, seats, seed, ...commits };
  const kept = openKept(
    file,
    { file: 'bridgefront-against', of: 'two checkouts', isLine: isPlayed },
    settings,
  );
  const all = [...kept.lines];
  for (let set = from; set < from + sets; set++) {
    for (let seat = 0; seat < seats; seat++) {
      if (all.some((one) => one.set === set && one.seat === seat)) continue;
      const played = play(own, other, seats, seed, set, seat);
      all.push(played);
      kept.add(played);
    }
  }
  tell(all, seats);
}

if (import.meta.main) await orEnd(main);
