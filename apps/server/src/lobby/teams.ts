// Teams at a table: which seats play together, and who may talk with them apart from the others.

import { sidesOf } from '@bridgefront/kernel';
import type { AnyGame, Seat } from '@bridgefront/kernel';
import type { StoredMatch } from '../store/store.ts';
import { whyNotOwn } from './lobby.ts';

type Games = ReadonlyMap<string, AnyGame>;
type Team = readonly Seat[];

/** The sides of several seats; none where everybody plays alone. */
export function teamsOf({ game, seats }: StoredMatch, games: Games): readonly Team[] {
  const rules = games.get(game);
  return rules === undefined ? [] : sidesOf(rules, seats.length).filter((side) => side.length > 1);
}

/**
 * The teams in which somebody plays. In a lobby nobody does: seats may still be drawn, and people come and go. Who has left
 * a running match for good knows of it what spectators know.
 */
export function teamsWith(match: StoredMatch, games: Games, identity: string | null): readonly Team[] {
  if (identity === null || match.startedAt === null) return [];
  return teamsOf(match, games).filter((team) =>
    team.some((seat) => whyNotOwn(match, identity, seat) === null),
  );
}
