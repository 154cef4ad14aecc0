// Whether a plan keeps its lead where both sides think on: what it is worth by play-outs comes of players who do not search.

import { canMake, nextChoices, puzzleMatch, searchBot, situationOf, soberSearch } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import { copyRandom, createEngine, forkRandom, seedRandom } from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Engine, Puzzle, PuzzleLine, Random, Seat } from '@bridgefront/kernel';

/** Who plays on: thinks little, but of what comes. */
const thinker: Bot = searchBot('thinker', 'plays a puzzle on', {
  ...soberSearch,
  budget: { playouts: 32 },
});

/**
 * Matches more that the plan has won than the tempting one, world by world, at which it surely leads, and fewer at which it
 * surely does not (a random walk between two bounds, after Wald 1945): without a lead one in three comes through at most, with
 * one of 20 points three in four do.
 */
const bounds = { leads: 4, lags: -2 };
/** Worlds after which half of what is asked for must be there. */
const mostWorlds = 16;
/** Questions after which a match is judged as it stands. */
const longest = 600;

// One seat's part: what the line says as far as it can be done, then by thought.
function answer(
  engine: Engine<unknown>,
  match: AnyMatch,
  seat: Seat,
  { line, random }: { readonly line: PuzzleLine[number][]; readonly random: Random },
): void {
  const { decision } = match;
  const open = (): boolean => match.decision === decision && decision?.sealed[seat] === false;
  while (open() && line.length > 0) {
    const plan = line.shift() ?? [];
    // What cannot be done in this world is left out.
    if (canMake(engine, match, seat, plan)) engine.seal(match, seat, plan);
  }
  while (open()) {
    const situation = situationOf(engine, match, seat);
    for (const choice of nextChoices(thinker, situation, random))
      if (open()) engine.choose(match, seat, choice);
  }
}

// The seat's share of the win when the line has been made and everybody has thought on.
function shareOf(
  engine: Engine<unknown>,
  world: AnyMatch,
  seat: Seat,
  line: PuzzleLine,
  random: Random,
): number {
  const match = engine.copy(world);
  const mine = { line: [...line], random };
  for (let asked = 0; match.decision !== null && asked < longest; asked++)
    for (const one of match.decision.seats)
      if (match.decision?.sealed[one] === false)
        answer(engine, match, one, one === seat ? mine : { line: [], random });
  const outcome = engine.game.outcome(match.state, match.options);
  if (outcome === null) return engine.game.estimate(match.state, match.options, match.decision)[seat];
  return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
}

/** Whether a puzzle's plan wins more than the tempting one where both are played on to the end by players who search. */
export function keepsLead(game: AnyGame, puzzle: Puzzle): boolean {
  const { seat, slug, line, tempting } = puzzle;
  const engine = createEngine(game);
  const situation = situationOf(engine, puzzleMatch(game, puzzle), seat);
  const random = seedRandom(`${slug} played on`);
  let lead = 0;
  for (let n = 0; n < mostWorlds && lead > bounds.lags && lead < bounds.leads; n++) {
    const world = situation.imagine(random);
    const dice = forkRandom(random);
    const [own, other] = [line, tempting].map((plans) =>
      shareOf(engine, world, seat, plans, copyRandom(dice)),
    );
    lead += own - other;
  }
  return lead >= bounds.leads / 2;
}
