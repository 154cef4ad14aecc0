// Whether a question of a match is a puzzle: found by the bot's own search, confirmed by one ten times as large, and by
// matches that are played out.

import {
  isTold,
  plansFor,
  puzzleMatch,
  PuzzleTable,
  rank,
  search,
  situationOf,
  soberSearch,
  strengthSearch,
  warlordSearch,
  weighLines,
  withLapse,
} from '@bridgefront/bots';
import type { Found, SearchSettings, Situation, WeighedLine } from '@bridgefront/bots';
import {
  createEngine,
  digest,
  forkRandom,
  PositionError,
  seedRandom,
  writePosition,
} from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Choice, Engine, Puzzle, Random, Seat } from '@bridgefront/kernel';
import { bar, hasKey, ideaOf, lineOf } from './idea.ts';
import type { Idea, Weighed } from './idea.ts';

/** Why a question is none, in the order in which it is tried. */
export const reasons = [
  'too little to choose',
  'no clear difference',
  'half of all plans have it',
  'less difference in new worlds',
  'the larger search plans otherwise',
  'the larger search sees less difference',
  'played out there is less difference',
  'who judges tries sees less difference',
  'a quick search finds a better plan',
] as const;

/** Why a question is none. */
export type Reason = (typeof reasons)[number];

/** What the bot of the mine does, and what it has found. */
export interface Tried {
  readonly plan: readonly Choice[];
  readonly result: Puzzle | Reason;
}

// Where the players err, most questions are looked at for a moment only.
const scan: SearchSettings = { ...warlordSearch, budget: { playouts: 160 } };
// Ten times the bot's, over more plans, and nothing drops out before it surely lies behind.
const largeSearch: SearchSettings = { ...warlordSearch, budget: { playouts: 6400 }, plans: 36, doubt: 3.5 };
const compared = { search: warlordSearch, compare: { playouts: 1600 }, enough: 0.015 };
const glance = { search: warlordSearch, compare: { playouts: 160 }, enough: 0.03 };
const quick = {
  search: { ...soberSearch, budget: { playouts: 200 } },
  compare: { search: soberSearch, compare: { playouts: 300 }, enough: 0.015 },
};
/** Further than any match goes. */
const never = 1_000_000;
const playedOut = {
  search: { ...soberSearch, looks: [never], depth: 0, others: 'plan' as const },
  compare: { playouts: 600 },
  enough: 0.025,
};
// Of fewer plans any could be guessed.
const fewestPlans = 4;
// The best rivals and those plans that have the key too.
const mostCompared = 4;

// What is tried to tell how hard it is, weakest first; in so many of the tries it is found.
const efforts = [0, 24, 100, 300] as const;
const tries = 3;

function finds(situation: Situation, random: Random, key: Choice, playouts: number): boolean {
  const settings = playouts === 0 ? { ...soberSearch, plans: 1, rounds: 0, budget: { playouts: 1 } } : null;
  const [best] = search(situation, random, settings ?? { ...soberSearch, budget: { playouts } }, 1).runners;
  return best !== undefined && hasKey(lineOf(best), key);
}

// 1: the first plan that comes to mind has it already; each level more is one more kind of search that does not find it.
function levelOf(situation: Situation, random: Random, key: Choice): number {
  const found = efforts.findIndex((playouts) => {
    const hits = Array.from({ length: tries }, () => finds(situation, random, key, playouts));
    return hits.filter(Boolean).length * 2 > tries;
  });
  return found < 0 ? efforts.length + 1 : found + 1;
}

// What decides the match, what alone keeps one in it, or the kind of thing that is done.
function themeOf(key: Choice, best: number, other: number, seats: number): string {
  const low = 0.4 / seats;
  if (best >= 0.85) return 'decide';
  if (other <= low) return 'hold';
  return /^[a-z-]+/i.exec(key)?.[0] ?? 'plan';
}

interface Confirmed {
  readonly best: Weighed;
  readonly rival: Weighed;
  readonly weighed: WeighedLine;
  readonly share: number;
  readonly playedOut: number;
}

