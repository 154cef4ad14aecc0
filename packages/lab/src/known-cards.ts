// Counts what matches of bots tell of every card: how often it is played, and how who plays it fares.

import { wilson } from '@bridgefront/bots';
import { fingerprint } from '@bridgefront/kernel';
import { namesIn, seatColumns } from './columns.ts';
import { fewestSeats, marksOf } from './known.ts';
import type { Fares, KnownCard, KnownCards } from './known.ts';
import type { AnyMeasures, Cell } from './measures.ts';
import { playJob } from './play.ts';
import type { MatchFacts } from './play.ts';
import { reachOfAll } from './statistics.ts';
import type { LabWorld } from './world.ts';

interface Tally {
  seats: number;
  won: number;
  played: number;
}

const count = (cell: Cell | undefined): number => (typeof cell === 'number' ? cell : 0);

// How often each seat played each card, by `seat card`.
function playedBy({ rows }: MatchFacts, measures: AnyMeasures): ReadonlyMap<string, number> {
  const names = namesIn(measures, 'cards');
  const [seat, card, played] = ['seat', 'card', 'played'].map((name) => names.indexOf(name));
  const found = new Map<string, number>();
  if (Math.min(seat, card, played) < 0) return found;
  for (const row of rows['cards'] ?? []) {
    const key = `${count(row[seat])} ${String(row[card])}`;
    found.set(key, (found.get(key) ?? 0) + count(row[played]));
  }
  return found;
}

function take(tallies: Map<string, Tally>, facts: MatchFacts, measures: AnyMeasures): void {
  const won = Object.keys(seatColumns).indexOf('won');
  for (const [key, played] of playedBy(facts, measures)) {
    if (played === 0) continue;
    const [seat, card] = key.split(' ');
    const tally = tallies.get(card) ?? { seats: 0, won: 0, played: 0 };
    tally.seats++;
    tally.played += played;
    tally.won += count(facts.rows['seats']?.[Number(seat)]?.[won]);
    tallies.set(card, tally);
  }
}

/** Who plays, and how often. */
export interface KnownHow {
  readonly bot: string;
  readonly players: number;
  readonly matches: number;
  readonly seed: string;
  /** Options that differ from the standard; left out: none. */
  readonly options?: { readonly [name: string]: string | number | boolean };
}

/** Plays them and tells what is known of every card that was played; equal questions give equal answers. */
export function knownCards(world: LabWorld, gameName: string, how: KnownHow): KnownCards {
  const { game, measures } = world.game(gameName);
  const { bot, players, matches, seed, options = {} } = how;
  const tallies = new Map<string, Tally>();
  for (let set = 0; set < matches && measures !== null; set++) {
    const bots = Array.from({ length: players }, () => bot);
    const place = { match: set, table: 0, set, rotation: 0, block: '', variant: 'as given' };
    take(tallies, playJob(world, gameName, { ...place, options, bots, seed: `${seed}/0/${set}` }), measures);
  }
  const sorted = [...tallies].sort(([one], [other]) => (one < other ? -1 : 1));
  const wide = reachOfAll(sorted.filter(([, { seats }]) => seats >= fewestSeats).length);
  const cards = sorted.map(([card, { seats, won, played }]): [string, KnownCard] => {
    const known = { seats, played: rounded(played / matches) };
    return [card, seats < fewestSeats ? known : { ...known, fares: faresOf(won, seats, players, wide) }];
  });
  return {
    game: gameName,
    rules: fingerprint(game),
    bot,
    players,
    matches,
    cards: Object.fromEntries(cards),
    marks: measures === null ? {} : marksOf(measures),
  };
}

function faresOf(won: number, seats: number, players: number, wide: number): Fares {
  const { share, low, high } = wilson(won, seats, wide);
  const above = (value: number): number => rounded(value - 1 / players);
  return { lift: above(share), low: above(low), high: above(high) };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
