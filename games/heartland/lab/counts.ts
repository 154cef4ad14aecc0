// What decides matches of Heartland: counts over matches between equal bots, for the questions of its play tests.
//
//   npm run counts -w games/heartland -- --matches 1000
//   npm run counts -w games/heartland -- --bot veteran --matches 60 --option deck0=ember-riders --option deck1=oxbow-wardens

import { playOn, wilson } from '@bridgefront/bots';
import { createEngine, seedRandom, sureMatch, winShare } from '@bridgefront/kernel';
import type { Report } from '@bridgefront/kernel';
import { findBot } from '@bridgefront/lab/bots.ts';
import { readWords } from '@bridgefront/lab/script.ts';
import { gameOptions, wholeNumber } from '@bridgefront/lab/words.ts';
import { heartland } from '../rules/index.ts';
import type { HeartlandFace } from '../rules/table.ts';

const { values, matches, bot, options } = readWords(
  'npm run counts -w games/heartland -- [--matches 1000] [--bot greedy] [--seed counts] [--option name=value]',
  {
    options: {
      matches: { type: 'string', default: '1000' },
      bot: { type: 'string', default: 'greedy' },
      seed: { type: 'string', default: 'counts' },
      option: { type: 'string', multiple: true, default: ['deck0=random', 'deck1=random'] },
    },
  },
  ({ values: given }) => ({
    values: given,
    matches: wholeNumber('--matches', given.matches, 1, 10_000_000),
    bot: findBot(given.bot),
    options: gameOptions(heartland, given.option, 2),
  }),
);

const engine = createEngine(heartland);

/** How often something was so, of how many times it could have been. */
const shares = new Map<string, { so: number; of: number }>();
/** How often cards were deployed or used, and things done. */
const totals = new Map<string, number>();

function share(name: string, so: number): void {
  const one = shares.get(name) ?? { so: 0, of: 0 };
  shares.set(name, { so: one.so + so, of: one.of + 1 });
}

function add(name: string): void {
  totals.set(name, (totals.get(name) ?? 0) + 1);
}

// One round: who committed last, and who struck the opponent.
class Round {
  readonly committed: number[] = [];
  readonly struck = new Set<number>();

  end(): void {
    const [first, last] = this.committed;
    if (first === undefined || last === undefined || this.struck.size !== 1) return;
    share('of rounds in which one side struck, it had committed last', this.struck.has(1 - last) ? 1 : 0);
  }
}

function count(faces: readonly HeartlandFace[]): void {
  let round = new Round();
  let number = 0;
  for (const face of faces) {
    if (face.tell === 'round') {
      round.end();
      round = new Round();
      number = face.round;
    } else if (face.tell === 'commits') round.committed.push(face.seat);
    else if (face.tell === 'strikes') round.struck.add(face.seat);
    else if (face.tell === 'draws' && face.deck === 'civic' && face.count === 2)
      add(number <= 5 ? 'civic draws up to round 5' : 'civic draws after round 5');
    else if (face.tell === 'draws' && face.deck === 'army' && face.count === 1)
      add(number <= 5 ? 'army draws up to round 5' : 'army draws after round 5');
    else if (face.tell === 'deploys' || face.tell === 'tactic') add(`deployed: ${face.card}`);
    else if (face.tell === 'maneuver') add(`used: ${face.unit.card}`);
    else if (face.tell === 'stratagem') add(`used: ${face.card}`);
    else if (face.tell === 'razes') add('razed');
    else if (face.tell === 'clash')
      for (const { occupied, excess } of face.sides)
        if (occupied) share('of attacks with an occupier, some came through', excess > 0 ? 1 : 0);
  }
  round.end();
}

function play(seed: string): void {
  const reports: Report[] = [];
  const match = sureMatch(engine, options, 2, seed);
  // Decks that are named are dealt at once, and the lot is drawn.
  const first = match.state.initiative;
  playOn(engine, match, [bot, bot], seedRandom(`${seed} players`), (report) => void reports.push(report));
  const faces = reports.flatMap(({ face }) => (face === null ? [] : [face as HeartlandFace]));
  const won = (seat: number): number => winShare(match.state, seat);
  share('the first initiative wins', won(first));
  share('the first seat, with the first deck named, wins', won(0));
  share('settled land ends it', match.state.ending === 'settled' ? 1 : 0);
  add(`rounds: ${match.state.round}`);
  count(faces);
}

for (let index = 0; index < matches; index++) play(`${values.seed} ${index}`);
console.log(`${matches} matches, ${values.bot}, ${values.option.join(' ')}`);
const percent = (one: number): string => (100 * one).toFixed(1);
for (const [name, { so, of }] of shares) {
  const { low, high } = wilson(so, of);
  console.log(`${name}: ${percent(so / of)} % of ${of} (${percent(low)} to ${percent(high)})`);
}
for (const [name, n] of [...totals].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${name}: ${(n / matches).toFixed(2)} a match`);
