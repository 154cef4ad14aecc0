// Who has to take a device that several people hand round.

import type { MatchDocument } from '@bridgefront/page/source.ts';

/** A person at the device. */
export interface NextPerson {
  readonly seat: number;
  /** Whether a choice of theirs is awaited. */
  readonly asked: boolean;
}

function peopleAt({ host }: MatchDocument): readonly number[] {
  return host.bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
}

/** The people at the device whose choice is awaited, without whoever sees the match so. */
export function awaited(document: MatchDocument): readonly number[] {
  const { view, host } = document;
  if (host.status !== 'live') return [];
  const people = peopleAt(document);
  const open = view.decision?.seats.filter(({ sealed }) => !sealed) ?? [];
  return open.map(({ seat }) => seat).filter((seat) => people.includes(seat) && seat !== view.seat);
}

/**
 * Who takes the device next: the first in the order of the seats whose choice is awaited, beginning with `last`, who had it
 * before; whoever had it where nobody's choice is.
 */
export function nextPerson(document: MatchDocument, last: number | null): NextPerson {
  const people = peopleAt(document);
  const from = last ?? people[0];
  const inOrder = [...people.filter((seat) => seat >= from), ...people.filter((seat) => seat < from)];
  const asked = awaited(document);
  const found = inOrder.find((seat) => asked.includes(seat));
  return { seat: found ?? from, asked: found !== undefined };
}

/** The people at the device who have sealed their plans and may still change them. */
export function sealedPeople(document: MatchDocument): readonly number[] {
  const people = peopleAt(document);
  const sealed = document.view.decision?.seats.filter((one) => one.sealed) ?? [];
  return sealed.map(({ seat }) => seat).filter((seat) => people.includes(seat));
}

/** All people at the device but one. */
export function others(document: MatchDocument, but: number): readonly number[] {
  return peopleAt(document).filter((seat) => seat !== but);
}
