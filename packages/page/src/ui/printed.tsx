// Printed drawings: what looks the same wherever it stands is drawn once and copied from then on. A copy costs a tenth of a
// drawing, and nothing of it is compared when something else changes.

import { render } from 'preact';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import styles from './printed.module.css';

const plates = new WeakMap<object, Map<string, DocumentFragment>>();

function plateOf({ of, as, draw }: PrintedProps): DocumentFragment {
  const known = plates.get(of) ?? new Map<string, DocumentFragment>();
  plates.set(of, known);
  const before = known.get(as);
  if (before !== undefined) return before;
  const drawn = document.createElement('div');
  render(draw(), drawn);
  const plate = document.createDocumentFragment();
  plate.append(...[...drawn.childNodes].map((part) => part.cloneNode(true)));
  render(null, drawn);
  known.set(as, plate);
  return plate;
}

interface PrintedProps {
  /** What is drawn; it never changes. */
  readonly of: object;
  /** In which form. */
  readonly as: string;
  /** Draws it: without state, and without anything that answers to somebody. */
  readonly draw: () => ComponentChildren;
}

/** Draws it for later where it has not been drawn yet. */
export function print(printed: PrintedProps): void {
  plateOf(printed);
}

/** A copy of the drawing; its parts stand as if they were children of what is around it. */
export function Printed({ of, as, draw }: PrintedProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(plateOf({ of, as, draw }).cloneNode(true));
    // How it is drawn follows from what and in which form.
  }, [of, as]);
  return <span ref={place} class={styles.printed} />;
}
