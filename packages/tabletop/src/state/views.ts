// Views of a declared state: what is open to all, and what is a seat's own beside it, made again only where it has changed.

import type { Game, Json, Seat } from '@bridgefront/kernel';
import { viewsInHalves } from '../parts.ts';
import type { Facts, PartMaker, WrittenViews } from '../parts.ts';
import type { AnyField } from './field.ts';
import { itemFacts } from './lists.ts';
import { fieldsOf, isShown } from './record.ts';
import type { Fields, Made, RecordOf, Seen } from './record.ts';
import type { Values } from './text.ts';

type ItemOf<L> = L extends readonly (infer I)[] ? I : never;
type Shown = Json | undefined;

/** Makes a member of a view, at every look: for what costs next to nothing. Undefined leaves it out. */
type Whole<S> = (state: S) => Shown;
/** A member that is made again when one of these fields has changed. */
type OfFields<S> = { readonly of: readonly (keyof S)[]; make(state: S): Shown };
/** A list item by item: each is made of the item, and of these other fields. */
type EachItem<S, K extends keyof S> = {
  each(item: ItemOf<S[K]>, state: S, index: number): Json;
  readonly and?: readonly (keyof S)[];
};

/** Fields that are shown in a way of their own; null: not at all. */
type OpenWays<S> = { readonly [K in keyof S]?: null | Whole<S> | OfFields<S> | EachItem<S, K> };
/** Members that are no fields. */
type MoreWays<S> = { readonly [name: string]: Whole<S> | OfFields<S> };
/** What a seat sees in place of its item of a list; `shown`: the open item, of which it may take over parts. */
type OwnWays<S> = {
  readonly [K in keyof S]?: {
    each(item: ItemOf<S[K]>, state: S, seat: Seat, shown: Members): Json;
    readonly and?: readonly (keyof S)[];
  };
};
/** Members that a seat alone sees. */
type PrivateWays<S> = {
  readonly [name: string]: { readonly of: readonly (keyof S)[]; make(state: S, seat: Seat): Shown };
};

type Result<M> = M extends { each: (...given: never[]) => infer V }
  ? readonly V[]
  : M extends { make: (...given: never[]) => infer V }
    ? V
    : M extends (...given: never[]) => infer V
      ? V
      : never;
type Given<M> = {
  readonly [K in keyof M as M[K] extends null ? never : undefined extends Result<M[K]> ? never : K]: Result<
    M[K]
  >;
} & {
  readonly [K in keyof M as undefined extends Result<M[K]> ? K : never]?: Exclude<Result<M[K]>, undefined>;
};
type Flat<T> = { [K in keyof T]: T[K] };

/** The view of a declared state, with what is shown in a way of its own. */
export type ViewOf<F extends Fields, O, M, P> = Flat<
  Omit<Seen<F>, keyof O> &
    Given<O> &
    Given<M> & { readonly [K in keyof P]?: Exclude<Result<P[K]>, undefined> }
>;

type Members = { [key: string]: Json };
const none: Members = {};
type Say = (facts: Facts, state: Values) => void;
type Way =
  | ((state: Values) => unknown)
  | { readonly of: readonly string[]; make(state: Values, seat: Seat): unknown }
  | {
      each(item: unknown, state: Values, index: number, shown: Members): unknown;
      readonly and?: readonly string[];
    };
type Ways = { readonly [name: string]: Way | null };

/** Makes one member of a view; `part`: the number under which it is remembered. */
type Member = (state: Values, seat: Seat, maker: PartMaker, part: number, shown: Members) => unknown;

function sayer(fields: Fields, names: readonly string[]): Say {
  const says = names.map((name) => ({ name, say: itemFacts(fields[name]) }));
  return (facts, state) => {
    for (const { name, say } of says) say(facts, state[name]);
  };
}

// What an item of a list is made of: itself, and other fields.
function itemSayer(fields: Fields, name: string, others: readonly string[]) {
  const sayItem = itemFacts(fields[name].item ?? fields[name]);
  const sayOthers = sayer(fields, others);
  return (facts: Facts, item: unknown, state: Values): void => {
    sayItem(facts, item);
    sayOthers(facts, state);
  };
}

function memberOf(fields: Fields, name: string, way: Way): Member {
  if (typeof way === 'function') return way;
  if ('make' in way) {
    const say = sayer(fields, way.of);
    return (state, seat, maker, part) =>
      maker.part(
        part,
        (facts) => say(facts, state),
        () => way.make(state, seat),
      );
  }
  const say = itemSayer(fields, name, way.and ?? []);
  return (state, _seat, maker, part) =>
    maker.list(
      part,
      state[name] as readonly unknown[],
      (facts, item) => say(facts, item, state),
      (item, at) => way.each(item, state, at, none),
    );
}

