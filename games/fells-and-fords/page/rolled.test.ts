import { expect, test } from 'vitest';
import { fullOptions } from '../rules/table.ts';
import type { TableView, UnitView } from '../rules/table.ts';
import { effectsOf } from './rolled.ts';

const options = fullOptions({});

function unit(slug: string, more: Partial<UnitView> = {}): UnitView {
  return { id: 0, unit: slug, seat: 0, at: '4,4', health: 3, ...more };
}

function combat(dice: readonly string[], more: object = {}): TableView['combats'][number] {
  return {
    kind: 'attack',
    roller: 0,
    target: 1,
    from: '4,4',
    at: '4,3',
    ranged: false,
    dice: [...dice],
    damage: 0,
    retreats: 0,
    ...more,
  } as TableView['combats'][number];
}

const wardens = unit('toll-wardens');
const all = ['strike', 'cleave', 'pierce', 'morale', 'lore', 'heroic'];

test.each([
  {
    what: 'a melee attack',
    fight: combat(all),
    roller: wardens,
    target: wardens,
    effects: ['damage', 'damage', 'miss', 'back', 'lore', 'miss'],
  },
  {
    what: 'a ranged attack',
    fight: combat(all, { ranged: true }),
    roller: unit('reed-archers'),
    target: wardens,
    effects: ['miss', 'miss', 'damage', 'back', 'lore', 'miss'],
  },
  {
    what: 'the last figure, whose cleaves miss',
    fight: combat(['strike', 'cleave']),
    roller: unit('toll-wardens', { health: 1 }),
    target: wardens,
    effects: ['damage', 'miss'],
  },
  {
    what: 'a heroic die that the poison in the target may take',
    fight: combat(['heroic']),
    roller: wardens,
    target: unit('toll-wardens', { poisoned: true }),
    effects: ['may'],
  },
  {
    what: 'heroic dice of which one was committed to damage',
    fight: combat(['heroic', 'strike', 'heroic'], { damage: 2 }),
    roller: unit('crag-ogres'),
    target: wardens,
    effects: ['damage', 'damage', 'may'],
  },
  {
    what: 'a roller that has fallen',
    fight: combat(['strike', 'heroic']),
    roller: undefined,
    target: wardens,
    effects: ['damage', 'miss'],
  },
])('what the dice of $what come to', ({ fight, roller, target, effects }) => {
  expect(effectsOf(fight, { roller, target }, options)).toEqual(effects);
});
