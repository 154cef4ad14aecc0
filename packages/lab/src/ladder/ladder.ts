// A round robin of bots: plays what is not decided yet, in this thread or in several; the results are the same.

import { checkFailed } from '@bridgefront/terminal/failure.ts';
import { reproduction } from '../simulate/match.ts';
import type { MatchResult } from '../simulate/match.ts';
import { progressOf } from '../simulate/progress.ts';
import { botsAt } from './pairings.ts';
import type { Pairing } from './pairings.ts';
import type { Line, LadderFile, Settings } from './record.ts';
import { Tally } from './tally.ts';
import type { Stopping } from './tally.ts';
import { doAll } from '../threads.ts';
import type { LabWorld } from '../world.ts';
import { playTask } from './worker.ts';
import type { Task } from './worker.ts';

/** What is to be played, and how. */
export interface Ladder {
  readonly settings: Settings;
  readonly pairings: readonly Pairing[];
  /** Matches of each pairing at most; rounded up to whole sets. */
  readonly matches: number;
  readonly margin: number;
  readonly early: boolean;
  readonly workers: number;
}

/** Where a ladder finds games and bots: here, and in worker threads by a module that exports `playTask(task)`. */
export interface LadderHost {
  readonly world: LabWorld;
  readonly door: URL;
}

/** One match that is still to be played. */
interface Job {
  readonly pairing: number;
  readonly set: number;
  readonly seating: number;
}

type Piece = Task & Job;

function stoppingOf({ matches, margin, early }: Ladder, { seatings }: Pairing): Stopping {
  return { sets: Math.ceil(matches / seatings.length), margin, early };
}

/** Set by set through all pairings that are not over when their turn comes. */
function* jobsOf(tallies: readonly Tally[]): Generator<Job> {
  const most = Math.max(...tallies.map(({ stopping }) => stopping.sets));
  for (let set = 0; set < most; set++) {
    for (const [pairing, tally] of tallies.entries()) {
      if (set >= tally.stopping.sets) continue;
      for (let seating = 0; seating < tally.pairing.seatings.length; seating++) {
        if (!tally.over && !tally.has(set, seating)) yield { pairing, set, seating };
      }
    }
  }
}

class Run {
  private readonly ladder: Ladder;
  private readonly file: LadderFile;
  private readonly host: LadderHost;
  readonly tallies: readonly Tally[];
  private readonly progress;

  constructor(host: LadderHost, ladder: Ladder, file: LadderFile) {
    this.host = host;
    this.ladder = ladder;
    this.file = file;
    this.tallies = ladder.pairings.map((pairing) => new Tally(pairing, stoppingOf(ladder, pairing)));
    for (const { pairing, set, seating, ...played } of file.lines)
      this.tallies[pairing]?.add(set, seating, played);
    const most = this.tallies.map(({ stopping, pairing }) => stopping.sets * pairing.seatings.length);
    this.progress = progressOf(
      most.reduce((sum, matches) => sum + matches, 0),
      'matches, fewer where it is decided early',
    );
    this.progress.add(file.lines.length);
  }

  private *pieces(): Generator<Piece> {
    const { settings, pairings } = this.ladder;
    const { game, options, seed } = settings;
    for (const job of jobsOf(this.tallies)) {
      const { seatings } = pairings[job.pairing];
      yield { game, bots: botsAt(pairings[job.pairing], seatings[job.seating]), options, seed, ...job };
    }
  }

  private takeIn(result: MatchResult, piece: Piece): void {
    const { pairing, set, seating } = piece;
    if (result.violation !== null) {
      const { game, bots, options, seed } = piece;
      const see = reproduction({ game, seats: bots, options, seed, rotate: false }, set);
      throw checkFailed(`A match went wrong: ${result.violation}. See: ${see}`);
    }
    const own = this.ladder.pairings[pairing].seatings[seating];
    const won = result.wins.reduce((sum, share, seat) => sum + (own[seat] ? share : 0), 0);
    const { places, choices, winners, reason } = result;
    const line: Line = { pairing, set, seating, won, places, choices, winners, reason };
    this.file.add(line);
    this.tallies[pairing].add(set, seating, line);
    this.progress.add(1);
  }

  async playAll(): Promise<void> {
    const { world, door } = this.host;
    const here = (task: Task): MatchResult => playTask(world, task);
    const hands = { workers: this.ladder.workers, door, name: 'playTask', here };
    try {
      await doAll(this.pieces(), hands, (result, piece) => this.takeIn(result, piece));
    } finally {
      this.progress.stop();
    }
  }
}

/**
 * Plays a ladder to its end, continuing from the file's matches. The tallies depend on the settings and the numbers
 * of the ladder alone, neither on threads nor on interruptions.
 * @throws CommandFailure (check failed) when a match breaks the rules or does not end
 */
export async function playLadder(
  host: LadderHost,
  ladder: Ladder,
  file: LadderFile,
): Promise<readonly Tally[]> {
  const run = new Run(host, ladder, file);
  await run.playAll();
  return run.tallies;
}
