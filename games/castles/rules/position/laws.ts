// What no play of Castles leads to: positions that say so are refused with the rule.

import { playerAt } from '../sides.ts';
import type { PositionLaw } from '@bridgefront/kernel';
import { endingLaw } from '@bridgefront/tabletop/endings';
import { effectIn, standingCard, tableFor } from '../cards/in-force.ts';
import { CASTLE, TRAP, copiesOf } from '../cards/table.ts';
import { isOver, isSeries } from '../ending.ts';
import { fullHp, isBuilding, isSoldier } from '../pieces.ts';
import { noun } from '@bridgefront/tabletop/words';
import { pieceText, placeWords } from '../text/words.ts';
import { pieceName } from '../notation.ts';
import { zoneNames } from '../types.ts';
import type { Piece, State } from '../types.ts';
import { awayCastle, ownCastle, ownMiddle, placeOf, terrainOf } from '../zones.ts';

type Say = (state: State, piece: Piece, name: string) => string | null;

function sideOf(state: State, seat: number): string {
  return seat === state.red ? 'Red' : 'Blue';
}

// The first card in play of which something is to be said.
function ofPieces(rule: string, say: Say): PositionLaw<State> {
  return {
    rule,
    broken(state) {
      for (const piece of state.pieces) {
        const name = `${sideOf(state, piece.seat)}’s ${pieceText(pieceName(state, piece.id))}`;
        const said = say(state, piece, name);
        if (said !== null) return said;
      }
      return null;
    },
  };
}

const where = ({ zone }: Piece): string => placeWords(zoneNames[zone]);

const place = (state: State, { seat, zone }: Piece): number => placeOf(state, seat, zone);

// Who may stand in the away Castle Zone: Spy, Assassin, and Soldiers, who once came over a Siege Tower.
function mayBeInside(state: State, { kind }: Piece): boolean {
  const { soldiers, looks, kills } = tableFor(state);
  return soldiers[kind] || looks[kind] > 0 || kills[kind];
}

function hasAction(state: State, { kind }: Piece): boolean {
  const acting = ['hit', 'assassinate', 'build', 'mend', 'look'];
  return standingCard(state, kind).abilities.some(({ can }) => acting.includes(can));
}

function moves(state: State, { kind }: Piece): boolean {
  const { steps, escorts } = tableFor(state);
  return steps[kind] > 0 || escorts[kind] >= 0;
}

function crowd(state: State): string | null {
  const seen = new Set<string>();
  for (const { kind, seat } of state.pieces) {
    const { type, name } = tableFor(state).cards[kind];
    if (type !== 'special') continue;
    const key = `${sideOf(state, seat)} has two ${noun(2, name)}`;
    if (seen.has(key)) return `${key}: each side has one.`;
    seen.add(key);
  }
  return null;
}

function wrongTurn(state: State): string | null {
  const { turn, first, active, seats } = state;
  if (seats.length !== 2 || isOver(state) || turn === 0) return null;
  const [odd, even] = [first, 1 - first].map((side) => sideOf(state, side));
  return active === playerAt(state, turn)
    ? null
    : `${odd} has the odd turns and ${even} the even ones: turn ${turn} is not that of seat ${active}.`;
}

// CA-85
function wrongSeries(state: State): string | null {
  const { fought, options, phase, first, red } = state;
  const { series } = options;
  if (!isSeries(state)) {
    const one = fought.length > 0 || first !== red || phase === 'between';
    return one ? 'Only a series has sieges before this one.' : null;
  }
  const begun = fought.length + (isOver(state) ? 0 : 1);
  if (begun < 1 || begun > series || (phase === 'over') !== (isOver(state) && begun === series))
    return `The series has ${series} sieges, and ${fought.length} of them are over.`;
  const odd = [...fought.map((siege) => siege.first), ...(isOver(state) ? [] : [first])].findIndex(
    (side, at) => side !== (at % 2 === 0 ? red : 1 - red),
  );
  return odd < 0
    ? null
    : `The first turn goes round: siege ${odd + 1} was not begun by the side it is said of.`;
}

