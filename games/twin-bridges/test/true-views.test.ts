// Reports are told when the state shows what they say: a reveal is drawn from the views at its reports.

import { createEngine, sureMatch } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { twinBridges } from '../rules/index.ts';
import type { TableView, TwinFace } from '../rules/table.ts';

const engine = createEngine(twinBridges);

test('§4: a creature that is summoned stands in its lane and is gone from the hand', () => {
  let summoned = 0;
  for (let seed = 0; seed < 10; seed++) {
    const match = sureMatch(engine, { start: 'preconstructed' }, 2, `summons ${seed}`);
    for (let at = 0; at < 60 && match.decision !== null; at++) {
      const [seat] = match.decision.seats;
      const legal = engine.choices(match, seat);
      const before = twinBridges.view(match.state, null) as TableView;
      const refused = engine.choose(match, seat, legal[at % legal.length], ({ face }, now) => {
        const told = face as TwinFace;
        if (told.tell !== 'summons') return;
        const { seats } = twinBridges.view(now.state as typeof match.state, null) as TableView;
        expect(seats[told.seat][told.lane][told.at].card).toBe(told.card);
        expect(seats[told.seat].row.length).toBe(before.seats[told.seat].row.length - 1);
        summoned++;
      });
      expect(refused).toBeNull();
    }
  }
  expect(summoned).toBeGreaterThan(20);
});
