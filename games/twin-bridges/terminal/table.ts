// Twin Bridges' table in the terminal, put together.

import type { Choice } from '@bridgefront/kernel';
import { genericTable, grouped } from '@bridgefront/terminal/generic.ts';
import { wrap } from '@bridgefront/terminal/paint.ts';
import type { Drawing, TerminalTable } from '@bridgefront/terminal/table.ts';
import { known, shelf, why } from './cards.ts';
import { handLines, scoreLines, seatLines } from './hands.ts';
import { laneMap, tableOf } from './lanes.ts';

function header(drawing: Drawing): string {
  const { phase, draft, turn, turnLimit, active, mana } = tableOf(drawing);
  if (phase === 'draft') return `Draft, round ${draft?.round ?? 1} of 4`;
  if (phase === 'decks') return 'Choosing decks';
  if (phase === 'over') return 'The match is over';
  return `Turn ${turn} of ${turnLimit} · ${drawing.names.name(active)} to play · ${mana} mana`;
}

const explanations: Readonly<Record<string, string>> = {
  draft:
    'The cards that you pick become your hand, and your hand is everything: each card in it is 1 mana a turn, and your bastion walks along it as it is struck. Cheap cards come back into play often; creatures that are destroyed return to your hand.',
  deck: 'A deck of eight cards is your whole hand for the match.',
  summon:
    'Pay mana to play cards from the left of your hand: creatures go to the far end of a lane and attack from your next turn on, incantations are aimed at a creature and come back to your hand. Every card you play makes your hand shorter, so your building stands nearer to its end. Then all your creatures attack by themselves.',
};

function welcome({ view, names }: Drawing): string[] {
  return wrap(
    `You are ${names.name(view.seat ?? 0)}. Two lanes lead across two bridges. Creatures attack the nearest enemy of their lane; where there is none they strike the enemy building, which moves to the right along its owner’s hand. ` +
      'A bastion at the right end falls and becomes a fort at the left end; whose fort comes to the right end loses.',
  );
}

// The text of the cards that lie open in a draft.
function offer({ view, paint, options }: Drawing): string[] {
  const { draft } = tableOf({ view } as Drawing);
  if (draft === null) return [];
  return [paint('bold', 'On offer'), ...draft.offer.flatMap((id) => shelf.lines(paint, options, id))];
}

function heading(choice: Choice): string {
  return choice === 'done' ? 'Attack' : 'Play a card';
}

/** How Twin Bridges looks in a terminal. */
export const twinBridgesTable: TerminalTable = {
  ...genericTable,
  header,
  map: laneMap,
  seats: seatLines,
  hand: handLines,
  score: scoreLines,
  offer,
  welcome,
  explain: (ask) => explanations[ask] ?? null,
  why,
  known,
  opens: (face) => (face.tell === 'turn' ? `Turn ${Number(face['turn'])}` : null),
  help: {
    map: 'both lanes and both hands',
    hand: 'your hand from the left, with the building in it',
    score: 'how far both buildings are from falling',
    why: ['<card>', 'what a card or a keyword does, such as: why sprint'],
    names: 'squire, upper or done',
  },
  group: (_drawing, ask, choices) =>
    ask === 'summon' && choices.includes('done') ? grouped(choices, heading) : [{ heading: '', choices }],
};
