// The public face of viewing: what hosts and pages import to show a match to its viewers.

export * from './patch.ts';
export * from './reports.ts';
export * from './documents.ts';
export * from './playing.ts';
export * from './patch-text.ts';
export * from './words.ts';
export * from './followed-views.ts';
export { wholeView } from './seat-view.ts';
export type { SeenView } from './seat-view.ts';
export * from './recording.ts';
export * from './record-match.ts';
export * from './played-again.ts';
export * from './fork-point.ts';
