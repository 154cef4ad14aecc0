// What is said of a report of Castles while the table shows it: which card of several it is, where it comes from and what
// each of many has left, the eye sees.

import type { SeatReport } from '@bridgefront/viewing';
import { cardName, pieceText, sideOf, zoneText } from '../rules/table.ts';
import type { CastlesFace, FaceOf, Hit } from '../rules/table.ts';
import { castlesTexts } from './texts.ts';

const piece = /^[a-z][a-z\d-]*-\d+$/;

function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return piece.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

// The longest first: `Spearman 12` is not a `Spearman 1`.
function unnumbered(text: string, face: CastlesFace): string {
  return namesIn(face)
    .map(pieceText)
    .toSorted((a, b) => b.length - a.length)
    .reduce((said, name) => said.replaceAll(name, name.replace(/ \d+$/, '')), text);
}

// What falls is said in the same breath, in place of what would be left.
function attackWords(text: string, left: number): string {
  return left > 0
    ? text
    : text.replace(/ hits (.+?)(?: with an extra shot)? for (.+)\.$/, ' destroys $1: $2.');
}

// All that is destroyed by name, and who is only hurt where these are few; else how many.
function areaWords({ card, hits }: FaceOf<'area'>, text: string): string {
  const [, met = ''] = / damage to (.+)\.$/.exec(text) ?? [];
  const names = met.split(/, | and /);
  if (names.length !== hits.length) return text;
  const dead = names.filter((_, at) => hits[at].left <= 0);
  const hurt = names.filter((_, at) => hits[at].left > 0);
  return castlesTexts.area(cardName(card), hits[0].damage, hurt, dead);
}

/** A sentence with the zones of the reader's side as theirs; the enemy's keep their colour, so that nobody's enemy is meant. */
export function ownZones(text: string, own: string): string {
  return text.replaceAll(
    new RegExp(`\\bthe ${own} (?=Castle Zone|Middle|Front)`, 'g'),
    `${castlesTexts.ofReader} `,
  );
}

/** The sentence without numbers of cards, and short. */
export function caption({ face, text = '' }: SeatReport<CastlesFace>): string {
  switch (face.tell) {
    case 'area':
      return areaWords(face, unnumbered(text, face));
    case 'deck-empty':
      return castlesTexts.deckEmpty;
    case 'attacks':
      return attackWords(unnumbered(text, face), face.hit.left);
    case 'moves':
    case 'put':
      return unnumbered(text, face).replace(/ from the .+? to /, ' to ');
    default:
      return unnumbered(text, face);
  }
}

// Whose card it is, only the sentence says.
function wholeHit(reports: readonly SeatReport<CastlesFace>[]): string {
  const hits = reports.flatMap(({ face }) => (face.tell === 'attacks' ? [face.hit] : []));
  const [, whom = ''] =
    / (?:hits|destroys) (.+?)(?: with an extra shot)? for /.exec(caption(reports[0])) ?? [];
  const damage = hits.reduce((sum, hit) => sum + hit.damage, 0);
  return castlesTexts.folded.hits(whom, hits.length, damage, hits.at(-1)?.left ?? 0);
}

// Cards that come into one zone, each kind once: `New in the Red Middle: Archer and Spearman ×2.`
function newcomers(reports: readonly SeatReport<CastlesFace>[]): string {
  const came = reports.flatMap(({ face }) => (face.tell === 'enters' ? [face] : []));
  const kinds = Map.groupBy(came, ({ piece: name }) => pieceText(name).replace(/ \d+$/, ''));
  const said = [...kinds].map(([kind, { length }]) => (length === 1 ? kind : `${kind} ×${length}`));
  return castlesTexts.folded.enters(said, zoneText(came[0]?.zone ?? 'red-middle'));
}

/** A card that is played, with whom it sends where: `Rout: your Spearman goes to the Red Middle.` */
export function comesTo([deed, ...rest]: readonly SeatReport<CastlesFace>[]): string {
  const sent = rest.find(({ face }) => face.tell === 'put');
  if (deed.face.tell !== 'plays' || sent === undefined) return caption(deed);
  const more = rest.filter(({ face }) => face.tell === 'put').length - 1;
  return castlesTexts.sends(caption(deed), caption(sent), more);
}

/** Several moves of one side, cards that it brings into one zone, or attacks on one card, in one sentence. */
export function fold(reports: readonly SeatReport<CastlesFace>[]): string {
  const { tell } = reports[0].face;
  if (tell === 'attacks') return wholeHit(reports);
  return tell === 'enters' ? newcomers(reports) : castlesTexts.folded.moves(reports.length);
}

// What a hit on the side costs it: a card, or hit points of its Castle, or those of another.
function weightOf({ owner, left, piece: name }: Hit, side: number): number {
  if (owner !== side) return 1;
  if (left <= 0) return 3;
  return name.startsWith('castle-') ? 2 : 1;
}

/** How a loss weighs on the reader: cards of theirs that die, then hits on their Castle, then the rest. */
export function weighs({ face }: SeatReport<CastlesFace>, seat: number): number {
  const side = sideOf(seat);
  switch (face.tell) {
    case 'attacks':
      return weightOf(face.hit, side);
    case 'area':
      return Math.max(...face.hits.map((hit) => weightOf(hit, side)));
    case 'assassinates':
    case 'trap':
      return sideOf(face.seat) === side ? 1 : 3;
    default:
      return 1;
  }
}
