// A state as a readable position. What has its usual value is left out, but nothing that reading would draw at random.

import { putFields } from '@bridgefront/kernel';
import type { Json, PositionFields } from '@bridgefront/kernel';
import type { Board } from '../state/board.ts';
import { builtBridge, centerTile, forgeTile, temporaryBridge } from '../types.ts';
import type { Battle, CardId, Champion, Context, Draft, Fresh, SeatState, State, Tag } from '../types.ts';
import { board } from '../state/units.ts';
import { presentIntruders } from './read-board.ts';
import { writeCard, writeCards, writeEdge, writeHex, writePile } from './names.ts';

function writeFresh({ card, ...known }: Fresh): Json {
  const fields = putFields({ card: writeCard(card) }, known);
  return Object.keys(fields).length === 1 ? fields['card'] : fields;
}

function writeSeat(tables: Board, seat: SeatState): PositionFields {
  const fields: PositionFields = { faction: seat.faction };
  if (seat.capital >= 0) fields['capital'] = writeHex(tables, seat.capital);
  Object.assign(fields, {
    gold: seat.gold,
    mana: seat.mana,
    permanentVp: seat.permanentVp,
    hand: writeCards(seat.hand),
    draw: writePile(seat.draw),
    discard: writeCards(seat.discard),
    burned: writeCards(seat.burned),
  });
  putFields(fields, {
    played: writeCards(seat.played),
    held: writeCards(seat.held),
    resolving: seat.resolving < 0 ? null : writeCard(seat.resolving),
    peeked: writeCards(seat.peeked),
    loose: writeCards(seat.loose),
    sunk: writeCards(seat.sunk),
    looseUnder: seat.looseUnder.some((count) => count > 0) ? seat.looseUnder.slice() : [],
    looseOver: seat.looseOver.some((count) => count > 0) ? seat.looseOver.slice() : [],
    secret: writeCards(seat.secret),
    fresh: seat.fresh.map(writeFresh),
    buried: seat.buried.map(writeCards),
    done: seat.done,
    controlVp: seat.controlVp,
  });
  return putFields(fields, writeRound(tables, seat));
}

function writeRound(tables: Board, seat: SeatState): PositionFields {
  const { cardsPlayed, wonBattle, enemyChampionDied, boosts, siegeWrits, lastStands, lastContract } = seat;
  return {
    cardsPlayed,
    wonBattle,
    enemyChampionDied,
    boosts: boosts.slice(),
    entrenched: seat.entrenched.map(({ hex, max }) => ({ at: writeHex(tables, hex), max })),
    siegeWrits: siegeWrits.slice(),
    lastStands: lastStands.slice(),
    lastContract,
    discount: seat.discount,
    freeMarches: seat.freeMarches,
    homeGuards: seat.homeGuards,
    pillaged: seat.pillaged.map((hex) => writeHex(tables, hex)),
  };
}

function writeChampion(champion: Champion): PositionFields {
  const { card, hp, slowed, warded, frenzy, used, marks } = champion;
  const promised = marks.map(({ seat, gold, until }) => ({ seat, gold, until }));
  return putFields({ name: writeCard(card), hp }, { slowed, warded, frenzy, used, marks: promised });
}

interface Written {
  readonly units: PositionFields[];
  /** Champions in the order in which the units list them. */
  readonly champions: CardId[];
}

function writeUnits(state: State): Written {
  const tables = board(state);
  const units: PositionFields[] = [];
  const champions: CardId[] = [];
  for (let hex = 0; hex < tables.hexCount; hex++) {
    for (let seat = 0; seat < state.seats.length; seat++) {
      const forces = state.forces[seat * tables.hexCount + hex];
      const heroes = state.champions.filter((champion) => champion.hex === hex && champion.seat === seat);
      if (forces === 0 && heroes.length === 0) continue;
      champions.push(...heroes.map(({ card }) => card));
      units.push(
        putFields({ at: writeHex(tables, hex), seat, forces }, { champions: heroes.map(writeChampion) }),
      );
    }
  }
  return { units, champions };
}

function writeTiles(state: State): PositionFields {
  const tables = board(state);
  // Before the board is made there are no tiles to speak of.
  if (state.tiles[tables.center] !== centerTile) return {};
  const mines: PositionFields[] = [];
  const forges: Json[] = [];
  state.tiles.forEach((tile, hex) => {
    if (tile > 0) mines.push({ at: writeHex(tables, hex), value: tile });
    else if (tile === forgeTile) forges.push(writeHex(tables, hex));
  });
  return { mines, forges };
}