// What the bot's own search saw is flattered by luck: a few new worlds say so before the large search is worth its time.
function isWorthIt(situation: Situation, random: Random, { best, rivals }: Idea): boolean {
  const lines = [best, ...rivals.slice(0, mostCompared)];
  const [, ...weighed] = weighLines(situation, random, glance, lines);
  return weighed[nearestOf(weighed)].behind.mean >= bar * 0.8;
}

function confirm(situation: Situation, random: Random, idea: Idea): Confirmed | Reason {
  const { key } = idea;
  if (!isWorthIt(situation, random, idea)) return 'less difference in new worlds';
  const { runners } = search(situation, random, largeSearch, 1);
  const [best, ...others] = runners;
  if (best === undefined || !hasKey(lineOf(best), key)) return 'the larger search plans otherwise';
  const rivals = rivalsOf(best, others, key);
  if (rivals.length === 0) return 'the larger search sees less difference';
  const lines = [best, ...rivals];
  const [first, ...weighed] = weighLines(situation, random, compared, lines);
  const nearest = nearestOf(weighed);
  if (weighed[nearest].behind.mean < bar) return 'the larger search sees less difference';
  const [, ...ends] = weighLines(situation, random, playedOut, lines);
  const least = ends[nearestOf(ends)].behind.mean;
  if (least < bar) return 'played out there is less difference';
  return {
    best,
    rival: rivals[nearest],
    weighed: weighed[nearest],
    share: first.share.mean,
    playedOut: least,
  };
}

// Those without the key that did best.
function rivalsOf(best: Weighed, others: readonly Weighed[], key: Choice): readonly Weighed[] {
  const idea = ideaOf([best, ...others]);
  const without = others.filter((one) => !hasKey(lineOf(one), key));
  const order = idea?.key === key ? idea.rivals : without;
  return order.slice(0, mostCompared);
}

function nearestOf(weighed: readonly WeighedLine[]): number {
  const lags = weighed.map(({ behind }) => behind.mean);
  return lags.indexOf(Math.min(...lags));
}

// Dice that let the plan do what it does in the mean, rather than once in a while: the position would lie otherwise.
function honestDice(
  engine: Engine<unknown>,
  match: AnyMatch,
  situation: Situation,
  { best, rival }: Confirmed,
  random: Random,
): Random {
  const worlds = Array.from({ length: 12 }, () => forkRandom(random));
  const gaps = worlds.map((dice) => {
    const world = (): AnyMatch => Object.assign(engine.copy(match), { random: forkRandom({ ...dice }) });
    const own = { ...situation, view: situation.view.bind(situation), imagine: world };
    const how = { search: compared.search, compare: { playouts: 1 } };
    const [, other] = weighLines(own, forkRandom({ ...dice }), how, [best, rival]);
    return other.behind.mean;
  });
  return worlds[gaps.indexOf(Math.max(...gaps))];
}

const rounded = (share: number): number => Number(share.toFixed(3));

/**
 * Lets a player of this strength answer an open question of a match at its beginning, and says whether it is a puzzle for the
 * strongest bot. Equal matches, seeds and strengths give equal answers.
 */
export function tryQuestion(
  engine: Engine<unknown>,
  match: AnyMatch,
  seat: Seat,
  { seed, strength }: { readonly seed: string; readonly strength: number },
): Tried {
  const situation = situationOf(engine, match, seat);
  const { choices } = situation;
  if (choices.length === 1) return { plan: choices, result: 'too little to choose' };
  const random = seedRandom(`${seed}/${match.sequence}/${seat}`);
  const { lapse } = strengthSearch(strength);
  const { runners } = search(situation, random, lapse > 0 ? scan : warlordSearch);
  const plan = planOf(lapse > 0 ? rank(withLapse(runners, lapse, random)) : runners, choices);
  if (runners.length < fewestPlans) return { plan, result: 'too little to choose' };
  const seen = ideaOf(runners);
  if (seen === null || seen.gap.mean < bar) return { plan, result: 'no clear difference' };
  const idea = lapse > 0 ? ideaOf(search(situation, random, warlordSearch).runners) : seen;
  if (idea === null || idea.gap.mean < bar) return { plan, result: 'no clear difference' };
  if (halfHave(engine.game, match, seat, idea.key)) return { plan, result: 'half of all plans have it' };
  const confirmed = confirm(situation, random, idea);
  if (typeof confirmed === 'string') return { plan, result: confirmed };
  const puzzle = puzzleOf(engine, match, situation, { seed, random, idea, confirmed });
  // Who judges tries looks less far than the warlord by whom it was found.
  const game = engine.game as AnyGame;
  const { solved } = new PuzzleTable(game, puzzle).judge(puzzle.tempting);
  if (solved) return { plan, result: 'who judges tries sees less difference' };
  return { plan, result: isBettered(game, puzzle) ? 'a quick search finds a better plan' : puzzle };
}

