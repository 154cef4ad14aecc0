// What a newcomer to Bridgefront is told at the terminal, the first time that each question comes up.

import type { TableView } from '../rules/index.ts';
import { choiceKind, choiceValue } from '@bridgefront/kernel';
import type { Choice } from '@bridgefront/kernel';
import { hexDistance, parseEdge, parseHex } from '@bridgefront/tabletop/hexes';
import type { Axial } from '@bridgefront/tabletop/hexes';
import { grouped } from '@bridgefront/terminal/generic.ts';
import { wrap } from '@bridgefront/terminal/paint.ts';
import type { ChoiceGroup, Drawing } from '@bridgefront/terminal/table.ts';

const explanations: Readonly<Record<string, string>> = {
  capital:
    'Your Capital (⌂) is where your units appear. Pick a corner away from the others; enemies in your Capital keep you from winning.',
  bridges:
    'You can only walk where a Bridge stands. Place your Bridges so that they lead from your Capital (⌂) towards a Mine (M): Mines pay gold every round. All seats place at the same time.',
  'free-card':
    'One of these cards goes into your draw pile for the rest of the match; you will draw it in a later round.',
  study: 'Your faction may exchange hand cards before the round: put away what is of no use now.',
  bid: 'The Market sells one card after another, by sealed bids: the highest buyer pays and gets the card into the draw pile; you can win one card a round. If all pass, the lowest pass must take the card, and gets the gold that all have bid for passing. You also need gold for some cards and for Champions.',
  action:
    'Everybody picks one action in secret; then all are revealed. Cards resolve first, lowest initiative before the others, then builds, marches and reinforcements. Mana left at the end of the round is lost, and so is your hand. Walk to Mines (gold), Forges and the Center (1 point each while you stand there).',
  draft: 'The card that you take goes into your draw pile for the rest of the match.',
  collect: 'Your units collect from the tiles they stand on.',
  'assign-hits':
    'You may decide which enemy units take your hits; a Champion dies only when its last HP is gone.',
  retreat:
    'The weaker side of a battle may go back now, with all its units. Who stays wins the battle and the hex; what you keep can fight again.',
  scry: 'You see the top of your draw pile: send what you do not need to the bottom.',
};

/** What a decision is about, in a sentence or two; null when its question says it all. */
export function explanation(ask: string): string | null {
  return explanations[ask] ?? null;
}

/** The aim of the game and how to talk to the terminal. */
export function welcomeLines({ options, view, names }: Drawing): string[] {
  const seat = view.seat ?? 0;
  return wrap(
    `You play ${names.name(seat)}; on the map your units are ${names.symbol(seat)} and a number of Forces. ` +
      `Reach ${String(options['vpToWin'])} points at the end of a round, with no enemy in your Capital, and you win; ` +
      `after ${String(options['rounds'])} rounds the most points win. Points come from standing on the Center, on Forges and in enemy Capitals, ` +
      'and for good from Victory cards. Gold comes from Mines.',
  );
}

const headings: Readonly<Record<string, string>> = {
  card: 'Play a card',
  buy: 'Buy',
  pass: 'Pass',
};

const basics: readonly Choice[] = ['march', 'build', 'reinforce', 'free-march'];

function actionHeading(choice: Choice): string {
  if (choice === 'done') return 'Stop';
  if (basics.includes(choice)) return 'Basic actions';
  return headings[choiceKind(choice)] ?? 'Abilities';
}

/** The groups of an action's first list; bids by kind; long lists of places by how far they are from the own units. */
export function groupChoices(
  drawing: Drawing,
  ask: string,
  choices: readonly Choice[],
): readonly ChoiceGroup[] {
  if (ask === 'action' && choices.includes('done')) return grouped(choices, actionHeading);
  if (ask === 'bid') return grouped(choices, (choice) => headings[choiceKind(choice)] ?? '');
  const places = choices.filter((choice) => ['edge', 'hex'].includes(choiceKind(choice)));
  if (places.length <= longestPlain) return [{ heading: '', choices }];
  const own = ownHexes(drawing);
  const far = new Map(choices.map((choice) => [choice, distanceOf(choice, own)]));
  const nearest = [...choices].sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
  return grouped(
    nearest,
    (choice) => distanceHeadings[Math.min(far.get(choice) ?? 0, distanceHeadings.length - 1)],
  );
}

/** Up to so many places are listed as they come. */
const longestPlain = 8;

const distanceHeadings = [
  'Where your units stand',
  '1 hex from your units',
  '2 hexes from your units',
  'Further away',
  'Otherwise',
] as const;

function ownHexes({ view }: Drawing): Axial[] {
  const { units } = view.table as TableView;
  return units.filter(({ seat }) => seat === view.seat).flatMap(({ hex }) => parseHex(hex) ?? []);
}

function hexesOf(choice: Choice): readonly Axial[] {
  const place = choiceValue(choice);
  return parseEdge(place) ?? [parseHex(place)].filter((hex) => hex !== null);
}

/** From the nearest end of the place to the nearest own unit, at most 3; behind everything for what is no place. */
function distanceOf(choice: Choice, own: readonly Axial[]): number {
  const ends = hexesOf(choice);
  if (ends.length === 0) return distanceHeadings.length - 1;
  const steps = ends.flatMap((end) => own.map((unit) => hexDistance(end, unit)));
  return Math.min(3, ...steps);
}
