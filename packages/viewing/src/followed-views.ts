// The views of all viewers who follow a match: what each was shown last, and what a choice changes for each.

import type { Observer } from '@bridgefront/kernel';
import { Reveal } from './frames.ts';
import type { GameView } from './game-view.ts';
import type { MadeFrame } from './frames.ts';
import type { Playing, Viewer } from './playing.ts';
import { PublicSnapshot } from './public-snapshot.ts';
import type { Viewed } from './public-snapshot.ts';
import { plannedViewAt, seatViewAt, seatViewPatch } from './seat-view.ts';
import type { SeenView } from './seat-view.ts';

/** What a choice changed for one viewer. Patches are texts: operations with commas between them. */
export interface SeatChange {
  /** One for each report that the viewer was told; none for viewers who follow results only. */
  readonly frames: readonly MadeFrame[];
  readonly after: SeenView;
  /** The patch from the last frame to `after`, of a document in which the view stands at this path. */
  patch(path: string): string;
  /** The patch from what was shown before to `after`. */
  result(path: string): string;
}

interface Followed {
  view: SeenView;
  /** How many want every step of a reveal, and how many only its result. */
  steps: number;
  results: number;
}

/** The viewers of one match. Views are kept, so that unchanged parts are the very same, and shared between viewers. */
export class FollowedViews {
  readonly #viewed: Viewed;
  readonly #followed = new Map<Viewer, Followed>();
  #snapshot: PublicSnapshot;
  #reveal: Reveal | null = null;

  /** The match as it is now. */
  constructor(playing: Playing) {
    const { engine, match } = playing;
    this.#viewed = { engine, match, halves: engine.game.halves?.() ?? null };
    this.#snapshot = new PublicSnapshot(this.#viewed, null);
  }

  /** Begins to follow, and gives the view of now. `steps`: every step of a reveal is wanted, not only its result. */
  follow(viewer: Viewer, steps: boolean): SeenView {
    const known = this.#followed.get(viewer);
    const view = known?.view ?? seatViewAt(this.#viewed, viewer, null, this.#snapshot);
    const followed = known ?? { view, steps: 0, results: 0 };
    this.#followed.set(viewer, followed);
    followed[steps ? 'steps' : 'results']++;
    return view;
  }

  /** Ends what `follow` began. */
  leave(viewer: Viewer, steps: boolean): void {
    const known = this.#followed.get(viewer);
    if (known === undefined) return;
    known[steps ? 'steps' : 'results']--;
    if (known.steps + known.results === 0) this.#followed.delete(viewer);
  }

  /** To be given to the engine with the next choice; undefined where nobody follows step by step. */
  observer(): Observer | undefined {
    const views = new Map<Viewer, GameView>();
    for (const [viewer, { steps, view }] of this.#followed) if (steps > 0) views.set(viewer, view.table);
    this.#reveal = views.size === 0 ? null : new Reveal(this.#viewed, this.#snapshot, views);
    return this.#reveal?.observer;
  }

  /**
   * What the choice changed for those who follow. `sameState`: it only went on with a plan; `only`: nobody else can have
   * seen anything.
   */
  change(sameState: boolean, only?: Viewer): ReadonlyMap<Viewer, SeatChange> {
    const reveal = this.#reveal;
    this.#reveal = null;
    const snapshot = sameState ? null : new PublicSnapshot(this.#viewed, reveal?.snapshot ?? this.#snapshot);
    this.#snapshot = snapshot ?? this.#snapshot;
    const changes = new Map<Viewer, SeatChange>();
    for (const [viewer, followed] of this.#followed) {
      if (only !== undefined && viewer !== only) continue;
      const before = followed.view;
      const { frames = [], view: table = before.table } = reveal?.of(viewer) ?? {};
      const between = frames.length === 0 ? before : { ...before, table };
      const after =
        snapshot === null
          ? plannedViewAt(this.#viewed, viewer, between)
          : seatViewAt(this.#viewed, viewer, between, snapshot);
      followed.view = after;
      const result = (path: string): string => seatViewPatch(before, after, snapshot, path);
      const patch = (path: string): string => seatViewPatch(between, after, snapshot, path);
      changes.set(viewer, { frames, after, result, patch: frames.length === 0 ? result : patch });
    }
    return changes;
  }
}
