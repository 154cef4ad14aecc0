// What no play of Castles leads to: positions that say so are refused with the rule.

import { playerAt } from '../sides.ts';
import type { PositionLaw } from '@bridgefront/kernel';
import { endingLaw } from '@bridgefront/tabletop/endings';
import { ARCHER, CARDS, CASTLE, kindOf, standingCard } from '../cards/table.ts';
import { isOver, isSeries } from '../ending.ts';
import { escortsOf, fullHp, isBuilding, isSoldier } from '../pieces.ts';
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
        const name = `${sideOf(state, piece.seat)}’s ${pieceText(pieceName(piece.id))}`;
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
function mayBeInside({ kind }: Piece): boolean {
  const { ability, type } = standingCard(kind);
  return type === 'soldier' || ability.can === 'look' || ability.can === 'assassinate';
}

function hasAction({ kind }: Piece): boolean {
  return ['hit', 'assassinate', 'build', 'mend', 'look'].includes(standingCard(kind).ability.can);
}

function moves(state: State, { kind }: Piece): boolean {
  return (
    standingCard(kind).steps > 0 ||
    escortsOf(state, kind) > 0 ||
    (escortsOf(state, kind) === 0 && kind !== tower)
  );
}

const tower = kindOf('siege-tower');

function crowd(state: State): string | null {
  const seen = new Set<string>();
  for (const { kind, seat } of state.pieces) {
    const { type, name } = CARDS[kind];
    if (type !== 'special') continue;
    const key = `${sideOf(state, seat)} has two ${name}s`;
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

function wrongSprung({ sprung, options }: State): string | null {
  if (sprung.length > CARDS[kindOf('trap')].copies) return 'There are not so many Traps as were sprung.';
  if (sprung.length > 0 && options.trapWindow === 'never') return 'In this match Traps are not sprung.';
  const odd = sprung.find(({ kind }) => !['soldier', 'civilian', 'special'].includes(CARDS[kind].type));
  return odd === undefined
    ? null
    : `A Trap is sprung on Soldiers and Civilians, not on a ${CARDS[odd.kind].name}.`;
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
    const { site } = standingCard(piece.kind);
    const at = place(state, piece);
    const wrong = (site === 'middle' && at !== ownMiddle) || (site === 'castle-zone' && at !== ownCastle);
    return wrong ? `${name} stands ${where(piece)}, where none is built.` : null;
  }),
  ofPieces('CA-25', (state, piece, name) =>
    place(state, piece) === awayCastle && !mayBeInside(piece)
      ? `${name} stands ${where(piece)}, which it may not enter.`
      : null,
  ),
  ofPieces('CA-76', (state, piece, name) =>
    isBuilding(piece) && terrainOf(state, piece.zone) === 'lake'
      ? `${name} stands ${where(piece)}, which is a Lake.`
      : null,
  ),
  ofPieces('CA-24', (_, piece, name) =>
    piece.charged && !isSoldier(piece) ? `${name} is charged, which only Soldiers are.` : null,
  ),
  ofPieces('CA-58', ({ options }, { kind, shots, rain }, name) => {
    if (shots + rain === 0) return null;
    if (kind !== ARCHER) return `${name} has what Arrow Rain gives, and no Archer is it.`;
    const other = options.arrowRain === 'shot' ? rain : shots;
    return other > 0 ? `${name} has what Arrow Rain does not give in this match.` : null;
  }),
  ofPieces('CA-78', (_, piece, name) =>
    piece.fired && !isSoldier(piece) ? `${name} has fired, which only Soldiers do.` : null,
  ),
  ofPieces('CA-6', (_, piece, name) =>
    piece.acted && !hasAction(piece) ? `${name} has acted, and has no Action.` : null,
  ),
  ofPieces('CA-21', (state, piece, name) =>
    piece.moved && !moves(state, piece) ? `${name} has moved, and never does.` : null,
  ),
  ofPieces('CA-8', (_, { kind, entered }, name) =>
    entered && CARDS[kind].copies === 0 ? `${name} has entered, and has been there from the start.` : null,
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
