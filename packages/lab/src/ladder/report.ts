// What a ladder found, as data and as tables.

import { wilson } from '@bridgefront/bots';
import { columns } from '@bridgefront/terminal/columns.ts';
import { paintFor, wrap } from '@bridgefront/terminal/paint.ts';
import { endingLines, endingsOf } from '../simulate/endings.ts';
import type { Ending, Endings } from '../simulate/endings.ts';
import { percent } from '../words.ts';
import type { Interval } from './confidence.ts';
import { nameOf } from './pairings.ts';
import type { Form } from './pairings.ts';
import { ratingsOf } from './ratings.ts';
import type { Rated } from './ratings.ts';
import type { Settings } from './record.ts';
import type { Played, Tally, Verdict } from './tally.ts';

/** How one pairing went, told of `bot`. */
interface PairingReport {
  readonly seats: number;
  readonly form: Form;
  readonly bot: string;
  readonly rival: string;
  readonly sets: number;
  readonly matches: number;
  readonly wins: number;
  /** Share of the wins, and the share that equals would have. */
  readonly share: number;
  readonly fair: number;
  /** 95 % for the share, valid whenever one looks or stops. */
  readonly interval: Interval;
  /** 95 % as for so many independent matches decided on beforehand (Wilson 1927): narrower, and too narrow after an early stop. */
  readonly wilson: Interval;
  readonly verdict: Verdict;
  /** How the matches ended that count. */
  readonly endings: Endings;
}

/** Everything that a ladder found. Only `seconds` depends on the machine. */
export interface LadderReport extends Settings {
  readonly pairings: readonly PairingReport[];
  readonly ratings: readonly Rated[];
  readonly matches: number;
  readonly choices: number;
  readonly seconds: number;
}

/** Without the last digits, which depend on the order of additions. */
const tidy = (number: number): number => Math.round(number * 1e6) / 1e6;

function pairingReport(tally: Tally): PairingReport {
  const { pairing, sets, matches, wins, interval, verdict } = tally;
  const { seats, form, bot, rival, fair } = pairing;
  const { low, high, share } = wilson(wins, matches);
  return {
    seats,
    form,
    bot,
    rival,
    sets,
    matches,
    wins: tidy(wins),
    share: tidy(share),
    fair: tidy(fair),
    interval,
    wilson: { low: tidy(low), high: tidy(high) },
    verdict,
    endings: endingsOf(playedOf(tally).flatMap((played) => endingOf(played, seats))),
  };
}

function playedOf(tally: Tally): Played[] {
  return Array.from({ length: tally.sets }, (_, set) => tally.setOf(set)).flat();
}

function endingOf({ winners, reason }: Played, seats: number): Ending[] {
  return winners === undefined || reason === undefined ? [] : [{ winners, reason, seats }];
}

function choicesOf(tally: Tally): number {
  return playedOf(tally).reduce((sum, { choices }) => sum + choices, 0);
}

/** The findings of all pairings that were played in so many seconds. */
export function reportOf(settings: Settings, tallies: readonly Tally[], seconds: number): LadderReport {
  const ratings = ratingsOf(settings.bots, tallies);
  return {
    ...settings,
    pairings: tallies.map(pairingReport),
    ratings: ratings.map(({ bot, mu, sigma, ordinal }) => ({
      bot,
      mu: tidy(mu),
      sigma: tidy(sigma),
      ordinal: tidy(ordinal),
    })),
    matches: tallies.reduce((sum, { matches }) => sum + matches, 0),
    choices: tallies.reduce((sum, tally) => sum + choicesOf(tally), 0),
    seconds,
  };
}

const verdicts: { readonly [verdict in Verdict]: string } = {
  better: 'better',
  worse: 'worse',
  equal: 'equal within the margin',
  open: 'not decided',
};

const right = (title: string): { title: string; align: 'right' } => ({ title, align: 'right' });

/** The same for reading. */
export function readable({ pairings, ratings, matches, seconds }: LadderReport): string[] {
  const paint = paintFor(process.stdout);
  const rows = pairings.map((pairing) => [
    nameOf(pairing),
    String(pairing.matches),
    percent(pairing.share),
    `${percent(pairing.interval.low)} to ${percent(pairing.interval.high)}`,
    percent(pairing.fair),
    `${pairing.endings.draws}/${pairing.endings.shared}`,
    verdicts[pairing.verdict],
  ]);
  const heads = [
    { title: 'pairing' },
    right('matches'),
    right('wins'),
    right('95 %'),
    right('fair'),
    right('draws/shared'),
    { title: '' },
  ];
  const standing = ratings.map(({ bot, mu, sigma, ordinal }, place) => [
    String(place + 1),
    bot,
    mu.toFixed(1),
    sigma.toFixed(1),
    ordinal.toFixed(1),
  ]);
  const ratingHeads = [right(''), { title: 'bot' }, right('mu'), right('sigma'), right('mu - 3 sigma')];
  return [
    paint('bold', `${matches} matches count, ${seconds.toFixed(1)} s`),
    '',
    ...columns(heads, rows).map((line) => `  ${line}`),
    '',
    ...columns(ratingHeads, standing).map((line) => `  ${line}`),
    '',
    ...pairings.flatMap((pairing) => [
      `  ${nameOf(pairing)}`,
      ...endingLines(pairing.endings).flatMap((line) => wrap(`    ${line}`, 100, '    ')),
    ]),
  ];
}
