// What an unknown address shows.

import { texts } from '../texts/index.ts';

/** The way back home. */
export function NotFound() {
  return (
    <main id="content">
      <h1>{texts.shell.notFound}</h1>
      <p>
        <a href="/">{texts.shell.home}</a>
      </p>
    </main>
  );
}