function wrongSprung(state: State): string | null {
  const { sprung, options } = state;
  const { cards, types } = tableFor(state);
  if (sprung.length > copiesOf(cards[TRAP])) return 'There are not so many Traps as were sprung.';
  if (sprung.length > 0 && options.trapWindow === 'never') return 'In this match Traps are not sprung.';
  const odd = sprung.find(({ kind }) => !['soldier', 'civilian', 'special'].includes(types[kind]));
  return odd === undefined
    ? null
    : `A Trap is sprung on Soldiers and Civilians, not on a ${cards[odd.kind].name}.`;
}

/** The laws, by rule. */
export const laws: readonly PositionLaw<State>[] = [
  endingLaw('CA-63'),
  ofPieces('CA-33', ({ phase }, { hp, kind }, name) =>
    hp > 0 || (kind === CASTLE && isOver({ phase })) ? null : `${name} has no HP: it would have left play.`,
  ),
  ofPieces('CA-43', (state, { hp, kind }, name) =>
    state.options.healCap && hp > fullHp(state, kind)
      ? `${name} has ${hp} HP, and its full number is ${fullHp(state, kind)}.`
      : null,
  ),
  { rule: 'CA-4', broken: crowd },
  ofPieces('CA-10', (state, piece, name) =>
    piece.kind === CASTLE && place(state, piece) !== ownMiddle
      ? `${name} stands ${where(piece)}: a Castle never leaves its Middle.`
      : null,
  ),
  ofPieces('CA-16', (state, piece, name) => {
    const card = standingCard(state, piece.kind);
    // What moves with escorts may have left its site.
    const site = card.type === 'building' && card.escorts === undefined ? card.site : null;
    const at = place(state, piece);
    const wrong = (site === 'middle' && at !== ownMiddle) || (site === 'castle-zone' && at !== ownCastle);
    return wrong ? `${name} stands ${where(piece)}, where none is built.` : null;
  }),
  ofPieces('CA-25', (state, piece, name) =>
    place(state, piece) === awayCastle && !mayBeInside(state, piece)
      ? `${name} stands ${where(piece)}, which it may not enter.`
      : null,
  ),
  ofPieces('CA-76', (state, piece, name) =>
    isBuilding(state, piece) && terrainOf(state, piece.zone) === 'lake'
      ? `${name} stands ${where(piece)}, which is a Lake.`
      : null,
  ),
  ofPieces('CA-24', (state, piece, name) =>
    piece.charged && !isSoldier(state, piece) ? `${name} is charged, which only Soldiers are.` : null,
  ),
  ofPieces('CA-58', (state, { kind, shots, rain }, name) => {
    if (shots + rain === 0) return null;
    const { bows, cards } = tableFor(state);
    if (!bows[kind]) return `${name} has what Arrow Rain gives, and no Archer is it.`;
    const given = cards.flatMap((card) => effectIn(card, 'rain')?.gives ?? []);
    const other = (shots > 0 && !given.includes('shot')) || (rain > 0 && !given.includes('strength'));
    return other ? `${name} has what Arrow Rain does not give in this match.` : null;
  }),
  ofPieces('CA-78', (state, piece, name) =>
    piece.fired && !isSoldier(state, piece) ? `${name} has fired, which only Soldiers do.` : null,
  ),
  ofPieces('CA-6', (state, piece, name) =>
    piece.acted && !hasAction(state, piece) ? `${name} has acted, and has no Action.` : null,
  ),
  ofPieces('CA-21', (state, piece, name) =>
    piece.moved && !moves(state, piece) ? `${name} has moved, and never does.` : null,
  ),
  ofPieces('CA-8', (state, { kind, entered }, name) =>
    entered && copiesOf(tableFor(state).cards[kind]) === 0
      ? `${name} has entered, and has been there from the start.`
      : null,
  ),
  { rule: 'CA-1', broken: wrongTurn },
  { rule: 'CA-85', broken: wrongSeries },
  {
    rule: 'CA-64',
    broken: ({ turn, options: { turnLimit } }) =>
      turn > turnLimit ? `The turn limit is ${turnLimit}, and this is turn ${turn}.` : null,
  },
  {
    rule: 'CA-86',
    broken: ({ cycled, options: { cycle } }) =>
      cycled > cycle ? `${cycled} cards went under the deck in this turn, and ${cycle} may.` : null,
  },
  {
    rule: 'CA-86',
    broken: ({ sunk, options: { cycle } }) =>
      cycle === 0 && sunk > 0 ? 'In this match no cards go under the deck.' : null,
  },
  { rule: 'CA-44', broken: wrongSprung },
];
