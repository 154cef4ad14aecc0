// The public face of hosting: one match, hosted, over ports.

export * from './table.ts';
export * from './ports.ts';
export * from './act.ts';
export * from './answers.ts';
export * from './clock.ts';
export * from './play.ts';
export * from './saved-play.ts';
export * from './tasks.ts';
export * from './fork.ts';
export * from './past-events.ts';
export * from './load.ts';
export * from './standing.ts';
export * from './facts.ts';
export * from './absence.ts';
export * from './stream.ts';
export * from './plain-machine.ts';
export * from './hosted-match.ts';
export * from './held-match.ts';
