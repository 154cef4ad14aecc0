// The first screen.

import { texts } from '../texts/index.ts';

/** Home. */
export function Home() {
  return (
    <main id="content">
      <h1>{texts.shell.title}</h1>
    </main>
  );
}
