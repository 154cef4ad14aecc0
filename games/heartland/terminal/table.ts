// Heartland in a terminal: two heartlands facing each other over the frontiers.

import type { Choice, Face, Json, Options, SeatView } from '@bridgefront/kernel';
import { choiceKind } from '@bridgefront/kernel';
import { counted, minus, plural } from '@bridgefront/tabletop/words';
import { whyLines } from '@bridgefront/terminal/cards.ts';
import { hanging, wrap } from '@bridgefront/terminal/paint.ts';
import type { Paint } from '@bridgefront/terminal/paint.ts';
import type { ChoiceGroup, Drawing, TerminalTable } from '@bridgefront/terminal/table.ts';
import type { HeartlandFace } from '../rules/faces.ts';
import { cardsJson } from '../rules/index.ts';
import type { CardJson, TableView } from '../rules/index.ts';
import { countedNames, nameOf } from '../rules/text/words.ts';
import { frontierLines, nearSeat, tableOf, unitText } from './frontiers.ts';

const phaseNames: { readonly [phase in TableView['phase']]: string } = {
  decks: 'choice of decks',
  mulligan: 'first hands',
  strategy: 'strategy phase',
  battle: 'battle phase',
  combat: 'combat',
  replenishment: 'replenishment',
  over: 'over',
};

function header(drawing: Drawing): string {
  const { phase, round, roundLimit, initiative } = tableOf(drawing);
  if (round === 0) return `Heartland · ${phaseNames[phase]}`;
  const who = drawing.names.name(initiative);
  return `Round ${round} of ${roundLimit} · ${phaseNames[phase]} · ${who} has the initiative`;
}

// One seat's villagers, units at home and counts, as everybody sees them.
function seatLines(drawing: Drawing, seat: number): string[] {
  const { names, paint } = drawing;
  const table = tableOf(drawing);
  const side = table.seats[seat];
  const home = table.units.filter((unit) => unit.seat === seat && unit.at === 0);
  const known = side.known.length === 0 ? '' : ` (known: ${countedNames(side.known)})`;
  const hand = `${side.armyHand} army and ${side.civicHand} civic in hand${known}`;
  const decks = `decks ${side.army} and ${side.civic}`;
  const supply = `${side.ready.length} of ${plural(side.ready.length + side.exerted.length, 'villager')} ready`;
  const life = paint('bold', `${minus(side.life)} life`);
  const used = side.used.length === 0 ? '' : ` · used: ${side.used.join(', ')}`;
  const villagers = side.ready.length === 0 ? '' : ` (${countedNames(side.ready)})`;
  return [
    `${names.symbol(seat)} ${names.name(seat)} (${names.player(seat)}): ${life} · ${hand} · ${decks}${used}`,
    ...wrap(`  Supply: ${supply}${villagers}`, 100, '    '),
    ...wrap(
      `  At home: ${home.length === 0 ? paint('dim', 'nobody') : counted(home.map((unit) => unitText(drawing, unit))).join(', ')}`,
      100,
      '    ',
    ),
  ];
}

function map(drawing: Drawing): string[] {
  const near = nearSeat(drawing);
  if (tableOf(drawing).round === 0) return [];
  return [...seatLines(drawing, 1 - near), '', ...frontierLines(drawing), '', ...seatLines(drawing, near)];
}

function factsOf({ type, supply, attack, health }: CardJson): string {
  const figures = attack === undefined ? '' : ` · ${attack}/${health}`;
  return supply === undefined ? type : `${type} · supply ${supply}${figures}`;
}

