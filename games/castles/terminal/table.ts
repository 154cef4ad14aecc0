// Castles' table in the terminal, put together.

import { choiceKind } from '@bridgefront/kernel';
import { minus, plural } from '@bridgefront/tabletop/words';
import type { Choice, Outcome } from '@bridgefront/kernel';
import { columns } from '@bridgefront/terminal/columns.ts';
import { wrap } from '@bridgefront/terminal/paint.ts';
import type { ChoiceGroup, Drawing, TerminalTable } from '@bridgefront/terminal/table.ts';
import type { SeriesView } from '../rules/series.ts';
import { playersOf, sideOf } from '../rules/sides.ts';
import { thousands } from '../rules/text/numbers.ts';
import { cardTitles, handLines, tableLines, whyLines } from './cards.ts';
import { mapKey, mapLines, tableOf } from './map.ts';

function header(drawing: Drawing): string {
  const { turn, turnLimit, active, phase, ambush, series } = tableOf(drawing);
  if (phase === 'over')
    return series === undefined
      ? `The match is over after ${turn} turns`
      : `The series is over after ${series.of} sieges`;
  const siege = series === undefined ? '' : `Siege ${series.siege} of ${series.of} · `;
  if (phase === 'between') return `${siege}to be begun`;
  return `${siege}Turn ${turn} of at most ${turnLimit} · ${drawing.names.name(active)}${ambush ? ' · Ambush' : ''}`;
}

function castleHp(drawing: Drawing, seat: number): string {
  const castle = tableOf(drawing).pieces.find(
    (piece) => piece.card === 'castle' && piece.seat === sideOf(seat),
  );
  return castle === undefined ? '0' : `${castle.hp}/${castle.full}`;
}

function seatLines(drawing: Drawing): string[] {
  const { names, paint } = drawing;
  const { seats, active, phase } = tableOf(drawing);
  const heads = [
    { title: '' },
    { title: 'seat' },
    { title: 'player' },
    { title: 'Castle', align: 'right' },
    { title: 'hand', align: 'right' },
    { title: 'known', align: 'right' },
    { title: '' },
  ] as const;
  const rows = seats.map(({ hand, knownCount }, seat) => [
    names.symbol(seat),
    names.name(seat),
    names.player(seat),
    castleHp(drawing, seat),
    String(hand),
    String(knownCount),
    paint('dim', seat === active && phase === 'turn' ? 'has the turn' : ''),
  ]);
  const [head, ...lines] = columns(heads, rows);
  return [paint('dim', `  ${head}`), ...lines.map((line) => `  ${line}`)];
}

// What every siege of a series brought, and the points, Red's first.
function seriesLines(drawing: Drawing, { points, fought, start }: SeriesView): string[] {
  const { seats, red } = tableOf(drawing);
  const sides = [red, 1 - red].map((side) => playersOf({ seats }, side));
  const each = (words: (side: number) => string): string =>
    sides
      .map((own) => `${own.map((seat) => drawing.names.name(seat)).join(' and ')} ${words(own[0])}`)
      .join(' · ');
  return [
    `Start: ${each(() => thousands(start))}`,
    ...fought.map(
      ({ scores, winner, castles, turns }, at) =>
        `Siege ${at + 1}, ${plural(turns, 'turn')}: ${each((side) => `${minus(scores[side])} (Castle ${castles[side]}${side === winner ? ', won' : ''})`)}`,
    ),
    `Points: ${each((side) => thousands(points[side]))}`,
  ];
}

// The winner's first, as the log tells them.
function scoreLines(drawing: Drawing): string[] {
  const { scores, winners = [], series } = tableOf(drawing);
  if (series !== undefined) return seriesLines(drawing, series);
  if (scores === undefined) return [];
  const seats = scores
    .map((_, seat) => seat)
    .sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)));
  return [`Score: ${seats.map((seat) => `${drawing.names.name(seat)} ${minus(scores[seat])}`).join(', ')}.`];
}

