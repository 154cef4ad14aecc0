// A hex in words: for screen readers, and for the card that shows what is there.

import type { ChampionView } from '@bridgefront/game-bridgefront/table';
import { texts } from '../../../texts/index.ts';
import { directionNames, edgeBetween, beside } from './geometry.ts';
import { terrainAt, unitsAt } from './scan.ts';
import type { Scan } from './scan.ts';

const words = texts.board;

/** Who reads, and how things are called. */
export interface Reader {
  readonly seat: number | null;
  nameOf(seat: number): string;
  /** A card's name by its slug. */
  cardName(slug: string): string;
}

/** What kind of land the hex is. */
export function terrainWords(scan: Scan, hex: string, reader: Reader): string {
  const terrain = terrainAt(scan, hex);
  switch (terrain.kind) {
    case 'mine':
      return words.terrain.mine(terrain.value);
    case 'capital':
      return words.terrain.capital(reader.nameOf(terrain.owner), terrain.owner === reader.seat);
    default:
      return words.terrain[terrain.kind]();
  }
}

/** A Champion with its health and states. */
function championWords(champion: ChampionView, reader: Reader): string {
  const { slowed, warded, frenzy, marks } = champion;
  const states = [
    slowed === true ? words.states.slowed : '',
    warded === true ? words.states.warded : '',
    frenzy === undefined ? '' : words.states.frenzy,
    marks === undefined || marks.length === 0 ? '' : words.states.marked,
  ].filter(Boolean);
  return [words.champion(reader.cardName(champion.card), champion.hp), ...states].join(', ');
}

/** Each owner's units on the hex as one phrase. */
export function unitWords(scan: Scan, hex: string, reader: Reader): readonly string[] {
  return unitsAt(scan, hex).map(({ seat, forces, champions = [] }) =>
    words.units(reader.nameOf(seat), [
      ...(forces > 0 ? [words.forces(forces)] : []),
      ...champions.map((champion) => championWords(champion, reader)),
    ]),
  );
}

/** Where Bridges lead from the hex. */
export function bridgeWords(scan: Scan, hex: string): string {
  const ways = directionNames.filter((name) => scan.bridges.has(edgeBetween(hex, beside(hex, name))));
  return words.bridges(ways.map((name) => words.direction[name]));
}

/** Everything about a hex in one sentence. `label`: what choosing it means, if it can be chosen. */
export function spokenHex(scan: Scan, hex: string, reader: Reader, label: string | null): string {
  const units = unitWords(scan, hex, reader);
  return [
    words.at(terrainWords(scan, hex, reader), hex),
    ...(units.length === 0 ? [words.nobody] : units),
    bridgeWords(scan, hex),
    ...(label === null ? [] : [words.canChoose(label)]),
  ].join('; ');
}
