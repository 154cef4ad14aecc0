// Story of a finished match of Bridgefront: points, and the moments that were talked about afterwards.

import type { Story } from '@bridgefront/page/contract.ts';
import type { BridgefrontFace, TableView } from '../rules/table.ts';
import type { Report } from './match.ts';

interface Weighed {
  readonly index: number;
  readonly label: string;
  readonly weight: number;
}

const most = 6;

// What a report is worth telling: a battle as much as it cost, a Champion's death, a Bridge that was built or pulled down.
function weighed(reports: readonly Report[]): readonly Weighed[] {
  let cost = 0;
  let began = 0;
  return reports.flatMap(({ face, text = '' }, index): Weighed[] => {
    switch (face.tell) {
      case 'battle':
        cost = 0;
        began = index;
        return [];
      case 'battle-losses':
        for (const { forces, damage } of face.losses)
          cost += forces + damage.reduce((sum, { amount }) => sum + amount, 0);
        return [];
      case 'battle-over':
        return text === '' ? [] : [{ index: began, label: text, weight: cost }];
      case 'champion-died':
        return text === '' ? [] : [{ index, label: text, weight: 4 }];
      case 'bridge-built':
        return text === '' ? [] : [{ index, label: text, weight: 1 }];
      case 'bridge-destroyed':
        return text === '' ? [] : [{ index, label: text, weight: 2 }];
      default:
        return [];
    }
  });
}

/** Bridgefront's story. */
export const story: Story<TableView, BridgefrontFace> = {
  points: ({ own }) => (own === undefined ? null : own.permanentVp + own.controlVp),
  hand: ({ own }) => own?.hand ?? [],
  miniature: async () => (await import('./miniature.tsx')).Miniature,
  moments: (reports) =>
    weighed(reports)
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, most)
      .sort((a, b) => a.index - b.index),
};
