// The table after one report, as far as the report tells; what it leaves open the next document says. A forgotten
// kind of report does not compile.

import type { BridgefrontFace, FaceKind, FaceOf, PublicSeat, TableView } from '../../rules/table.ts';
import type { SeatReport } from '@bridgefront/viewing';
import { addGold, rules, changeChampion, changeOwn, changeSeat, changeSeats, plus } from './fold-parts.ts';
import type { Fold, Moment } from './fold-parts.ts';
import * as held from './fold-cards.ts';
import * as field from './fold-units.ts';

const same = (table: Moment): Moment => table;

// ---- Lasting effects

type Status = FaceOf<'status'>;

function onChampion(
  table: Moment,
  { champion }: Status,
  change: Parameters<typeof changeChampion>[2],
): Moment {
  return champion === undefined ? table : changeChampion(table, champion, change);
}

function boosted(table: Moment, seat: number, boost: NonNullable<PublicSeat['boosts']>[number]): Moment {
  return changeSeat(table, seat, (one) => ({ ...one, boosts: plus(one.boosts, boost) }));
}

function passage(table: Moment, { hexes }: Status, seat: number | null): Moment {
  return hexes === undefined ? table : { ...table, wormholes: plus(table.wormholes, { hexes, seat }) };
}

const statuses: { readonly [K in Status['kind']]: (table: Moment, face: Status) => Moment } = {
  'champion-dice': (table, { seat, value = 1 }) =>
    boosted(table, seat, { boost: 'champion-dice', dice: value }),
  smoke: (table, { seat, value = 1 }) => boosted(table, seat, { boost: 'smoke', max: value }),
  'force-threshold': (table, { seat, value = 3 }) =>
    boosted(table, seat, { boost: 'force-threshold', max: value }),
  'assign-hits': (table, { seat }) => boosted(table, seat, { boost: 'assign-hits' }),
  'hits-first': (table, { seat, first = 'forces' }) => boosted(table, seat, { boost: 'hits-first', first }),
  mark: same, // For how long is not told.
  ward: (table, face) => onChampion(table, face, (one) => ({ ...one, warded: true })),
  slow: (table, face) => onChampion(table, face, (one) => ({ ...one, slowed: true })),
  frenzy: (table, face) =>
    onChampion(table, face, (one) => ({ ...one, frenzy: (one.frenzy ?? 0) + (face.value ?? 0) })),
  entrench: (table, { seat, hex, value }) =>
    hex === undefined || value === undefined
      ? table
      : changeSeat(table, seat, (one) => ({ ...one, entrenched: plus(one.entrenched, { hex, max: value }) })),
  mortar: same,
  cataclysm: same,
  'siege-writ': (table, { seat, value = 0 }) => field.noteOnSeat(table, seat, 'siegeWrits', value),
  'last-stand': (table, { seat, value = 0 }) => field.noteOnSeat(table, seat, 'lastStands', value),
  trap: (table, { seat, edge }) =>
    edge === undefined ? table : { ...table, traps: plus(table.traps, { edge, seat }) },
  lockdown: (table, { edge }) =>
    edge === undefined || table.locked?.includes(edge) === true
      ? table
      : { ...table, locked: plus(table.locked, edge) },
  wormhole: (table, face) => passage(table, face, null),
  gateway: (table, face) => passage(table, face, face.seat),
  dominion: (table, { edge }) =>
    edge === undefined || table.dominion?.includes(edge) === true
      ? table
      : { ...table, dominion: plus(table.dominion, edge) },
  blackout: (table) => ({ ...table, blackout: true }),
  'last-contract': (table, { seat }) => changeSeat(table, seat, (one) => ({ ...one, lastContract: true })),
  discount: (table, { seat, value = 0 }) =>
    changeSeat(table, seat, (one) => ({ ...one, discount: (one.discount ?? 0) + value })),
};

// ---- Rounds

function freshSeat({
  cardsPlayed: _cards,
  wonBattle: _won,
  enemyChampionDied: _died,
  freeMarches: _marches,
  homeGuards: _guards,
  ...one
}: PublicSeat): PublicSeat {
  return { ...one, done: false };
}

