// What a newcomer to Bridgefront is told at the terminal, the first time that each question comes up.

import { choiceKind } from '@bridgefront/kernel';
import type { Choice } from '@bridgefront/kernel';
import { wrap } from '../../terminal/paint.ts';
import type { ChoiceGroup, Drawing } from '../table.ts';

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
    'Everybody picks one action in secret; then all are revealed. Cards resolve first, lowest initiative before the others, then builds, marches and reinforcements. Mana left at the end of the round is lost, and so is your hand. Walk to Mines (gold), Forges and the Center (1 point each, every round you stand there).',
  draft: 'The card that you take goes into your draw pile for the rest of the match.',
  collect: 'Your units collect from the tiles they stand on.',
  'assign-hits':
    'You may decide which enemy units take your hits; a Champion dies only when its last HP is gone.',
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
  hex: 'Hexes',
  edge: 'Bridges',
};

const basics: readonly Choice[] = ['march', 'build', 'reinforce', 'free-march'];

function actionHeading(choice: Choice): string {
  if (choice === 'done') return 'Stop';
  if (basics.includes(choice)) return 'Basic actions';
  return headings[choiceKind(choice)] ?? 'Abilities';
}

/** The groups of an action's first list; bids by kind; long lists of edges by the hex they begin at. */
export function groupChoices(ask: string, choices: readonly Choice[]): readonly ChoiceGroup[] {
  if (ask === 'action' && choices.includes('done')) return grouped(choices, actionHeading);
  if (ask === 'bid') return grouped(choices, (choice) => headings[choiceKind(choice)] ?? '');
  const edges = choices.filter((choice) => choiceKind(choice) === 'edge');
  if (edges.length > 24) {
    return grouped(choices, (choice) => {
      const start = /^edge:(-?\d+),/.exec(choice)?.[1];
      return start === undefined ? 'Otherwise' : `Column ${start}`;
    });
  }
  return [{ heading: '', choices }];
}

function grouped(choices: readonly Choice[], headingOf: (choice: Choice) => string): ChoiceGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const heading = headingOf(choice);
    const group = groups.get(heading);
    if (group === undefined) groups.set(heading, [choice]);
    else group.push(choice);
  }
  return [...groups].map(([heading, members]) => ({ heading, choices: members }));
}
