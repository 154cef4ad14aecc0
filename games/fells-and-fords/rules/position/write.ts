// A state as a readable position. What has its usual value is left out, but nothing that reading would draw.

import { putFields } from '@bridgefront/kernel';
import type { Json, PositionFields } from '@bridgefront/kernel';
import { HEXES, hexNames } from '../hexes.ts';
import { BATTLES } from '../tables/battles.ts';
import { COMMANDS } from '../tables/commands.ts';
import { LORE } from '../tables/lore.ts';
import { OBJECTIVES } from '../tables/objectives.ts';
import { UNITS } from '../tables/units.ts';
import type { Fought, SeatState, State, Unit } from '../types.ts';
import { factions, terrains } from '../vocabulary.ts';

const hexName = (hex: number): string | null => (hex < 0 ? null : hexNames[hex]);
const commandNames = (cards: readonly number[]): string[] => cards.map((id) => COMMANDS[id].name);
const loreNames = (cards: readonly number[]): string[] => cards.map((id) => LORE[id].name);

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

function writeUnit(unit: Unit): Json {
  const { seat, hex, health, type: kind, ...rest } = unit;
  const type = UNITS[kind];
  const fields: PositionFields = { unit: type.name, seat };
  if (hex < 0) return { ...fields, gone: true };
  const standing: PositionFields = { ...fields, at: hexNames[hex] };
  return putFields(health === type.health ? standing : { ...standing, health }, rest);
}

function writeSeat(seat: SeatState): PositionFields {
  return putFields(
    { faction: factions[seat.faction] },
    {
      vp: seat.vp,
      lore: seat.lore,
      objective: seat.objective < 0 ? null : OBJECTIVES[seat.objective].name,
      drawn: seat.drawn.map((id) => OBJECTIVES[id].name),
      command: commandNames(seat.command),
      shown: commandNames(seat.shown),
      returned: commandNames(seat.returned),
      loreHand: loreNames(seat.loreHand),
      loreDeck: loreNames(seat.loreDeck.toReversed()),
      loreDiscard: loreNames(seat.loreDiscard),
      sunkLore: seat.sunkLore < 0 ? null : LORE[seat.sunkLore].name,
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
    units: state.units.map(writeUnit),
    seats: state.seats.map(writeSeat),
    commandDeck: commandNames(state.commandDeck.toReversed()),
    commandDiscard: commandNames(state.commandDiscard),
    sunk: state.sunk,
    command: state.command < 0 ? null : COMMANDS[state.command].name,
    text: state.text,
    centre: hexName(state.centre),
    peek: commandNames(state.peek),
    moment: writeMoment(state),
    winners: state.winners,
    ending: state.ending,
  });
}
