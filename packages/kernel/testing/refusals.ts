// Refusals: whatever may be written at a question and is not legal is refused with the rule that forbids it.

import { choiceKind, createEngine, openSeats, randomInt, seedRandom, sureMatch } from '../src/index.ts';
import type { Choice, ChoiceForm, ChoiceGrammar, Game, Json, Match, Random, Seat } from '../src/index.ts';
import { pickRather } from './rather.ts';
import type { Rather } from './rather.ts';

/** Which matches are played, and what is written at their questions besides legal choices. */
export interface Refusals {
  readonly grammar: ChoiceGrammar;
  /** What a word in capitals of the grammar may be: things that are there, and things that are not. */
  readonly values: { readonly [name: string]: readonly string[] };
  readonly seats: number;
  readonly options?: { readonly [name: string]: Json };
  readonly seed: string;
  /** How often something that is not legal is written at each question. */
  readonly tries: number;
  readonly rather?: Rather;
  /** A match is left after so many choices. */
  readonly most?: number;
}

/** A refusal that names no rule: the question, what was planned before, what was written, and what was said. */
export interface Unreasoned {
  readonly ask: string;
  readonly plan: readonly Choice[];
  readonly choice: Choice;
  readonly says: string;
}

function written(random: Random, { form }: ChoiceForm, values: Refusals['values']): Choice {
  return form.replace(/[A-Z]+/g, (name) => {
    const among = values[name] ?? [name];
    return among[randomInt(random, among.length)];
  });
}

function triedAt<S>(
  game: Game<S>,
  match: Match<S>,
  seat: Seat,
  random: Random,
  { grammar, values, tries }: Refusals,
): Unreasoned[] {
  const engine = createEngine(game);
  const { decision } = match;
  if (decision === null) return [];
  const legal = engine.choices(match, seat);
  const kinds = new Set(legal.map(choiceKind));
  const forms = grammar.forms.filter(
    ({ asks, form }) => asks.includes(decision.ask) && kinds.has(choiceKind(form)),
  );
  const found: Unreasoned[] = [];
  for (let i = 0; i < tries && forms.length > 0; i++) {
    const choice = written(random, forms[randomInt(random, forms.length)], values);
    if (legal.includes(choice)) continue;
    const refused = engine.choose(match, seat, choice);
    if (refused?.rule === undefined)
      found.push({
        ask: decision.ask,
        plan: [...decision.plans[seat]],
        choice,
        says: refused?.message ?? '',
      });
  }
  return found;
}

/** Plays a match by chance; returns what was refused on the way without a rule. */
export function refusedWithoutRule<S>(game: Game<S>, refusals: Refusals): Unreasoned[] {
  const { options = {}, seats, seed, rather, most = Infinity } = refusals;
  const engine = createEngine(game);
  const match = sureMatch(engine, options, seats, seed);
  const random = seedRandom(`${seed} choices`);
  const found: Unreasoned[] = [];
  for (let made = 0; made < most && match.decision !== null; made++) {
    const { decision } = match;
    const [seat] = openSeats(decision);
    found.push(...triedAt(game, match, seat, random, refusals));
    engine.choose(match, seat, pickRather(random, engine.choices(match, seat), rather));
  }
  return found;
}
