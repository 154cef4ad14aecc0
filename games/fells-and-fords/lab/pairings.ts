// Matches of bots over all pairings of objectives: who wins, how long it takes, and whether every card is still there.
//
//   npm run pairings -w games/fells-and-fords -- --league greedy --clans greedy --each 4
//   … --league veteran --clans veteran --each 2 --file pairings.jsonl       goes on where it was stopped;
//                                                        the file takes no other bots, seed, options or rules
//   … --option winningVp=20 --option battle=gateFord                        other rules; a first battle, each as often
//
// Beside the house's bots there is `scattered`: greedy, but it deploys by lot.
//
// Each pairing is played with the Ford League in the South and in the North in turn.

import { greedyBot, randomBot, nextChoices, situationOf } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import { createEngine, fingerprint, openSeats, seedRandom, sureMatch } from '@bridgefront/kernel';
import type { Choice, Match, Observer, Random } from '@bridgefront/kernel';
import type { FellsFace } from '../rules/faces.ts';
import { fellsAndFords } from '../rules/index.ts';
import { OBJECTIVES } from '../rules/tables/objectives.ts';
import { unitTable } from '../rules/cards/in-force.ts';
import type { State } from '../rules/types.ts';
import { findBot } from '@bridgefront/lab/bots.ts';
import { openKept } from '@bridgefront/lab/kept-file.ts';
import type { KeptFile } from '@bridgefront/lab/kept-file.ts';
import { orEnd, readWords } from '@bridgefront/lab/script.ts';
import { gameOptions, optionPairs, wholeNumber } from '@bridgefront/lab/words.ts';
import { tallyOf } from './tally.ts';
import type { Played } from './tally.ts';

const engine = createEngine(fellsAndFords);
const scatteredBot: Bot = {
  name: 'scattered',
  summary: 'greedy, but deploys by lot',
  choose: (situation, random) =>
    (situation.ask === 'army' && situation.plan.length > 0 ? randomBot : greedyBot).choose(situation, random),
};
const [league, clans] = ['fords', 'fells'].map((faction) =>
  OBJECTIVES.filter((one) => one.faction === faction).map(({ slug }) => slug),
);

/** One match to play: objectives by faction, and where the Ford League stands. */
interface Table {
  readonly league: string;
  readonly clans: string;
  readonly south: boolean;
  readonly seed: string;
}

// Every objective meets every other in turn, so that a run that was stopped has seen all of them about equally often.
function tables(each: number, seed: string): Table[] {
  return Array.from({ length: each }, (_, round) =>
    clans.flatMap((__, shift) =>
      league.map((own, i) => {
        const j = (i + shift) % clans.length;
        const south = (round + i + j) % 2 === 0;
        return { league: own, clans: clans[j], south, seed: `${seed}/${own}/${clans[j]}/${round}` };
      }),
    ),
  ).flat();
}

type Given = { readonly [name: string]: string };
const isBattle = ({ battle = 'objectives' }: Given): boolean => battle !== 'objectives';

function startOf({ south, seed }: Table, options: Given): Match<State> {
  const chosen = {
    ...options,
    ...(isBattle(options) ? {} : { objectivesDrawn: 7 }),
    factions: south ? 'fordsSouth' : 'fellsSouth',
  };
  return sureMatch(engine, chosen, 2, seed);
}

// What is heard of a match beside its choices: where points come from, who attacks and falls, which cards are played.
function listener(counts: { [what: string]: number }): Observer {
  const add = (what: string, by = 1): void => void (counts[what] = (counts[what] ?? 0) + by);
  return ({ face }) => {
    const heard = face as unknown as FellsFace | null;
    switch (heard?.tell) {
      case 'scores':
        return add(`VP for ${heard.why}`, heard.vp);
      case 'attacks':
        return add(`attack of ${heard.unit}`);
      case 'falls':
        return add(`fall of ${heard.unit}`);
      case 'command':
        return add(`card ${heard.card} ${heard.text ? 'for its text' : 'for one order'}`);
      case 'plays':
        return add(`card ${heard.card}`);
      case 'cured':
        return add(`cured of ${heard.token}`);
      case 'tent':
        return add('tent taken');
      default:
    }
  };
}

// Everything that bots choose must be legal, and no card may be lost.
function choose(match: Match<State>, seat: number, choice: Choice, table: Table, observer?: Observer): void {
  const refused = engine.choose(match, seat, choice, observer);
  if (refused !== null) throw new Error(`${table.seed}: ${choice} was refused: ${refused.message}`);
}