// As it is declared: lists of records item by item.
function declaredWay(name: string, field: AnyField): Way {
  const { item, facts, sight } = field;
  if (facts === undefined) return (state) => field.show(state[name], false);
  if (item?.facts !== undefined && sight === 'open') return { each: (one) => item.show(one, false) };
  return { of: [name], make: (state) => field.show(state[name], false) };
}

function entriesOf(ways: Ways): [string, Way][] {
  return Object.entries(ways).flatMap(([name, way]): [string, Way][] => (way === null ? [] : [[name, way]]));
}

function openMembers(fields: Fields, open: Ways, more: Ways): [string, Member][] {
  const shown = Object.entries(fields).flatMap(([name, field]): [string, Member][] => {
    const way = open[name] ?? (name in open || !isShown(field) ? null : declaredWay(name, field));
    return way === null ? [] : [[field.name ?? name, memberOf(fields, name, way)]];
  });
  const beside = entriesOf(more).map(([name, way]): [string, Member] => [name, memberOf(fields, name, way)]);
  return [...shown, ...beside];
}

// What the owner of an item of a list sees in its place: as it is declared, if that is more than others see.
function ownItems(fields: Fields, open: Ways, own: Ways): [string, Member][] {
  return Object.entries(fields).flatMap(([name, { perSeat, item }]): [string, Member][] => {
    const sights = Object.values(fieldsOf(item)).map(({ sight }) => sight);
    const declared = perSeat === true && !(name in open) && sights.includes('owner');
    const way = own[name] ?? (declared ? { each: (one: unknown) => item?.show(one, true) } : null);
    if (way === null || typeof way === 'function' || 'make' in way) return [];
    const say = itemSayer(fields, name, way.and ?? []);
    const member: Member = (state, seat, maker, part, all) => {
      const one = (state[name] as readonly unknown[])[seat];
      const shown = (all[name] as readonly Members[])[seat];
      return maker.part(
        part,
        (facts) => {
          facts.value(shown);
          say(facts, one, state);
        },
        () => way.each(one, state, seat, shown),
      );
    };
    return [[name, member]];
  });
}

// Puts a view together; what is undefined is left out.
function put(members: readonly [string, Member][], made: readonly unknown[]): Members {
  const view: Members = {};
  for (let at = 0; at < members.length; at++)
    if (made[at] !== undefined) view[members[at][0]] = made[at] as Json;
  return view;
}

// Parts are numbered: the members that are open, all of these together, and then what each seat sees of its own.
function writtenViews(
  open: readonly [string, Member][],
  items: readonly [string, Member][],
  beside: readonly [string, Member][],
): WrittenViews<Values, Members> {
  const own = [...items, ...beside];
  return {
    open(state, maker) {
      const made = open.map(([, member], part) => member(state, -1, maker, part, none));
      return maker.part(
        open.length,
        (facts) => facts.list(made),
        () => put(open, made),
      );
    },
    own(state, seat, shown, maker) {
      const first = open.length + 1 + seat * own.length;
      const made = own.map(([, member], at) => member(state, seat, maker, first + at, shown));
      items.forEach(([name], at) => {
        made[at] = (shown[name] as readonly Json[]).with(seat, made[at] as Json);
      });
      return put(own, made);
    },
  };
}

/** `view` and `halves` of a game. */
export type Views<S, V extends Json> = Required<Pick<Game<S, V>, 'view' | 'halves'>>;

/**
 * The views of a declared state: its fields as they are seen, `open` those that are shown in a way of their own, and `more`
 * beside them. A seat has `own` items in place of those of lists, and members that are `private` to it.
 */
export function viewsOf<F extends Fields, O = {}, M = {}, P = {}>(
  { fields }: RecordOf<F>,
  ways: {
    readonly open?: O & OpenWays<Made<F>>;
    readonly more?: M & MoreWays<Made<F>>;
    readonly own?: OwnWays<Made<F>>;
    readonly private?: P & PrivateWays<Made<F>>;
  } = {},
): Views<Made<F>, ViewOf<F, O, M, P> extends infer V extends Json ? V : never> {
  const { open = {}, more = {}, own = {}, private: alone = {} } = ways as { readonly [way: string]: Ways };
  const beside = entriesOf(alone).map(([name, way]): [string, Member] => [name, memberOf(fields, name, way)]);
  const views = viewsInHalves(
    writtenViews(openMembers(fields, open, more), ownItems(fields, open, own), beside),
  );
  return views as unknown as ReturnType<typeof viewsOf<F, O, M, P>>;
}
