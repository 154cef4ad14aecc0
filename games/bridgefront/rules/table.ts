// What a page needs to show a match without being able to play it: types of what is seen, cards and words.

import { declarations } from './options.ts';
import type { BridgefrontOptions } from './types.ts';

export { factionNames } from './effects.ts';
export type { Boost, DeckName, Faction, TraitKind } from './effects.ts';
export type { CardLine, CardLineKind } from './text/card.ts';
export { holdingsOf } from './seen/holdings.ts';
export type { ControlPart, Holdings } from './seen/holdings.ts';
export { cardSlugs, catalogue } from './text/facts.ts';
export type { CardFacts, Catalogue } from './text/facts.ts';
export { factionFacts } from './text/factions.ts';
export type { FactionFacts, Passive } from './text/factions.ts';
export { seatStatuses } from './text/statuses.ts';
export type { SeatStatus } from './text/statuses.ts';
export { phaseFacts, termFacts } from './text/terms.ts';
export type { Term, TermId } from './text/terms.ts';
export { placesSeen, placesShown } from './text/whereabouts.ts';
export type { ReaderPlaces } from './text/whereabouts.ts';
export { waitOf } from './text/waits.ts';
export { phases } from './types.ts';
export type { BridgefrontOptions, Phase } from './types.ts';
export type {
  BattleView,
  ChampionView,
  DraftView,
  OwnView,
  PublicSeat,
  TableView,
  UnitsView,
} from './seen/view.ts';
export type { BridgefrontFace, FaceDetails, FaceKind, FaceOf, Rolls, Units } from './faces.ts';

/** All options of a match, out of the ones that it changes. */
export function optionsOf(given: { readonly [name: string]: unknown } = {}): BridgefrontOptions {
  const standard = Object.entries(declarations).map(([name, declared]) => [name, declared.default]);
  return { ...Object.fromEntries(standard), ...given } as BridgefrontOptions;
}
