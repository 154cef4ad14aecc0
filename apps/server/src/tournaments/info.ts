// A tournament as it is told: names for those who play, results of what is over, and nothing of a running match but that it runs.

import type { TournamentInfo, TournamentSummary } from '@bridgefront/protocol';
import type { StoredEntrant, StoredPairing, WholeTournament } from '../store/tournaments.ts';
import { divisionsIn, joinableFrom, pairingsIn, playing, roundsIn, standingsIn } from './course.ts';
import { breaksOf } from './standings.ts';

/** As lists show it. `maker`: the name of who made it. */
export function summaryOf(
  whole: WholeTournament,
  identity: string | null,
  maker: string | null,
): TournamentSummary {
  const { id, plan, owner, version: _, ...rest } = whole.tournament;
  const { options: _options, scoresFrom, cycles = 1, ...planned } = plan;
  const there = playing(whole);
  return {
    id,
    ...planned,
    cycles,
    counting: scoresFrom === undefined ? 'places' : 'scores',
    ...rest,
    by: maker,
    round: Math.max(
      0,
      ...pairingsIn(whole, rest.season).flatMap(({ round, match, places }) =>
        match === null && places === null ? [] : [round],
      ),
    ),
    entrants: there.length,
    mine: identity !== null && there.some((one) => one.identity === identity),
    maker: identity !== null && owner === identity,
  };
}

const stateOf = ({ places, match, until }: StoredPairing): TournamentInfo['pairings'][number]['state'] => {
  if (places !== null) return 'over';
  if (match === null) return 'planned';
  return until === null ? 'playing' : 'waiting';
};

function pairingInfo(pairing: StoredPairing): TournamentInfo['pairings'][number] {
  const { division, round, table, players, absent, match, until, places, scores } = pairing;
  return {
    division,
    round,
    table,
    players: [...players],
    absent: [...absent],
    state: stateOf(pairing),
    match,
    until: places === null ? until : null,
    places: places && [...places],
    ...(scores !== undefined && { scores: [...scores] }),
  };
}

const entrantInfo = (
  { number, name, program, left, identity }: StoredEntrant,
  mine: string | null,
): TournamentInfo['people'][number] => ({
  number,
  name,
  program,
  left: left || identity === null,
  mine: mine !== null && identity === mine,
});

/** All that is known of it. `season`: which is shown. */
export function infoOf(
  whole: WholeTournament,
  identity: string | null,
  maker: string | null,
  season: number = whole.tournament.season,
): TournamentInfo {
  const { plan, version } = whole.tournament;
  const shown = Math.min(season, whole.tournament.season);
  return {
    ...summaryOf(whole, identity, maker),
    options: plan.options as TournamentInfo['options'],
    number: version,
    shown,
    begins: plan.scoresFrom ?? null,
    breaks: [...breaksOf(plan.format, plan.scoresFrom !== undefined)],
    people: whole.entrants.map((one) => entrantInfo(one, identity)),
    divisions: [...divisionsIn(whole, shown)].map(([division, numbers]) => ({
      division,
      rounds: roundsIn(whole, numbers.length),
      standings: standingsIn(whole, shown, division).map(({ ties, ...row }) => ({ ...row, ties: [...ties] })),
    })),
    pairings: pairingsIn(whole, shown).map(pairingInfo),
    joinable: joinableFrom(whole) !== null && playing(whole).length < plan.most,
  };
}
