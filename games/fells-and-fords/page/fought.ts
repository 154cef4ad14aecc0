// The last fight, as its reports tell it: for whoever sees no reveals and would see no more of it than what is gone.

import type { DieFace, FellsFace, TableView, UnitView } from '../rules/table.ts';

/** An attack or a counter. */
export type Combat = TableView['combats'][number];

/** One attack or counter that is over. */
export interface Fought {
  readonly combat: Combat;
  readonly roller: UnitView;
  readonly target: UnitView;
  readonly falls: boolean;
}

type Attacks = Extract<FellsFace, { readonly tell: 'attacks' }>;

// A unit as it stands now; whoever has fallen has no figures left.
function asNow(table: TableView, unit: string, seat: number, at: string): UnitView {
  const own = table.units.filter((one) => one.unit === unit && one.seat === seat);
  return own.find((one) => one.at === at) ?? own[0] ?? { id: -1, unit, seat, at, health: 0 };
}

function foughtBy(
  table: TableView,
  { seat, unit, at, target, to, how, ranged }: Attacks,
  after: readonly FellsFace[],
) {
  const next = after.findIndex(({ tell }) => tell === 'attacks');
  const own = next < 0 ? after : after.slice(0, next);
  const other = 1 - seat;
  let dice: readonly DieFace[] = [];
  let [damage, retreats, falls] = [0, 0, false];
  let left = asNow(table, target, other, to);
  for (const face of own) {
    if (face.tell === 'rolls' || face.tell === 'rerolls') dice = face.dice;
    else if (face.tell === 'retreats' && face.seat === other) {
      retreats++;
      left = asNow(table, target, other, face.to);
    } else if (face.tell === 'suffers' && face.seat === other) {
      damage += face.amount;
      left = { ...left, health: face.health };
    } else if (face.tell === 'falls' && face.seat === other) falls = true;
  }
  const kind = how === 'counter' || how === 'dying' ? 'counter' : 'attack';
  const combat: Combat = {
    kind,
    roller: -1,
    target: -1,
    from: at,
    at: to,
    ranged,
    dice: [...dice],
    damage,
    retreats,
  };
  const fallen = falls ? { ...left, id: -1, health: 0 } : left;
  return dice.length === 0 ? [] : [{ combat, roller: asNow(table, unit, seat, at), target: fallen, falls }];
}

/** The last attack of these reports with the counter to it, or the counter alone; nothing before `since` counts. */
export function lastFought(
  reports: readonly { readonly face: FellsFace }[],
  since: number,
  table: TableView,
): readonly Fought[] {
  const faces = reports.slice(since).map(({ face }) => face);
  const isAttack = (face: FellsFace): boolean =>
    face.tell === 'attacks' && face.how !== 'counter' && face.how !== 'dying';
  // Of a counter that the reader has chosen the attack is known.
  const attack = faces.findLastIndex(isAttack);
  const first = attack < 0 ? faces.findLastIndex(({ tell }) => tell === 'attacks') : attack;
  if (first < 0) return [];
  return faces.flatMap((face, at) =>
    at < first || face.tell !== 'attacks' ? [] : foughtBy(table, face, faces.slice(at + 1)),
  );
}
