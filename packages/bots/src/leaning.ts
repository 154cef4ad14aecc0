// A bot that likes some kinds of choices more or less than it would: to measure what they are worth to it, and to look for lines
// of play that beat it.

import { engineOf, forkRandom } from '@bridgefront/kernel';
import type { Choice, Random } from '@bridgefront/kernel';
import { greedyBot } from './greedy.ts';
import { deviation, looksOf } from './search/race.ts';
import { search } from './search/search.ts';
import type { SearchSettings } from './search/settings.ts';
import type { Bot, Situation } from './types.ts';

/** One kind of choice and how much more it is liked. */
export interface Liking {
  /** What is asked, a full stop and the choice, each perhaps ended by a star: `bid.buy:*`, `main.at:castle-*`, `*.card:zap`. */
  readonly kind: string;
  /**
   * In standard deviations of what the open choices (of a search: its plans) are worth. Minus infinity: never, and infinity:
   * always, while there is another.
   */
  readonly weight: number;
}

/** Everything that a bot is made to like more or less; where several kinds fit a choice, their weights are added. */
export type Leaning = readonly Liking[];

function fits(pattern: string, text: string): boolean {
  return pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : pattern === text;
}

/** Whether a choice at a question is of this kind. */
export function isOfKind(kind: string, ask: string, choice: Choice): boolean {
  const at = kind.indexOf('.');
  return fits(kind.slice(0, at), ask) && fits(kind.slice(at + 1), choice);
}

function liked(leaning: Leaning, ask: string, choice: Choice): number {
  let sum = 0;
  for (const { kind, weight } of leaning) if (isOfKind(kind, ask, choice)) sum += weight;
  return sum;
}

// Never and always come before all worth: 1, 0 or -1.
const rankOf = (like: number): number => (Number.isFinite(like) ? 0 : Math.sign(like));

/** Those of several that nothing liked more stands beside, by number. */
function foremost(likes: readonly number[]): readonly number[] {
  const most = Math.max(...likes.map(rankOf));
  return likes.flatMap((like, at) => (rankOf(like) === most ? [at] : []));
}

const areAlike = (likes: readonly number[]): boolean =>
  likes.every((like) => like === likes[0] || rankOf(like) !== 0);

// Which of several is worth most once each is liked more or less.
function bestOf(worths: readonly number[], likes: readonly number[]): number {
  const spread = deviation(worths.filter(Number.isFinite)) || 1;
  const sums = worths.map((worth, at) => worth + (rankOf(likes[at]) === 0 ? likes[at] * spread : 0));
  return sums.indexOf(Math.max(...sums));
}

// A door with fewer choices behind it.
function narrowed(situation: Situation, choices: readonly Choice[]): Situation {
  const { game, seat, ask, plan, timed } = situation;
  const view = situation.view.bind(situation);
  const imagine = situation.imagine.bind(situation);
  return { game, seat, ask, plan, timed, choices, view, imagine };
}

// Whether all that the plan can go on with after this choice is never to be made.
function isDeadEnd(situation: Situation, random: Random, leaning: Leaning, choice: Choice): boolean {
  const { game, seat, ask } = situation;
  const engine = engineOf(game);
  const match = situation.imagine(random);
  const { decision } = match;
  if (engine.choose(match, seat, choice) !== null) return false;
  if (match.decision === null || match.decision !== decision || decision.sealed[seat] !== false) return false;
  return engine.choices(match, seat).every((next) => rankOf(liked(leaning, ask, next)) < 0);
}

/** The quick player with a leaning. What is never to be done, it does not begin either. */
export function leaningGreedy(name: string, summary: string, leaning: Leaning): Bot {
  const shuns = (ask: string): boolean =>
    leaning.some(({ kind, weight }) => rankOf(weight) < 0 && fits(kind.slice(0, kind.indexOf('.')), ask));
  const pick = (situation: Situation, random: Random): Choice => {
    const { ask, seat, plan, game } = situation;
    const all = situation.choices.map((choice) => liked(leaning, ask, choice));
    const places = foremost(all);
    const choices = places.map((at) => situation.choices[at]);
    const likes = places.map((at) => all[at]);
    if (areAlike(likes)) return greedyBot.choose(narrowed(situation, choices), random);
    const { state, decision } = situation.imagine(random);
    if (decision === null) return choices[0];
    return choices[bestOf(game.appraise(state, seat, plan, choices, decision), likes)];
  };
  return {
    name,
    summary,
    choose(situation, random) {
      const first = pick(situation, random);
      if (situation.choices.length === 1 || !shuns(situation.ask)) return first;
      let open = situation.choices;
      for (let choice = first; ; choice = pick(narrowed(situation, open), random)) {
        if (!isDeadEnd(situation, forkRandom(random), leaning, choice)) return choice;
        open = open.filter((one) => one !== choice);
        if (open.length === 0) return first;
      }
    },
  };
}

/** A searcher with a leaning: its plans race as ever, and then those that are liked more come first. */
export function leaningSearch(
  name: string,
  summary: string,
  settings: SearchSettings,
  leaning: Leaning,
): Bot {
  const quick = leaningGreedy(name, summary, leaning);
  const plan = (situation: Situation, random: Random): readonly Choice[] => {
    if (situation.choices.length === 1 && !situation.timed) return situation.choices;
    const { runners } = search(situation, random, settings);
    const likeOf = (one: Choice): number => liked(leaning, situation.ask, one);
    // A plan is as much to be shunned as the least of its choices.
    const all = runners.map((one) => one.plan.reduce((sum, choice) => sum + likeOf(choice), 0));
    const shunned = all.every((like) => rankOf(like) < 0);
    if (shunned) return [quick.choose(situation, random)];
    const places = foremost(all);
    const likes = places.map((at) => all[at]);
    // Where nothing is liked more than the rest, the race's winner is the best of them; its early losers may only look better.
    const best = areAlike(likes)
      ? 0
      : bestOf(
          places.map((at) => looksOf(runners[at])),
          likes,
        );
    return runners[places[best]].plan.slice(situation.plan.length);
  };
  return { name, summary, plan, choose: (situation, random) => plan(situation, random)[0] };
}
