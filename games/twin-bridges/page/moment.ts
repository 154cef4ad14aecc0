// What the report that is being shown does to a creature.

import type { Hit, TwinFace } from '../rules/table.ts';
import type { Match } from './match.ts';

function hitsOf(face: TwinFace): readonly Hit[] {
  if (face.tell === 'attacks') return face.hits;
  return face.tell === 'damaged' ? [face.hit] : [];
}

/** What it loses of its health (below 0) or gains in attack at this moment; 0: nothing. */
export function changeOf({ playback }: Match, card: string): number {
  const face = playback.current.value?.report.face;
  if (face === undefined) return 0;
  if (face.tell === 'strengthened' && face.card === card) return face.attack;
  const hit = hitsOf(face).find((one) => one.card === card);
  return hit === undefined || hit.absorbed ? 0 : -hit.amount;
}

/** The incantation that comes upon it at this moment; null: none. */
export function castOn({ playback }: Match, card: string): string | null {
  const face = playback.current.value?.report.face;
  return face?.tell === 'chants' && face.target === card ? face.card : null;
}
