// Figures of a report about Bridgefront.

import { eventFigure, lengthBy, wonBy } from '@bridgefront/lab/figures.ts';
import type { Figure } from '@bridgefront/lab/measures.ts';

/** The matches that reached a round. */
const ofRound = `SELECT r.match FROM rounds r JOIN seats s USING (match, seat)
  WHERE s.variant = $variant AND s.players = $players AND r.round = $round`;

/** What the designer asks of every study. */
export const figures: readonly Figure[] = [
  wonBy(
    {
      id: 'factions',
      title: 'Who wins: by faction',
      about:
        'Share of matches that a faction wins, with its 95 per cent interval. The rule marks a fair share: one by the number of players.',
    },
    'faction',
  ),
  wonBy(
    {
      id: 'lead',
      title: 'Who wins: the first Lead',
      about: 'Share of matches won by the seat that had the Lead in round 1, and by the others.',
    },
    'first_lead',
  ),
  wonBy(
    {
      id: 'corners',
      title: 'Who wins: by corner of the board',
      about: 'Share of matches won from each corner, counted round the board. The rule marks a fair share.',
    },
    'corner',
  ),
  wonBy(
    {
      id: 'forge-distance',
      title: 'Who wins: by way to the nearest Forge',
      about: 'Share of matches won by seats whose Capital lies so many steps from the nearest Forge.',
    },
    'forge_distance',
  ),
  lengthBy('rounds'),
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
    about:
      'Mean points of a seat, and of a winner, at the end: from Victory cards by the way in which they were gained, and from places held at the last scoring.',
    sql: `SELECT s.variant, s.players, source, sum(p.points) / any_value(seats) AS mean, sum(p.points * s.won) / any_value(winners) AS mean_of_winners
      FROM points p JOIN seats s USING (match, seat)
      JOIN (SELECT variant, players, count(*) AS seats, sum(won) AS winners FROM seats GROUP BY ALL) USING (variant, players)
      GROUP BY s.variant, s.players, source ORDER BY ALL`,
    chart: { kind: 'bars', of: 'source', value: 'mean', by: 'players' },
    evidence: `SELECT p.match FROM points p JOIN seats s USING (match, seat)
      WHERE s.variant = $variant AND s.players = $players AND source = $source`,
  },
  {
    id: 'points-by-round',
    title: 'Points by round',
    about: 'Mean points of a seat after each scoring.',
    sql: `SELECT s.variant, s.players, round, avg(r.permanent) AS from_cards, avg(r.control) AS from_places, avg(r.permanent + r.control) AS points
      FROM rounds r JOIN seats s USING (match, seat) GROUP BY ALL ORDER BY ALL`,
    chart: { kind: 'lines', over: 'round', value: 'points', of: 'variant', by: 'players' },
    evidence: ofRound,
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
    evidence: `SELECT match FROM (SELECT match, seat, sum(center::INT) AS held FROM rounds GROUP BY ALL) JOIN seats s USING (match, seat)
      WHERE s.variant = $variant AND s.players = $players AND held = $held`,
  },
  {
    id: 'waste',
    title: 'Mana and cards left over',
    about:
      'Mean mana (drawn) and hand cards that a seat has left when a round is scored; of these cards for 3 mana and more, and cards for 0 mana at seats that had none left to be allowed to act.',
    sql: `SELECT s.variant, s.players, round, avg(mana_left) AS mana_left, avg(hand_left) AS hand_left, avg(dear_left) AS dear_cards_left, avg(free_left) AS free_cards_lost
      FROM rounds JOIN seats s USING (match, seat) GROUP BY ALL ORDER BY ALL`,
    chart: { kind: 'lines', over: 'round', value: 'mana_left', of: 'variant', by: 'players' },
    evidence: ofRound,
  },
  {
    id: 'gold',
    title: 'Gold held',
    about: 'Mean gold that a seat holds at Cleanup, by round.',
    sql: `SELECT s.variant, s.players, round, avg(r.gold) AS gold FROM rounds r JOIN seats s USING (match, seat)
      GROUP BY ALL ORDER BY ALL`,
    chart: { kind: 'lines', over: 'round', value: 'gold', of: 'variant', by: 'players' },
    evidence: ofRound,
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
      WHERE m.variant = $variant AND m.players = $players AND winner = $winner AND siege = ($kind = 'siege')`,
  },
  {
    id: 'odds',
    title: 'Odds that attackers take',
    about:
      'Share of battles by the chance that the attacker had (a champion counts as the Forces that it is worth, without cards), and how often it won.',
    sql: `SELECT m.variant, m.players, 10 * least(9, floor(odds * 10))::INT AS chance_from,
        count(*) / sum(count(*)) OVER (PARTITION BY m.variant, m.players) AS share, count(*) AS n,
        avg((winner = 'attacker')::INT) AS attacker_wins
      FROM battles JOIN matches m USING (match) GROUP BY m.variant, m.players, chance_from ORDER BY ALL`,
    chart: {
      kind: 'lines',
      over: 'chance_from',
      value: 'share',
      of: 'variant',
      by: 'players',
      percent: true,
    },
    evidence: `SELECT b.match FROM battles b JOIN matches m USING (match)
      WHERE m.variant = $variant AND m.players = $players AND 10 * least(9, floor(odds * 10))::INT = $chance_from`,
  },
  eventFigure(
    'Intercepted: a battle before the end of the way. Stopped: the way was cut. Fizzled: nothing could be done. Gold is counted in gold.',
  ),
  {
    id: 'cards',
    title: 'Cards: lift, price, use',
    about:
      'Cards that were gained, by the lift that is certain: how many points of a hundred the share of the win of seats that gained the card lies above the fair share, by the lower end of its interval. Price: mean gold paid (negative: the pot came with it). Unplayed: gained, and never played. A lift is no cause: who leads can also buy more.',
    sql: `WITH offers AS (SELECT variant, players, card, count(*) AS offered FROM auctions JOIN matches USING (match) GROUP BY ALL)
      SELECT s.variant, s.players, c.card, any_value(c.mana) AS mana, coalesce(any_value(offered), 0) AS offered, count(*) AS gained,
        avg(price) AS price, 100 * (avg(s.won) - 1.0 / s.players) AS lift,
        100 * (wilson_low(sum(s.won), count(*)) - 1.0 / s.players) AS lift_from,
        100 * (wilson_high(sum(s.won), count(*)) - 1.0 / s.players) AS lift_to,
        avg(played) AS played, avg((played = 0 AND c.type <> 'victory')::INT) AS unplayed,
        sum(fizzled) / greatest(1, sum(played)) AS fizzled
      FROM cards c JOIN seats s USING (match, seat)
      LEFT JOIN offers o ON o.variant = s.variant AND o.players = s.players AND o.card = c.card
      WHERE c.gained > 0 GROUP BY s.variant, s.players, c.card
      ORDER BY s.variant, s.players, lift_from DESC`,
    chart: { kind: 'table' },
    evidence: `SELECT c.match FROM cards c JOIN seats s USING (match, seat)
      WHERE s.variant = $variant AND s.players = $players AND card = $card AND c.gained > 0`,
  },
  {
    id: 'dead-cards',
    title: 'Dead cards',
    about:
      'Cards that are gained and then never played, most often first (at least ten gained; Victory cards are not played).',
    sql: `SELECT s.variant, s.players, card, avg((played = 0)::INT) AS unplayed, count(*) AS gained
      FROM cards c JOIN seats s USING (match, seat) WHERE c.gained > 0 AND c.type <> 'victory' AND c.round <= 7
      GROUP BY s.variant, s.players, card HAVING count(*) >= 10
      QUALIFY row_number() OVER (PARTITION BY s.variant, s.players ORDER BY unplayed DESC, card) <= 12 ORDER BY s.variant, s.players, unplayed DESC, card`,
    chart: { kind: 'table' },
    evidence: `SELECT c.match FROM cards c JOIN seats s USING (match, seat)
      WHERE s.variant = $variant AND s.players = $players AND card = $card AND c.gained > 0 AND c.played = 0`,
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
    evidence: `SELECT match FROM auctions JOIN matches m USING (match)
      WHERE m.variant = $variant AND m.players = $players AND how = $how`,
  },
];