// Whole turns are sought beside those that do best, and so are alike: there it says nothing.
function halfHave(
  game: Engine<unknown>['game'],
  { state, decision }: AnyMatch,
  seat: Seat,
  key: Choice,
): boolean {
  if (decision === null || game.wholeTurns === true) return false;
  const plans = plansFor(game, state, seat, decision, [], warlordSearch.plans);
  return plans.filter(({ plan }) => plan.includes(key)).length * 2 >= plans.length;
}

/** Whether at least half of the plans for a puzzle's question have its key: then it is no idea, and could be guessed. */
export function isGuessed(game: AnyGame, puzzle: Puzzle): boolean {
  return halfHave(game, puzzleMatch(game, puzzle), puzzle.seat, puzzle.key);
}

/**
 * Whether a quick search of the puzzle as it is kept, with its dice and nothing else of the match, finds a plan that surely
 * beats the puzzle's own by more than half of what that one is better than the tempting one.
 */
export function isBettered(game: AnyGame, puzzle: Puzzle): boolean {
  const { seat, slug, line } = puzzle;
  const situation = situationOf(createEngine(game), puzzleMatch(game, puzzle), seat);
  const random = seedRandom(`${slug} tried`);
  const [best] = search(situation, random, quick.search, 1).runners;
  const [plan, ...next] = line;
  const [, own] = weighLines(situation, random, quick.compare, [best, { plan, next }]);
  return isTold(own.behind) && own.behind.mean > (puzzle.best - puzzle.other) / 2;
}

/** Whether a puzzle, perhaps of earlier rules, begins, is no guess, is solved by its plan and not by the tempting one, and is not bettered. */
export function holds(game: AnyGame, puzzle: Puzzle): boolean {
  try {
    const table = new PuzzleTable(game, puzzle);
    const { line, tempting } = puzzle;
    if (isGuessed(game, puzzle)) return false;
    const played = table.look(line.flat());
    if (!played.done || played.line.flat().join() !== line.flat().join()) return false;
    return table.judge(line).solved && !table.judge(tempting).solved && !isBettered(game, puzzle);
  } catch (error) {
    if (error instanceof PositionError) return false;
    throw error;
  }
}

function planOf([best]: Found['runners'], choices: readonly Choice[]): readonly Choice[] {
  return best === undefined ? choices.slice(0, 1) : best.plan;
}

interface Result {
  readonly seed: string;
  readonly random: Random;
  readonly idea: Idea;
  readonly confirmed: Confirmed;
}

function puzzleOf(
  engine: Engine<unknown>,
  match: AnyMatch,
  situation: Situation,
  { seed, random, idea: { key }, confirmed }: Result,
): Puzzle {
  const { share, weighed, best, rival } = confirmed;
  const { seat } = situation;
  const level = levelOf(situation, random, key);
  const dice = honestDice(engine, match, situation, confirmed, random);
  const cut = Object.assign(engine.copy(match), { random: forkRandom({ ...dice }), sequence: 0 });
  const { options, position, continuation } = writePosition(engine.game as AnyGame, cut);
  return {
    slug: digest(`${engine.game.name}/${seed}/${match.sequence}/${seat}`).slice(0, 8),
    options,
    position,
    continuation: JSON.parse(JSON.stringify(continuation)) as Puzzle['continuation'],
    seat,
    line: lineOf(best),
    key,
    tempting: lineOf(rival),
    best: rounded(share),
    other: rounded(weighed.share.mean),
    error: rounded(weighed.behind.error),
    playedOut: rounded(confirmed.playedOut),
    level,
    theme: themeOf(key, share, weighed.share.mean, match.seats),
    seed,
    at: match.sequence,
  };
}