function beginRound(table: Moment, { round, age, lead }: FaceOf<'round-begins'>): Moment {
  const units = table.units.map((one) => {
    if (one.champions?.some(({ used }) => used === true) !== true) return one;
    return { ...one, champions: one.champions.map(({ used: _used, ...champion }) => champion) };
  });
  return changeSeats({ ...table, round, age, lead, phase: 'reset', units }, freshSeat);
}

// Cards put aside in Cleanup join the hands after all have drawn.
function takeIncome(table: Moment, { gold, mana }: FaceOf<'income'>): Moment {
  return changeSeats(table, ({ held: aside = 0, ...one }) => {
    const match = Math.min(aside, Math.max(0, rules.options.handLimit - one.hand));
    return {
      ...one,
      gold: one.gold + gold,
      mana,
      hand: one.hand + match,
      discard: one.discard + aside - match,
    };
  });
}

function endSeat({
  boosts: _boosts,
  entrenched: _entrenched,
  siegeWrits: _writs,
  lastStands: _stands,
  lastContract: _contract,
  discount: _discount,
  ...one
}: PublicSeat): PublicSeat {
  return { ...one, discard: one.discard + one.hand, hand: 0 };
}

// Hands and lasting effects go; temporary Bridges take their traps along. SeatReport after the cards that are put aside.
function clearRound(table: Moment): Moment {
  if (table.phase === 'cleanup') return table;
  const { temporary: _bridges, locked: _locks, traps: _traps, dominion: _dominion, ...rest } = table;
  const { wormholes: _holes, blackout: _blackout, ...open } = rest;
  const so = changeSeats({ ...open, phase: 'cleanup' }, endSeat);
  return changeOwn(so, (own) => ({ ...own, discard: [...own.discard, ...own.hand], hand: [] }));
}

function cleanUp(table: Moment, round: number): Moment {
  const { tags: _tags, ...rest } = clearRound(table);
  const units = rest.units.map((one) => {
    if (one.champions === undefined) return one;
    const champions = one.champions.map(({ warded: _warded, frenzy: _frenzy, marks = [], ...champion }) => {
      const open = marks.filter(({ until }) => until > round);
      return open.length > 0 ? { ...champion, marks: open } : champion;
    });
    return { ...one, champions };
  });
  return { ...rest, units };
}

// ---- Gold

function sell(table: Moment, { winner, price }: FaceOf<'bids-bought'>): Moment {
  return addGold(table, winner, -price);
}

function sharePot(table: Moment, { passes, receiver, pot }: FaceOf<'bids-passed'>): Moment {
  if (pot === 0) return table;
  const paid = passes.reduce((so, { seat, pass }) => addGold(so, seat, -pass), table);
  return addGold(paid, receiver, pot);
}

function payBounty(table: Moment, { seat, amount, why }: FaceOf<'bounty'>): Moment {
  const so = addGold(table, seat, amount);
  const dead = table.aside?.dead;
  if (why === 'extort') return dead === undefined ? so : addGold(so, dead, -amount);
  if (why !== 'blood-ledger') return so;
  const banker = table.units
    .filter((one) => one.seat === seat)
    .flatMap(({ champions = [] }) => champions)
    .find(({ card, used }) => used !== true && rules.cards(card)?.does.includes('blood-ledger') === true);
  return banker === undefined ? so : changeChampion(so, banker.card, (one) => ({ ...one, used: true }));
}

// An ability belongs to one champion of the seat and works once a round.
function useAbility(table: Moment, { actions }: FaceOf<'revealed'>): Moment {
  return actions.reduce((so, { seat, card, choices }) => {
    if (card !== undefined) return so;
    const able = so.units
      .filter((one) => one.seat === seat)
      .flatMap(({ champions = [] }) => champions)
      .find((one) => rules.cards(one.card)?.does.includes(choices[0] ?? '') === true);
    return able === undefined ? so : changeChampion(so, able.card, (one) => ({ ...one, used: true }));
  }, table);
}