function writeDecks(state: State): PositionFields {
  const decks: PositionFields = {};
  state.market.forEach((pile, i) => (decks[`market-${i + 1}`] = writePile(pile)));
  state.power.forEach((pile, i) => (decks[`power-${i + 1}`] = writePile(pile)));
  return decks;
}

function writeTag(tables: Board, { seat, hex, forces, champions, draw, won }: Tag): PositionFields {
  return putFields(
    { seat, at: writeHex(tables, hex), forces, draw },
    { champions: writeCards(champions), won },
  );
}

function writeDraft(
  tables: Board,
  { seat, source, deck, cards, keep, optional, hex }: Draft,
): PositionFields {
  const fields = { seat, source, deck: `${deck.kind}-${deck.age}`, cards: writeCards(cards), keep };
  return putFields(fields, { optional, at: hex < 0 ? null : writeHex(tables, hex) });
}

function writeBattle(tables: Board, battle: Battle): PositionFields {
  const { hex, attacker, defender, siege, from, round, boosts, spent, hits } = battle;
  // A hit of a Force has no champion to name.
  const sources = hits.map((side) => side.map((card) => (card < 0 ? null : writeCard(card))));
  return putFields(
    { at: writeHex(tables, hex), attacker, defender, round, boosts, hits: sources },
    { siege, from: from < 0 ? null : writeHex(tables, from), spent: writeCards(spent) },
  );
}

function writeContext(tables: Board, context: Context): PositionFields {
  const { seat, card, acted, deployedForces, deployedHex, guarded } = context;
  return putFields(
    { seat },
    {
      card: card < 0 ? null : writeCard(card),
      acted,
      deployedForces,
      deployedAt: deployedHex < 0 ? null : writeHex(tables, deployedHex),
      guarded,
    },
  );
}

function writeBridges(tables: Board, state: State, code: number): Json[] {
  return state.bridges.flatMap((other, edge) => (other === code ? [writeEdge(tables, edge)] : []));
}

// What lasts until Cleanup.
function writeEffects(tables: Board, state: State): PositionFields {
  const { locked, traps, dominion, wormholes, blackout, tags } = state;
  return {
    locked: locked.map((edge) => writeEdge(tables, edge)),
    traps: traps.map(({ edge, seat }) => ({ bridge: writeEdge(tables, edge), seat })),
    dominion: dominion.map((edge) => writeEdge(tables, edge)),
    wormholes: wormholes.map(({ a, b, seat }) => {
      return { ends: [writeHex(tables, a), writeHex(tables, b)], ...(seat < 0 ? {} : { seat }) };
    }),
    blackout,
    tags: tags.map((tag) => writeTag(tables, tag)),
  };
}

// What is under way.
function writeProgress(tables: Board, state: State): PositionFields {
  const { row, rowAt, rowWins, drafts, battle, context, winners, ranking, reason } = state;
  return {
    row: writeCards(row),
    rowAt,
    rowWins: rowWins.some((wins) => wins > 0) ? rowWins.slice() : [],
    drafts: drafts.map((draft) => writeDraft(tables, draft)),
    battle: battle === null ? null : writeBattle(tables, battle),
    context: context === null ? null : writeContext(tables, context),
    winners: winners.slice(),
    ranking: ranking.map((group) => group.slice()),
    reason,
  };
}

/** The state as readable JSON: names as printed, hexes as `[q, r]`, the top card of a pile first. */
export function writeState(state: State): Json {
  const tables = board(state);
  const { units, champions } = writeUnits(state);
  const listed = champions.every((card, i) => state.champions[i].card === card);
  const fields: PositionFields = {
    round: state.round,
    phase: state.phase,
    lead: state.lead,
    seats: state.seats.map((seat) => writeSeat(tables, seat)),
    bridges: writeBridges(tables, state, builtBridge),
    ...writeTiles(state),
    units,
    decks: writeDecks(state),
  };
  const present = presentIntruders(state);
  const usual = state.firstIn.every((seat, owner) => seat === present[owner]);
  return putFields(fields, {
    temporaryBridges: writeBridges(tables, state, temporaryBridge),
    // Only where the units list the champions in another order than they came into play.
    championOrder: listed ? [] : writeCards(state.champions.map(({ card }) => card)),
    firstIn: usual ? [] : state.firstIn.map((seat) => (seat < 0 ? null : seat)),
    ...writeEffects(tables, state),
    ...writeProgress(tables, state),
  });
}
