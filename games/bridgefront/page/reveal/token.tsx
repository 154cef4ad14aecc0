// Units on their way, drawn as the board draws them.

import type { ChampionView } from '../../rules/table.ts';
import { Side } from '../board/pieces.tsx';

/** A stack around the point 0,0, which is where the middle hex lies. */
export function Token({
  seat,
  forces,
  champions,
}: {
  readonly seat: number;
  readonly forces: number;
  readonly champions: readonly ChampionView[];
}) {
  return <Side units={{ hex: '0,0', seat, forces, champions }} side={0} sides={1} />;
}
