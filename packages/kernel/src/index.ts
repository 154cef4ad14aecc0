// The kernel's public face: what games, bots and hosts import.

export * from './types.ts';
export * from './game.ts';
export * from './wins.ts';
export * from './options.ts';
export { chachaBlock } from './chacha.ts';
export * from './random.ts';
export * from './seed.ts';
export * from './engine.ts';
export { ContractError } from './turn.ts';
export * from './view.ts';
export * from './windows.ts';
export * from './record.ts';
export { checkChance } from './chance.ts';
export type { MatchChance, MatchDie, MatchNumbers } from './chance.ts';
export * from './chance-of.ts';
export * from './chain.ts';
export * from './verify.ts';
export * from './fingerprint.ts';
export * from './bundle.ts';
export { bundleOf } from './make-bundle.ts';
export * from './position.ts';
export * from './position-laws.ts';
export * from './position-reader.ts';
export * from './position-writer.ts';
export * from './notation.ts';
