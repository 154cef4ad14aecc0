// A state as a readable position. What has its usual value is left out, but nothing that reading would draw.

import { putFields } from '@bridgefront/kernel';
import type { Json, PositionFields } from '@bridgefront/kernel';
import { positionName } from '@bridgefront/tabletop/accepted';
import { commandTable, loreTable, unitTable } from '../cards/in-force.ts';
import type { Under } from '../cards/in-force.ts';
import { HEXES, hexNames } from '../hexes.ts';
import { BATTLES } from '../tables/battles.ts';
import { OBJECTIVES } from '../tables/objectives.ts';
import type { Fought, SeatState, State, Unit } from '../types.ts';
import { factions, terrains } from '../vocabulary.ts';

const hexName = (hex: number): string | null => (hex < 0 ? null : hexNames[hex]);
const commandNames = (match: Under, cards: readonly number[]): string[] =>
  cards.map((id) => positionName(commandTable(match)[id]));
const loreNames = (match: Under, cards: readonly number[]): string[] =>
  cards.map((id) => positionName(loreTable(match)[id]));

function writeTerrain({ terrain }: State): PositionFields {
  const fields: PositionFields = {};
  terrains.forEach((name, code) => {
    const hexes = HEXES.flatMap((_, hex) => (code > 0 && terrain[hex] === code ? [hexNames[hex]] : []));
    if (hexes.length > 0) fields[name] = hexes.join(' ');
  });
  return fields;
}

function writeBanners({ banners }: State): PositionFields {
  return Object.fromEntries(banners.flatMap((vp, hex) => (vp > 0 ? [[hexNames[hex], vp] as const] : [])));
}

function writeUnit(match: Under, unit: Unit): Json {
  const { seat, hex, health, type: kind, ...rest } = unit;
  const type = unitTable(match)[kind];
  const fields: PositionFields = { unit: type.name, seat };
  if (hex < 0) return { ...fields, gone: true };
  const standing: PositionFields = { ...fields, at: hexNames[hex] };
  return putFields(health === type.health ? standing : { ...standing, health }, rest);
}

function writeSeat(match: Under, seat: SeatState): PositionFields {
  return putFields(
    { faction: factions[seat.faction] },
    {
      vp: seat.vp,
      lore: seat.lore,
      objective: seat.objective < 0 ? null : OBJECTIVES[seat.objective].name,
      drawn: seat.drawn.map((id) => OBJECTIVES[id].name),
      command: commandNames(match, seat.command),
      shown: commandNames(match, seat.shown),
      returned: commandNames(match, seat.returned),
      loreHand: loreNames(match, seat.loreHand),
      loreDeck: loreNames(match, seat.loreDeck.toReversed()),
      loreDiscard: loreNames(match, seat.loreDiscard),
      sunkLore: seat.sunkLore < 0 ? null : positionName(loreTable(match)[seat.sunkLore]),
      playedLore: seat.playedLore,
      playedCancel: seat.playedCancel,
      barred: seat.barred,
      passed: seat.passed,
      kills: seat.kills,
    },
  );
}

// A moment within a combat, which only a written position has: kept as it is.
function writeMoment({ combats, harm, played, trample }: State): PositionFields {
  return putFields({}, JSON.parse(JSON.stringify({ combats, harm, played, trample })) as PositionFields);
}

function writeFought({ objectives, vp, first, winner, why, rounds }: Fought): PositionFields {
  const names = objectives.map((id) => OBJECTIVES[id].name);
  return putFields({ objectives: names, vp: [...vp], why, rounds }, { first, winner });
}

/** Writes a state; `readState` of the result is the same state. */
export function writeState(state: State): Json {
  const fields: PositionFields = { phase: state.phase, first: state.first, active: state.active };
  return putFields(fields, {
    step: state.step === 'start' ? null : state.step,
    battle: state.battle < 0 ? null : BATTLES[state.battle].slug,
    fought: state.fought.map(writeFought),
    round: state.round,
    terrain: writeTerrain(state),
    banners: writeBanners(state),
    tents: state.tents.some((hex) => hex >= 0) ? state.tents.map(hexName) : null,
    cairns: state.cairns.map((hex) => hexNames[hex]),
    units: state.units.map((unit) => writeUnit(state, unit)),
    seats: state.seats.map((seat) => writeSeat(state, seat)),
    commandDeck: commandNames(state, state.commandDeck.toReversed()),
    commandDiscard: commandNames(state, state.commandDiscard),
    sunk: state.sunk,
    command: state.command < 0 ? null : positionName(commandTable(state)[state.command]),
    text: state.text,
    centre: hexName(state.centre),
    peek: commandNames(state, state.peek),
    moment: writeMoment(state),
    winners: state.winners,
    ending: state.ending,
  });
}
