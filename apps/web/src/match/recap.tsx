// Recap at the table: once everything has been shown and the reader is asked, what the others did lies in the panel, or on
// phones at the head of the stage, and ghosts show where things stood, until the reader does something.

import { computed, signal, useSignal, useSignalEffect } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentType, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { afterOwnDeed, othersDeeds } from '@bridgefront/page/reveal/deeds.ts';
import type { ToldDeed } from '@bridgefront/page/reveal/deeds.ts';
import { GhostLayer } from '@bridgefront/page/reveal/ghost-layer.tsx';
import { ghostsOf, standingIn } from '@bridgefront/page/reveal/ghosts.ts';
import type { Ghost, Standing } from '@bridgefront/page/reveal/ghosts.ts';
import { RecapStrip } from '@bridgefront/page/reveal/recap-strip.tsx';
import { linesOf } from '@bridgefront/page/reveal/told-lines.ts';
import type { ToldLine } from '@bridgefront/page/reveal/told-lines.ts';
import { pageTexts } from '@bridgefront/page/texts.ts';
import type { SeatReport } from '@bridgefront/viewing';
import { Button } from '@bridgefront/page/ui/button.tsx';
import type { IconName } from '@bridgefront/page/ui/icon.tsx';
import { captionOf } from '../playback/caption.ts';
import { viewsAfter } from '../playback/moments.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { iconsOf } from './log-icons.ts';
import { wide } from './media.ts';
import { forReader } from './to-reader.ts';
import styles from './recap.module.css';

type Span = Pick<ToldDeed, 'first' | 'last'>;

const nothing: readonly ToldDeed[] = [];

interface Recap {
  readonly told: ReadonlySignal<readonly ToldDeed[]>;
  /** On a phone; `asked`: by the handle, whatever it covers. */
  readonly open: Signal<boolean | 'asked'>;
}

const known = new WeakMap<PageMatchContext, Recap>();

function lossesIn(game: GamePage, reports: readonly SeatReport[]): readonly SeatReport[] {
  return reports.filter(({ face }) => game.losses?.includes(face.tell) === true);
}

function weightOf(game: GamePage, report: SeatReport, seat: number): number {
  return game.weighs?.(report, seat) ?? 1;
}

// What followed from a deed that cost somebody something, the heaviest first; undefined: nothing did.
function costOf(
  game: GamePage,
  { first, last }: Span,
  reports: readonly SeatReport[],
  seat: number,
): string | undefined {
  const costs = lossesIn(game, reports.slice(first + 1, last + 1)).toSorted(
    (one, other) => weightOf(game, other, seat) - weightOf(game, one, seat),
  );
  return costs.length === 0 ? undefined : costs.map((report) => captionOf(game, report)).join(' ');
}

/**
 * What the others did since the reader last did something, for panel and stage; empty while it is being shown, and for who
 * only watches.
 */
function recapOf({ match, game }: RecapProps): Recap {
  const recap = known.get(match) ?? {
    open: signal<boolean | 'asked'>(true),
    told: computed(() => {
      const { source, playback, since, choices } = match;
      const again = playback.again.value;
      if (game.deedOf === undefined || source.seat === null) return nothing;
      if (!again && (playback.playing.value || choices.value.length === 0)) return nothing;
      const reports = source.reports.value;
      const deedOf: Parameters<typeof othersDeeds>[3] = (report) => game.deedOf?.(report, match) ?? null;
      const from = since.value ?? afterOwnDeed(reports, source.seat, deedOf);
      return othersDeeds(reports, from, source.seat, deedOf).map((deed) => ({
        ...deed,
        text:
          game.comesTo?.(reports.slice(deed.first, deed.last + 1)) ?? captionOf(game, reports[deed.first]),
        cost: costOf(game, deed, reports, source.seat ?? -1),
      }));
    }),
  };
  known.set(match, recap);
  return recap;
}

function deedsOf(props: RecapProps): readonly ToldDeed[] {
  return recapOf(props).told.value;
}

type Miniature = ComponentType<{ readonly view: unknown }>;

