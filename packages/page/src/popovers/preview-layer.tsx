// The explanation on the screen, above everything else.

import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { placeBeside } from './place.ts';
import type { Preview } from './preview.ts';
import styles from './preview-layer.module.css';

function useEscape(preview: Preview, open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      preview.hide();
    };
    const onPress = (event: PointerEvent): void => {
      const inside = event.target instanceof Element && event.target.closest('[data-explanation]') !== null;
      if (!inside) preview.hide();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('scroll', preview.hide, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('scroll', preview.hide, true);
    };
  }, [preview, open]);
}

/** Shows what `preview` holds. Once in a table. */
export function PreviewLayer({ preview }: { readonly preview: Preview }) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = preview.shown.value;
  useEscape(preview, shown !== null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || shown === null) return undefined;
    const { anchor } = shown;
    const before = anchor.getAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', id);
    element.showPopover();
    void placeBeside(element, anchor);
    return () => {
      if (before === null) anchor.removeAttribute('aria-describedby');
      else anchor.setAttribute('aria-describedby', before);
    };
  }, [shown, id]);
  if (shown === null) return null;
  return (
    <div
      ref={box}
      id={id}
      popover="manual"
      role="tooltip"
      data-explanation
      class={styles.layer}
      onPointerEnter={preview.hold}
      onPointerLeave={preview.leave}
    >
      {shown.content()}
    </div>
  );
}
