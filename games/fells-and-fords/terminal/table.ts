// The table of Fells and Fords in a terminal: header, map, seats, hand, and choices in groups.

import type { Choice, Face, Options } from '@bridgefront/kernel';
import { choiceKind } from '@bridgefront/kernel';
import { genericTable } from '@bridgefront/terminal/generic.ts';
import { plural } from '@bridgefront/tabletop/words';
import { hanging } from '@bridgefront/terminal/paint.ts';
import type { ChoiceGroup, Drawing, TerminalTable } from '@bridgefront/terminal/table.ts';
import { battleCount } from '../rules/campaign.ts';
import { cardsJson } from '../rules/index.ts';
import type { SideView, TableView } from '../rules/index.ts';
import { nameOf, wonHow } from '../rules/text/words.ts';
import { factionNames } from '../rules/vocabulary.ts';
import { mapLines, tableOf } from './map.ts';

function textOf(options: Options, id: string): string {
  const card = cardsJson(options).find((one) => one.id === id);
  if (card === undefined) return '';
  const cost = card.type === 'lore' ? `${card.cost} lore. ` : '';
  return `${cost}${card.facts === undefined ? '' : `${card.facts}. `}${card.text}`;
}

function header(drawing: Drawing): string {
  const { round, roundLimit, step, phase, command, text, campaign } = tableOf(drawing);
  const battle = campaign === null ? '' : `Battle ${campaign.battle} of ${battleCount} · `;
  if (phase !== 'play') return `Fells and Fords · ${battle}${phase}`;
  const card = command === null ? '' : ` · ${nameOf(command)}${text ? '' : ' (one unit)'}`;
  return `${battle}Round ${round} of ${roundLimit} · ${step}${card}`;
}

function seatLine(drawing: Drawing, side: SideView, seat: number): string[] {
  const { names } = drawing;
  const { winningVp, first, phase } = tableOf(drawing);
  const coming = side.income > 0 && phase !== 'over' ? ` (+${side.income} now)` : '';
  const objective = side.objective === null ? 'no objective' : nameOf(side.objective);
  const facts = [
    `${side.vp} VP${coming}, ${winningVp} win`,
    `${side.lore} lore`,
    `${plural(side.commands, 'command card')}, ${plural(side.loreCards, 'lore card')}`,
    objective,
    ...(seat === first ? ['first player'] : []),
    ...(side.barred === true ? ['barred from lore cards'] : []),
    ...(side.silent === true ? ['passes this turn'] : []),
  ];
  const label = `${names.name(seat)}, ${factionNames[side.faction]} `;
  return hanging(label, facts.join(' · '), 26);
}

function seats(drawing: Drawing): readonly string[] {
  return tableOf(drawing).seats.flatMap((side, seat) => seatLine(drawing, side, seat));
}

function hand(drawing: Drawing): readonly string[] {
  const own = drawing.view.seat === null ? undefined : tableOf(drawing).seats[drawing.view.seat].own;
  if (own === undefined) return [];
  return [...own.command, ...own.lore].flatMap((id) => hanging(nameOf(id), textOf(drawing.options, id), 20));
}

// What was fought in a campaign, battle by battle, and the totals.
function totals(drawing: Drawing): readonly string[] {
  const { campaign } = tableOf(drawing);
  if (campaign === null || campaign.fought.length === 0) return [];
  const { names } = drawing;
  const sides = (words: (seat: number) => string): string => [0, 1].map(words).join(' · ');
  const { fought, points, bonus } = campaign;
  return [
    ...fought.map(({ objectives, vp, winner, why }, battle) => {
      const of = (seat: number): string =>
        `${nameOf(objectives[seat])} ${vp[seat]} VP${seat === winner ? `, ${wonHow[why]}` : ''}`;
      return `Battle ${battle + 1}: ${sides(of)}`;
    }),
    ...(bonus.some((more) => more > 0) ? [`Last battle: ${sides((seat) => `+${bonus[seat]}`)}`] : []),
    `Total: ${sides((seat) => `${names.name(seat)} ${points[seat]}`)}`,
  ];
}

function score(drawing: Drawing): readonly string[] {
  const { seats: sides } = tableOf(drawing);
  const own = sides.flatMap(({ objective }) =>
    objective === null ? [] : hanging(nameOf(objective), textOf(drawing.options, objective), 26),
  );
  return [...own, ...totals(drawing)];
}

const headings: { readonly [kind: string]: string } = {
  unit: 'Units',
  at: 'Targets',
  to: 'Hexes',
  step: 'One hex in the Attack step',
  lore: 'Lore cards',
  card: 'Command cards',
  cure: 'Cures',
  take: 'Take a unit',
  army: 'Take a whole army',
  place: 'Lay out',
  use: 'Commit dice',
};

function group(_drawing: Drawing, _ask: string, choices: readonly Choice[]): readonly ChoiceGroup[] {
  const found = [...new Set(choices.map(choiceKind))];
  if (found.length === 1) return [{ heading: '', choices }];
  return found.map((kind) => ({
    heading: headings[kind] ?? 'Or',
    choices: choices.filter((choice) => choiceKind(choice) === kind),
  }));
}

const explanations: { readonly [ask: string]: string } = {
  objective: 'Your objective lays half of the map, says where you deploy, and brings points of its own.',
  army: 'Muster units for points, or take a whole army, and lay it out unseen. Decoys fill the other hexes.',
  keep: 'The cards that you return go under the decks.',
  command: 'The card says which units may move and attack this turn.',
  orders: 'Only ordered units move and attack. Lore cures them, and some lore cards are played now.',
  moves: 'All moves come before the first attack. Forests, buildings, tents and fords end a move.',
  attacks: 'Each ordered unit attacks once. Whoever stands beside its attacker and survives may counter.',
  react: 'You are asked because you might hold a card of this window, whether you do or not.',
  lore: 'Lore pays for lore cards and cures.',
};

function wordsOf(options: Options, name: string): readonly string[] | null {
  const card = cardsJson(options).find((one) => one.name.toLowerCase() === name.toLowerCase());
  return card === undefined ? null : hanging(card.name, textOf(options, card.id), 20);
}

/** How Fells and Fords looks in a terminal. */
export const fellsTable: TerminalTable = {
  ...genericTable,
  header,
  map: mapLines,
  seats,
  hand,
  score,
  welcome: () => [
    'Two armies meet where uplands come down to rivers. Play a command card, order units, move, attack.',
    'Units on banners score in your upkeep, and so does your objective. The check for victory is at the',
    'start of the first player’s turn. Whoever has no unit left loses at once.',
  ],
  explain: (ask) => explanations[ask] ?? null,
  why: (_paint, options, name) => wordsOf(options, name),
  known: () => cardsJson().map(({ name }) => name),
  mapKey: ({ table }) => {
    const { terrain, units, banners } = table as TableView;
    return JSON.stringify([terrain, units, banners]);
  },
  seatName: (_view, seat) => ({ symbol: seat === 0 ? 'S' : 'N', name: seat === 0 ? 'South' : 'North' }),
  opens(face: Face) {
    if (face.tell !== 'turn') return null;
    const battle = face['battle'] === undefined ? '' : `Battle ${Number(face['battle'])}, `;
    return `${battle}${battle === '' ? 'R' : 'r'}ound ${Number(face['round'])}`;
  },
  group,
};
