// One sentence for every kind of face, read as a player would, with and without what only the seat itself is told.

import { describe, expect, test } from 'vitest';
import type { BridgefrontFace, FaceKind } from '../rules/faces.ts';
import { faceKinds, reportText } from '../rules/text/reports.ts';
import { battleSamples, endSamples, unitSamples } from './text-samples-board.ts';
import { actionSamples, marketSamples, setupSamples } from './text-samples-play.ts';
import type { Sample } from './text-samples-play.ts';

const names = ['Blue', 'Red', 'Green'];
const name = (seat: number): string => names[seat] ?? `Seat ${seat}`;

// A kind without a sample does not compile.
const samples: { readonly [K in FaceKind]: readonly Sample<K>[] } = {
  ...setupSamples,
  ...marketSamples,
  ...actionSamples,
  ...unitSamples,
  ...battleSamples,
  ...endSamples,
};

const rows = faceKinds.flatMap((kind) =>
  samples[kind].map(
    ([details, sentence]) => [{ tell: kind, ...details } as BridgefrontFace, sentence] as const,
  ),
);

describe('log sentences', () => {
  test.each(rows.map(([face, sentence]) => [face.tell, sentence, face] as const))(
    '%s: %s',
    (_, sentence, face) => {
      expect(reportText(face, name)).toBe(sentence);
    },
  );

  test('an unknown kind is refused', () => {
    expect(() => reportText({ tell: 'gossip' }, name)).toThrow(
      'There is no sentence for the report "gossip".',
    );
  });
});
