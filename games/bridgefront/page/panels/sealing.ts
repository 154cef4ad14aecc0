// Who is carried out when of what is about to be sealed: cards by initiative, then basic actions, both in seat order from
// the Lead (§12.3, G-03).

/** The seats that still act, from the Lead on. */
export function fromLead(lead: number, done: readonly boolean[]): readonly number[] {
  return done.map((_, index) => (lead + index) % done.length).filter((seat) => done[seat] !== true);
}

/** Where a seat stands among those that still act. */
export interface SealedPlace {
  /** They go first where nothing else decides. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Of those that act, who goes before and after a seat whose number, or kind of action, is the same. */
export function placeAmong(order: readonly number[], seat: number): SealedPlace {
  const at = order.indexOf(seat);
  return { before: order.slice(0, Math.max(0, at)), after: at < 0 ? order : order.slice(at + 1) };
}
