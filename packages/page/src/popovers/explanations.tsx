// The room in which one table explains itself: its parts ask for explanations, and one at a time is shown.

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { PreviewLayer } from './preview-layer.tsx';
import { createPreview, PreviewContext } from './preview.ts';

/** The table and its explanations. */
export function Explanations({ children }: { readonly children: ComponentChildren }) {
  const preview = useMemo(createPreview, []);
  return (
    <PreviewContext.Provider value={preview}>
      {children}
      <PreviewLayer preview={preview} />
    </PreviewContext.Provider>
  );
}
