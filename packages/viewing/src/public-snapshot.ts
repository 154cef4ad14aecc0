// The public snapshot: what is open to everybody in one state, and how it differs from the one before; made once for all
// viewers.

import type { Json, ViewHalves } from '@bridgefront/kernel';
import { GameView, isMembers } from './game-view.ts';
import type { Members } from './game-view.ts';
import { adopted, pointerPart, shared } from './patch.ts';
import { joined, operationText, operationsText } from './patch-text.ts';
import type { Playing, Viewer } from './playing.ts';

interface Difference {
  readonly from: Json;
  readonly to: Json;
  readonly text: string;
}

/** What has changed in the open half since an earlier one. */
interface OpenChanges {
  readonly from: Members;
  readonly changes: readonly { readonly key: string; readonly text: string }[];
}

/** A match, and its game's views in two halves if the game gives them so. */
export interface Viewed extends Playing {
  readonly halves: ViewHalves<unknown, Json> | null;
}

/** One state of a match, as far as it is open to everybody. */
export class PublicSnapshot {
  readonly #viewed: Viewed;
  readonly #before: Json | undefined;
  #open: Json | undefined;
  #openView: GameView | null = null;
  readonly #differences = new Map<string, Difference>();
  readonly #openChanges = new Map<string, OpenChanges>();

  /** The state as it is now; `before`: the last one that was taken. */
  constructor(viewed: Viewed, before: PublicSnapshot | null) {
    this.#viewed = viewed;
    this.#before = before === null ? undefined : (before.#open ?? before.#before);
  }

  /** The view of spectators; parts that are as before are the very same. To be asked before the state changes. */
  get open(): Json {
    if (this.#open !== undefined) return this.#open;
    const { engine, match, halves } = this.#viewed;
    // What halves give belongs to the views; anything else may be a part of the state, and is copied.
    this.#open =
      halves === null
        ? shared(engine.game.view(match.state, null), this.#before)
        : adopted(halves.open(match.state), this.#before);
    return this.#open;
  }

  /** The viewer's view in this state; what is open to all is that very half, what is as before is taken from `last`. */
  view(viewer: Viewer, last: GameView | null): GameView {
    const { open } = this;
    if (viewer === null || !isMembers(open)) return this.#unlike(viewer, last);
    const { match, halves } = this.#viewed;
    const before = last?.own;
    const own =
      halves === null
        ? this.#ownOf(viewer, open, last)
        : adopted(halves.own(match.state, viewer, open), before);
    if (own === null) return this.#unlike(viewer, last);
    return last?.open === open && own === before ? last : GameView.of(open, own as Members);
  }

  // A spectator's view, and one that cannot be made of the open half.
  #unlike(viewer: Viewer, last: GameView | null): GameView {
    const { open } = this;
    if (viewer === null) return (this.#openView ??= GameView.whole(open, true));
    const { engine, match } = this.#viewed;
    const whole = shared(engine.game.view(match.state, viewer, open), last?.whole);
    return whole === last?.whole ? last : GameView.whole(whole, false);
  }

  // What a game's whole view has beside the open one; null: that is not a part of it.
  #ownOf(viewer: Viewer, open: Members, last: GameView | null): Members | null {
    const { engine, match } = this.#viewed;
    const fresh = engine.game.view(match.state, viewer, open);
    if (!isMembers(fresh)) return null;
    for (const key of Object.keys(open)) if (fresh[key] === undefined) return null;
    const before = isMembers(this.#before) ? this.#before : {};
    const own: { [key: string]: Json } = {};
    for (const key of Object.keys(fresh)) {
      if (fresh[key] === undefined || fresh[key] === open[key]) continue;
      // What was the open part before is most likely the open part again, whether or not the game says so.
      const old = last?.member(key);
      const value = shared(fresh[key], old === undefined || old === before[key] ? open[key] : old);
      if (value !== open[key]) own[key] = value;
    }
    return adopted(own, last?.own) as Members;
  }

  /** The operations between a view that was given before and one of this state, as text; made once for all viewers. */
  difference(from: GameView, to: GameView, path: string): string {
    if (from === to) return '';
    if (from.open === null || to.open === null) return this.#wholes(from.whole, to.whole, path);
    const parts: string[] = [];
    if (from.open !== to.open)
      for (const { key, text } of this.#changes(from.open, to.open, path))
        if (!Object.hasOwn(from.own, key) && !Object.hasOwn(to.own, key)) parts.push(text);
    for (const key in from.own)
      if (!Object.hasOwn(to.own, key)) parts.push(this.#member(from.own[key], to.member(key), path, key));
    for (const key in to.own) parts.push(this.#member(from.member(key), to.own[key], path, key));
    return joined(parts);
  }

  #changes(from: Members, to: Members, path: string): OpenChanges['changes'] {
    const known = this.#openChanges.get(path);
    if (known?.from === from) return known.changes;
    const changes: { readonly key: string; readonly text: string }[] = [];
    const note = (key: string): void => {
      if (from[key] !== to[key]) changes.push({ key, text: this.#member(from[key], to[key], path, key) });
    };
    for (const key in from) note(key);
    for (const key in to) if (!Object.hasOwn(from, key)) note(key);
    this.#openChanges.set(path, { from, changes });
    return changes;
  }

  #wholes(from: Json, to: Json, path: string): string {
    if (!isMembers(from) || !isMembers(to)) return operationsText(from, to, path);
    const keys = Object.keys({ ...from, ...to });
    return joined(keys.map((key) => this.#member(from[key], to[key], path, key)));
  }

  #member(from: Json | undefined, to: Json | undefined, path: string, key: string): string {
    if (from === to) return '';
    const at = `${path}/${pointerPart(key)}`;
    if (to === undefined) return operationText({ op: 'remove', path: at });
    if (from === undefined) return operationText({ op: 'add', path: at, value: to });
    const known = this.#differences.get(at);
    if (known?.from === from && known.to === to) return known.text;
    const text = operationsText(from, to, at);
    this.#differences.set(at, { from, to, text });
    return text;
  }
}
