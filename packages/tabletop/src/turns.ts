// Turns as plain data: the order of seats, passing until all have passed, and damage that is assigned at once.

import type { Seat } from '@bridgefront/kernel';

/** The seats in order from one of them: `2, 0, 1` of three. */
export function seatsFrom(first: Seat, count: number): Seat[] {
  return Array.from({ length: count }, (_, n) => (first + n) % count);
}

/** The seat after this one; `among`: only these are left in the game. */
export function seatAfter(seat: Seat, count: number, among?: readonly Seat[]): Seat {
  const order = seatsFrom((seat + 1) % count, count);
  return among === undefined ? order[0] : (order.find((one) => among.includes(one)) ?? seat);
}

/** Turns that go round until all have passed. */
export type Rotation = {
  /** Whose turn it is. */
  readonly active: Seat;
  /** All who take part, in order. */
  readonly seats: readonly Seat[];
  /** Passes in a row, or, where a pass is for good, who has passed. */
  readonly passed: readonly Seat[];
};

/** Nobody has passed; the first seat is to act. */
export function rotation(seats: readonly Seat[]): Rotation {
  return { active: seats[0], seats, passed: [] };
}

function next({ active, seats }: Rotation, skip: readonly Seat[]): Seat {
  const at = seats.indexOf(active);
  const order = seats.map((_, n) => seats[(at + 1 + n) % seats.length]);
  return order.find((seat) => !skip.includes(seat)) ?? active;
}

/** The active seat has acted: passes before it count no more, and the next seat is to act. */
export function acted(turns: Rotation): Rotation {
  return { ...turns, active: next(turns, []), passed: [] };
}

/** The active seat has passed and may come back as long as not all pass in a row; null: all have, and it is over. */
export function passed(turns: Rotation): Rotation | null {
  const list = [...turns.passed, turns.active];
  return list.length >= turns.seats.length ? null : { ...turns, active: next(turns, []), passed: list };
}

/** The active seat has acted where a pass is for good: those who have passed stay out. */
export function actedAmongRest(turns: Rotation): Rotation {
  return { ...turns, active: next(turns, turns.passed) };
}

/** The active seat has passed for good; null: all have, and it is over. */
export function passedForGood(turns: Rotation): Rotation | null {
  const list = [...turns.passed, turns.active];
  return list.length >= turns.seats.length ? null : { ...turns, active: next(turns, list), passed: list };
}

/**
 * Full assignments of a pool of damage: sets of targets, given by what each needs, that the pool can pay for and to
 * which no further target could be added with the rest. Sets are ascending lists of places in `needs`, in order of
 * their first difference. Stops after `most` sets.
 */
export function fullAssignments(pool: number, needs: readonly number[], most: number = Infinity): number[][] {
  const found: number[][] = [];
  const visit = (from: number, rest: number, taken: readonly number[], least: number): void => {
    // Even with all that follow in the set, what was left out would still fit: no full set begins so.
    const ahead = needs.slice(from).reduce((sum, need) => sum + need, 0);
    if (found.length >= most || least <= rest - ahead) return;
    if (from === needs.length) {
      found.push(taken.slice());
      return;
    }
    if (needs[from] <= rest) visit(from + 1, rest - needs[from], [...taken, from], least);
    visit(from + 1, rest, taken, Math.min(least, needs[from]));
  };
  visit(0, pool, [], Infinity);
  return found;
}

/** The targets that a set chosen one by one could still take in; it is full when there are none. */
export function fitsFurther(pool: number, needs: readonly number[], taken: readonly number[]): number[] {
  const rest = pool - taken.reduce((sum, place) => sum + needs[place], 0);
  return needs.flatMap((need, place) => (!taken.includes(place) && need <= rest ? [place] : []));
}

/** Damage of all sides is dealt at once: nobody's is lessened by what the others do. By target, what all deal to it. */
export function dealtTogether<Target>(
  sides: readonly (readonly { readonly target: Target; readonly damage: number }[])[],
): ReadonlyMap<Target, number> {
  const dealt = new Map<Target, number>();
  for (const { target, damage } of sides.flat()) dealt.set(target, (dealt.get(target) ?? 0) + damage);
  return dealt;
}
