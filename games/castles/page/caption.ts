// What is said of a report of Castles while the table shows it: which card of several it is, where it comes from and what
// each of many has left, the eye sees.

import type { SeatReport } from '@bridgefront/viewing';
import { cardName, pieceText } from '../rules/table.ts';
import type { CastlesFace } from '../rules/table.ts';
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

/** A sentence with the zones as their side calls them: beside a mark of a colour no other colour is named. */
export function ownZones(text: string, own: string): string {
  return text.replace(
    /\bthe (Red|Blue) (?=Castle Zone|Middle|Front)/g,
    (_, side: string) => `${side === own ? castlesTexts.ofReader : castlesTexts.ofEnemy} `,
  );
}

/** The sentence without numbers of cards, and short. */
export function caption({ face, text = '' }: SeatReport<CastlesFace>): string {
  switch (face.tell) {
    case 'area': {
      const dead = face.hits.filter(({ left }) => left === 0).length;
      return face.hits.length < 3
        ? unnumbered(text, face)
        : castlesTexts.area(cardName(face.card), face.hits[0].damage, face.hits.length, dead);
    }
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

/** Several moves of one side, or attacks on one card, in one sentence. */
export function fold(reports: readonly SeatReport<CastlesFace>[]): string {
  return reports[0].face.tell === 'attacks' ? wholeHit(reports) : castlesTexts.folded.moves(reports.length);
}
