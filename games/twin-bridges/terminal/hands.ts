// Hands of Twin Bridges in the terminal: rows from the left with the building in its place.

import { wrap } from '@bridgefront/terminal/paint.ts';
import type { Drawing } from '@bridgefront/terminal/table.ts';
import type { SideView } from '../rules/index.ts';
import { list, plural } from '@bridgefront/tabletop/words';
import { decks } from '../rules/cards/decks.ts';
import { nameOf } from '../rules/text/words.ts';
import { shelf } from './cards.ts';
import { nearSeat, tableOf } from './lanes.ts';

function buildingName({ fort }: SideView): string {
  return fort ? 'Fort' : 'Bastion';
}

// Said alike all the match: how far it still is stands with the score.
function buildingLine(side: SideView): string {
  const end = side.fort ? 'you lose' : 'it becomes a fort at the left end';
  return `▲ ${buildingName(side)} (rightmost in the hand it falls, and ${end})`;
}

/** The viewer's hand in its order, the building in its place, and where the cards end that can be played. */
export function handLines(drawing: Drawing): string[] {
  const { view, paint, options } = drawing;
  const { phase, seats, window } = tableOf(drawing);
  if (view.seat === null || phase === 'decks') return [];
  const side = seats[view.seat];
  if (phase === 'draft') {
    const names = side.row.map((id) => (id === null ? '?' : nameOf(id)));
    return names.length === 0 ? ['You have no cards yet.'] : wrap(`Your cards: ${names.join(', ')}.`);
  }
  const cards = side.row.flatMap((id, place) => [
    ...(place === side.bastion ? [`  ${paint('yellow', buildingLine(side))}`] : []),
    ...shelf.lines(paint, options, id ?? '?'),
    ...(place === window - 1 && place < side.row.length - 1
      ? [paint('dim', '  ── out of reach for now ──')]
      : []),
  ]);
  const last = side.bastion >= side.row.length ? [`  ${paint('yellow', buildingLine(side))}`] : [];
  return [paint('bold', 'Your hand from the left'), ...cards, ...last];
}

// A row on one line: known cards by name, unknown ones as `?`, the building in brackets.
function rowText({ paint }: Drawing, side: SideView): string {
  const cards = side.row.map((id) => (id === null ? '?' : nameOf(id)));
  const building = paint('yellow', `[${buildingName(side)}]`);
  return [...cards.slice(0, side.bastion), building, ...cards.slice(side.bastion)].join(' · ');
}

function unseenWords(unseen: readonly string[]): string {
  return unseen.length === 1
    ? `? is ${nameOf(unseen[0])}`
    : `? are, in an unknown order: ${list(unseen.map(nameOf))}`;
}

function seatText(drawing: Drawing, seat: number): string[] {
  const { names, view } = drawing;
  const side = tableOf(drawing).seats[seat];
  const deck = side.deck === undefined ? '' : `, ${nameOfDeck(side.deck)}`;
  const head = `  ${names.name(seat)} (${names.player(seat)}${deck}): `;
  const hidden =
    side.unseen.length === 0 || view.seat === seat
      ? []
      : wrap(`    ${unseenWords(side.unseen)}.`, 100, '    ');
  return [...wrap(`${head}${rowText(drawing, side)}`, 100, '    '), ...hidden];
}

function nameOfDeck(slug: string): string {
  return decks.find((deck) => deck.slug === slug)?.name ?? slug;
}

/** Both hands as rows. */
export function seatLines(drawing: Drawing): string[] {
  const { phase } = tableOf(drawing);
  if (phase === 'draft' || phase === 'decks') return [];
  const near = nearSeat(drawing);
  return [...seatText(drawing, 1 - near), ...seatText(drawing, near)];
}

/** How far both buildings are from falling. */
export function scoreLines(drawing: Drawing): string[] {
  const { phase, seats } = tableOf(drawing);
  if (phase !== 'play') return [];
  const near = nearSeat(drawing);
  return [near, 1 - near].map((seat) => {
    const side = seats[seat];
    const places = plural(side.row.length - side.bastion, 'place');
    return `${drawing.names.name(seat)}’s ${buildingName(side).toLowerCase()} is ${places} from falling.`;
  });
}
