// What the report that is being shown does to creatures, and by whom.

import type { AimLine } from '@bridgefront/page/forecast/aim-lines.tsx';
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

/** Who strikes whom at this moment, as lines over the board, where nothing else is covered by telling it. */
export function blowsOf(face: TwinFace | undefined): readonly AimLine[] {
  if (face?.tell === 'strikes')
    return [{ from: `[data-unit="${face.card}"]`, to: `[data-bastion="${1 - face.seat}"]`, kind: 'hits' }];
  if (face?.tell !== 'attacks') return [];
  return face.hits.map(({ card }) => ({
    from: `[data-unit="${face.card}"]`,
    to: `[data-unit="${card}"]`,
    kind: 'hits',
  }));
}
