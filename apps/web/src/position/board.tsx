// The game's own table with a position on it: a touch says which place is meant, and plays nothing.

import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { MatchDocument } from '@bridgefront/page/source.ts';
import { TableArea } from '@bridgefront/page/stage/stage.tsx';
import type { MatchInfo } from '@bridgefront/protocol';
import { createMatchContext } from '../match/create-match-context.ts';
import { MarkedSeats } from '../match/marked-seats.tsx';
import { stillSource } from '../playback/recorded-source.ts';
import { stillPlayback } from '../playback/still-playback.ts';
import { pageSurroundings } from '../source/surroundings.ts';
import { corners } from '@bridgefront/page/popovers/corner.ts';
import type { Corner } from '@bridgefront/page/popovers/corner.ts';
import { Spotlight } from '../lessons/spotlight.tsx';
import styles from './position.module.css';

interface BoardProps {
  readonly page: GamePage;
  readonly info: MatchInfo;
  readonly seat: number;
  readonly document: MatchDocument;
  /** The places that may be meant, by their marks. */
  readonly places: ReadonlyMap<string, string>;
  readonly place: Signal<string>;
}

const marksOf = (places: ReadonlyMap<string, string>): readonly string[] => [
  ...new Set([...places.keys()].map((mark) => mark.slice(0, mark.indexOf(':')))),
];

type Marked = HTMLElement | SVGElement;

function markOf({ dataset }: Marked, kinds: readonly string[]): string {
  const kind = kinds.find((one) => dataset[one] !== undefined) ?? '';
  return `${kind}:${dataset[kind] ?? ''}`;
}

function area({ width, height }: DOMRect): number {
  return width * height;
}

// What lies around a point, the smallest first: parts of a board may let every touch through.
function around(stage: Element, selector: string, { clientX, clientY }: MouseEvent): readonly Marked[] {
  const boxes = [...stage.querySelectorAll<Marked>(selector)].map((one) => ({
    one,
    box: one.getBoundingClientRect(),
  }));
  return boxes
    .filter(({ box: { left, right, top, bottom } }) => {
      return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    })
    .toSorted((a, b) => area(a.box) - area(b.box))
    .map(({ one }) => one);
}

/** The mark of the place that is meant: the innermost one under the touch, in the order in which things lie upon each other. */
function placeOf(event: Event, stage: Element, places: ReadonlyMap<string, string>): string | null {
  const kinds = marksOf(places);
  const selector = kinds.map((kind) => `[data-${kind}]`).join(',');
  const { target } = event;
  const touched = event instanceof MouseEvent ? document.elementsFromPoint(event.clientX, event.clientY) : [];
  const under = [target, ...touched].flatMap((one) =>
    one instanceof Element ? (one.closest<Marked>(selector) ?? []) : [],
  );
  const boxes = event instanceof MouseEvent ? around(stage, selector, event) : [];
  return [...under, ...boxes].map((one) => markOf(one, kinds)).find((mark) => places.has(mark)) ?? null;
}

/** The table. */
export function PositionBoard({ page, info, seat, document, places, place }: BoardProps) {
  const shown = useSignal(document);
  if (shown.peek() !== document) shown.value = document;
  const match = useMemo(() => {
    const source = stillSource(info, seat, shown);
    return createMatchContext(source, page, pageSurroundings, stillPlayback(shown));
  }, [seat, info.seats.length]);
  useEffect(() => () => match.close(), [match]);
  const corner = useSignal<Corner>(corners[0]);
  const mark = place.value;
  const hint = useMemo(() => (mark === '' ? null : { say: '', places: [mark] }), [mark]);
  const means = (event: Event): void => {
    const { target } = event;
    const stage = target instanceof Element ? target.closest('[data-part="stage"]') : null;
    const found = stage === null ? null : placeOf(event, stage, places);
    if (found === null) return;
    event.preventDefault();
    event.stopPropagation();
    place.value = found;
  };
  return (
    <MarkedSeats match={match} game={page}>
      <div
        class={styles.board}
        onClickCapture={means}
        onKeyDownCapture={(event) => {
          if (event.key === 'Enter' || event.key === ' ') means(event);
        }}
      >
        <TableArea main overlays={<Spotlight match={match} hint={hint} corner={corner} />}>
          <page.Table key={`${seat} ${info.seats.length}`} match={match} />
        </TableArea>
      </div>
    </MarkedSeats>
  );
}
