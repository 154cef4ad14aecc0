// The engine's budgets, measured beside the peer in the same run and in alternation, because machines are noisy.

import { boardgameIo } from './boardgame-io.ts';
import { copyMatch, copyState, middleOf, playMatch } from './ours.ts';
import { median, quantile } from './quantile.ts';

const now = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Choices a second of a block of matches, and each match's time. */
function oursBlock(from: number, matches: number, seats: number): { perSecond: number; times: number[] } {
  const times: number[] = [];
  let choices = 0;
  const begin = now();
  for (let i = 0; i < matches; i++) {
    const start = now();
    choices += playMatch(`bench/${from + i}`, seats);
    times.push(now() - start);
  }
  return { perSecond: choices / ((now() - begin) / 1000), times };
}

function theirsBlock(peer: ReturnType<typeof boardgameIo>, moves: number): number {
  const begin = now();
  return peer.play(moves) / ((now() - begin) / 1000);
}

function copyTime(copy: () => unknown): number {
  const rounds = 20_000;
  for (let i = 0; i < rounds; i++) copy();
  const samples = Array.from({ length: 7 }, () => {
    const begin = now();
    for (let i = 0; i < rounds; i++) copy();
    return ((now() - begin) / rounds) * 1000;
  });
  return median(samples);
}

/** Everything about the engine as one JSON value. */
export function measureEngine(blocks: number = 9) {
  const peer = boardgameIo();
  // Warm-up, uncounted: the compiler goes on improving our code over the first thousands of matches.
  oursBlock(0, 3000, 4);
  theirsBlock(peer, 100_000);
  const ours: number[] = [];
  const theirs: number[] = [];
  const times: number[] = [];
  for (let i = 0; i < blocks; i++) {
    const block = oursBlock(10_000 + i * 300, 300, 4);
    ours.push(block.perSecond);
    times.push(...block.times);
    theirs.push(theirsBlock(peer, 10_000));
  }
  const match = middleOf('bench/copy', 4, 250);
  const bySeats = Object.fromEntries(
    [2, 3, 4, 5, 6].map((seats) => [seats, median(oursBlock(9000, 200, seats).times)]),
  );
  return {
    choicesPerSecond: {
      ours: median(ours),
      boardgameIo: median(theirs),
      ratio: median(ours.map((value, i) => value / theirs[i])),
    },
    matchMs: { seats: 4, median: median(times), p90: quantile(times, 0.9), medianBySeats: bySeats },
    copyMicroseconds: { state: copyTime(() => copyState(match)), match: copyTime(() => copyMatch(match)) },
    stateCharacters: { ours: JSON.stringify(match.state).length, boardgameIo: peer.size },
  };
}
