// Part of a page that is loaded when it is first drawn: what few look at costs nobody else anything.

import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The component; until it has come `Meanwhile` stands in its place, or nothing. */
export function onNeed<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile: (props: P) => ComponentChildren = () => null,
): ComponentType<P> {
  let Part: ComponentType<P> | null = null;
  return function OnNeed(props: P) {
    const [, again] = useState(false);
    useEffect(() => {
      // It may have come for another place since this one was drawn.
      if (Part !== null) return again(true);
      void load().then((part) => {
        Part = part;
        again(true);
      });
    }, []);
    return Part === null ? Meanwhile(props) : <Part {...props} />;
  };
}
