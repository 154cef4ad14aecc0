// What decides matches of Castles: counts over matches between equal bots, for the questions of its play tests.
//
//   npm run siege -w games/castles -- --matches 2000                              greedy players
//   npm run siege -w games/castles -- --bot veteran --matches 40
//   npm run siege -w games/castles -- --bot search --playouts 32 --matches 100 --option firstTurnDraw=false

import { castles } from '../rules/index.ts';
import type { CastlesFace, TableView } from '../rules/table.ts';
import { playOn, searchBot, soundSearch, wilson } from '@bridgefront/bots';
import { createEngine, seedRandom, sureMatch, viewOf } from '@bridgefront/kernel';
import type { Report } from '@bridgefront/kernel';
import { findBot } from '@bridgefront/lab/bots.ts';
import { readWords } from '@bridgefront/lab/script.ts';
import { gameOptions, wholeNumber } from '@bridgefront/lab/words.ts';

const { values, matches, bot, options } = readWords(
  'npm run siege -w games/castles -- [--matches 2000] [--bot greedy] [--playouts 32] [--seed siege] [--option name=value]',
  {
    options: {
      matches: { type: 'string', default: '2000' },
      bot: { type: 'string', default: 'greedy' },
      playouts: { type: 'string', default: '32' },
      seed: { type: 'string', default: 'siege' },
      option: { type: 'string', multiple: true, default: [] },
    },
  },
  ({ values: given }) => {
    const playouts = wholeNumber('--playouts', given.playouts, 1, 1_000_000);
    const search = { ...soundSearch, budget: { playouts } };
    return {
      values: given,
      matches: wholeNumber('--matches', given.matches, 1, 10_000_000),
      bot: given.bot === 'search' ? searchBot('search', '', search) : findBot(given.bot),
      options: gameOptions(castles, given.option, 2),
    };
  },
);

const engine = createEngine(castles);

/** Copies of each card of the deck that came into a hand, and that were used from it. */
const used = new Map<string, number>();
const drawn = new Map<string, number>();
/** Something that one side has and the other has not, and how often that side won. */
const edges = new Map<string, { held: number; wins: number }>();
const totals = new Map<string, number>();
const turns: number[] = [];

function edge(name: string, seat: number, winner: number): void {
  const one = edges.get(name) ?? { held: 0, wins: 0 };
  edges.set(name, { held: one.held + 1, wins: one.wins + (seat === winner ? 1 : 0) });
}

function more(counts: Map<string, number>, name: string, amount = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + amount);
}

function add(name: string, amount = 1): void {
  more(totals, name, amount);
}

const kindOf = (name: string): string => name.replace(/-\d+$/, '');

// Damage to Castles by the card that dealt it, and how often things were done.
function count(face: CastlesFace): void {
  const hits = face.tell === 'area' ? face.hits : face.tell === 'attacks' ? [face.hit] : [];
  const by = face.tell === 'area' ? face.card : face.tell === 'attacks' ? kindOf(face.piece) : '';
  for (const { piece, damage } of hits)
    if (piece.startsWith('castle-')) add(`damage to Castles: ${by}`, damage);
  if (face.tell === 'plays') more(used, face.card);
  if (face.tell === 'enters' && face.how !== 'revived') more(used, kindOf(face.piece));
  if (face.tell === 'mends') add(`HP given by ${kindOf(face.by)}`, face.gain);
  if (face.tell === 'trap') {
    add('Traps sprung');
    more(used, 'trap');
  }
  if (face.tell === 'looks') add('looks of Spies');
}

function play(seed: string): void {
  const reports: Report[] = [];
  const match = sureMatch(engine, options, 2, seed);
  const hands = [0, 1].map(
    (seat) => (viewOf(engine, match, seat).table as TableView).seats[seat].cards ?? [],
  );
  for (const card of hands.flat()) more(drawn, card);
  const storm = [0, 1].filter((seat) => hands[seat].includes('lightning-storm'));
  playOn(engine, match, [bot, bot], seedRandom(`${seed} players`), (report) => void reports.push(report));
  const { winners } = match.state;
  turns.push(match.state.turn);
  const faces = reports.flatMap(({ face }) => (face === null ? [] : [face as CastlesFace]));
  faces.forEach(count);
  for (const told of reports.flatMap((report) => Object.values(report.faces ?? {}) as CastlesFace[]))
    if (told.tell === 'draws') for (const card of told.cards ?? []) more(drawn, card);
  if (winners.length !== 1) return add('draws');
  const [winner] = winners;
  edge('has the first turn', match.state.red, winner);
  if (storm.length === 1) edge('alone holds Lightning Storm at the start', storm[0], winner);
  const fallen = faces
    .filter((face) => face.tell === 'destroyed')
    .find(({ piece }) => piece.startsWith('wizard-'));
  if (fallen !== undefined) edge('keeps the Wizard longer', 1 - fallen.seat, winner);
  for (const what of ['wall', 'siege-tower', 'keep', 'armoury']) {
    const built = new Set(
      faces.flatMap((face) => (face.tell === 'enters' && kindOf(face.piece) === what ? face.seat : [])),
    );
    if (built.size === 1) edge(`alone builds ${what}`, [...built][0], winner);
  }
}

for (let index = 0; index < matches; index++) play(`${values.seed} ${index}`);
turns.sort((a, b) => a - b);
const at = (share: number): number => turns[Math.floor(share * (turns.length - 1))];
console.log(`${matches} matches, ${values.bot}, ${values.option.join(' ')}`);
console.log(`turns: median ${at(0.5)}, nine in ten by ${at(0.9)}, longest ${at(1)}`);
for (const [name, { held, wins }] of edges) {
  const { low, high } = wilson(wins, held);
  const percent = (share: number): string => (100 * share).toFixed(1);
  console.log(`${name}: wins ${percent(wins / held)} % of ${held} (${percent(low)} to ${percent(high)})`);
}
const damage = [...totals].filter(([name]) => name.startsWith('damage')).reduce((sum, [, n]) => sum + n, 0);
for (const [name, n] of [...totals].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(
    name.startsWith('damage')
      ? `${name}: ${((100 * n) / damage).toFixed(1)} %`
      : `${name}: ${(n / matches).toFixed(2)} a match`,
  );
for (const [name, held] of [...drawn].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const times = used.get(name) ?? 0;
  console.log(
    `${name}: used ${(times / matches).toFixed(2)} a match, ${((100 * times) / held).toFixed(1)} % of those drawn`,
  );
}
