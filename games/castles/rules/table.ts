// What a page needs of Castles without its engine: cards with their texts, orders, and the shapes of view and reports.

export { cardsJson } from './text/json.ts';
export type { CardJson } from './text/json.ts';
export type { CastlesFace, FaceKind, FaceOf, Hit } from './faces.ts';
export { likestSlug } from './cards/likeness.ts';
export { declarations, fullOptions } from './options.ts';
export type { CastlesOptions } from './options.ts';
export { barred, boardOf, forceOf, forecast, strengthOf, threats, ways } from './forecast.ts';
export type { Force, Forecast, Strength } from './forecast.ts';
export { cardList, cardName, damageText, orderText, pieceText, preyWords, zoneText } from './text/words.ts';
export { prey, zoneNames } from './types.ts';
export type { OrderPrey, ZoneName } from './types.ts';
export { thousands } from './text/numbers.ts';
export { endingOf } from './text/reasons.ts';
export type { SeriesView } from './series.ts';
export type { PieceView, SideView, TableView } from './view.ts';
export { playersOf, sideOf } from './sides.ts';
export { waitOf } from './waits.ts';
