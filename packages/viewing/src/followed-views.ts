// The views of all viewers who follow a match: what each was shown last, and what a choice changes for each.

import { questionFor } from '@bridgefront/kernel';
import type { Observer, Seat } from '@bridgefront/kernel';
import { Reveal } from './frames.ts';
import type { GameView } from './game-view.ts';
import type { MadeFrame } from './frames.ts';
import { joined, PatchText } from './patch-text.ts';
import type { Playing, Viewer } from './playing.ts';
import { PublicSnapshot } from './public-snapshot.ts';
import type { Viewed } from './public-snapshot.ts';
import { aroundPatch, besideViewAt, plannedViewAt, questionPatch, seatViewAt } from './seat-view.ts';
import type { SeenView } from './seat-view.ts';

/** What a choice changed for one viewer. */
export interface SeatChange {
  /** One for each report that the viewer was told; none for viewers who follow results only. */
  readonly frames: readonly MadeFrame[];
  readonly after: SeenView;
  /** From the last frame to `after`. */
  readonly patch: PatchText;
  /** From what was shown before to `after`. */
  readonly result: PatchText;
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
  readonly #place: string;
  readonly #followed = new Map<Viewer, Followed>();
  #snapshot: PublicSnapshot;
  #reveal: Reveal | null = null;

  /** The match as it is now. `place`: the path at which views stand in the documents that patches change. */
  constructor(playing: Playing, place: string = '') {
    const { engine, match } = playing;
    this.#place = place;
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
    this.#reveal = null;
    for (const { steps } of this.#followed.values()) if (steps > 0) return this.#observer;
    return undefined;
  }

  // Most choices reveal nothing.
  readonly #observer: Observer = (report, match) => {
    this.#reveal ??= this.#begun();
    this.#reveal.observer(report, match);
  };

  #begun(): Reveal {
    const views = new Map<Viewer, GameView>();
    for (const [viewer, { steps, view }] of this.#followed) if (steps > 0) views.set(viewer, view.table);
    return new Reveal(this.#viewed, this.#snapshot, views);
  }

  /** What a choice changed for those who follow. */
  change(): ReadonlyMap<Viewer, SeatChange> {
    const reveal = this.#reveal;
    this.#reveal = null;
    const snapshot = new PublicSnapshot(this.#viewed, reveal?.snapshot ?? this.#snapshot);
    this.#snapshot = snapshot;
    const changes = new Map<Viewer, SeatChange>();
    this.#followed.forEach((followed, viewer) => {
      const before = followed.view;
      const { frames = [], view: table = before.table } = reveal?.of(viewer) ?? {};
      const after = seatViewAt(this.#viewed, viewer, { ...before, table }, snapshot);
      followed.view = after;
      const around = new PatchText(() => aroundPatch(before, after, this.#place));
      const from = (shown: GameView): PatchText => {
        const seen = (): string => snapshot.difference(shown, after.table, `${this.#place}/table`);
        return new PatchText(() => joined([seen(), around.text]));
      };
      const result = from(before.table);
      changes.set(viewer, { frames, after, result, patch: frames.length === 0 ? result : from(table) });
    });
    return changes;
  }

  /**
   * The same for a choice of `seat` that went on with its plan, or went back in it: all others see only who has sealed,
   * nothing at all unless `seals` says that this has changed.
   */
  planned(seat: Seat, seals: boolean): ReadonlyMap<Viewer, SeatChange> {
    this.#reveal = null;
    const changes = new Map<Viewer, SeatChange>();
    const change = (viewer: Viewer, followed: Followed, after: SeenView, patch: PatchText): void => {
      followed.view = after;
      changes.set(viewer, { frames: [], after, result: patch, patch });
    };
    const planner = this.#followed.get(seat);
    if (planner !== undefined) {
      const before = planner.view;
      const after = plannedViewAt(this.#viewed, seat, before);
      change(seat, planner, after, new PatchText(() => questionPatch(before, after, this.#place)));
    }
    const asked = seals ? questionFor(this.#viewed.engine, this.#viewed.match, null)?.seats : undefined;
    if (asked === undefined) return changes;
    let patch: PatchText | null = null;
    for (const [viewer, followed] of this.#followed) {
      if (viewer === seat) continue;
      const before = followed.view;
      const after = besideViewAt(before, asked);
      patch ??= new PatchText(() => questionPatch(before, after, this.#place));
      change(viewer, followed, after, patch);
    }
    return changes;
  }
}
