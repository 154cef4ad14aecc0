// What a page needs of Fells and Fords without its engine: tables with their texts, the board, shapes of view and reports.

import { hexList, hexNames, middle, sectionsOf, turned } from './hexes.ts';
import type { Options } from '@bridgefront/kernel';
import { armyTable, commandId, commandTable, objectiveTable, under, unitTable } from './cards/in-force.ts';
import { BATTLES } from './tables/battles.ts';
import { OBJECTIVES } from './tables/objectives.ts';
import { UNITS, unitType } from './tables/units.ts';
import { objectiveText, unitFacts, unitText } from './text/cards.ts';
import { presetUnits } from './text/words.ts';
import { factions } from './vocabulary.ts';
import type { OrderRule, TerrainPlan, UnitType } from './vocabulary.ts';
import type { UnitView } from './view.ts';

export { cardsJson } from './json.ts';
export type { CardJson } from './json.ts';
export { board, hexOf } from './hexes.ts';
export { placesSeen } from './text/places.ts';
export { wonHow } from './text/words.ts';
export type { FaceKind, FellsFace } from './faces.ts';
export { battleCount } from './campaign.ts';
export { fullOptions } from './options.ts';
export type { FellsOptions } from './options.ts';
export type { AimView } from './actions-view.ts';
export type { CampaignView } from './campaign-view.ts';
export type { SideView, TableView, UnitView } from './view.ts';
export { waitOf } from './waits.ts';
export type { DieFace } from './vocabulary.ts';

/** The printed figures of a kind of unit, as these options have them. */
export function typeOfSlug(slug: string, options: Options = {}): UnitType {
  return unitTable(under(options))[Math.max(0, unitType(slug))];
}

/** What is printed of a kind of unit: its figures on one line, and what it can do. */
export function unitRules(slug: string, options: Options): { readonly facts: string; readonly text: string } {
  const type = typeOfSlug(slug, options);
  return { facts: unitFacts(type), text: unitText(type, options) };
}

/** The kinds of units of a faction, in the order of the table. */
export function unitSlugs(faction: string): readonly string[] {
  return UNITS.filter((unit) => unit.faction === faction).map(({ slug }) => slug);
}

// Each faction has one objective at each of these places.
const indicators = [...new Set(OBJECTIVES.map(({ indicator }) => indicator))].sort();

/** An objective as a page shows it, with its half of the map as South sees it. */
export function objectiveOf(
  slug: string,
  options: Options = {},
): {
  readonly name: string;
  /** Its place among the objectives of its faction by who begins, and how many places there are (FF-94). */
  readonly begins: { readonly place: number; readonly of: number };
  readonly text: string;
  readonly land: {
    readonly terrain: { readonly [terrain: string]: string };
    readonly banners: readonly { readonly at: string; readonly vp: number }[];
  };
} {
  const { name, indicator, score, terrain, banners } =
    objectiveTable(under(options)).find((one) => one.slug === slug) ?? OBJECTIVES[0];
  const land = {
    terrain: terrainOf(terrain),
    banners: hexList(banners).map((hex) => ({ at: hexNames[hex], vp: 1 })),
  };
  const begins = { place: indicators.indexOf(indicator) + 1, of: indicators.length };
  return { name, begins, text: objectiveText[score], land };
}

function terrainOf(plan: TerrainPlan): { readonly [terrain: string]: string } {
  return Object.fromEntries(Object.entries(plan).filter(([, hexes]) => hexes !== ''));
}

/** The armies of a match that can be taken whole, by the choices that take them: name, and what is in them. */
export function presetArmies(
  options: Options,
): ReadonlyMap<string, { readonly name: string; readonly units: string }> {
  const armies = armyTable(under(options));
  return new Map(armies.map((army) => [`army:${army.slug}`, { name: army.name, units: presetUnits(army) }]));
}

