// How much of a castle stands, by the share of its hit points that it has left.

/** From whole to fallen; a castle is drawn in each of them. */
export const castleStates = ['whole', 'chipped', 'burning', 'fallen'] as const;
export type CastleState = (typeof castleStates)[number];

/** Chipped at two thirds of its hit points, burning at one third, fallen without any. */
export function castleState(hp: number, full: number): CastleState {
  if (hp <= 0) return 'fallen';
  if (3 * hp <= full) return 'burning';
  return 3 * hp <= 2 * full ? 'chipped' : 'whole';
}
