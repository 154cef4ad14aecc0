// Checks of asking: what is asked, and what a time-out answers, depends on nothing hidden and can always be made.

import { openSeats } from '../engine.ts';
import { pickOne } from '../random.ts';
import type { Choice, Decision, Match, Seat } from '../types.ts';
import { shownOf } from '../view.ts';
import { firstDifference } from './compare.ts';
import { Broken } from './violation.ts';
import { longestPlan, mustChoose, nameOf } from './walk.ts';
import type { Visitor, Walk } from './walk.ts';
import { revealedWorlds, witnessed } from './worlds.ts';
import type { Led, Watcher } from './worlds.ts';

// The question as everybody may know it; null when the match is over.
function askedOf<S>({ game }: Walk<S>, { decision }: Match<S>): unknown {
  if (decision === null) return null;
  const { ask, seats } = decision;
  return { ask, seats, about: shownOf(decision, game.decisions[ask].shows ?? []) };
}

const inWords = (decision: Decision | null): string =>
  decision === null ? 'nobody is asked' : `"${decision.ask}" is asked of ${decision.seats.join(' and ')}`;

/**
 * After equal choices and reports, each with an equal sight of the table, every world that a watcher cannot tell apart stops at the same question: whether
 * somebody is asked must not depend on what is hidden.
 */
export function askCheck<S>(tries: number): Visitor<S> {
  const compare = (
    way: Walk<S>,
    [truth, world]: readonly Led<S>[],
    watcher: Watcher,
    seat: Seat,
    choice: Choice,
  ): void => {
    const difference = firstDifference(askedOf(way, truth.match), askedOf(way, world.match), 'question');
    if (difference === null) return;
    const heard = [truth, world].map((led) => witnessed(way, led, seat, choice, watcher));
    if (heard[0] !== heard[1]) return;
    const [a, b] = [truth, world].map(({ match }) => inWords(match.decision));
    throw new Broken(
      `by what is asked ${nameOf(watcher)} learns something hidden: ${a}, or ${b}; ${difference}`,
    );
  };
  return {
    look(way, random, seat, choice) {
      for (const { truth, world, watcher } of revealedWorlds(way, random, seat, choice, tries)) {
        compare(way, [truth, world], watcher, seat, choice);
        compare(way, [truth, world], null, seat, choice);
      }
    },
  };
}

// A seat that stopped after these choices is answered for by defaults, which must be legal and come to an end.
function mustFinish<S>({ engine }: Walk<S>, stopped: Match<S>, seat: Seat): void {
  const match = engine.copy(stopped);
  const { decision } = match;
  if (decision === null) return;
  for (let length = 0; match.decision === decision && !decision.sealed[seat]; length++) {
    const made = decision.plans[seat];
    const begun = made.length === 0 ? 'nothing' : `"${made.join(' ')}"`;
    if (length > longestPlan) throw new Broken(`behind ${begun} the defaults of "${decision.ask}" never end`);
    const choice = engine.fallback(match, seat);
    if (!engine.choices(match, seat).includes(choice))
      throw new Broken(`behind ${begun} the default "${choice}" of "${decision.ask}" is not legal`);
    mustChoose(engine, match, seat, choice);
  }
}

/** At the beginning of a plan and behind every choice of it the default answer is legal, and defaults complete it. */
export function defaultCheck<S>(): Visitor<S> {
  return {
    look(way, random) {
      const { engine } = way;
      for (const seat of openSeats(way.match.decision)) {
        const match = engine.copy(way.match);
        const { decision } = match;
        for (let length = 0; length < longestPlan; length++) {
          mustFinish(way, match, seat);
          mustChoose(engine, match, seat, pickOne(random, engine.choices(match, seat)));
          if (match.decision !== decision || decision?.sealed[seat] !== false) break;
        }
      }
    },
  };
}