/** What a plan has mustered: copies taken, and how many of them are not laid out yet. */
export function musteredArmy(
  plan: readonly string[],
  options: Options,
): {
  readonly taken: ReadonlyMap<string, number>;
  readonly left: ReadonlyMap<string, number>;
} {
  const taken = new Map<string, number>();
  const add = (slug: string, count: number): void => void taken.set(slug, (taken.get(slug) ?? 0) + count);
  for (const choice of plan) {
    if (choice.startsWith('take:')) add(choice.slice('take:'.length), 1);
    const preset = armyTable(under(options)).find(({ slug }) => choice === `army:${slug}`);
    for (const [slug, copies] of Object.entries(preset?.units ?? {})) add(slug, copies);
  }
  const left = new Map(taken);
  for (const choice of plan) {
    const [slug] = choice.startsWith('place:') ? choice.slice('place:'.length).split('@') : [''];
    if (left.has(slug)) left.set(slug, (left.get(slug) ?? 0) - 1);
  }
  return { taken, left };
}

/** A battlefield as a page shows it before anybody plays. */
export interface Battlefield {
  readonly terrain: { readonly [terrain: string]: string };
  readonly banners: readonly { readonly at: string; readonly vp: number }[];
  readonly units: readonly UnitView[];
  /** Where the tents of South and North stand. */
  readonly tents?: readonly (string | null)[];
}

/** A first battle with its goal. */
export interface FirstBattle {
  readonly slug: string;
  readonly name: string;
  readonly winningVp: number;
  readonly lore: boolean;
  /** The faction that begins. */
  readonly first: string;
  /** The Ford League in the South. */
  readonly field: Battlefield;
}

function bothHalves(hexes: string): string[] {
  return hexList(hexes).flatMap((hex) => [hexNames[hex], hexNames[turned(hex, 1)]]);
}

/** The first battles, the easiest one first (FF-97). */
export const firstBattles: readonly FirstBattle[] = BATTLES.map(
  ({ slug, name, winningVp, lore, first, terrain, banners, middleVp, units }) => ({
    slug,
    name,
    winningVp,
    lore,
    first,
    field: {
      terrain: Object.fromEntries(
        Object.entries(terrain).map(([kind, hexes]) => [kind, bothHalves(hexes).join(' ')]),
      ),
      banners: [...bothHalves(banners).map((at) => ({ at, vp: 1 })), { at: hexNames[middle], vp: middleVp }],
      units: factions
        .flatMap((faction, seat) =>
          Object.entries(units[faction]).flatMap(([unit, hexes]) =>
            hexList(hexes).map((hex) => ({ unit, seat, at: hexNames[turned(hex, seat)] })),
          ),
        )
        .map((one, id) => ({ ...one, id, health: typeOfSlug(one.unit).health })),
    },
  }),
);

function orderRule(card: string, options: Options): OrderRule | undefined {
  const match = under(options);
  return commandTable(match)[commandId(match, card)]?.orders;
}

/** The hexes of the sections that a command card speaks of, as its owner sees them; none where it speaks of no section (FF-6). */
export function sectionHexes(card: string, seat: number, options: Options): readonly string[] {
  const rule = orderRule(card, options);
  if (rule?.rule !== 'sections') return [];
  return hexNames.filter((_, hex) => sectionsOf(hex, seat).some((section) => rule[section] > 0));
}

/** Units of the seat that a command card could order, each by itself: hexes (FF-54). */
export function orderedBy(
  card: string,
  units: readonly UnitView[],
  seat: number,
  options: Options,
): readonly string[] {
  const rule = orderRule(card, options);
  if (rule === undefined) return [];
  const fits = ({ unit, at }: UnitView): boolean => {
    const { kind, range } = typeOfSlug(unit, options);
    switch (rule.rule) {
      case 'sections':
        return sectionsOf(hexList(at)[0], seat).some((section) => rule[section] > 0);
      case 'kinds':
        return rule.kinds.includes(kind);
      case 'ranged':
        return range > 0;
      case 'around':
        return true;
    }
  };
  return units.filter((unit) => unit.seat === seat && fits(unit)).map(({ at }) => at);
}