/** Plays a match to its end. */
function play(table: Table, pair: readonly [Bot, Bot], options: Given): Played {
  const match = startOf(table, options);
  const random: Random = seedRandom(`${table.seed}/bots`);
  const fords = table.south ? 0 : 1;
  const cards = fellsAndFords.census(match.state);
  if (!isBattle(options)) {
    choose(match, fords, `objective:${table.league}`, table);
    choose(match, 1 - fords, `objective:${table.clans}`, table);
  }
  const counts: { [ask: string]: number } = {};
  const observer = listener(counts);
  for (let { decision } = match; decision !== null; { decision } = match) {
    const [seat] = openSeats(decision);
    const bot = pair[seat === fords ? 0 : 1];
    const choices = nextChoices(bot, situationOf(engine, match, seat), random);
    const { ask } = decision;
    counts[ask] = (counts[ask] ?? 0) + 1;
    for (const choice of choices) {
      const kind = /^(?:lore|army|tent)/.test(choice) ? choice : choice.split(':')[0];
      const key = `${ask}/${kind}`;
      counts[key] = (counts[key] ?? 0) + 1;
      choose(match, seat, choice, table, observer);
    }
    if (fellsAndFords.census(match.state) !== cards)
      throw new Error(`${table.seed}: a card was lost or doubled.`);
  }
  return playedOf(table, match, fords, counts);
}

function playedOf(
  { seed, league: own, clans: other, south }: Table,
  { state, sequence }: Match<State>,
  fords: number,
  counts: Played['counts'],
): Played {
  const { winners, ending, round, seats, first } = state;
  return {
    seed,
    league: own,
    clans: other,
    south,
    first: first === fords ? 'fords' : 'fells',
    won: winners.length > 1 ? 0.5 : winners[0] === fords ? 1 : 0,
    ending: ending ?? 'none',
    rounds: round,
    vp: [seats[fords].vp, seats[1 - fords].vp],
    left: [0, 1].map((side) =>
      state.units
        .filter(({ hex, seat }) => hex >= 0 && seat === (side === 0 ? fords : 1 - fords))
        .reduce((sum, { type }) => sum + unitTable(state)[type].cost, 0),
    ),
    choices: sequence,
    counts,
  };
}

function botNamed(name: string): Bot {
  return name === scatteredBot.name ? scatteredBot : findBot(name);
}

function isPlayed(value: unknown): value is Played {
  const { seed, league: own, clans: other, vp, left, counts } = (value ?? {}) as Partial<Played>;
  return (
    [seed, own, other].every((name) => typeof name === 'string') &&
    Array.isArray(vp) &&
    Array.isArray(left) &&
    typeof counts === 'object'
  );
}

// A file belongs to what decides how matches go; more of them may be asked for later.
function open(file: string | undefined, settings: object): KeptFile<Played> {
  const kind = { file: 'fells-and-fords-pairings', of: 'pairings', isLine: isPlayed };
  return openKept(file ?? null, kind, { rules: fingerprint(fellsAndFords), ...settings });
}

function main(): void {
  const { file, each, seed, minutes, options, pair } = readWords(
    'npm run pairings -w games/fells-and-fords -- [--league greedy] [--clans greedy] [--each 2] [--seed pairings] [--file FILE] [--minutes 600] [--option name=value]',
    {
      options: {
        league: { type: 'string', default: 'greedy' },
        clans: { type: 'string', default: 'greedy' },
        each: { type: 'string', default: '2' },
        seed: { type: 'string', default: 'pairings' },
        file: { type: 'string' },
        minutes: { type: 'string', default: '600' },
        option: { type: 'string', multiple: true, default: [] },
      },
    },
    ({ values }) => {
      gameOptions(fellsAndFords, values.option);
      return {
        file: values.file,
        each: wholeNumber('--each', values.each, 1, 10_000),
        seed: values.seed,
        minutes: wholeNumber('--minutes', values.minutes, 1, 1_000_000),
        options: optionPairs(fellsAndFords, values.option),
        pair: [botNamed(values.league), botNamed(values.clans)] as const,
      };
    },
  );
  const [ofLeague, ofClans] = pair;
  const kept = open(file, { league: ofLeague.name, clans: ofClans.name, seed, options });
  const played = [...kept.lines];
  const known = new Set(played.map((one) => one.seed));
  const began = performance.now();
  for (const table of tables(each, seed)) {
    if (known.has(table.seed)) continue;
    if (performance.now() - began > minutes * 60_000) break;
    const one = play(table, pair, options);
    played.push(one);
    kept.add(one);
  }
  console.log(tallyOf(played));
}

await orEnd(main);
