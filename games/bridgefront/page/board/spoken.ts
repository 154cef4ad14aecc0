// A hex in words: for screen readers, and for the card that shows what is there.

import type { Direction } from '@bridgefront/page/boards/layout.ts';
import type { ChampionView, ReaderPlaces, TableView, UnitsView } from '../../rules/table.ts';
import { placesSeen } from '../../rules/table.ts';
import { boardTexts } from '../texts/board.ts';
import { edgesAround } from './geometry.ts';
import { reachOf, terrainAt, unitsAt } from './scan.ts';
import type { March } from './march.ts';
import type { Scan } from './scan.ts';

const words = boardTexts;

/** Whose eyes read the board, and how things are called. */
export interface Reader {
  readonly seat: number | null;
  nameOf(seat: number): string;
  /** A card's name by its slug. */
  cardName(slug: string): string;
}

// Places are called by their landmarks, which hardly ever change, while every message brings a view of its own.
let ground = '';
const titles = new Map<string, string>();
let groundOf: Scan | null = null;
let groundFor: Reader | null = null;

/** The name of a hex where it stands alone: `Your Capital`, `West of your Capital`. */
function placeTitle(scan: Scan, hex: string, reader: Reader): string {
  const known = titlesOf(scan, reader).get(hex);
  if (known !== undefined) return known;
  const title = placesOf(scan, reader).title(hex);
  titles.set(hex, title);
  return title;
}

function titlesOf(scan: Scan, reader: Reader): ReadonlyMap<string, string> {
  if (scan === groundOf && reader === groundFor) return titles;
  groundOf = scan;
  groundFor = reader;
  const { view } = scan;
  const { radius, mines, forges, seats } = view;
  const names = seats.map(({ capital }, seat) => [capital, reader.nameOf(seat)]);
  const now = JSON.stringify([radius, mines, forges, names, reader.seat]);
  if (now !== ground) titles.clear();
  ground = now;
  return titles;
}

/** The name of a hex in a sentence: `your Capital`, `the hex west of your Capital`. */
export function placeName(scan: Scan, hex: string, reader: Reader): string {
  return placesOf(scan, reader).hex(hex);
}

/** What is asked about a March that is laid out. */
export function marchWords(scan: Scan, { from, to, forces, champions }: March, reader: Reader): string {
  if (to === null) return words.marchFrom(placeName(scan, from, reader));
  const who = [
    ...(forces > 0 ? [words.forces(forces)] : []),
    ...champions.map((card) => reader.cardName(card)),
  ];
  return words.marchTo(who, placeName(scan, to, reader));
}

function placesOf(scan: Scan, reader: Reader): ReaderPlaces {
  return placesSeen(scan.view, reader.seat ?? -1, (seat) => reader.nameOf(seat));
}

/** What the hex is called, and what a Mine is worth. */
export function terrainWords(scan: Scan, hex: string, reader: Reader): string {
  const terrain = terrainAt(scan, hex);
  const title = placeTitle(scan, hex, reader);
  return terrain.kind === 'mine' ? words.mine(title, terrain.value) : title;
}

/** What befell a Champion. */
export function stateWords({ slowed, warded, frenzy, marks }: ChampionView): readonly string[] {
  return [
    slowed === true ? words.states.slowed : '',
    warded === true ? words.states.warded : '',
    frenzy === undefined ? '' : words.states.frenzy,
    marks === undefined || marks.length === 0 ? '' : words.states.marked,
  ].filter(Boolean);
}

function championWords(champion: ChampionView, reader: Reader): string {
  const name = words.champion(reader.cardName(champion.card), champion.hp);
  return [name, ...stateWords(champion)].join(', ');
}

function sideWords({ seat, forces, champions = [] }: UnitsView, reader: Reader): string {
  return words.units(seat === reader.seat ? words.you : reader.nameOf(seat), [
    ...(forces > 0 ? [words.forces(forces)] : []),
    ...champions.map((champion) => championWords(champion, reader)),
  ]);
}

/** Each owner's units on the hex as one phrase. */
function unitWords(scan: Scan, hex: string, reader: Reader): readonly string[] {
  return unitsAt(scan, hex).map((units) => sideWords(units, reader));
}

function bridgeTo(scan: Scan, edge: string, way: Direction): string | null {
  const bridge = scan.bridges.get(edge);
  if (bridge === undefined) return null;
  const marks = [
    bridge.temporary ? words.bridge.temporary : '',
    bridge.locked ? words.bridge.locked : '',
    bridge.traps.length > 0 ? words.bridge.trapped : '',
  ].filter(Boolean);
  return words.bridgeTo(words.direction[way], marks);
}

// What lies on the edges is the same in most views: their parts that no message changed are the very same.
let spans: Pick<TableView, 'bridges' | 'temporary' | 'locked' | 'traps'> | null = null;
const leads = new Map<string, string>();

function leadsOf({ view }: Scan): Map<string, string> {
  const same =
    spans?.bridges === view.bridges &&
    spans.temporary === view.temporary &&
    spans.locked === view.locked &&
    spans.traps === view.traps;
  if (!same) leads.clear();
  spans = view;
  return leads;
}

/** Where Bridges lead from the hex, with what is special about each. */
export function bridgeWords(scan: Scan, hex: string): string {
  const known = leadsOf(scan);
  const before = known.get(hex);
  if (before !== undefined) return before;
  const made = words.bridges(edgesAround(hex).flatMap(({ way, edge }) => bridgeTo(scan, edge, way) ?? []));
  known.set(hex, made);
  return made;
}

/** Who has units that could come over Bridges, with the steps it takes: one, or two. */
export function comers(
  scan: Scan,
  hex: string,
): readonly { readonly seat: number; readonly steps: number; readonly from: string }[] {
  const here = new Set(unitsAt(scan, hex).map(({ seat }) => seat));
  const found = [...reachOf(scan, hex, 2)].flatMap(([from, steps]) =>
    unitsAt(scan, from).map(({ seat }) => ({ seat, steps, from })),
  );
  const nearest = new Map<number, (typeof found)[number]>();
  for (const one of found)
    if (!here.has(one.seat) && (nearest.get(one.seat)?.steps ?? 9) > one.steps) nearest.set(one.seat, one);
  return [...nearest.values()];
}

// While nothing moves on the board, only the open choices change: what is said about the hexes stays.
const said = new WeakMap<Scan, Map<string, string>>();

function sentence(scan: Scan, hex: string, reader: Reader): string {
  const known = said.get(scan) ?? new Map<string, string>();
  said.set(scan, known);
  const before = known.get(hex);
  if (before !== undefined) return before;
  const units = unitWords(scan, hex, reader);
  const made = [
    terrainWords(scan, hex, reader),
    ...(units.length === 0 ? [words.nobody] : units),
    bridgeWords(scan, hex),
  ].join('; ');
  known.set(hex, made);
  return made;
}

/** Everything about a hex in one sentence. `label`: what choosing it means, if it can be chosen. */
export function spokenHex(scan: Scan, hex: string, reader: Reader, label: string | null): string {
  const all = sentence(scan, hex, reader);
  return label === null ? all : `${all}; ${words.canChoose(label)}`;
}
