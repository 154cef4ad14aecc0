// One match: its lobby before the start, its table while it is played, its result afterwards.

import { texts } from '../texts/index.ts';

/** The screen at `/m/…`. */
export function MatchScreen({ match = '' }: { readonly match?: string }) {
  return (
    <main id="content">
      <h1>{texts.shell.loading}</h1>
      <p>{match}</p>
    </main>
  );
}