// Loaded with the first recap.
function useMiniature(game: GamePage | null): Miniature | null {
  const loaded = useSignal<{ readonly Miniature: Miniature } | null>(null);
  useEffect(() => {
    void game?.story?.miniature?.().then(
      (found) => (loaded.value = { Miniature: found }),
      () => undefined, // A sign stands in its place.
    );
  }, [game]);
  return loaded.value?.Miniature ?? null;
}

/** The match and its game. */
export interface RecapProps {
  readonly match: PageMatchContext;
  readonly game: GamePage;
}

interface ToldProps extends RecapProps {
  readonly deeds: readonly ToldDeed[];
}

function toldLines({ source }: PageMatchContext, game: GamePage, deeds: readonly ToldDeed[]) {
  const reports = source.reports.peek();
  const words = pageTexts.recap;
  return linesOf(deeds, {
    costs: ({ first, last }) =>
      Math.max(
        0,
        ...lossesIn(game, reports.slice(first, last + 1)).map((report) =>
          weightOf(game, report, source.seat ?? -1),
        ),
      ),
    fold: (all) =>
      game.fold?.(all.map(({ first }) => reports[first])) ?? words.alike(all[0].text, all.length - 1),
    more: words.more,
  });
}

// The sign beside it says who did it, where one did all of it.
function shortOf({ match, game }: RecapProps, text: string, deeds: readonly ToldDeed[]): string {
  const [{ seat }] = deeds;
  const own = match.source.seat;
  const said = forReader(match, text, seat === null ? '' : match.nameOf(seat));
  return own === null ? said : (game.toReader?.(said, match.shown.value.view.table, own) ?? said);
}

function Strip({ match, game, deeds }: ToldProps) {
  const { playback } = match;
  const Miniature = useMiniature(game);
  const icons = useMemo(() => iconsOf(game), [game]);
  const key = deeds.map(({ last }) => last).join(' ');
  const views = useMemo(
    () => viewsAfter(playback.remembered(), new Set(deeds.map(({ last }) => last))),
    [playback, key, playback.oldest.value],
  );
  const lines = useMemo(() => toldLines(match, game, deeds), [match, game, key]);
  const show = ({ deeds: told }: ToldLine): void => {
    const { first } = told[0];
    const { last } = told.at(-1) ?? told[0];
    if (first >= playback.oldest.peek()) return playback.replayFrom(first, last);
    match.tab.value = 'log';
  };
  return (
    <RecapStrip
      lines={lines}
      toReader={(text) => forReader(match, text, '')}
      short={({ text, deeds: told }) => shortOf({ match, game }, text, told)}
      viewAfter={({ last }) => views.get(last)}
      Miniature={Miniature}
      iconOf={(tell): IconName => icons.get(tell) ?? 'log'}
      isKept={(deed) => deed.first >= playback.oldest.value}
      shown={playback.again.value ? (playback.current.value?.index ?? null) : null}
      show={show}
    />
  );
}

/** What can be chosen, and what is always to be seen: one's life, pieces. */
const vital = ':is([data-lit], [data-vital])';

// Whether the middle of any of these lies under the element: no finger would reach it, or nobody would see it.
// `within` is how much of it, on either side of its middle: 0.5 is all.
function covers(element: HTMLElement, these: string, within = 0): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [...document.querySelectorAll(`[data-part="stage"] ${these}`)].some((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const [wide, high] = [box.width * within + 4, box.height * within + 4];
    return x > left - wide && x < right + wide && y > top - high && y < bottom + high;
  });
}

// So much of the stage's height at most; on a phone on its side it would be more.
const lowEnough = 0.27;

/** What lies over the stage to say what is decided: all of it is to stay in sight, of all else that is needed the middle. */
const decided = ':is([data-tray], [data-overlay]:not([hidden]))';

