// Units, bridges and battles after a report.

import type { ChampionView, FaceOf, TableView, UnitsView } from '../../rules/table.ts';
import { rules, changeChampion, changeSeat, changeSeats, plus, withAside } from './fold-parts.ts';
import type { Moment } from './fold-parts.ts';

const coordinates = (name: string): number[] => name.split(/[,~]/).map(Number);

/** The order of hexes and edges in views: by their numbers. */
function byPlace(a: string, b: string): number {
  const left = coordinates(a);
  const right = coordinates(b);
  for (const [index, number] of left.entries()) {
    const difference = number - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Adds to a sorted list of places, once. */
export function addPlace(list: readonly string[] | undefined, place: string): readonly string[] {
  if (list === undefined) return [place];
  return list.includes(place) ? list : [...list, place].sort(byPlace);
}

function emptyStack({ forces, champions = [] }: UnitsView): boolean {
  return forces <= 0 && champions.length === 0;
}

/** Adds Forces and champions to a seat's units on a hex, or takes Forces away. */
export function addUnits(
  table: Moment,
  seat: number,
  hex: string,
  forces: number,
  champions: readonly ChampionView[] = [],
): Moment {
  if (forces === 0 && champions.length === 0) return table;
  const at = table.units.findIndex((one) => one.hex === hex && one.seat === seat);
  const before: UnitsView = table.units[at] ?? { hex, seat, forces: 0 };
  const all = [...(before.champions ?? []), ...champions];
  const sum = { ...before, forces: Math.max(0, before.forces + forces) };
  const after: UnitsView = all.length > 0 ? { ...sum, champions: all } : sum;
  if (at >= 0) {
    const units = emptyStack(after) ? table.units.toSpliced(at, 1) : table.units.with(at, after);
    return { ...table, units };
  }
  if (emptyStack(after)) return table;
  const next = table.units.findIndex((one) => (byPlace(hex, one.hex) || seat - one.seat) < 0);
  return { ...table, units: table.units.toSpliced(next < 0 ? table.units.length : next, 0, after) };
}

function championCalled(table: TableView, slug: string): ChampionView | null {
  for (const { champions = [] } of table.units) {
    const found = champions.find(({ card }) => card === slug);
    if (found !== undefined) return found;
  }
  return null;
}

function freshChampion(slug: string): ChampionView {
  return { card: slug, hp: rules.cards(slug)?.champion?.hp ?? 1 };
}

function carry(table: Moment, seat: number, slugs: readonly string[], to: string): Moment {
  const found = slugs.map((slug) => championCalled(table, slug) ?? freshChampion(slug));
  const lifted = slugs.reduce((so, slug) => changeChampion(so, slug, () => null), table);
  return addUnits(lifted, seat, to, 0, found);
}

/** `champion-deployed`, `teleported`: a champion stands on that hex now. */
export function placeChampion(
  table: Moment,
  { seat, champion, hex }: { readonly seat: number; readonly champion: string; readonly hex: string },
): Moment {
  return carry(table, seat, [champion], hex);
}

/** `moved`: the stack is one hex further. Forces that fell in a trap before were of the stack that moves. */
export function move(table: Moment, face: FaceOf<'moved'>): Moment {
  const { seat, from, to, forces, champions } = face;
  const { trapped, ...rest } = table.aside ?? {};
  let so: Moment = { ...table, aside: { ...rest, arrived: { seat, hex: to } } };
  if (trapped !== undefined && trapped.seat === seat && trapped.hex !== from)
    so = addUnits(addUnits(so, seat, trapped.hex, trapped.lost), seat, from, -trapped.lost);
  return carry(addUnits(addUnits(so, seat, from, -forces), seat, to, forces), seat, champions, to);
}

// The stack sets out from one end of the bridge; with units on both, from where the seat's last stack arrived.
function trapHex(table: Moment, seat: number, edge: string): string | null {
  const ends = edge
    .split('~')
    .filter((hex) => table.units.some((one) => one.hex === hex && one.seat === seat));
  const arrived = table.aside?.arrived;
  const last = arrived?.seat === seat ? ends.find((hex) => hex === arrived.hex) : undefined;
  return last ?? ends[0] ?? null;
}

/** `trap-sprung`: the trap is gone, and so are Forces of the stack that sets out. */
export function springTrap(table: Moment, { edge, seat, lost }: FaceOf<'trap-sprung'>): Moment {
  const { traps: before = [], ...rest } = table;
  const traps = before.filter((trap) => trap.edge !== edge || trap.seat === seat);
  const so: Moment = traps.length > 0 ? { ...rest, traps } : rest;
  const hex = trapHex(table, seat, edge);
  if (hex === null || lost === 0) return so;
  return withAside(addUnits(so, seat, hex, -lost), { trapped: { seat, hex, lost } });
}

/** `forces-lost`: fewer Forces; what killed them may be used up by it. */
export function loseForces(table: Moment, { seat, hex, count, why }: FaceOf<'forces-lost'>): Moment {
  const so = addUnits(table, seat, hex, -count);
  if (why === 'siege-writ' && table.battle !== undefined)
    return changeSeat(so, table.battle.attacker, ({ siegeWrits: _used, ...one }) => one);
  if (why !== 'last-stand') return so;
  const owner = table.seats.findIndex(({ capital }) => capital === hex);
  return changeSeat(so, owner, ({ lastStands: _used, ...one }) => one);
}

/** `champion-died`: off the board, and every other seat remembers it. */
export function die(table: Moment, { champion, seat: owner }: FaceOf<'champion-died'>): Moment {
  const so = changeChampion(table, champion, () => null);
  const noted = changeSeats(so, (one, seat) =>
    seat === owner || one.enemyChampionDied === true ? one : { ...one, enemyChampionDied: true },
  );
  return withAside(noted, { dead: owner });
}

/** `damaged`: HP lost; an ability of a champion that did it works once a round. */
export function hurt(table: Moment, { champion, amount, by }: FaceOf<'damaged'>): Moment {
  const so = changeChampion(table, champion, (one) => ({ ...one, hp: one.hp - amount }));
  return by === null ? so : changeChampion(so, by, (one) => ({ ...one, used: true }));
}

/** `bridge-built`. */
export function build(table: Moment, { edge, temporary }: FaceOf<'bridge-built'>): Moment {
  if (temporary) return { ...table, temporary: addPlace(table.temporary, edge) };
  return { ...table, bridges: addPlace(table.bridges, edge) };
}

/** `bridge-destroyed`: with its trap and lockdown. */
export function destroy(table: Moment, { edge }: FaceOf<'bridge-destroyed'>): Moment {
  const { temporary: before = [], locked: closed = [], traps: set = [], ...rest } = table;
  const temporary = before.filter((other) => other !== edge);
  const locked = closed.filter((other) => other !== edge);
  const traps = set.filter((trap) => trap.edge !== edge);
  return {
    ...rest,
    bridges: table.bridges.filter((other) => other !== edge),
    ...(temporary.length > 0 ? { temporary } : {}),
    ...(locked.length > 0 ? { locked } : {}),
    ...(traps.length > 0 ? { traps } : {}),
  };
}

/** `battle`: it begins, and the spells that waited for it are used up. */
export function openBattle(table: Moment, face: FaceOf<'battle'>): Moment {
  const { hex, attacker, defender, siege } = face;
  const boosts = [attacker, defender].map((seat) => table.seats[seat]?.boosts ?? []);
  const battle = { hex, attacker, defender, siege, round: 0, boosts, hits: [[], []] };
  const fought: Moment = { ...table, battle, phase: siege ? 'sieges' : table.phase };
  return changeSeats(fought, (one, seat) => {
    if (one.boosts === undefined || (seat !== attacker && seat !== defender)) return one;
    const { boosts: _used, ...rest } = one;
    return rest;
  });
}

/** `combat-round`: the dice lie on the table, and their hits wait. */
export function rollRound(table: Moment, { round, attacker, defender }: FaceOf<'combat-round'>): Moment {
  if (table.battle === undefined) return table;
  const hits = [attacker, defender].map(({ rolls }) =>
    rolls.flatMap(({ source, hits: count }) =>
      Array.from({ length: count }, () => (source === 'forces' ? null : source)),
    ),
  );
  return { ...table, battle: { ...table.battle, round, hits } };
}

/** `battle-losses`: Forces gone, champions hurt. */
export function takeLosses(table: Moment, { hex, losses }: FaceOf<'battle-losses'>): Moment {
  const { battle } = table;
  const open = battle === undefined ? table : { ...table, battle: { ...battle, hits: [[], []] } };
  return losses.reduce<Moment>((so, { seat, forces, damage }) => {
    const fewer = addUnits(so, seat, hex, -forces);
    return damage.reduce(
      (next, { champion, amount }) =>
        changeChampion(next, champion, (one) => ({ ...one, hp: one.hp - amount })),
      fewer,
    );
  }, open);
}

/** `battle-over`: nobody is slowed any more, and the winner has won. */
export function closeBattle(table: Moment, { hex, winner, champions }: FaceOf<'battle-over'>): Moment {
  const { battle: _over, ...rest } = table;
  const awake = champions.reduce<Moment>(
    (so, { champion }) => changeChampion(so, champion, ({ slowed: _slowed, ...one }) => one),
    rest,
  );
  if (winner === null) return awake;
  const tags = awake.tags?.map((tag) =>
    tag.seat === winner && tag.hex === hex ? { ...tag, won: true } : tag,
  );
  const tagged = tags === undefined ? awake : { ...awake, tags };
  return changeSeat(tagged, winner, (one) => ({ ...one, wonBattle: true }));
}

/** `board-made`: tiles, and the Forces that everybody starts with. */
export function makeBoard(
  table: Moment,
  { mines, forges }: FaceOf<'board-made'>,
  start: { readonly forces: number; readonly gold: number },
): Moment {
  const laid = changeSeats({ ...table, mines, forges }, (one) => ({ ...one, gold: start.gold }));
  return laid.seats.reduce<Moment>(
    (so, { capital }, seat) => (capital === null ? so : addUnits(so, seat, capital, start.forces)),
    laid,
  );
}

/** Adds an element to one of the lists of a seat. */
export function noteOnSeat(
  table: Moment,
  seat: number,
  list: 'siegeWrits' | 'lastStands',
  value: number,
): Moment {
  return changeSeat(table, seat, (one) => ({ ...one, [list]: plus(one[list], value) }));
}
