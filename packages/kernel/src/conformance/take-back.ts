// Checks of take-back: it restores the match exactly, and never reaches behind something that was shown.

import { collect, openSeats } from '../engine.ts';
import { pickOne } from '../random.ts';
import type { Match, Random, Report, Seat } from '../types.ts';
import { faceFor, resample } from '../view.ts';
import { firstDifference, jsonCopy } from './compare.ts';
import { mustLookEqual } from './hides.ts';
import { Broken } from './violation.ts';
import { mustChoose } from './walk.ts';
import type { Visitor, Walk } from './walk.ts';

// But for what the game says stays seen.
function mustRestore<S>({ match, game }: Walk<S>, shown: Match<S>, after: Match<S>, choice: string): void {
  const before = jsonCopy(match);
  game.staysSeen?.(before.state, shown.state);
  const difference = firstDifference(before, { ...after, sequence: before.sequence });
  if (difference !== null)
    throw new Broken(`taking back "${choice}" does not restore the match; ${difference}`);
}

// What can be taken back must have shown the seat nothing: every possible world shows it the same.
function mustShowNothing<S>(way: Walk<S>, seat: Seat, choice: string, after: Match<S>, random: Random): void {
  const { engine, match } = way;
  const hear = (world: Match<S>): unknown => {
    const told: Report[] = [];
    mustChoose(engine, world, seat, choice, collect(told));
    return told.map((report) => faceFor(report, seat));
  };
  const truth = hear(engine.copy(match));
  for (let i = 0; i < 4; i++) {
    const world = resample(engine, match, seat, random);
    const heard = hear(world);
    mustLookEqual(way, after, world, seat, `by "${choice}", which can be taken back`);
    const difference = firstDifference(truth, heard, 'reports');
    if (difference !== null)
      throw new Broken(`"${choice}" can be taken back and tells something hidden; ${difference}`);
  }
}

function tryOne<S>(way: Walk<S>, seat: Seat, choice: string, random: Random): void {
  const { engine, game } = way;
  const match = jsonCopy(way.match);
  const { decision } = match;
  mustChoose(engine, match, seat, choice);
  const revealed = match.decision !== decision;
  if (!engine.canTakeBack(match, seat)) {
    if (!revealed)
      throw new Broken(`seat ${seat} cannot take back "${choice}" although nothing was revealed`);
    const after = jsonCopy(match);
    if (engine.takeBack(match, seat) === null)
      throw new Broken(`"${choice}" is taken back although that is not possible`);
    const difference = firstDifference(after, match);
    if (difference !== null) throw new Broken(`a refused take-back changed the match; ${difference}`);
    return;
  }
  if (revealed && decision !== null && game.decisions[decision.ask].takeBack !== 'turn')
    throw new Broken(`"${choice}" can be taken back after the reveal`);
  const shown = jsonCopy(match);
  const refused = engine.takeBack(match, seat);
  if (refused !== null) throw new Broken(`taking back "${choice}" is refused: ${refused.message}`);
  mustRestore(way, shown, match, choice);
  if (revealed) mustShowNothing(way, seat, choice, shown, random);
}

/** Every choice is either taken back to the byte, or has revealed something and is refused. */
export function takeBackCheck<S>(mostTried: number): Visitor<S> {
  return {
    undo: true,
    look(way, random) {
      for (const seat of openSeats(way.match.decision)) {
        const legal = way.engine.choices(way.match, seat);
        for (let i = 0; i < Math.min(mostTried, legal.length); i++)
          tryOne(way, seat, pickOne(random, legal), random);
      }
    },
  };
}
