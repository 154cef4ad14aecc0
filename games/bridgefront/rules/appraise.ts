// The door to quick judgement: how much each legal choice is worth to a seat.

export { appraise, favourite } from './judge/appraise.ts';
