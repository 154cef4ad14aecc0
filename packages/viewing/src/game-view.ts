// The game's part of a viewer's view in two halves: what is open to all, and what is the viewer's own.

import type { Json } from '@bridgefront/kernel';

/** A JSON object. */
export type Members = { readonly [key: string]: Json };

/** Whether the value is a JSON object. */
export function isMembers(value: Json | undefined): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const none: Members = {};

/** A view that is not to be changed; the whole is put together when somebody needs it. */
export class GameView {
  /** The half that all viewers have; null: the view shares nothing with theirs. */
  readonly open: Members | null;
  /** Members beside the open half, or in place of some of it. */
  readonly own: Members;
  #whole: Json | undefined;

  private constructor(open: Members | null, own: Members, whole: Json | undefined) {
    this.open = open;
    this.own = own;
    this.#whole = whole;
  }

  /** A view in two halves. */
  static of(open: Members, own: Members): GameView {
    return new GameView(open, own, undefined);
  }

  /** A view that shares nothing with others, or is just what is open to all. */
  static whole(whole: Json, isOpen: boolean): GameView {
    return new GameView(isOpen && isMembers(whole) ? whole : null, none, whole);
  }

  /** The view as its game gives it. */
  get whole(): Json {
    return (this.#whole ??= { ...this.open, ...this.own });
  }

  /** One member of the whole; undefined when it has none. */
  member(key: string): Json | undefined {
    if (Object.hasOwn(this.own, key)) return this.own[key];
    return this.open !== null && Object.hasOwn(this.open, key) ? this.open[key] : undefined;
  }
}
