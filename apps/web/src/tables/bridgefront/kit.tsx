// Stand-ins for the kit until it is there: dialog, button, mark of a seat.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../../texts/index.ts';

/** A modal dialog. */
export function Dialog(props: {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog ref={box} aria-label={props.title} onClose={props.onClose}>
      <h2>{props.title}</h2>
      {props.children}
      <button type="button" onClick={() => box.current?.close()}>
        {texts.bridgefront.hand.close}
      </button>
    </dialog>
  );
}

/** A button. */
export function Button(props: {
  readonly variant?: 'primary' | 'plain';
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <button type="button" disabled={props.disabled ?? false} onClick={props.onClick}>
      {props.children}
    </button>
  );
}

/** The mark of a seat. */
export function SeatMark({ seat }: { readonly seat: number }) {
  const seats = ['●', '■', '▲', '◆', '⬟', '✚'];
  return (
    <span aria-hidden="true" style={{ color: `var(--seat-${seat})` }}>
      {seats[seat]}
    </span>
  );
}

/** The board, until there is one. */
export function Board({ overlay }: { readonly room: object; readonly overlay?: ComponentChildren }) {
  return <svg viewBox="0 0 10 10">{overlay}</svg>;
}
