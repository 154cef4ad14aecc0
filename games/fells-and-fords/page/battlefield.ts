// Battlefields of one's own: positions at the start of a match, which are options of it, and what a position's option says.

import type { Json, Options } from '@bridgefront/kernel';
import type { LaidTable } from '@bridgefront/page/position-form.ts';
import type { SomeChanges } from '@bridgefront/page/set-up.ts';
import type { Plain } from '@bridgefront/tabletop/cards';
import { objectiveTable, under } from '../rules/cards/in-force.ts';
import type { FirstBattle } from '../rules/table.ts';
import { objectiveText } from '../rules/text/cards.ts';
import { rowsOf, sides, unitNamed, unitNames, withNames } from './field.ts';

function filled(fields: Plain): Plain {
  const isFilled = (value: unknown): boolean =>
    value !== undefined &&
    value !== null &&
    value !== 0 &&
    (typeof value !== 'object' || Object.values(value).some((one) => one !== null));
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)));
}

/** The options of a match that begins where it is laid, in its first round, with hands that are dealt unless some are laid. */
export function optionsAt(position: Plain): SomeChanges {
  const { first, terrain, banners, tents, cairns, commandDeck, commandDiscard } = position;
  const seats = rowsOf(position['seats']).map(({ faction, ...own }) => {
    const { objective, vp, lore, command, loreHand, loreDeck, loreDiscard } = own;
    return { faction, ...filled({ objective, vp, lore, command, loreHand, loreDeck, loreDiscard }) };
  });
  const units = rowsOf(position['units'])
    .filter(({ gone }) => gone !== true)
    .map(({ unit, seat, at, health }) => ({ unit, seat, at, ...filled({ health }) }));
  const land = filled({ first, terrain, banners, tents, cairns, commandDeck, commandDiscard });
  return {
    scenario: JSON.stringify({ ...land, units, seats }),
    factions: seats[0]?.faction === 'fells' ? 'fellsSouth' : 'fordsSouth',
    battle: undefined,
    campaign: undefined,
  };
}

function positionOf({ field, first }: FirstBattle): Json {
  return {
    phase: 'play',
    round: 1,
    first: first === 'fells' ? 1 : 0,
    terrain: { ...field.terrain },
    banners: Object.fromEntries(field.banners.map(({ at, vp }) => [at, vp])),
    units: field.units.map(({ unit, seat, at }) => ({ unit: unitNames.get(unit) ?? unit, seat, at })),
    seats: sides.map((faction) => ({ faction })),
  };
}

/** What both armies are worth, and what each side scores for: in a sentence or two. */
export function armiesIn(position: Plain, options: Options): string {
  const { units, seats } = withNames(position);
  const points = (seat: number): number =>
    rowsOf(units)
      .filter((one) => one['seat'] === seat && one['gone'] !== true)
      .reduce((sum, { unit }) => sum + (unitNamed(unit, options)?.cost ?? 0), 0);
  const goals = rowsOf(seats).flatMap(({ objective }) => {
    const found = objectiveTable(under(options)).find(({ name }) => name === objective);
    return found === undefined ? [] : [`${found.name}: ${objectiveText[found.score]}`];
  });
  return [`Seat 1 has units for ${points(0)} points, seat 2 for ${points(1)}.`, ...goals].join(' ');
}

/** The first battles as tables to begin with. */
export function battleTables(battles: readonly FirstBattle[]): readonly LaidTable[] {
  return battles.map((battle) => ({
    name: battle.name,
    position: positionOf(battle),
    options: { winningVp: battle.winningVp },
  }));
}
