// Figures that several games ask for, by the names of their columns.

import type { Columns, Figure } from './measures.ts';

type Named = Pick<Figure, 'id' | 'title' | 'about'>;

/**
 * Who wins, by a column of `seats` or what is made of it: shares with their intervals beside the fair share. Seats without a
 * value are left out.
 */
export function wonBy(named: Named, column: string, value: string = column): Figure {
  return {
    ...named,
    sql: `SELECT variant, players, ${value} AS ${column}, sum(won) / count(*) AS share, count(*) AS n,
        1.0 / any_value(players) AS fair,
        wilson_low(sum(won), count(*)) AS low, wilson_high(sum(won), count(*)) AS high
      FROM seats WHERE ${value} IS NOT NULL GROUP BY ALL ORDER BY ALL`,
    chart: {
      kind: 'intervals',
      of: column,
      value: 'share',
      low: 'low',
      high: 'high',
      by: 'players',
      fair: 'fair',
      percent: true,
    },
    evidence: `SELECT match FROM seats
      WHERE variant = $variant AND players = $players AND ${value} = $${column} AND won > 0`,
  };
}

/** How long matches last, by a column of `matches`. */
export function lengthBy(column: string): Figure {
  return {
    id: 'length',
    title: 'How long a match lasts',
    about: `Share of matches that end after so many ${column}.`,
    sql: `SELECT variant, players, ${column}, count(*) / sum(count(*)) OVER (PARTITION BY variant, players) AS share
      FROM matches GROUP BY variant, players, ${column} ORDER BY ALL`,
    chart: { kind: 'lines', over: column, value: 'share', of: 'variant', by: 'players', percent: true },
    evidence: `SELECT match FROM matches WHERE variant = $variant AND players = $players AND ${column} = $${column}`,
  };
}

/** Columns of the table `events` for `eventFigure`. */
export const eventColumns: Columns = { seat: 'whole', event: 'text', count: 'whole' };

/** What happens in a match, out of a table `events`. */
export function eventFigure(about: string): Figure {
  return {
    id: 'events',
    title: 'What happens in a match',
    about: `Mean number a match, all seats together, and the share of matches with any. ${about}`.trim(),
    sql: `SELECT m.variant, m.players, event, sum(count) / any_value(all_matches) AS a_match,
        count(DISTINCT match) / any_value(all_matches) AS matches_with
      FROM events JOIN matches m USING (match)
      JOIN (SELECT variant, players, count(*) AS all_matches FROM matches GROUP BY ALL) USING (variant, players)
      GROUP BY m.variant, m.players, event ORDER BY ALL`,
    chart: { kind: 'table' },
    evidence: `SELECT match FROM events JOIN matches m USING (match)
      WHERE m.variant = $variant AND m.players = $players AND event = $event`,
  };
}

/** Columns of the table `cards` for `playedFigure`. */
export const playedColumns: Columns = { seat: 'whole', card: 'text', played: 'whole' };

/** Cards that were played, by the lift that is certain, out of a table `cards`. */
export const playedFigure: Figure = {
  id: 'cards',
  title: 'Cards: who plays them, and who wins',
  about:
    'Cards that a seat played at least once, by the lower end of their lift: how many points of a hundred the share of the win of seats that played the card lies above the fair share. A lift is no cause: who leads plays more.',
  sql: `SELECT s.variant, s.players, card, count(*) AS seats, avg(played) AS played,
      100 * (avg(s.won) - 1.0 / s.players) AS lift,
      100 * (wilson_low(sum(s.won), count(*)) - 1.0 / s.players) AS lift_from,
      100 * (wilson_high(sum(s.won), count(*)) - 1.0 / s.players) AS lift_to
    FROM cards c JOIN seats s USING (match, seat) GROUP BY s.variant, s.players, card
    ORDER BY s.variant, s.players, lift_from DESC`,
  chart: { kind: 'table' },
  evidence: `SELECT c.match FROM cards c JOIN seats s USING (match, seat)
    WHERE s.variant = $variant AND s.players = $players AND card = $card`,
};
