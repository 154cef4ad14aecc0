// Frames of a reveal in the making: at each report, every viewer's true view of that moment.

import { faceFor } from '@bridgefront/kernel';
import type { Face, Observer } from '@bridgefront/kernel';
import type { GameView } from './game-view.ts';
import type { Viewer } from './playing.ts';
import { PublicSnapshot } from './public-snapshot.ts';
import type { Viewed } from './public-snapshot.ts';

/** A frame as it is made: the report's face, and the change of the game's view as the text of a patch's operations. */
export interface MadeFrame {
  readonly face: Face;
  readonly patch: string;
}

/** What one viewer was shown of a reveal. */
export interface ViewerReveal {
  readonly frames: readonly MadeFrame[];
  /** The game's view at the last frame; what it was before where there is none. */
  readonly view: GameView;
}

/** The reveal that one choice brings, as its viewers see it. Give `observer` to the engine, then read it. */
export class Reveal {
  readonly #viewed: Viewed;
  readonly #viewers = new Map<Viewer, { readonly frames: MadeFrame[]; view: GameView }>();
  #snapshot: PublicSnapshot;

  /** `before`: the state in which the choice is made; `views`: the game's views that were shown last, by viewer. */
  constructor(viewed: Viewed, before: PublicSnapshot, views: ReadonlyMap<Viewer, GameView>) {
    this.#viewed = viewed;
    this.#snapshot = before;
    for (const [viewer, view] of views) this.#viewers.set(viewer, { frames: [], view });
  }

  /** The state at the last report. */
  get snapshot(): PublicSnapshot {
    return this.#snapshot;
  }

  /** Makes a frame of every report for each viewer who is told of it. */
  readonly observer: Observer = (report, match) => {
    const snapshot = new PublicSnapshot({ ...this.#viewed, match }, this.#snapshot);
    this.#snapshot = snapshot;
    for (const [viewer, seen] of this.#viewers) {
      const face = faceFor(report, viewer);
      if (face === null) continue;
      const view = snapshot.view(viewer, seen.view);
      seen.frames.push({ face, patch: snapshot.difference(seen.view, view, '') });
      seen.view = view;
    }
  };

  /** What the viewer was shown; null: it was not followed. */
  of(viewer: Viewer): ViewerReveal | null {
    return this.#viewers.get(viewer) ?? null;
  }
}
