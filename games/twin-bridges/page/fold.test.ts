// Reports, applied one by one, lead where the next document says, in all that a report can tell.

import { collect, createEngine, faceFor, newMatch, viewOf } from '@bridgefront/kernel';
import type { Report } from '@bridgefront/kernel';
import { twinBridges } from '../rules/index.ts';
import { describe, expect, test } from 'vitest';
import type { SideView, TableView, TwinFace } from '../rules/table.ts';
import { fold } from './fold.ts';

const engine = createEngine(twinBridges);

/** What reports tell completely: not Auras, and not the order of hands that have just been shuffled. */
function told(table: TableView) {
  const lane = (row: SideView['upper']) => row.map(({ card }) => card);
  return {
    phase: table.phase,
    active: table.active,
    turn: table.turn,
    mana: table.mana,
    plays: table.plays,
    draft: table.draft,
    seats: table.seats.map(({ row, unseen, bastion, fort, upper, lower, deck }) => ({
      row,
      unseen,
      bastion,
      fort,
      upper: lane(upper),
      lower: lane(lower),
      deck,
    })),
  };
}

function* changes(start: 'draft' | 'preconstructed', seed: number) {
  const made = newMatch(engine, { start }, 2, `fold ${seed}`);
  if ('problem' in made) throw new Error(made.problem);
  const { match } = made;
  let dice = seed;
  while (match.decision !== null) {
    const [seat] = match.decision.seats;
    const before = [0, 1, null].map((eye) => viewOf(engine, match, eye).table as unknown as TableView);
    const legal = engine.choices(match, seat);
    dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
    const reports: Report[] = [];
    engine.choose(match, seat, legal[dice % legal.length] ?? '', collect(reports));
    const after = [0, 1, null].map((eye) => viewOf(engine, match, eye).table as unknown as TableView);
    yield { before, after, reports };
  }
}

describe('fold', () => {
  test.each(['draft', 'preconstructed'] as const)('follows whole random matches: %s', (start) => {
    let compared = 0;
    for (let seed = 1; seed <= 40; seed++) {
      for (const { before, after, reports } of changes(start, seed)) {
        for (const [index, eye] of [0, 1, null].entries()) {
          const faces = reports
            .map((report) => faceFor(report, eye) as TwinFace | null)
            .filter((face) => face !== null);
          if (faces.length === 0 || faces.some(({ tell }) => tell === 'hands')) continue;
          const first = before[index];
          const last = after[index];
          if (first === undefined || last === undefined) throw new Error('No view.');
          const folded = faces.reduce(fold, first);
          expect(told(folded), `${start} ${seed} ${faces.map(({ tell }) => tell).join(' ')}`).toEqual(
            told(last),
          );
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });
});
