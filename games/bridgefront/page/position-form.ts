// Positions of Bridgefront as a form: the board with all that lies and stands on it, and what each seat owns.

import { labelled } from '@bridgefront/page/printed-book.ts';
import { edgePicks, hexPicks, rowOf, seatPick, withEach, without } from '@bridgefront/page/position-form.ts';
import type { PositionForm } from '@bridgefront/page/position-form.ts';
import { flag, list, number, pick, row, word } from '@bridgefront/tabletop/cards';
import type { Pick, Plain } from '@bridgefront/tabletop/cards';
import { CARDS } from '../rules/cards/index.ts';
import { factionNames } from '../rules/effects.ts';
import { boardOf } from '../rules/state/board.ts';
import { radiusFor } from '../rules/state/state.ts';
import { factionWords } from '../rules/text/words.ts';
import { leastSeats, mostSeats } from '../rules/types.ts';
import { optionsOf } from '../rules/table.ts';

const names = CARDS.map(({ name }) => name);
const champions = CARDS.flatMap(({ champion, name }) => (champion === undefined ? [] : [name]));
const cards = list(() => word(...names), 0, 80);
const pile = { ...cards, optional: true as const };
const decks = ['market-1', 'market-2', 'market-3', 'power-1', 'power-2', 'power-3'] as const;

const champion = rowOf(
  { name: word(...champions) },
  { hp: number(1, 99), slowed: flag, warded: flag, frenzy: number(1, 20), used: flag },
);

interface Places {
  readonly hexes: readonly Pick[];
  readonly edges: readonly Pick[];
}

const places: Places[] = [];

function placesOf(radius: number): Places {
  const { hexNames, edgeNames } = boardOf(radius);
  const pair = (hex: string): readonly number[] => hex.split(',').map(Number);
  return (places[radius] ??= {
    hexes: hexPicks(hexNames, '0,0', pair),
    edges: edgePicks(edgeNames, '0,0', (one, other) => [pair(one), pair(other)]),
  });
}

const factionPick = pick(factionNames.map((faction) => ({ value: faction, name: factionWords[faction] })));

function sideOf({ hexes }: Places) {
  return rowOf(
    { faction: factionPick },
    {
      capital: pick(hexes),
      gold: number(0, 99),
      mana: number(0, 30),
      permanentVp: number(0, 60),
      controlVp: number(0, 60),
      hand: cards,
      draw: cards,
      discard: cards,
      played: cards,
      burned: cards,
      held: cards,
      done: flag,
      discount: number(1, 20),
      freeMarches: number(1, 20),
      homeGuards: number(1, 20),
    },
  );
}

// What a seat knows of its draw pile, and what it has seen happen, holds for the match that was.
const known = [
  'resolving',
  'peeked',
  'loose',
  'sunk',
  'looseUnder',
  'looseOver',
  'secret',
  'fresh',
  'buried',
] as const;

const underWay = [
  'phase',
  'championOrder',
  'firstIn',
  'tags',
  'row',
  'rowAt',
  'rowWins',
  'drafts',
  'battle',
  'context',
  'winners',
  'ranking',
  'reason',
] as const;

/** The form. */
export const positionForm: PositionForm = {
  shape: (seats, options) => {
    const all = placesOf(radiusFor(optionsOf(options), seats));
    const [hex, edge] = [pick(all.hexes), pick(all.edges)];
    return rowOf(
      {
        round: number(1, 30),
        units: list(
          () =>
            rowOf(
              { at: hex, seat: seatPick(seats), forces: number(0, 60, 1) },
              { champions: list(() => champion, 1, 12) },
            ),
          0,
          80,
        ),
        bridges: list(() => edge, 0, 200, ''),
        mines: list(() => row({ at: hex, value: number(1, 7, 5) }), 0, 30),
        forges: list(() => hex, 0, 12, ''),
        seats: list(() => sideOf(all), leastSeats, mostSeats),
      },
      {
        lead: seatPick(seats),
        temporaryBridges: list(() => edge, 0, 60, ''),
        locked: list(() => edge, 0, 60, ''),
        dominion: list(() => edge, 0, 60, ''),
        traps: list(() => row({ bridge: edge, seat: seatPick(seats) }), 0, 30),
        blackout: flag,
        decks: row(Object.fromEntries(decks.map((deck) => [deck, pile]))),
      },
    );
  },
  label: labelled({
    at: 'Where',
    lead: 'Who leads',
    hp: 'HP left',
    permanentVp: 'Permanent VP',
    controlVp: 'Control VP',
    draw: 'Draw pile, top card first',
    used: 'Ability used this round',
    done: 'Has ended the round',
    held: 'Held until the next round',
    locked: 'Locked Bridges',
    dominion: 'Span Dominion',
    decks: 'Decks, top card first',
    ...Object.fromEntries(decks.map((deck) => [deck, deckName(deck)])),
    ...Object.fromEntries(names.map((name) => [name, name])),
  }),
  tables: [
    {
      name: 'An empty table',
      position: {
        round: 1,
        units: [],
        bridges: [],
        mines: [],
        forges: [],
        seats: [
          { faction: 'bastion', hand: [] },
          { faction: 'veil', hand: [] },
        ],
      },
    },
  ],
  open: (position) =>
    withEach({ round: 1, units: [], bridges: [], mines: [], forges: [], ...position }, 'units', (unit) => ({
      forces: 0,
      ...unit,
    })),
  // In the Action Phase, where everybody plans anew.
  afresh: (position) => withEach(without(position, ...underWay), 'seats', (own) => without(own, ...known)),
  shuffled: (position) => withEach(without(position, 'decks'), 'seats', withoutDraw),
  dice: true,
};

function withoutDraw(own: Plain): Plain {
  return without(own, 'draw');
}

function deckName(deck: (typeof decks)[number]): string {
  const [kind, age] = deck.split('-');
  return `${kind === 'market' ? 'Market' : 'Power'} deck of Age ${'I'.repeat(Number(age))}`;
}
