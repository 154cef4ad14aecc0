// The protocol's public face: what server, browser and bots in any language agree on.

export * from './common.ts';
export * from './refuse.ts';
export { apartFrom, skeletonOf } from './names.ts';
export * from './match.ts';
export * from './events.ts';
export * from './live.ts';
export { readClientMessage } from './quick.ts';
export * from './answers.ts';
export * from './calls.ts';
export * from './ratings.ts';
export * from './seeks.ts';
export * from './studies.ts';
export * from './tournaments.ts';
export * from './watching.ts';
export * from './people.ts';
export * from './player-reports.ts';
export type { Endpoint } from './endpoint.ts';
export * from './http.ts';
export * from './openapi.ts';
