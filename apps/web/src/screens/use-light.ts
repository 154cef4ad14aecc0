// Paper is light, whatever the reader likes on a screen.

import { useLayoutEffect } from 'preact/hooks';

/** Shows the page by day as long as the calling screen is there: it is one to be printed. */
export function useLight(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    dataset['theme'] = 'light';
    return () => {
      if (before === undefined) delete dataset['theme'];
      else dataset['theme'] = before;
    };
  }, []);
}
