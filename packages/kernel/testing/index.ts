// Testing kit: what the tests of every game need. For tests only: it knows files and the test framework.

export { playthrough } from './playthrough.ts';
export type { Playthrough } from './playthrough.ts';
export { positionsComeBack, throughText } from './positions.ts';
export type { Trips } from './positions.ts';
export { scene, Scene } from './scene.ts';
export type { Setting } from './scene.ts';
export { specIsWhole } from './spec.ts';
export type { Specification } from './spec.ts';
export { citedIds, coverage, declaredIds } from './spec-ids.ts';
export type { Coverage, Declared } from './spec-ids.ts';
export { readAloud } from './aloud.ts';
export type { Reading } from './aloud.ts';
export { eachQuestion } from './questions.ts';
export type { AskedQuestion } from './questions.ts';
export { bent } from './bent.ts';
export { hearBy, misleads, readLog } from './log.ts';
export type { Heard, Log, LogReader, Rule } from './log.ts';
export { refusedWithoutRule } from './refusals.ts';
export type { Refusals, Unreasoned } from './refusals.ts';
export { comesOutAlike, idlenessChangesNothing } from './likeness.ts';
export type { Idleness, Likeness } from './likeness.ts';
