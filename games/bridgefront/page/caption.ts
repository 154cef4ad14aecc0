// What is said of a report while the table shows it: dice tell themselves, an arrow shows where somebody marches.

import type { SeatReport } from '@bridgefront/viewing';
import type { BridgefrontFace, FaceKind } from '../rules/table.ts';
import { revealTexts } from './texts/reveal.ts';

const words = revealTexts.captions;

// Of a place that has no name of its own the arrow says more than the way there.
function moveCaption(text: string): string {
  const [, who, deed = '', units, place = ''] =
    /^(.*) (moves|retreats with) (.*) from .* to (.*)\.$/.exec(text) ?? [];
  const does = words[deed === 'moves' ? 'marches' : 'retreats'];
  if (who === undefined) return text;
  return place.startsWith('the hex ') ? `${who} ${does}: ${units}` : `${who} ${does} to ${place}`;
}

/** The report's sentence, or a short line where the table shows the rest. */
export function captionOf({ face, text = '' }: SeatReport<BridgefrontFace>): string {
  switch (face.tell) {
    case 'revealed':
      return words.revealed;
    case 'starting-bridges':
      return words.bridges;
    case 'combat-round':
      return words.dice(face.round);
    case 'moved':
      return moveCaption(text);
    // What everybody bid is turned over on the table.
    case 'bids-bought':
    case 'bids-passed':
      return text.replace(/ \([^()]*\)\.$/, '.');
    default:
      return text;
  }
}

/** How a loss weighs: what a battle came to is said first, then the reader's own Champions who died. */
export function weighs({ face }: SeatReport<BridgefrontFace>, seat: number): number {
  if (face.tell === 'battle-over') return 3;
  return face.tell === 'champion-died' && face.seat === seat ? 2 : 1;
}

/** What a card or an action brings that is worth a word in its line; losses have lines of their own. */
const brings: ReadonlySet<string> = new Set<FaceKind>([
  'gold',
  'mana',
  'gold-taken',
  'looked',
  'fizzled',
  'deployed',
  'champion-deployed',
  'moved',
  'stopped',
  'teleported',
  'healed',
  'damaged',
  'mine-raised',
  'bridge-built',
]);

const bare = (text: string): string => text.replace(/\.$/, '');

// Whose Mine it is has been seen.
const paid = (report: SeatReport<BridgefrontFace>): string =>
  captionOf(report).replace(/ gold from .*/, ' gold.');

/** What all collect in a round: `Ann collects 5 gold. Bot collects 4 gold.` */
export function foldOf(reports: readonly SeatReport<BridgefrontFace>[]): string {
  return reports.map(paid).join(' ');
}

// Of a way of several steps its end is told.
function movesOn(seat: number, after: readonly SeatReport<BridgefrontFace>[]): boolean {
  const [next] = after.filter(({ face }) => brings.has(face.tell));
  return next?.face.tell === 'moved' && next.face.seat === seat;
}

/** A deed with what came of it, in one line: `Bot plays Recruit: deploys 2 Forces to its Capital.` */
export function comesTo([deed, ...rest]: readonly SeatReport<BridgefrontFace>[]): string {
  if (deed.face.tell === 'collected') return paid(deed);
  const text = captionOf(deed);
  const lasting = rest.filter(
    ({ face }, at) =>
      brings.has(face.tell) && !(face.tell === 'moved' && movesOn(face.seat, rest.slice(at + 1))),
  );
  const came = lasting.map((report) => bare(captionOf(report)));
  if (came.length === 0) return text;
  if (deed.face.tell === 'action-resolves') return `${came.slice(0, 2).join('; ')}.`;
  const [, who] = /^(.*) plays /.exec(text) ?? [];
  if (deed.face.tell !== 'card-resolves' || who === undefined) return text;
  const own = came.map((one) => (one.startsWith(`${who} `) ? one.slice(who.length + 1) : one));
  return `${bare(text)}: ${own.slice(0, 2).join(', ')}.`;
}
