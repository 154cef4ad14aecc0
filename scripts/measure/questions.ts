// How many questions of a match leave a seat nothing to weigh, of all and of those that people are still asked who want to be
// asked when they can answer.
//
// Greedy bots answer in people's places. What a host makes for such a person is asked of nobody here: forced choices, and
// the last answer to a question that may be answered beforehand. Nothing to weigh: one legal choice, unless the game says that
// the plan leaves out what could be planned anew, or a window in which the seat can only pass.
//
//   npm run measure -- questions --matches 40 --seed monday --game NAME     every game if left out

import { greedyBot, nextChoices, situationOf, wilson } from '@bridgefront/bots';
import {
  createEngine,
  forcedChoice,
  openSeats,
  seedRandom,
  standingPlan,
  sureMatch,
} from '@bridgefront/kernel';
import type { AnyGame, Choice, Engine, Match, Seat, StandingAnswer } from '@bridgefront/kernel';
import { orEnd, readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { allGames } from '../../apps/cli/src/games.ts';
import { gameNamed } from '../game-named.ts';

/** Questions of some matches, by who was asked: everybody always, and who is asked when they can answer. */
export interface Counted {
  all: number;
  allIdle: number;
  asked: number;
  askedIdle: number;
}

// One legal choice where nothing could be planned anew, or nothing but ways to pass.
function isIdle(
  { game }: Engine<unknown>,
  match: Match<unknown>,
  seat: Seat,
  legal: readonly Choice[],
): boolean {
  const { decision, state } = match;
  if (decision === null) return false;
  const rules = game.decisions[decision.ask];
  const { window } = rules;
  const passes = window === undefined ? [] : [window.pass, ...(window.alsoPass ?? [])];
  if (legal.every((choice) => passes.includes(choice))) return true;
  return legal.length === 1 && rules.leaves?.(state, seat, decision.plans[seat]) !== true;
}

// What a person's host would make: what is forced, and what was answered last where that stands.
function madeFor(
  engine: Engine<unknown>,
  match: Match<unknown>,
  seat: Seat,
  standing: readonly StandingAnswer[],
): readonly Choice[] | null {
  const forced = forcedChoice(engine, match, seat);
  return forced === null ? standingPlan(engine, match, seat, standing) : [forced.choice];
}

// The last answer stands; what had to be answered before it, such as discards, is asked again.
function answered(ask: string, choice: Choice): StandingAnswer {
  return { ask, where: {}, choices: [choice], until: 'match', turn: null };
}

function play(game: AnyGame, seed: string, counted: Counted): void {
  const engine = createEngine(game, { undo: true });
  const match = sureMatch(engine, {}, game.seats.min, seed);
  const random = seedRandom(`${seed}/bots`);
  const standing: StandingAnswer[][] = Array.from({ length: match.seats }, () => []);
  for (let { decision } = match; decision !== null; { decision } = match) {
    const [seat] = openSeats(decision);
    const legal = engine.choices(match, seat);
    const idle = isIdle(engine, match, seat, legal);
    counted.all++;
    if (idle) counted.allIdle++;
    const made = madeFor(engine, match, seat, standing[seat]);
    if (made === null) {
      counted.asked++;
      if (idle) counted.askedIdle++;
    }
    const wished = made ?? nextChoices(greedyBot, situationOf(engine, match, seat), random);
    const [choice] = wished;
    if (made === null && engine.game.decisions[decision.ask].beforehand === true)
      standing[seat] = [answered(decision.ask, choice)];
    const refused = engine.choose(match, seat, choice);
    if (refused !== null) throw new Error(refused.message);
  }
}

/** The questions of so many matches of a game, the same for the same seed. */
export function countQuestions(game: AnyGame, matches: number, seed: string): Counted {
  const counted: Counted = { all: 0, allIdle: 0, asked: 0, askedIdle: 0 };
  for (let number = 0; number < matches; number++) play(game, `${seed}/${number}`, counted);
  return counted;
}

function share(some: number, of: number): string {
  const { share: part, low, high } = wilson(some, of);
  const [middle, from, to] = [part, low, high].map((one) => (100 * one).toFixed(1));
  return `${some} of ${of}, ${middle} % (${from} to ${to})`;
}

async function main(): Promise<void> {
  const { matches, seed, chosen } = readWords(
    'npm run measure -- questions [--matches 40] [--seed TEXT] [--game NAME]',
    {
      options: {
        matches: { type: 'string', default: '40' },
        seed: { type: 'string', default: 'questions' },
        game: { type: 'string' },
      },
    },
    ({ values }) => ({
      matches: wholeNumber('--matches', values.matches, 1, 999_999),
      seed: values.seed,
      chosen: values.game === undefined ? allGames().map(({ game }) => game) : [gameNamed(values.game)],
    }),
  );
  const rows = chosen.map((game) => {
    const { all, allIdle, asked, askedIdle } = countQuestions(game, matches, seed);
    return {
      game: game.name,
      'asked always: nothing to weigh': share(allIdle, all),
      'when I can answer: nothing to weigh': share(askedIdle, asked),
      'questions a seat': (asked / matches / game.seats.min).toFixed(1),
    };
  });
  console.table(rows);
}

if (import.meta.main) await orEnd(main);
