// Place of the shown moment in the log: its line is marked and kept in sight, later lines are dimmed, and a click on a line
// leads to its moment.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { PageMatchContext } from './create-match-context.ts';

interface Area {
  readonly current: HTMLElement | null;
}

function linesIn(area: HTMLElement): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>('[data-line]')];
}

function numberOf(line: HTMLElement): number {
  return Number(line.dataset['line']);
}

// A line that a filter hides, or that is folded behind another, is stood for by the one before it.
function lineAt(lines: readonly HTMLElement[], place: number): HTMLElement | null {
  return lines.findLast((line) => !line.matches('h3') && numberOf(line) <= place) ?? null;
}

function dim(lines: readonly HTMLElement[], place: number): void {
  for (const line of lines) line.toggleAttribute('data-later', numberOf(line) > place);
}

// In the lower part of what is seen: what led to it stands above. Returns whether it had to be moved.
function bringIntoSight(area: HTMLElement, line: HTMLElement | null): boolean {
  if (line === null) {
    area.scrollTo({ top: -area.scrollHeight });
    return false;
  }
  const { top, height } = area.getBoundingClientRect();
  const { top: at, bottom } = line.getBoundingClientRect();
  // Below the heading that sticks to the top.
  const inSight = at >= top + height * 0.2 && bottom <= top + height * 0.9;
  if (!inSight) area.scrollBy({ top: at - top - height * 0.6 });
  return !inSight;
}

const mostLooks = 20;
const quietLooks = 3;

// Rounds that come into sight only now get their true heights, a frame after the scroll that showed them: it is looked at
// again until the line has stayed for a few frames. Returns what ends that.
function keepInSight(area: HTMLElement, line: HTMLElement | null): () => void {
  let looks = 0;
  let quiet = 0;
  let frame = 0;
  const look = (): void => {
    quiet = bringIntoSight(area, line) ? 0 : quiet + 1;
    looks++;
    if (looks < mostLooks && quiet <= quietLooks) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

function replay(match: PageMatchContext, target: EventTarget | null): void {
  const line = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-report]') : null;
  if (line !== null) match.playback.replayFrom(Number(line.dataset['report']));
}

/** Lets the lines in `area` follow the match; `sections`: what the lines are made of. */
export function useLogPlace(match: PageMatchContext, area: Area, sections: unknown): void {
  const place = match.lookedAt.value ?? match.playback.place.value;
  const revealed = match.playback.current.value?.index ?? null;
  const marked = useRef<Element | null>(null);
  const drawn = place === null && revealed === null ? null : sections;
  useLayoutEffect(() => {
    const { current } = area;
    if (current === null) return;
    const mark = (line: Element | null): void => {
      marked.current?.removeAttribute('aria-current');
      marked.current = line;
      line?.setAttribute('aria-current', 'true');
    };
    if (place === null) {
      for (const line of current.querySelectorAll('[data-later]')) line.removeAttribute('data-later');
      return mark(revealed === null ? null : current.querySelector(`[data-report="${revealed}"]`));
    }
    const lines = linesIn(current);
    const line = lineAt(lines, place);
    dim(lines, place);
    mark(line);
    return keepInSight(current, line);
  }, [area, place, revealed, drawn]);
  useEffect(() => {
    const { current } = area;
    const hear = ({ target }: Event): void => replay(match, target);
    // What is unfolded in the past may have lines of the future.
    const unfold = (): void => {
      const now = match.lookedAt.peek() ?? match.playback.place.peek();
      if (now !== null && current !== null) requestAnimationFrame(() => dim(linesIn(current), now));
    };
    current?.addEventListener('click', hear);
    current?.addEventListener('toggle', unfold, true);
    return () => {
      current?.removeEventListener('click', hear);
      current?.removeEventListener('toggle', unfold, true);
    };
  }, [area, match]);
}
