// The chance of a recorded match, found by playing it again.

import type { MatchChance, MatchDie, MatchNumbers } from './chance.ts';
import { createEngine } from './engine.ts';
import { fingerprint } from './fingerprint.ts';
import type { Game } from './game.ts';
import { readOptions } from './options.ts';
import { RecordError, repeatChoice } from './record.ts';
import type { MatchRecord } from './record.ts';
import { seedFor } from './seed.ts';
import type { DrawnDie, DrawnNumbers } from './types.ts';

// Dice of one throw stand together.
function add(all: MatchNumbers[], one: MatchNumbers): void {
  const last = all.at(-1);
  const same = last !== undefined && last.at === one.at && last.where === one.where && last.use === one.use;
  if (same && one.use !== 'shuffle' && last.below === one.below)
    all[all.length - 1] = { ...last, numbers: [...last.numbers, ...one.numbers] };
  else all.push(one);
}

/**
 * Everything that was drawn in a recorded match, with its place in the generator: whoever has the seed can see that it
 * fell so.
 * @throws RecordError as `replay` does
 */
export function chanceOf<S>(game: Game<S>, record: MatchRecord): MatchChance {
  const read = readOptions(game.options, record.options);
  if ('problem' in read) throw new RecordError(read.problem);
  const dice: MatchDie[] = [];
  const numbers: MatchNumbers[] = [];
  const rolled: DrawnDie[] = [];
  const noted: DrawnNumbers[] = [];
  let where = '';
  let at = 0;
  const take = (): void => {
    for (const die of rolled.splice(0)) dice.push({ at, ...die });
    for (const one of noted.splice(0)) add(numbers, { at, where, ...one });
  };
  const entering = (part: string): void => {
    take();
    where = part;
  };
  const engine = createEngine(game, { entering });
  const random = { ...seedFor(game, record.seed), rolled, noted };
  const match = engine.start(read.options, record.seats.length, random);
  take();
  const sameRules = record.rules === fingerprint(game);
  while (at < record.choices.length) {
    at++;
    repeatChoice({ engine, match, sameRules }, record, at - 1);
    take();
  }
  return { dice, numbers: numbers.length === 0 && match.random.drawn > 0 ? null : numbers };
}
