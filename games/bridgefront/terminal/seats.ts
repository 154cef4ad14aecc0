// What everybody knows of Bridgefront's seats, and what a seat knows of its own score.

import type { ChampionView, PublicSeat, TableView } from '../rules/index.ts';
import { placesSeen } from '../rules/table.ts';
import type { ReaderPlaces } from '../rules/table.ts';
import type { Outcome } from '@bridgefront/kernel';
import { columns } from '@bridgefront/terminal/columns.ts';
import { fullWidth, wrap } from '@bridgefront/terminal/paint.ts';
import type { Drawing } from '@bridgefront/terminal/table.ts';
import { cardsOf } from './cards.ts';

function tableOf({ view }: Drawing): TableView {
  return view.table as TableView;
}

function notes({ lead, phase }: TableView, seat: number, { done, resolving }: PublicSeat): string {
  const said = [
    ...(lead === seat ? ['has the Lead'] : []),
    ...(done && phase === 'action' ? ['done for this round'] : []),
    ...(resolving === undefined ? [] : ['card in progress']),
  ];
  return said.join(', ');
}

// As the viewer names it: the own Capital is "your".
function placesFor(drawing: Drawing): ReaderPlaces {
  const { names, view } = drawing;
  return placesSeen(tableOf(drawing), view.seat ?? -1, (seat) => names.name(seat));
}

function championText(drawing: Drawing, champion: ChampionView, hex: string): string {
  const { options } = drawing;
  const card = cardsOf(options).get(champion.card);
  const { slowed, warded, frenzy, used, marks } = champion;
  const states = [
    ...(slowed === true ? ['slowed'] : []),
    ...(warded === true ? ['protected'] : []),
    ...(frenzy === undefined ? [] : [`+${frenzy} dice`]),
    ...(used === true ? ['ability used'] : []),
    ...(marks ?? []).map(({ gold }) => `marked for ${gold} gold`),
  ];
  const dice =
    card === undefined ? '' : `, ${card.dice}d hits on ${card.hits === 1 ? '1' : `1–${card.hits}`}`;
  const state = states.length === 0 ? '' : ` (${states.join(', ')})`;
  return `${card?.name ?? champion.card} ${champion.hp}/${card?.hp ?? '?'} HP${dice}, at ${placesFor(drawing).hex(hex)}${state}`;
}

function championLines(drawing: Drawing): string[] {
  const { units } = tableOf(drawing);
  return units.flatMap(({ seat, hex, champions = [] }) =>
    champions.map((champion) => `  ${drawing.names.symbol(seat)} * ${championText(drawing, champion, hex)}`),
  );
}

/** A line for each seat, then every Champion in play. */
export function seatLines(drawing: Drawing): string[] {
  const { names, paint } = drawing;
  const table = tableOf(drawing);
  const heads = [
    { title: '' },
    { title: 'seat' },
    { title: 'player' },
    { title: 'gold', align: 'right' },
    { title: 'mana', align: 'right' },
    { title: 'hand', align: 'right' },
    { title: 'draw', align: 'right' },
    { title: 'discard', align: 'right' },
    { title: '' },
  ] as const;
  const rows = table.seats.map((seat, i) => [
    names.symbol(i),
    names.name(i),
    names.player(i),
    ...[seat.gold, seat.mana, seat.hand, seat.draw, seat.discard].map(String),
    paint('dim', notes(table, i, seat)),
  ]);
  const [head, ...lines] = columns(heads, rows);
  const tense =
    table.blackout === true ? ['  Total Blackout: no Bridge is built or destroyed this round.'] : [];
  return [
    paint('dim', `  ${head}`),
    ...lines.map((line) => `  ${line}`),
    ...championLines(drawing),
    ...tense,
  ];
}

/** Places that count at the next scoring as things stand. */
function placesHeld(drawing: Drawing, seat: number): string[] {
  const { units, forges, seats } = tableOf(drawing);
  const mine = new Set(units.filter((other) => other.seat === seat).map(({ hex }) => hex));
  return [
    ...(mine.has('0,0') ? ['the Center'] : []),
    ...forges.filter((hex) => mine.has(hex)).map((hex) => placesFor(drawing).hex(hex)),
    ...seats.flatMap(({ capital }, owner) =>
      owner !== seat && capital !== null && mine.has(capital)
        ? [`${drawing.names.name(owner)}’s Capital`]
        : [],
    ),
  ];
}

/** The viewer's own points; others' are hidden until the end. */
export function scoreLines(drawing: Drawing): string[] {
  const { view, options } = drawing;
  const { own } = tableOf(drawing);
  if (own === undefined || view.seat === null) return [];
  const held = placesHeld(drawing, view.seat);
  const now = held.length === 0 ? 'You stand on no place that scores.' : `You stand on ${held.join(', ')}.`;
  const total = own.permanentVp + own.controlVp;
  return wrap(
    `Your points: ${total} of ${String(options['vpToWin'])} (${own.permanentVp} for good, ${own.controlVp} for places when last scored). ${now}`,
    fullWidth - 2,
  );
}

/** The final places with points and gold. */
export function rankingLines(drawing: Drawing, outcome: Outcome): string[] {
  const { names, paint } = drawing;
  const { all = [], seats } = tableOf(drawing);
  const heads = [
    { title: '' },
    { title: 'seat' },
    { title: 'player' },
    { title: 'points', align: 'right' },
    { title: 'permanent', align: 'right' },
    { title: 'places', align: 'right' },
    { title: 'gold', align: 'right' },
  ] as const;
  let place = 1;
  const rows = outcome.ranking.flatMap((group) => {
    const lines = group.map((seat) => {
      const { permanentVp, controlVp } = all[seat];
      const figures = [permanentVp + controlVp, permanentVp, controlVp, seats[seat].gold].map(String);
      return [`${place}.`, names.name(seat), names.player(seat), ...figures];
    });
    place += group.length;
    return lines;
  });
  const [head, ...lines] = columns(heads, rows);
  const winners = outcome.winners.map((seat) => names.name(seat)).join(' and ');
  const verb = outcome.winners.length > 1 ? 'win' : 'wins';
  return [
    `${winners} ${verb}: ${outcome.reason}.`,
    '',
    paint('dim', `  ${head}`),
    ...lines.map((line) => `  ${line}`),
  ];
}
