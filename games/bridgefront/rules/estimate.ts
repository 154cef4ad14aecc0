// The door to the judgement of whole states: each seat's expected share of the win.

export { estimate } from './judge/estimate.ts';
