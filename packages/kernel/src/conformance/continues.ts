// Checks that a match is all data: as JSON, as a record, as a copy and as a position it plays on identically.

import { createEngine, openSeats } from '../engine.ts';
import { readPosition, writePosition } from '../position.ts';
import { makeRecord, replay } from '../record.ts';
import { resample } from '../view.ts';
import type { Match, Random } from '../types.ts';
import { firstDifference, jsonCopy, notPlain } from './compare.ts';
import { Broken } from './violation.ts';
import { anyChoice, mustChoose, nameOf, seatedMatch, watchers } from './walk.ts';
import type { Visitor, Walk } from './walk.ts';

function mustEqual<S>(a: Match<S>, b: Match<S>, claim: string): void {
  const difference = firstDifference(a, b);
  if (difference !== null) throw new Broken(`${claim}; ${difference}`);
}

/** The state is plain JSON, and a twin that is replaced by its own JSON after every choice stays equal. */
export function jsonCheck<S>(): Visitor<S> {
  let twin: Match<S> | null = null;
  const turnIntoText = (way: Walk<S>, match: Match<S>): Match<S> => {
    const found = notPlain(way.match, 'match');
    if (found !== null) throw new Broken(`the match is not plain JSON: ${found}`);
    return jsonCopy(match);
  };
  return {
    started(way) {
      twin = turnIntoText(way, seatedMatch(createEngine(way.game), way.table));
      mustEqual(way.match, twin, 'the same seed gave another first state');
    },
    made(way, seat, choice) {
      if (twin === null) return;
      mustChoose(createEngine(way.game), twin, seat, choice);
      twin = turnIntoText(way, twin);
      mustEqual(way.match, twin, 'a match read back from its JSON went another way');
    },
  };
}

/** The record of a silent match, replayed with reports, leads to the same final state. */
export function replayCheck<S>(): Visitor<S> {
  return {
    ended({ game, match, table, lines }) {
      const names = Array.from({ length: table.seats }, (_, seat) => `seat ${seat}`);
      const record = jsonCopy(makeRecord(game, match, names, table.seed, lines));
      mustEqual(match, replay(game, record).match, 'the replayed record ended elsewhere');
    },
  };
}

// Plays up to `count` random choices and returns them, so that another copy can make the same ones.
function playSome<S>({ engine }: Walk<S>, match: Match<S>, random: Random, count: number) {
  const made: { seat: number; choice: string }[] = [];
  while (made.length < count && openSeats(match.decision).length > 0) {
    const next = anyChoice(engine, match, random);
    mustChoose(engine, match, next.seat, next.choice);
    made.push(next);
  }
  return made;
}

/** A copy is equal, plays on like the original, and changes nothing in it. */
export function copyCheck<S>(): Visitor<S> {
  return {
    look(way, random) {
      const { engine, match } = way;
      const before = jsonCopy(match);
      const [first, second] = [engine.copy(match), engine.copy(match)];
      mustEqual(before, first, 'a copy is not equal to its original');
      const made = playSome(way, first, random, 12);
      mustEqual(before, match, 'a choice made in a copy changed the original');
      for (const { seat, choice } of made) mustChoose(engine, second, seat, choice);
      mustEqual(first, second, 'two copies went different ways with the same choices');
    },
  };
}

/** `readPosition(writePosition(match))` is the match, and writing changes nothing. */
export function positionCheck<S>(): Visitor<S> {
  const check = ({ game, match }: Walk<S>): void => {
    const before = jsonCopy(match);
    const text = jsonCopy(writePosition(game, match));
    mustEqual(before, match, 'writing the position changed the match');
    mustEqual(match, readPosition(game, text), 'the position read back is another match');
  };
  return { look: check, ended: check };
}

/** Nothing is lost or doubled: the census stays as it was, in resampled worlds too. */
export function censusCheck<S>(): Visitor<S> {
  let first: string | null = null;
  const mustStay = ({ game }: Walk<S>, match: Match<S>, claim: string): void => {
    const now = game.census(match.state);
    if (now === first) return;
    const difference = firstDifference(tokens(first), tokens(now), 'census');
    throw new Broken(`${claim}: ${difference ?? 'the order of the census changed'}`);
  };
  return {
    started({ game, match }) {
      first = game.census(match.state);
    },
    look(way, random) {
      for (const watcher of watchers(way.match)) {
        const imagined = resample(way.engine, way.match, watcher, random);
        mustStay(way, imagined, `resampling for ${nameOf(watcher)} lost or doubled something`);
      }
    },
    made: (way) => mustStay(way, way.match, 'something was lost or doubled'),
  };
}

function tokens(census: string | null): unknown {
  if (census === null) return null;
  try {
    return JSON.parse(census);
  } catch {
    return census.split(/[\s,;]+/);
  }
}
