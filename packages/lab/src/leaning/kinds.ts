// The kinds of choices that a game asks for, as a leaning names them: found by playing, so that any game has them.

import { greedyBot, situationOf } from '@bridgefront/bots';
import { createEngine, newMatch, openSeats, seedRandom } from '@bridgefront/kernel';
import type { AnyGame, Choice } from '@bridgefront/kernel';
import { StudyError } from '../study-error.ts';

/** A kind, and at how many questions it was open beside others. */
export interface SeenKind {
  readonly kind: string;
  readonly questions: number;
}

const wordOf = (choice: Choice): string => choice.replace(/:.*$/, ':*');

/**
 * All kinds that were open beside others in matches between greedy players: each question's kinds of choices where it has
 * several, such as `main.build:*`, and each choice, such as `bid.buy:1`; most frequent first.
 */
export function kindsSeen(game: AnyGame, seats: number, seed: string, matches: number): readonly SeenKind[] {
  const engine = createEngine(game);
  const counts = new Map<string, number>();
  for (let number = 0; number < matches; number++) {
    const started = newMatch(engine, {}, seats, `${seed}/${number}`);
    if ('problem' in started) throw new StudyError(started.problem);
    const { match } = started;
    const random = seedRandom(`${seed}/${number} played`);
    for (let { decision } = match; decision !== null; { decision } = match) {
      const [seat] = openSeats(decision);
      const situation = situationOf(engine, match, seat);
      for (const kind of kindsOf(situation.ask, situation.choices))
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
      engine.choose(match, seat, greedyBot.choose(situation, random));
    }
  }
  const seen = [...counts].map(([kind, questions]) => ({ kind, questions }));
  return seen.toSorted((a, b) => b.questions - a.questions || (a.kind < b.kind ? -1 : 1));
}

function kindsOf(ask: string, choices: readonly Choice[]): readonly string[] {
  if (choices.length < 2) return [];
  const words = new Set(choices.map(wordOf));
  const wide = words.size > 1 ? [...words].filter((word) => word.endsWith('*')) : [];
  return [...wide, ...choices].map((one) => `${ask}.${one}`);
}