function hand(drawing: Drawing): string[] {
  const { view, paint, options } = drawing;
  if (view.seat === null) return [];
  const side = tableOf(drawing).seats[view.seat];
  const counts = new Map<string, number>();
  for (const card of side.hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  const lines = [...counts].flatMap(([id, count]) => {
    const card = cardsJson(options).find((one) => one.id === id);
    if (card === undefined) return [];
    const title = `  ${paint('bold', card.name)}${count > 1 ? ` ×${count}` : ''}`;
    return hanging(title, `${paint('cyan', factsOf(card))}  ${card.text}`, 26);
  });
  const top = side.top === undefined ? [] : [`  On top of your army deck: ${nameOf(side.top)}.`];
  const below = (side.bottom ?? []).map(nameOf).join(', ');
  const bottom = below === '' ? [] : [`  At the bottom of your army deck, the lowest first: ${below}.`];
  const title = side.hand.length === 0 ? 'Your hand is empty' : `Your hand (${side.hand.length})`;
  return [paint('bold', title), ...lines, ...top, ...bottom];
}

function piles(drawing: Drawing): string[] {
  const { names } = drawing;
  return tableOf(drawing).seats.flatMap(({ graveyard, vault }, seat) => {
    const lines: string[] = [];
    if (graveyard.length > 0)
      lines.push(...wrap(`  ${names.name(seat)}’s graveyard: ${countedNames(graveyard)}.`, 100, '    '));
    if (vault.length > 0) lines.push(...wrap(`  ${names.name(seat)}’s vault: ${countedNames(vault)}.`));
    return lines;
  });
}

function score(drawing: Drawing): string[] {
  const { names } = drawing;
  const lives = tableOf(drawing).seats.map(({ life }, seat) => `${names.name(seat)} ${minus(life)} life`);
  return [`${lives.join(' · ')}. Who has none left has lost.`, ...piles(drawing)];
}

const explanations: { readonly [ask: string]: string } = {
  deck: 'Both choose in secret. The lists are public, and both may take the same deck.',
  mulligan: 'You may exchange your first hand once for as many new cards.',
  strategy:
    'You act in turn until both pass one after another. Villagers pay for units; a commit sends ready units to the frontiers, once a round.',
  battle: 'Tactics and maneuvers change the combats that follow. It ends when both pass one after another.',
  scout: 'You may leave the card on top or put it at the bottom of your deck.',
  kill: 'Your units in a frontier put their attacks together. You choose whom they kill; nothing is held back.',
  occupy: 'You have won this frontier. An occupier lets all your units there strike the opponent directly.',
  draw: 'Villagers and settlements, or units and tactics? The opponent sees only from which deck you draw.',
  discard: 'At the end of a round your hand has a limit.',
};

// Moves of a commit by frontier, everything else by what it is.
const kindHeadings: { readonly [kind: string]: string } = {
  villager: 'Villagers',
  settle: 'Settlements',
  raze: 'Settlements',
  unit: 'Units',
  stratagem: 'Stratagems',
  tactic: 'Tactics',
  maneuver: 'Maneuvers',
  commit: 'Frontiers',
  retreat: 'Retreats',
  go: 'Advances',
  pass: 'Otherwise',
  done: 'Otherwise',
};

function group(_drawing: Drawing, _ask: string, choices: readonly Choice[]): ChoiceGroup[] {
  if (choices.length < 6) return [{ heading: '', choices }];
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const heading = kindHeadings[choiceKind(choice)] ?? '';
    groups.set(heading, [...(groups.get(heading) ?? []), choice]);
  }
  return [...groups].map(([heading, members]) => ({ heading, choices: members }));
}

function why(paint: Paint, options: Options, name: string): string[] | null {
  return whyLines(paint, cardsJson(options), factsOf, name);
}

function mapKey(view: SeatView<Json>): string {
  const { units, frontiers, seats } = view.table as TableView;
  const shown = seats.map(({ life, ready, exerted, known, armyHand, civicHand, army, civic }) => [
    life,
    known,
    armyHand,
    civicHand,
    army,
    civic,
    ready,
    exerted,
  ]);
  return JSON.stringify([units, frontiers, shown]);
}

function opens(face: Face): string | null {
  const told = face as HeartlandFace;
  if (told.tell === 'round') return `Round ${told.round}`;
  return told.tell === 'battle' ? 'Battle' : told.tell === 'combat' ? 'Combat' : null;
}

/** How Heartland looks in a terminal. */
export const heartlandTable: TerminalTable = {
  header,
  map,
  seats: () => [],
  hand,
  market: () => [],
  score,
  offer: () => [],
  ranking: (drawing, { ranking }) =>
    ranking.map((seats, place) => {
      const lives = tableOf(drawing).seats;
      const who = seats.map(
        (seat) =>
          `${drawing.names.name(seat)} (${drawing.names.player(seat)}), ${minus(lives[seat].life)} life`,
      );
      return `  ${place + 1}. ${who.join('; ')}`;
    }),
  welcome: () => [
    'Villagers pay for units, units fight for frontiers. While you occupy a frontier, all your units there strike the',
    'opponent with what the enemies do not absorb. A commit sends units out, once a round; who has no life left has lost.',
  ],
  explain: (ask) => explanations[ask] ?? null,
  why,
  known: () => cardsJson().map(({ name }) => name),
  mapKey,
  seatName: (_view, seat) => ({ symbol: seat === 0 ? 'A' : 'B', name: seat === 0 ? 'Amber' : 'Blue' }),
  opens,
  skips: () => false,
  help: {
    map: 'both heartlands and the frontiers',
    hand: 'your hand with what the cards do',
    score: 'lives, graveyards and vaults',
    why: ['<card>', 'what a card does'],
    names: 'a card or a frontier',
  },
  group,
};
