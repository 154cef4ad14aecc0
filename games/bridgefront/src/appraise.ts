// The door to quick judgement: how much each legal choice is worth to a seat.

export { appraise } from './judge/appraise.ts';
