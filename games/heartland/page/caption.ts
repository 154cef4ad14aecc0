// What the page says of a report where it is seen to happen, and in the recap: who does it to whom, in one short sentence.

import type { SeatReport } from '@bridgefront/viewing';
import type { HeartlandFace, UnitFace } from '../rules/table.ts';
import { words } from './texts.ts';

// `retreat: A from X; advance: B into Y, C into Z`, as the log counts them.
function moves(text: string): string {
  const [, who = '', retreat, advance] =
    /^(.*) commits\. (?:Retreat: (.*?))?(?:(?:; a|A)dvance: (.*?))?\.$/.exec(text) ?? [];
  if (retreat === undefined && advance === undefined) return text;
  return words.captions.sends(who, advance?.replaceAll(' into ', ' to '), retreat);
}

// `Killed: in the first frontier A, B and C; at home D`: a sentence for each place.
function deaths(units: readonly UnitFace[], text: string): string {
  const lists = text.replace(/^Killed: |\.$/g, '').split('; ');
  return [...Map.groupBy(units, ({ at }) => at)]
    .map(([at, all], index) => {
      const place = words.captions.where(at);
      return words.captions.dies(lists[index]?.slice(place.length + 1) ?? '', all.length, place);
    })
    .join(' ');
}

/** A short line of the report, or its sentence. */
export function caption({ face, text = '' }: SeatReport<HeartlandFace>): string {
  switch (face.tell) {
    case 'commits':
      return moves(text);
    case 'dies':
      return deaths(face.units, text);
    // Which villagers pay for it is seen.
    case 'deploys':
    case 'tactic':
      return text.replace(/ \((?:[^()]|\(\d+\))* exerted\)/, '');
    case 'quiet':
      return words.captions.quiet;
    case 'clash':
      return text.replace(words.captions.alone, words.captions.unopposed);
    case 'occupies':
      return text.replace(' occupies ', words.captions.plants);
    default:
      return text;
  }
}
