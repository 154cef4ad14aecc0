// Whether a table can be opened as it is wished: seats, bots and options against the declarations of its game.

import { isDeepStrictEqual } from 'node:util';
import { playsGame } from '@bridgefront/bots';
import { readOptions } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { CreateMatch, WireRefusal } from '@bridgefront/protocol';
import type { StoredMatch } from '../store/store.ts';

/** The game and all options of a table, or why there is no such table. */
export function readWish(
  wish: Pick<CreateMatch, 'game' | 'options' | 'seats' | 'rated'>,
  games: ReadonlyMap<string, AnyGame>,
  bots: ReadonlySet<string>,
): { readonly game: AnyGame; readonly options: StoredMatch['options'] } | WireRefusal {
  const game = games.get(wish.game);
  if (game === undefined)
    return refuse('not-found', `There is no game "${wish.game}"; there is ${[...games.keys()].join(', ')}.`);
  const problem = seatsProblem(game, wish, bots);
  if (problem !== null) return because('bad-seats', problem);
  const read = readOptions(game.options, wish.options);
  if ('problem' in read) return because('bad-options', read.problem);
  const clash = game.checkOptions?.(read.options, wish.seats.length) ?? null;
  if (clash !== null) return because('bad-options', clash);
  const unrated = wish.rated === true ? whyNotRated(game, read.options) : null;
  return unrated === null ? { game, options: read.options } : because('bad-options', unrated);
}

/** A refusal whose reason cites a rule, as `(S-32)` or `(§4.1)`, brings the rule's id along. */
export function because(code: 'bad-seats' | 'bad-options', reason: string): WireRefusal {
  const rule = /\((§[\d.]+|[A-Z]+-\d+)\)/.exec(reason)?.[1];
  return { ...refuse(code, reason), ...(rule !== undefined && { rule }) };
}

// Figures are compared: a rated table plays by the rules as they are, or by one of the game's own presets.
function whyNotRated(game: AnyGame, options: StoredMatch['options']): string | null {
  const own = [{}, ...(game.presets ?? []).map((preset) => preset.options)];
  const same = own.some((given) => {
    const read = readOptions(game.options, given);
    return 'options' in read && isDeepStrictEqual(read.options, options);
  });
  return same ? null : 'A rated table plays by the rules as they are, or by one of the presets of the game.';
}

function styleWords({ styles = [] }: AnyGame): string {
  return styles.length === 0 ? '' : `, and a level in a style: ${styles.map(({ name }) => name).join(', ')}`;
}

function seatsProblem(
  game: AnyGame,
  wish: Pick<CreateMatch, 'seats'>,
  bots: ReadonlySet<string>,
): string | null {
  const { min, max } = game.seats;
  const { length } = wish.seats;
  if (length < min || length > max)
    return `${game.title} is played by ${min} to ${max} seats, not ${length}.`;
  for (const seat of wish.seats) {
    if (seat.kind === 'bot' && !bots.has(seat.bot) && !playsGame(game, seat.bot))
      return `There is no bot "${seat.bot}"; there is ${[...bots].join(', ')}${styleWords(game)}.`;
  }
  return wish.seats.some((seat) => seat.kind === 'human') ? null : 'At least one seat is for a person.';
}
