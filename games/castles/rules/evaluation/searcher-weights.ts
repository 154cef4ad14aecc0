// The weights by which searches judge choices, tuned by self-play of greedy players from those set by hand (docs/bots.md).

import type { Weights } from './weights.ts';

/** The weights of searches. */
export const searcherWeights: Weights = {
  inPlay: [
    0, 8.87, 15.5, 2.5, 11.1, 7.4, 6.9, 1.6, 1.73, 1.5, 5.88, 2.3, 1.55, 4.37, 3.29, 1.45, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
  ],
  inHand: [
    0, 7.89, 14.8, 2.01, 4.76, 2.75, 2.97, 2.43, 1.81, 0.832, 1.69, 0.513, 1.13, 3.27, 4.02, 0.399, 1.06,
    0.77, 1.36, 1.76, 1.4, 4.15, 0.877, 2.93, 4.94, 8.95, 1.71, 10.5,
  ],
  soldierPlaces: [0, 0.136, 0.257, 0.837, 1.49, 0.915],
  engineAtFront: 1.75,
  engineElsewhere: 0.826,
  towerInPlace: 2.76,
  towerElsewhere: 1.82,
  spyInside: 1.57,
  spyStep: 0.157,
  castlePoint: 0.525,
  castleLast: 274,
  kill: 1.22,
  killBesides: 0.217,
  harm: 0.646,
  risk: 0.643,
  mending: 0.501,
  trap: 1.24,
  later: 0.512,
  killerHope: 0.168,
  company: 0.191,
  exposedLeader: 0.586,
  entering: 0.392,
  look: 1.27,
  escort: 0.219,
  idle: 0.5,
  towerSite: 1.68,
  towerPrey: 0.726,
  cannonSite: 0.74,
  ballistaSite: 1.03,
  wallSite: 1.15,
  armourySite: 0.734,
  keepSite: 1.29,
};
