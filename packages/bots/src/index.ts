// The bots' public face.

export * from './types.ts';
export * from './situation.ts';
export * from './random.ts';
export * from './greedy.ts';
export * from './duel.ts';
export * from './leaning.ts';
export * from './search/settings.ts';
export * from './search/search.ts';
export { plansFor } from './search/plans.ts';
export { rank } from './search/race.ts';
export { canMake } from './search/policy.ts';
export { tryPlan } from './search/playout.ts';
export * from './search/analyse.ts';
export { temperatureFor } from './search/lapse.ts';
export * from './search/levels.ts';
export * from './house.ts';
export * from './tasks.ts';
export * from './names.ts';
export * from './puzzles.ts';
export * from './past/judgement.ts';
export * from './past/decisions.ts';
export * from './past/match-analysis.ts';
