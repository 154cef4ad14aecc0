// What is said of a report while the table shows it: dice tell themselves, an arrow shows where somebody marches.

import type { SeatReport } from '@bridgefront/viewing';
import type { BridgefrontFace } from '../rules/table.ts';
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
