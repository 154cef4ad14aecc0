// What a tournament may be: the wish of who makes one, against the declarations of its game and against what can be paired.

import { readOptions } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { Given, WireRefusal } from '@bridgefront/protocol';
import { readWish } from '../lobby/wish.ts';
import type { TournamentPlan } from '../store/tournaments.ts';
import { tableFor } from './tables.ts';

const year = 365 * 86_400_000;
// Rounds in which everybody meets everybody: of two at a table there is one for each opponent, of more it takes long to find them.
const mostOfRobin = { two: 32, more: 24 } as const;

/** Whether a game scores matches by its standard options. */
export function isScored(game: AnyGame): boolean {
  const standard = readOptions(game.options, {});
  return 'options' in standard && (game.scored?.(standard.options) ?? null) !== null;
}

/** The plan of a tournament, or why there is none such. */
export function planOf(
  { startsAt, counting, cycles, ...wish }: Given<'makeTournament'>['body'],
  games: ReadonlyMap<string, AnyGame>,
  now: number,
): TournamentPlan | WireRefusal {
  const { format, pace, seats, most } = wish;
  if (format === 'league' && pace !== 'mail')
    return refuse('bad-options', 'A league is played by mail: its rounds last for days.');
  const all = format === 'round-robin' || format === 'league';
  if (cycles > 1 && !all)
    return refuse('bad-options', 'Everybody meets everybody twice in a round robin or a league only.');
  if (counting === 'scores' && format === 'knockout')
    return refuse('bad-options', 'In a knock-out places decide who goes on; scores are not added up.');
  const robin = mostOfRobin[seats === 2 ? 'two' : 'more'] / cycles;
  if (format === 'round-robin' && most > robin)
    return refuse(
      'bad-options',
      `Such a round robin is for up to ${robin} at ${seats} a table; a Swiss takes more.`,
    );
  if (most < seats)
    return refuse('bad-options', `At least ${seats} have to be able to play: that is one table.`);
  if (startsAt !== null && (startsAt < now || startsAt > now + year))
    return refuse('bad-options', 'The start has to lie ahead, within a year.');
  const plan: TournamentPlan = { ...wish, options: wish.options, ...(cycles > 1 && { cycles }) };
  const read = readWish(tableFor(plan, seats), games, new Set());
  if ('code' in read) return read;
  const { game, options } = read;
  const scoresFrom = game.scored?.(options) ?? null;
  if (counting === 'places') return { ...plan, options };
  return scoresFrom === null
    ? refuse('bad-options', `${game.title} does not score such matches, so there is nothing to add up.`)
    : { ...plan, options, scoresFrom };
}