const folds: { readonly [K in FaceKind]: Fold<K> } = {
  factions: same,
  'capital-chosen': (table, { seat, hex }) => changeSeat(table, seat, (one) => ({ ...one, capital: hex })),
  'board-made': (table, face) =>
    field.makeBoard(table, face, { forces: rules.options.startForces, gold: rules.options.startGold }),
  'starting-bridges': (table, { bridges }) => ({
    ...table,
    bridges: bridges.flatMap(({ edges }) => edges).reduce(field.addPlace, table.bridges),
  }),
  'round-begins': beginRound,
  income: takeIncome,
  drawn: (table, face) => held.drawCards(face.held === true ? clearRound(table) : table, face),
  studied: same,
  row: held.dealRow,
  'bids-bought': sell,
  'bids-passed': sharePot,
  'roll-off': same,
  'tie-won': same,
  'last-card': same,
  revealed: (table, face) => useAbility(held.reveal(table, face), face),
  'card-resolves': (table, { seat, card }) =>
    changeSeat(table, seat, (one) => (one.resolving === card ? one : { ...one, resolving: card })),
  'card-done': held.finishCard,
  'action-resolves': same,
  fizzled: same,
  gold: (table, { seat, amount }) => addGold(table, seat, amount),
  mana: (table, { seat, amount }) => changeSeat(table, seat, (one) => ({ ...one, mana: one.mana + amount })),
  'gold-taken': (table, { seat, from, amount }) => addGold(addGold(table, from, -amount), seat, amount),
  discarded: held.discard,
  topdecked: held.topdeck,
  looked: held.look,
  kept: held.keep,
  scryed: held.scry,
  burned: held.burn,
  die: same,
  gained: held.gain,
  deployed: (table, { seat, hex, forces }) => field.addUnits(table, seat, hex, forces),
  'champion-deployed': field.placeChampion,
  refused: same,
  moved: field.move,
  stopped: same,
  teleported: field.placeChampion,
  healed: (table, { champion, amount }) =>
    changeChampion(table, champion, (one) => ({ ...one, hp: one.hp + amount })),
  damaged: field.hurt,
  'champion-removed': (table, { champion }) => changeChampion(table, champion, () => null),
  'champion-died': field.die,
  bounty: payBounty,
  stolen: held.steal,
  'forces-lost': field.loseForces,
  status: (table, face) => statuses[face.kind]?.(table, face) ?? table,
  'mine-raised': (table, { hex, value }) => ({
    ...table,
    mines: table.mines.map((mine) => (mine.hex === hex ? { hex, value } : mine)),
  }),
  'bridge-built': field.build,
  'bridge-destroyed': field.destroy,
  'trap-sprung': field.springTrap,
  battle: field.openBattle,
  modifiers: same,
  'combat-round': field.rollRound,
  'battle-losses': field.takeLosses,
  'battle-over': field.closeBattle,
  pillage: (table, { seat, gold }) => addGold(table, seat, gold),
  collected: (table, { seat, gold }) => addGold({ ...table, phase: 'collection' }, seat, gold),
  draft: held.openDraft,
  declined: (table, { seat, source }) => held.closeDraft(table, seat, source, 0),
  scored: (table, { own }) => {
    const scored: Moment = { ...table, phase: 'scoring' };
    if (own === undefined) return scored;
    return changeOwn(scored, (mine) => ({ ...mine, permanentVp: own.permanent, controlVp: own.control }));
  },
  cleanup: (table, { round }) => cleanUp(table, round),
  'match-over': (table) => ({ ...table, phase: 'over' }),
};

/** Every kind of report. */
export const faceKinds = Object.keys(folds) as readonly FaceKind[];

/**
 * The table after a report; the same table if the report changes nothing that is seen. A report of an unknown kind
 * changes nothing.
 */
export function fold(table: TableView, { face }: Pick<SeatReport, 'face'>): TableView {
  const known = face as unknown as BridgefrontFace;
  const change = folds[known.tell] as ((table: Moment, face: BridgefrontFace) => Moment) | undefined;
  return change === undefined ? table : change(table, known);
}
