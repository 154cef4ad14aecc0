// Checks of imagining: worlds that a watcher imagines leave no trace of the truth, are judged alike, and play on.

import { openSeats } from '../engine.ts';
import { copyRandom, forkRandom, pickOne } from '../random.ts';
import type { Match, Random } from '../types.ts';
import { resample } from '../view.ts';
import { firstDifference } from './compare.ts';
import { Broken } from './violation.ts';
import { nameOf, playOut, watchers } from './walk.ts';
import type { Visitor, Walk } from './walk.ts';
import type { Watcher } from './worlds.ts';

/** Equal generators imagine equal worlds from matches that the watcher cannot tell apart: the truth leaves no trace. */
export function imagineCheck<S>(): Visitor<S> {
  const compare = ({ engine, match }: Walk<S>, watcher: Watcher, random: Random): void => {
    const other = resample(engine, match, watcher, random);
    const equal = forkRandom(random);
    const [a, b] = [match, other].map((from) => resample(engine, from, watcher, copyRandom(equal)));
    if (JSON.stringify(a) === JSON.stringify(b)) return;
    const difference = firstDifference(a, b, 'match') ?? 'the order of keys';
    throw new Broken(`what ${nameOf(watcher)} imagines depends on what it cannot know; ${difference}`);
  };
  return {
    look(way, random) {
      for (const watcher of watchers(way.match)) compare(way, watcher, random);
    },
  };
}

/** What a seat cannot know changes neither what its choices are worth nor the plan that it likes best. */
export function judgeCheck<S>(): Visitor<S> {
  return {
    look({ game, engine, match }, random) {
      const { decision } = match;
      if (decision === null) return;
      for (const seat of openSeats(decision)) {
        const legal = engine.choices(match, seat);
        const world = resample(engine, match, seat, random);
        for (const policy of game.searchPolicy === undefined ? [game] : [game, game.searchPolicy]) {
          const [known, imagined] = [match, world].map(({ state }) => ({
            worths: policy.appraise(state, seat, decision.plans[seat], legal, decision).map(String),
            favourite: policy.favourite?.(state, seat, decision) ?? null,
          }));
          const difference = firstDifference(known, imagined, 'judgement');
          if (difference !== null)
            throw new Broken(`seat ${seat} judges "${decision.ask}" by what it cannot know; ${difference}`);
        }
      }
    },
  };
}

/** An imagined world can be played to its end, and nothing is lost or doubled in it. */
export function playOnCheck<S>(): Visitor<S> {
  const play = ({ game, engine, match }: Walk<S>, watcher: Watcher, random: Random): void => {
    const world: Match<S> = resample(engine, match, watcher, random);
    try {
      playOut(engine, world, forkRandom(random));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      throw new Broken(`a world that ${nameOf(watcher)} imagines does not play on: ${problem}`, {
        cause: error,
      });
    }
    const [before, after] = [game.census(match.state), game.census(world.state)];
    if (before === after) return;
    const difference = firstDifference(before?.split(/[\s,;]+/), after?.split(/[\s,;]+/), 'census');
    throw new Broken(
      `played on, a world that ${nameOf(watcher)} imagines loses or doubles something: ${difference}`,
    );
  };
  return {
    // One watcher at a look, drawn by lot: a whole match is played for it.
    look: (way, random) => play(way, pickOne(random, watchers(way.match)), random),
  };
}
