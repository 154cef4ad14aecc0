// The conformance kit: what every game must keep, checked with seeded random matches. Knows no test framework.

export { checkNames, conformanceChecks, runCheck } from './checks.ts';
export type { Campaign, CheckName, Thoroughness } from './checks.ts';
export { firstDifference, notPlain } from './compare.ts';
export { BrokenLesson, checkLesson } from './lessons.ts';
export { randomOptions } from './random-options.ts';
export { legalOf, shrinkFault, shrinkPlayed } from './shrink.ts';
export type { Played } from './shrink.ts';
export { measureUsage } from './usage.ts';
export type { Coverage, Usage } from './usage.ts';
export { tableAt, Violation } from './violation.ts';
export type { Range, Table } from './violation.ts';
export { playOut, simulate } from './walk.ts';
export type { Limits, Walk } from './walk.ts';