function fits(box: HTMLElement): boolean {
  const [stage, plate] = ['[data-part="stage"]', '[data-seat-plate]'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  // On a phone on its side the plates lie where it would be.
  const free = plate === undefined || plate.bottom <= box.getBoundingClientRect().top;
  const low = stage !== undefined && box.offsetHeight <= stage.height * lowEnough;
  return low && free && !covers(box, vital) && !covers(box, decided, 0.5);
}

// On a phone, at the head of the stage, so that the reader's own side stays free; where it is too high, would cover what
// is needed, or something else is touched, it is folded until somebody asks.
function OverStage({ deeds, ...props }: ToldProps) {
  const { open } = recapOf(props);
  const box = useRef<HTMLDivElement>(null);
  const key = deeds.map(({ first }) => first).join(' ');
  useLayoutEffect(() => {
    open.value = true;
  }, [key]);
  // Where it was folded before, it stands there only now.
  useLayoutEffect(() => {
    if (open.peek() === true && box.current !== null && !fits(box.current)) open.value = false;
  }, [key, open.value]);
  useEffect(() => {
    const touch = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[data-recap]') === null) open.value = false;
    };
    addEventListener('pointerdown', touch, true);
    return () => removeEventListener('pointerdown', touch, true);
  }, [open]);
  if (deeds.length === 0 || open.value === false) return null;
  return (
    <div ref={box} class={styles.onStage} data-recap>
      <Strip {...props} deeds={deeds} />
    </div>
  );
}

// In the strip of the question, where it covers nothing of the stage: folds what happened and unfolds it.
function Handle({ open, count }: Pick<Recap, 'open'> & { readonly count: number }) {
  return (
    <div class={styles.handle} data-recap>
      <Button
        kind="quiet"
        icon="film-strip"
        label={pageTexts.recap.open(count)}
        aria-expanded={open.value !== false}
        onClick={() => (open.value = open.value === false && 'asked')}
      />
      <b class={styles.many} aria-hidden="true">
        {count}
      </b>
    </div>
  );
}

/** In the panel beside the table; on a phone, where it lies over the stage, its handle. */
export function PanelRecap(props: RecapProps) {
  const { told, open } = recapOf(props);
  const deeds = told.value;
  if (deeds.length === 0) return null;
  if (!wide.value) return <Handle open={open} count={deeds.length} />;
  return (
    <div class={styles.inPanel}>
      <Strip {...props} deeds={deeds} />
    </div>
  );
}

// What glides is not there yet: resolves when everything that ends has ended.
async function settled(area: HTMLElement): Promise<void> {
  const moving = area
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.all(moving.map(({ finished }) => finished.catch(() => null)));
}

interface GhostsProps extends Pick<ToldProps, 'match' | 'deeds'> {
  readonly area: RefObject<HTMLElement | null>;
}

// From the end of what is shown until the reader's next click or key.
function Ghosts({ match, area, deeds }: GhostsProps) {
  const before = useRef<Standing>(new Map());
  const [ghosts, setGhosts] = useState<readonly Ghost[]>([]);
  const layer = useRef<HTMLDivElement>(null);
  // As the reader does something, before anything of it is drawn; this part of the page may come with the first act.
  useSignalEffect(() => {
    if (match.since.value === null || match.playback.playing.peek()) return;
    if (area.current !== null) before.current = standingIn(area.current);
  });
  const again = match.playback.again.value;
  const key = again ? '' : deeds.map(({ last }) => last).join(' ');
  useEffect(() => {
    let forgotten = false;
    const forget = (): void => {
      forgotten = true;
      setGhosts([]);
    };
    const touch = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('[data-recap]') === null) forget();
    };
    if (key === '' || area.current === null) return forget();
    const table = area.current;
    void settled(table).then(() => {
      if (!forgotten) setGhosts(ghostsOf(table, before.current));
    });
    addEventListener('pointerdown', touch, true);
    addEventListener('resize', forget);
    addEventListener('wheel', forget, { capture: true, passive: true });
    return () => {
      forgotten = true;
      removeEventListener('pointerdown', touch, true);
      removeEventListener('resize', forget);
      removeEventListener('wheel', forget, { capture: true });
    };
  }, [key, match]);
  const { left = 0, top = 0 } = layer.current?.getBoundingClientRect() ?? {};
  return (
    <div ref={layer} class={styles.ghosts}>
      {key !== '' && ghosts.length > 0 && <GhostLayer ghosts={ghosts} layer={{ left, top }} />}
    </div>
  );
}

/** Over the stage: the ghosts, and where there is no panel the strip; `area`: what holds the table. */
export function StageRecap({ area, ...props }: RecapProps & Pick<GhostsProps, 'area'>) {
  const deeds = deedsOf(props);
  return (
    <>
      <Ghosts match={props.match} area={area} deeds={deeds} />
      {!wide.value && <OverStage {...props} deeds={deeds} />}
    </>
  );
}
