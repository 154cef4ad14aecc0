// What a page needs of Heartland without its engine: cards with their texts, views, reports, and forecasts of combat.

export { cardsJson } from './text/json.ts';
export type { CardJson } from './text/json.ts';
export { decks, mostCopies, sideCount, sideSize } from './cards/decks.ts';
export { cardsFor, deckList } from './cards/in-force.ts';
export { CARDS, nameOf } from './cards/table.ts';
export type { FaceKind, HeartlandFace, UnitFace } from './faces.ts';
export { fullOptions } from './options.ts';
export type { HeartlandOptions } from './options.ts';
export { nthOf } from './figures.ts';
export { forecast, standing } from './forecast.ts';
export type { FrontierForecast, Moves, SideForecast } from './forecast.ts';
export { countedNames } from './text/words.ts';
export type { SettlementView, SideView, TableView, UnitView } from './view.ts';
export { costOf, waitOf } from './waits.ts';
