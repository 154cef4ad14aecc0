// What lasts on a seat this round, a sentence each, with its rule.

import type { Boost } from '../effects.ts';
import type { PublicSeat } from '../seen/view.ts';
import type { FaceOf } from '../faces.ts';
import { statusSentence } from './reports-status.ts';
import type { Places } from './whereabouts.ts';

/** Something in force for a seat. */
export interface SeatStatus {
  readonly kind: string;
  readonly text: string;
  readonly rule: string;
}

type Details = Omit<FaceOf<'status'>, 'tell' | 'seat'> & { readonly rule: string };

function boostDetails(boost: Boost): Details {
  const rule = 'C-11';
  switch (boost.boost) {
    case 'champion-dice':
      return { kind: boost.boost, value: boost.dice, rule };
    case 'smoke':
    case 'force-threshold':
      return { kind: boost.boost, value: boost.max, rule };
    case 'assign-hits':
      return { kind: boost.boost, rule };
    case 'hits-first':
      return { kind: boost.boost, first: boost.first, rule };
  }
}

function detailsOf(view: PublicSeat): readonly Details[] {
  const { boosts = [], entrenched = [], siegeWrits = [], lastStands = [], lastContract, discount } = view;
  return [
    ...boosts.map(boostDetails),
    ...entrenched.map(({ hex, max }): Details => ({ kind: 'entrench', hex, value: max, rule: 'C-03' })),
    ...siegeWrits.map((value): Details => ({ kind: 'siege-writ', value, rule: 'C-20' })),
    ...lastStands.map((value): Details => ({ kind: 'last-stand', value, rule: 'C-20' })),
    ...(lastContract === undefined ? [] : [{ kind: 'last-contract', rule: 'C-25' } as const]),
    ...(discount === undefined ? [] : [{ kind: 'discount', value: discount, rule: 'C-15' } as const]),
  ];
}

/** What is in force for a seat, as everybody knows it. */
export function seatStatuses(
  view: PublicSeat,
  seat: number,
  name: (seat: number) => string,
  at?: Places,
): readonly SeatStatus[] {
  return detailsOf(view).map(({ rule, ...details }) => ({
    kind: details.kind,
    text: statusSentence({ tell: 'status', seat, ...details }, name, at),
    rule,
  }));
}
