// Why a unit is not mustered, or not laid there (FF-31 to FF-33).

import { choiceKind, choiceValue } from '@bridgefront/kernel';
import type { Choice, Seat } from '@bridgefront/kernel';
import { noun, plural } from '@bridgefront/tabletop/words';
import {
  cardsOfArmy,
  copiesOf,
  countOf,
  deploymentHexes,
  isByLot,
  isReady,
  pointsOf,
  readArmy,
  tentCard,
} from '../army.ts';
import type { Army } from '../army.ts';
import { abilityOf, unitTable } from '../cards/in-force.ts';
import { isClear, isWater } from '../field.ts';
import { hexOf, ownRow } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { namedArmy } from '../options.ts';
import { PRESETS } from '../tables/units.ts';
import type { State } from '../types.ts';
import { factionNames, factions } from '../vocabulary.ts';
import { because, noHex } from './reason.ts';
import type { Reason, WhyNot } from './reason.ts';

function whyNoPreset(state: State, seat: Seat, slug: string): Reason {
  const preset = PRESETS.find((one) => one.slug === slug);
  const faction = factions[state.seats[seat].faction];
  if (preset === undefined || preset.faction !== faction)
    return because('FF-31', `The ${factionNames[faction]} have no whole army of this name.`);
  const named = namedArmy(state.options, faction);
  return named === null || named === slug
    ? because('FF-31', `${preset.name} costs more than your points.`)
    : because('FF-31', `In this match the ${factionNames[faction]} have another army.`);
}

function whyNotTaken(state: State, seat: Seat, slug: string, army: Army, plan: readonly Choice[]): Reason {
  const type = unitTable(state).findIndex((one) => one.slug === slug);
  if (type < 0) return because('FF-12', 'There is no unit of this name.');
  const { name, faction, cost } = unitTable(state)[type];
  const own = factions[state.seats[seat].faction];
  if (faction !== own) return because('FF-31', `The ${factionNames[own]} have no ${name}.`);
  if (state.options.armies !== 'free' || namedArmy(state.options, own) !== null)
    return because('FF-31', 'In this match only whole armies are taken.');
  if (plan[0]?.startsWith('army:') || army.placed.length > 0)
    return because('FF-32', 'The army is complete: its cards are laid out now.');
  const most = copiesOf(state, type);
  if (army.taken[type] >= most)
    return because('FF-31', `An army has ${plural(most, 'card')} of ${name} at most.`);
  if (countOf(army.taken) + (army.tent ? 1 : 0) >= cardsOfArmy)
    return because('FF-31', `An army is ${cardsOfArmy} cards.`);
  const left = army.left + (army.tent ? 0 : pointsOf(state, true) - pointsOf(state, false));
  return cost > left
    ? because('FF-31', `${name} cost ${plural(cost, 'point')}; ${left} ${noun(left, 'is', 'are')} left.`)
    : because('FF-31', `With ${name} the seven real cards of an army could not be paid for.`);
}

function whyNoTent({ tent, placed }: Army): Reason {
  return tent
    ? because('FF-31', 'An army has one command tent at most.')
    : placed.length > 0
      ? because('FF-32', 'The army is complete: its cards are laid out now.')
      : because('FF-31', `An army is ${cardsOfArmy} cards.`);
}

const laidForYou = because('FF-32', 'In this match lots lay out your army.');

// What speaks against the hex, whatever is laid there.
function whyNoPlace(state: State, seat: Seat, hex: HexId, { placed }: Army): Reason | null {
  if (hex < 0) return noHex;
  if (!deploymentHexes(state, seat).includes(hex))
    return because('FF-32', 'Cards are laid out on the lit hexes of your own half.');
  if (placed.some((one) => one.hex === hex)) return because('FF-32', 'A card lies there already.');
  return null;
}

function whyNotLaid(state: State, seat: Seat, value: string, army: Army): Reason | null {
  const [slug, name] = value.split('@');
  const hex = hexOf(name ?? '');
  if (isByLot(state, seat)) return laidForYou;
  const { taken, placed } = army;
  if (!isReady(army)) return because('FF-31', 'An army has seven real cards at least: take more first.');
  const type = slug === 'tent' ? tentCard : unitTable(state).findIndex((one) => one.slug === slug);
  if (type < 0 && type !== tentCard) return because('FF-12', 'There is no unit of this name.');
  const tent = placed.find((one) => one.type === tentCard);
  if (type === tentCard) {
    if (!army.tent) return because('FF-31', 'Your army has no command tent.');
    if (tent !== undefined) return because('FF-32', 'Your command tent is laid out already.');
    return (
      whyNoPlace(state, seat, hex, army) ??
      (isClear(state, hex)
        ? because('FF-33', 'In the rows up to this one your army would have no room.')
        : because('FF-33', 'The command tent lies on a hex without terrain.'))
    );
  }
  if (army.tent && tent === undefined) return because('FF-33', 'The command tent is laid out first.');
  const unit = unitTable(state)[type];
  if (placed.filter((one) => one.type === type).length >= taken[type])
    return because('FF-32', `Your army has no further ${unit.name}.`);
  const place = whyNoPlace(state, seat, hex, army);
  if (place !== null) return place;
  if (tent !== undefined && ownRow(hex, seat) > ownRow(tent.hex, seat))
    return because('FF-33', 'No unit stands in a row farther from your edge than the tent’s.');
  return isWater(state.terrain[hex]) && abilityOf(state, type, 'flying') === 0
    ? because('FF-32', 'Only units that fly are laid out over water.')
    : null;
}

/** Why a card is not taken, or not laid there. */
export const whyNotMustered: WhyNot = (state, seat, plan, choice) => {
  const army = readArmy(state, plan);
  const value = choiceValue(choice);
  switch (choiceKind(choice)) {
    case 'hex':
      if (isByLot(state, seat)) return laidForYou;
      return because(
        'FF-31',
        isReady(army)
          ? 'Cards are laid out on the lit hexes of your own half.'
          : 'Take an army first; its cards are laid out on the map after that.',
      );
    case 'army':
      return plan.length > 0
        ? because('FF-31', 'A whole army is taken alone, before anything else.')
        : whyNoPreset(state, seat, value);
    case 'take':
      return whyNotTaken(state, seat, value, army, plan);
    case 'tent':
      return whyNoTent(army);
    case 'place':
      return whyNotLaid(state, seat, value, army);
    default:
      return null;
  }
};
