// Part of a page that is loaded when it is first drawn: what few look at costs nobody else anything.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The component; nothing stands in its place until it has come. */
export function onNeed<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Part: ComponentType<P> | null = null;
  return function OnNeed(props: P) {
    const [, again] = useState(false);
    useEffect(() => {
      if (Part !== null) return;
      void load().then((part) => {
        Part = part;
        again(true);
      });
    }, []);
    return Part === null ? null : <Part {...props} />;
  };
}