function rankingLines(drawing: Drawing, outcome: Outcome): string[] {
  const winners = outcome.winners.map((seat) => drawing.names.name(seat)).join(' and ');
  const drawn = outcome.ranking.length === 1;
  const verb = drawn ? 'share the match' : outcome.winners.length > 1 ? 'win' : 'wins';
  return [`${winners} ${verb}: ${outcome.reason}.`, '', ...seatLines(drawing)];
}

function welcomeLines({ names, view }: Drawing): string[] {
  const seat = view.seat ?? 0;
  const mates = playersOf(tableOf({ view }), sideOf(seat)).filter((mate) => mate !== seat);
  const team = mates.map((mate) => ` together with ${names.name(mate)}: one Castle, one army, two hands`);
  return wrap(
    `You play ${names.name(seat)}${team.join('')}. Destroy the enemy Castle: it stands in the Middle of the other half. Soldiers must walk there, ` +
      'engines and the Wizard reach it from afar, Walls keep both out. Every card may move once and act once in each of your turns, ' +
      'and you may play as many cards as you like.',
  );
}

const explanations: Readonly<Record<string, string>> = {
  main: 'Do one thing after another in any order: play a card, or choose one of your cards and then where it goes or what it does. End the turn when nothing is left to do.',
  end: 'Your order holds for the enemy’s next turn: it says on whom your Traps are sprung when enemies enter your Middle, and how many at most. Everybody gives one, so that nobody can tell who holds a Trap.',
  mulligan:
    'Everybody is asked, so that nobody can tell who holds no unit. A hand without one may be dealt anew, once.',
  next: 'The siege is over, and the next one begins with everything made anew: Castles, cards and hands. The points stay.',
  trap: 'You are asked at every entry, whether you hold a Trap or not, so that the question betrays nothing.',
};

const headings: Readonly<Record<string, string>> = {
  unit: 'Your cards in play',
  play: 'Cards in your hand',
  zone: 'Go to',
  at: 'Aim at',
  build: 'Build',
  cycle: 'Cards in your hand',
  look: 'Spy',
  seat: 'Spy',
  done: 'Turn',
  surrender: 'Turn',
};

function group(_drawing: Drawing, ask: string, choices: readonly Choice[]): readonly ChoiceGroup[] {
  if (ask !== 'main' || choices.length < 2) return [{ heading: '', choices }];
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const heading = headings[choiceKind(choice)] ?? '';
    const members = groups.get(heading);
    if (members === undefined) groups.set(heading, [choice]);
    else members.push(choice);
  }
  return [...groups].map(([heading, members]) => ({ heading, choices: members }));
}

/** How Castles looks in a terminal. */
export const castlesTable: TerminalTable = {
  header,
  map: mapLines,
  seats: seatLines,
  hand: handLines,
  market: tableLines,
  score: scoreLines,
  offer: () => [],
  ranking: rankingLines,
  welcome: welcomeLines,
  explain: (ask) => explanations[ask] ?? null,
  why: whyLines,
  known: cardTitles,
  mapKey: (view) => mapKey(tableOf({ view })),
  seatName(view, seat) {
    const table = tableOf({ view });
    const side = sideOf(seat) === table.red ? 'Red' : 'Blue';
    const players = playersOf(table, sideOf(seat));
    const number = players.length === 1 ? '' : ` ${players.indexOf(seat) + 1}`;
    return { symbol: side.slice(0, 1) + number.trim(), name: side + number };
  },
  opens: (face) => (face.tell === 'turn' ? `Turn ${Number(face['turn'])}` : null),
  skips: () => false,
  help: {
    map: 'the six zones and both seats',
    hand: 'your hand, what the enemy knows of it, and your Trap order',
    market: 'deck, discard pile, and what you know of the enemy hand',
    score: 'the score of a finished match, or the points of a series',
    why: ['<card>', 'what a card does, such as: why storm'],
    names: 'spearman-3, red-front or done',
  },
  group,
};
