// What a page needs of Twin Bridges without its engine: cards with their texts, and the shapes of view and reports.

export { cardsJson } from './text/json.ts';
export type { CardJson } from './text/json.ts';
export { decks } from './cards/decks.ts';
export { decksFor } from './cards/in-force.ts';
export { assault, boardOf, firstAttack, played, threat } from './forecast.ts';
export type { AssaultForecast, BuildingForecast, FirstAttack } from './forecast.ts';
export type { FaceKind, FaceOf, Hit, TwinFace } from './faces.ts';
export { laneWords } from './text/words.ts';
export { fullOptions } from './options.ts';
export { laneNames } from './types.ts';
export type { LaneName } from './types.ts';
export type { DraftView, SideView, TableView, UnitView } from './view.ts';
export { fortFell } from './state.ts';
export { fallsBy, waitOf } from './waits.ts';
