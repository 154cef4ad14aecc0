// Figures of a report about Bridgefront.

import type { Figure } from '@bridgefront/lab/measures.ts';

const share = (of: string, from: string, where = ''): string => `
  SELECT ${of}, sum(won) / count(*) AS share, count(*) AS n, 1.0 / any_value(players) AS fair,
    wilson_low(sum(won), count(*)) AS low, wilson_high(sum(won), count(*)) AS high
  FROM ${from} ${where} GROUP BY ALL ORDER BY ALL`;

/** What the designer asks of every study. */
export const figures: readonly Figure[] = [
  {
    id: 'factions',
    title: 'Who wins: by faction',
    about:
      'Share of matches that a faction wins, with its 95 per cent interval. The rule marks a fair share: one by the number of players.',
    sql: share('variant, players, faction', 'seats'),
    chart: {
      kind: 'intervals',
      of: 'faction',
      value: 'share',
      low: 'low',
      high: 'high',
      by: 'players',
      fair: 'fair',
      percent: true,
    },
    evidence: `SELECT match FROM seats WHERE variant = $variant AND players = $players AND faction = $faction AND won > 0`,
  },
  {
    id: 'lead',
    title: 'Who wins: the first Lead',
    about: 'Share of matches won by the seat that had the Lead in round 1, and by the others.',
    sql: share('variant, players, first_lead', 'seats'),
    chart: {
      kind: 'intervals',
      of: 'first_lead',
      value: 'share',
      low: 'low',
      high: 'high',
      by: 'players',
      fair: 'fair',
      percent: true,
    },
    evidence: `SELECT match FROM seats WHERE variant = $variant AND players = $players AND first_lead = $first_lead AND won > 0`,
  },
  {
    id: 'bots',
    title: 'Who wins: by bot',
    about:
      'Share of matches that a bot wins. Where all seats hold the same bot, this is a check of the fair share.',
    sql: share('variant, players, bot', 'seats'),
    chart: {
      kind: 'intervals',
      of: 'bot',
      value: 'share',
      low: 'low',
      high: 'high',
      by: 'players',
      fair: 'fair',
      percent: true,
    },
  },
  {
    id: 'length',
    title: 'How long a match lasts',
    about: 'Share of matches that end in each round.',
    sql: `SELECT variant, players, rounds, count(*) / sum(count(*)) OVER (PARTITION BY variant, players) AS share
      FROM matches GROUP BY variant, players, rounds ORDER BY ALL`,
    chart: { kind: 'lines', over: 'rounds', value: 'share', of: 'variant', by: 'players', percent: true },
    evidence: `SELECT match FROM matches WHERE variant = $variant AND players = $players AND rounds = $rounds`,
  },
  {
    id: 'decided',
    title: 'Decided by points, before the last round runs out',
    about:
      'Share of matches that somebody wins by reaching the points, instead of leading when the rounds are over.',
    sql: `SELECT variant, players, avg((decided = 'points')::INT) AS share, count(*) AS n,
        wilson_low(sum((decided = 'points')::INT), count(*)) AS low,
        wilson_high(sum((decided = 'points')::INT), count(*)) AS high
      FROM matches GROUP BY ALL ORDER BY ALL`,
    chart: {
      kind: 'intervals',
      of: 'variant',
      value: 'share',
      low: 'low',
      high: 'high',
      by: 'players',
      percent: true,
    },
    evidence: `SELECT match FROM matches WHERE variant = $variant AND players = $players AND decided = 'points'`,
  },
  {
    id: 'points',
    title: 'Where the points come from',
    about: 'Mean points of a seat at the end: from cards for good, and from places held at the last scoring.',
    sql: `SELECT variant, players, source, avg(points) AS mean FROM (
        UNPIVOT (SELECT variant, players, permanent, control FROM seats) ON permanent, control INTO NAME source VALUE points)
      GROUP BY ALL ORDER BY ALL`,
    chart: { kind: 'bars', of: 'source', value: 'mean', by: 'players' },
  },
  {
    id: 'snowball',
    title: 'Does the leader win?',
    about: 'Share of matches won by the seat (or seats) with most points after each round.',
    sql: `WITH best AS (
        SELECT *, rank() OVER (PARTITION BY match, round ORDER BY permanent + control DESC) AS standing FROM rounds)
      SELECT s.variant, s.players, b.round, avg(s.won) AS share, count(*) AS n
      FROM best b JOIN seats s USING (match, seat) WHERE standing = 1 GROUP BY ALL ORDER BY ALL`,
    chart: { kind: 'lines', over: 'round', value: 'share', of: 'variant', by: 'players', percent: true },
    evidence: `SELECT DISTINCT r.match FROM rounds r JOIN seats s USING (match, seat)
      WHERE s.variant = $variant AND s.players = $players AND r.round = $round AND s.won > 0`,
  },
  {
    id: 'center',
    title: 'What the Center is worth',
    about: 'Share of the win by the number of rounds at whose end a seat held the Center.',
    sql: `WITH held AS (SELECT match, seat, sum(center::INT) AS held FROM rounds GROUP BY ALL)
      SELECT s.variant, s.players, held, avg(won) AS share, count(*) AS n
      FROM held JOIN seats s USING (match, seat) GROUP BY ALL ORDER BY ALL`,
    chart: { kind: 'lines', over: 'held', value: 'share', of: 'variant', by: 'players', percent: true },
  },
  {
    id: 'waste',
    title: 'Mana and cards left over',
    about: 'Mean mana and hand cards that a seat has left at Cleanup, by round.',
    sql: `SELECT s.variant, s.players, round, avg(mana_left) AS mana_left, avg(hand_left) AS hand_left
      FROM rounds JOIN seats s USING (match, seat) GROUP BY ALL ORDER BY ALL`,
    chart: { kind: 'lines', over: 'round', value: 'mana_left', of: 'variant', by: 'players' },
  },
  {
    id: 'gold',
    title: 'Gold held',
    about: 'Mean gold that a seat holds at Cleanup, by round.',
    sql: `SELECT s.variant, s.players, round, avg(r.gold) AS gold FROM rounds r JOIN seats s USING (match, seat)
      GROUP BY ALL ORDER BY ALL`,
    chart: { kind: 'lines', over: 'round', value: 'gold', of: 'variant', by: 'players' },
  },
  {
    id: 'battles',
    title: 'Who wins battles',
    about: 'Share of battles won by the attacker, the defender, and nobody, in the field and in sieges.',
    sql: `SELECT m.variant, m.players, CASE WHEN siege THEN 'siege' ELSE 'field' END AS kind, winner,
        count(*) / sum(count(*)) OVER (PARTITION BY m.variant, m.players, siege) AS share,
        count(*) AS n, avg(combat_rounds) AS combat_rounds
      FROM battles JOIN matches m USING (match) GROUP BY m.variant, m.players, siege, winner ORDER BY ALL`,
    chart: { kind: 'bars', of: 'winner', value: 'share', by: 'kind', percent: true },
    evidence: `SELECT DISTINCT b.match FROM battles b JOIN matches m USING (match)
      WHERE m.variant = $variant AND m.players = $players AND winner = $winner`,
  },
  {
    id: 'cards',
    title: 'Cards: lift, price, use',
    about:
      'Cards that were gained, by lift: how many points of a hundred the share of the win of seats that gained the card lies above the fair share. Price: mean gold paid (negative: the pot came with it). A lift is no cause: who leads can also buy more.',
    sql: `SELECT s.variant, s.players, card, count(*) AS gained, avg(price) AS price,
        100 * (avg(s.won) - 1.0 / s.players) AS lift,
        100 * (wilson_low(sum(s.won), count(*)) - 1.0 / s.players) AS low,
        100 * (wilson_high(sum(s.won), count(*)) - 1.0 / s.players) AS high,
        avg(played) AS played, sum(fizzled) / greatest(1, sum(played)) AS fizzled
      FROM cards c JOIN seats s USING (match, seat) WHERE c.gained > 0 GROUP BY s.variant, s.players, card
      ORDER BY s.variant, s.players, lift DESC`,
    chart: { kind: 'table' },
    evidence: `SELECT c.match FROM cards c JOIN seats s USING (match, seat)
      WHERE s.variant = $variant AND s.players = $players AND card = $card AND c.gained > 0`,
  },
  {
    id: 'auctions',
    title: 'How cards change hands',
    about:
      'Share of row cards that are bought, taken by passing, or left to the last player, and the mean price.',
    sql: `SELECT m.variant, m.players, how, count(*) / sum(count(*)) OVER (PARTITION BY m.variant, m.players) AS share,
        avg(price) AS price, count(*) AS n
      FROM auctions JOIN matches m USING (match) GROUP BY m.variant, m.players, how ORDER BY ALL`,
    chart: { kind: 'bars', of: 'how', value: 'share', by: 'players', percent: true },
  },
];
